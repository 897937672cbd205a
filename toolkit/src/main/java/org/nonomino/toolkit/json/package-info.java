/** The one JSON dialect: of the interface under {@code /api/v1}, and of the command line. */
@NullMarked
package org.nonomino.toolkit.json;

import org.jspecify.annotations.NullMarked;
