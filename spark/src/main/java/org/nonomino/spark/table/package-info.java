/** Tables of Parquet, converted from records. */
@NullMarked
package org.nonomino.spark.table;

import org.jspecify.annotations.NullMarked;
