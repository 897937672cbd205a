/** The explanation of each technique, with examples, in several formats. */
@NullMarked
package org.nonomino.toolkit.techniques;

import org.jspecify.annotations.NullMarked;
