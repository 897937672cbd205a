package org.nonomino.explainer;

/**
 * Properties that make a path pleasant, apart from the difficulty of its steps.
 *
 * @param steps the number of steps
 * @param firstMoves the number of different possible first steps that are no harder than the first
 *     one of the path, with all singles considered equally hard; at least 1 if there is a step
 * @param bottlenecks the number of steps of the path without an alternative: nothing else follows
 *     by techniques that are no harder
 */
public record PathProfile(int steps, int firstMoves, int bottlenecks) {}
