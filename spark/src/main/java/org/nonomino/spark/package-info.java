/** The commands as jobs of Apache Spark. */
@NullMarked
package org.nonomino.spark;

import org.jspecify.annotations.NullMarked;
