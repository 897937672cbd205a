package org.nonomino.explainer;

/**
 * What makes a path pleasant to walk, apart from how hard its steps are.
 *
 * @param steps how many there are
 * @param firstMoves how many different steps one can begin with that are no harder than the first
 *     one of the path, all singles counting as equally hard; at least 1 where there is a step
 * @param bottlenecks how many steps of the path have no other way on: nothing else follows by
 *     techniques that are no harder
 */
public record Pleasantness(int steps, int firstMoves, int bottlenecks) {}
