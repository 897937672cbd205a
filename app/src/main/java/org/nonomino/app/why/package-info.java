/** The command {@code why}. */
@NullMarked
package org.nonomino.app.why;

import org.jspecify.annotations.NullMarked;
