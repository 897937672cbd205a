/** The command {@code solve}. */
@NullMarked
package org.nonomino.app.solve;

import org.jspecify.annotations.NullMarked;
