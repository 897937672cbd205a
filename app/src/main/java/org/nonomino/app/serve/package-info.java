/** The command {@code serve}. */
@NullMarked
package org.nonomino.app.serve;

import org.jspecify.annotations.NullMarked;
