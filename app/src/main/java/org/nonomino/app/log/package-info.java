/** The configuration of logging. */
@NullMarked
package org.nonomino.app.log;

import org.jspecify.annotations.NullMarked;
