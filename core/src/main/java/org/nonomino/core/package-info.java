/** The domain: grids of digits, region masks, the layouts that follow from them, and puzzles. */
@NullMarked
package org.nonomino.core;

import org.jspecify.annotations.NullMarked;
