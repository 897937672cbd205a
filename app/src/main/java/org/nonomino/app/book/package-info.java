/** Books: reading a plan, generating its puzzles, and laying out the pages. */
@NullMarked
package org.nonomino.app.book;

import org.jspecify.annotations.NullMarked;
