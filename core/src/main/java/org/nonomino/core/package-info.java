/** The words of the domain: grids of digits, region masks, the layouts they imply, and puzzles. */
@NullMarked
package org.nonomino.core;

import org.jspecify.annotations.NullMarked;
