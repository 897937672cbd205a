package org.nonomino.solver.testkit;

/**
 * How much of the {@link Corpus} a strategy ends. Answers must be right wherever it ends; this says
 * that it ends often enough, so that no strategy passes by giving up.
 *
 * @param nodesPerPuzzle the most nodes for one puzzle
 * @param leastEnded the least number of puzzles, of the whole corpus, that end within them
 */
public record CorpusGoal(long nodesPerPuzzle, int leastEnded) {}
