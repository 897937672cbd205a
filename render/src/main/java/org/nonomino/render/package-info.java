/** Pictures of puzzles: laid out, and drawn as text and SVG, with the JDK's base module alone. */
@NullMarked
package org.nonomino.render;

import org.jspecify.annotations.NullMarked;
