/** Pictures of puzzles as files that need Java2D or a PDF library: PNG, PDF and booklets. */
package org.nonomino.render.export;
