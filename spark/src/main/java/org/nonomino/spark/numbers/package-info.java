/** Jobs that generate results by their numbers. */
@NullMarked
package org.nonomino.spark.numbers;

import org.jspecify.annotations.NullMarked;
