/** Pictures of puzzles. */
package org.nonomino.render;
