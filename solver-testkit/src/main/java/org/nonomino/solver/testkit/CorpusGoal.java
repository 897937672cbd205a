package org.nonomino.solver.testkit;

/**
 * The part of the {@link Corpus} that a strategy must finish. Every answer must be right; in
 * addition, this goal requires enough answers, so that no strategy passes by giving up.
 *
 * @param nodesPerPuzzle the maximum number of nodes for one puzzle
 * @param minEnded the minimum number of puzzles, of the whole corpus, that finish within these
 *     nodes
 */
public record CorpusGoal(long nodesPerPuzzle, int minEnded) {}
