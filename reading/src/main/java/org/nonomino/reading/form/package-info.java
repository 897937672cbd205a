/** Forms: drawings as a player sees them, in cells and with the names of their colours. */
@NullMarked
package org.nonomino.reading.form;

import org.jspecify.annotations.NullMarked;
