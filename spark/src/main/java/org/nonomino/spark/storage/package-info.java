/** Files in any file system of Hadoop, including Parquet files. */
@NullMarked
package org.nonomino.spark.storage;

import org.jspecify.annotations.NullMarked;
