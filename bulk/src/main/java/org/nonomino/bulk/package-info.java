/** The work of commands on each item of their input separately, on this machine or on many. */
@NullMarked
package org.nonomino.bulk;

import org.jspecify.annotations.NullMarked;
