/** Matches clues with drawn forms: both together become constraints. */
@NullMarked
package org.nonomino.reading.match;

import org.jspecify.annotations.NullMarked;
