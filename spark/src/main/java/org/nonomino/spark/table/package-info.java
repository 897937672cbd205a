/** Tables of Parquet, made of records. */
@NullMarked
package org.nonomino.spark.table;

import org.jspecify.annotations.NullMarked;
