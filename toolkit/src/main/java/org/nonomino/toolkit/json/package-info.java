/** The JSON format of both the HTTP API under {@code /api/v1} and the command line. */
@NullMarked
package org.nonomino.toolkit.json;

import org.jspecify.annotations.NullMarked;
