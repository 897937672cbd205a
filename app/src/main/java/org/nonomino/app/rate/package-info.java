/** The command {@code rate}. */
@NullMarked
package org.nonomino.app.rate;

import org.jspecify.annotations.NullMarked;
