/** Pictures of puzzles: laid out, and drawn as text and SVG, with only the JDK's base module. */
@NullMarked
package org.nonomino.render;

import org.jspecify.annotations.NullMarked;
