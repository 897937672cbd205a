/** The explanation of each technique: a page, examples, and both in several formats. */
@NullMarked
package org.nonomino.toolkit.techniques;

import org.jspecify.annotations.NullMarked;
