/** Options that several commands share. */
@NullMarked
package org.nonomino.bulk.options;

import org.jspecify.annotations.NullMarked;
