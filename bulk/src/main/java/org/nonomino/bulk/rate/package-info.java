/** The command {@code rate}. */
@NullMarked
package org.nonomino.bulk.rate;

import org.jspecify.annotations.NullMarked;
