/** Pictures of puzzles as files that need Java2D or a PDF library: PNG, PDF and booklets. */
@NullMarked
package org.nonomino.render.export;

import org.jspecify.annotations.NullMarked;
