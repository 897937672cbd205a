/** The command {@code check}. */
@NullMarked
package org.nonomino.app.check;

import org.jspecify.annotations.NullMarked;
