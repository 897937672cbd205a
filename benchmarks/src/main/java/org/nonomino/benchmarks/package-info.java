/** Measures the strategies and their peers with JMH, on puzzles with recorded answers. */
@NullMarked
package org.nonomino.benchmarks;

import org.jspecify.annotations.NullMarked;
