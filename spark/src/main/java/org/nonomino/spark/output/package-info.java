/** The folder that a job writes, whose parts exist as a whole or not at all. */
@NullMarked
package org.nonomino.spark.output;

import org.jspecify.annotations.NullMarked;
