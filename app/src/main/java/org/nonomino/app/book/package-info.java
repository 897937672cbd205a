/** Books: a plan is read, puzzles are made for it, and all is put on pages. */
@NullMarked
package org.nonomino.app.book;

import org.jspecify.annotations.NullMarked;
