/** What commands do to each item of their input alone, on this machine or on many. */
@NullMarked
package org.nonomino.bulk;

import org.jspecify.annotations.NullMarked;
