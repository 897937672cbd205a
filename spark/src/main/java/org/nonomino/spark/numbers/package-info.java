/** Jobs that make things by their numbers. */
@NullMarked
package org.nonomino.spark.numbers;

import org.jspecify.annotations.NullMarked;
