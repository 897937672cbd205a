/** The command {@code book}. */
@NullMarked
package org.nonomino.app.book;

import org.jspecify.annotations.NullMarked;
