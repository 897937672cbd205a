package org.nonomino.explainer.internal.chains;

import java.util.Collection;
import java.util.Optional;
import org.nonomino.core.Constraint;
import org.nonomino.explainer.Candidate;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.constraints.ConstraintWords;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;

/** Sentences for all kinds of chains. */
public final class ChainSentences {
  /**
   * The maximum number of links shown in a sentence; longer chains appear only in the full
   * explanation.
   */
  private static final int MAX_SHOWN = 9;

  /** The maximum number of constraints that a sentence names. */
  private static final int MAX_NAMED = 2;

  private ChainSentences() {}

  /**
   * Returns a chain, or its length if it is too long for a sentence, with the constraints that it
   * passes through.
   */
  public static Words shown(int links, Words chain, Collection<Constraint> constraints) {
    Words shown = links > MAX_SHOWN ? Words.of("A chain of %s links", links) : chain;
    return Words.of("%s%s", shown, through(constraints));
  }

  /** Names the constraints of a chain, if it passes through some. */
  private static Words through(Collection<Constraint> constraints) {
    if (constraints.isEmpty()) {
      return Words.NONE;
    }
    return constraints.size() > MAX_NAMED
        ? Words.of(", through %s constraints", constraints.size())
        : Words.of(
            ", through %s",
            Words.list(constraints.stream().map(ConstraintWords::name).toList(), "and"));
  }

  /** Returns the constraint that excludes one of two candidates, if no house does. */
  public static Optional<Constraint> constraint(BoardState board, Candidate one, Candidate other) {
    return one.cell() == other.cell()
            || (one.digit() == other.digit() && board.layout().arePeers(one.cell(), other.cell()))
        ? Optional.empty()
        : board.tables.relations().flatMap(relations -> relations.reason(one, other));
  }

  /** Says that a constraint excludes a candidate beside another one that is true. */
  public static Words excludes(Constraint constraint, Words truth) {
    return Words.of("%s, and %s does not allow both", truth, ConstraintWords.name(constraint));
  }

  /**
   * Returns the conclusions of a continuous loop in words.
   *
   * @param cells the cells of the loop
   * @param constraints those that it passes through
   */
  public static Words loop(
      BoardState board,
      int links,
      Words chain,
      Collection<Integer> cells,
      Collection<Constraint> constraints,
      FoundStep step) {
    return Words.of(
        "Continuous loop%s%s. Every weak link has exactly one true end, so other candidates that see both ends are removed: %s.",
        links > MAX_SHOWN
            ? Words.of(" of %s links through %s", links, Wording.brief(board, cells))
            : Words.of(": %s", chain),
        through(constraints),
        Wording.losses(board, step));
  }
}
