/** Options that several commands share. */
@NullMarked
package org.nonomino.app.options;

import org.jspecify.annotations.NullMarked;
