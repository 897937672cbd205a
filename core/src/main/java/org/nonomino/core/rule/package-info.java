/** Rules that people write themselves: what they say, and on which cells. */
@NullMarked
package org.nonomino.core.rule;

import org.jspecify.annotations.NullMarked;
