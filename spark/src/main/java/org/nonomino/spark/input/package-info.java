/** Files of puzzles or layouts, and their division into parts for tasks. */
@NullMarked
package org.nonomino.spark.input;

import org.jspecify.annotations.NullMarked;
