/** Measures the strategies and their peers with JMH, on puzzles with recorded answers. */
package org.nonomino.benchmarks;
