/** Books: reading a plan, generating its puzzles, and laying out the pages. */
@NullMarked
package org.nonomino.book;

import org.jspecify.annotations.NullMarked;
