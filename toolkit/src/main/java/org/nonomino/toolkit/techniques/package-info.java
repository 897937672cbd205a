/** What there is to learn of each technique: a page, examples, and both as texts. */
@NullMarked
package org.nonomino.toolkit.techniques;

import org.jspecify.annotations.NullMarked;
