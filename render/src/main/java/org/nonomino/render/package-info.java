/** Pictures of puzzles: laid out, and drawn as text and SVG, with the JDK's base module alone. */
package org.nonomino.render;
