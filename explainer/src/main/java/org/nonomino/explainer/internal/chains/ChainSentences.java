package org.nonomino.explainer.internal.chains;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nonomino.core.Constraint;
import org.nonomino.core.constraint.ConstraintNames;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.ChainNode;
import org.nonomino.explainer.internal.constraints.ConstraintWords;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;

/** Sentences for all kinds of chains. */
public final class ChainSentences {
  /**
   * The maximum number of links shown in a sentence; longer chains have a line below the sentence,
   * without their middle.
   */
  private static final int MAX_SHOWN = 9;

  /** The number of nodes shown at each end of a longer chain, so that eight links are drawn. */
  private static final int SHOWN_AT_END = 4;

  /** The maximum number of hidden nodes in a row. Beyond it, a node in the middle is shown. */
  private static final int MANY_HIDDEN = 8;

  /** The maximum number of constraints that a sentence names. */
  private static final int MAX_NAMED = 2;

  private ChainSentences() {}

  /**
   * Returns a chain, or its length if it is too long for a sentence, with the constraints that it
   * passes through.
   */
  public static Words shown(int links, Words chain, Collection<Constraint> constraints) {
    Words shown = isLong(links) ? Words.of("A chain of %s links", links) : chain;
    return Words.of("%s%s", shown, through(constraints));
  }

  /** Returns whether a chain is too long for a sentence. */
  public static boolean isLong(int links) {
    return links > MAX_SHOWN;
  }

  /**
   * Returns a long chain in Eureka notation without its middle: {@code (3)r8c7 = r6c7 - r6c3 = r5c1
   * - … 4 more … = (3)r4c1 - r4c2 = r9c2 - (3=5)r9c7}. A very long chain also shows a node that is
   * true halfway, if possible where the digit changes.
   *
   * @param nodes more than {@link #MAX_SHOWN}
   * @param isStrong for each link, whether it is strong
   */
  public static Words folded(BoardState board, List<ChainNode> nodes, List<Boolean> isStrong) {
    boolean isVeryLong = nodes.size() - 2 * SHOWN_AT_END > MANY_HIDDEN;
    int atEnd = isVeryLong ? SHOWN_AT_END - 1 : SHOWN_AT_END;
    int after = nodes.size() - atEnd;
    List<Words> parts = new ArrayList<>();
    parts.add(Notation.nodes(board, nodes.subList(0, atEnd), isStrong.subList(0, atEnd - 1)));
    int hiddenFrom = atEnd;
    if (isVeryLong) {
      int middle = middle(nodes, isStrong, atEnd);
      parts.add(hidden(nodes, isStrong, hiddenFrom, middle));
      parts.add(Notation.nodes(board, nodes.subList(middle, middle + 1), List.of()));
      hiddenFrom = middle + 1;
    }
    parts.add(hidden(nodes, isStrong, hiddenFrom, after));
    parts.add(
        Notation.nodes(
            board, nodes.subList(after, nodes.size()), isStrong.subList(after, isStrong.size())));
    return Words.join("", parts);
  }

  /** Returns the number of a node near the middle that is at the end of a strong link. */
  private static int middle(List<ChainNode> nodes, List<Boolean> isStrong, int atEnd) {
    int best = -1;
    int leastCost = Integer.MAX_VALUE;
    for (int i = atEnd + 1; i < nodes.size() - atEnd - 1; i++) {
      boolean turns = nodes.get(i).digit() != nodes.get(i - 1).digit();
      int cost = 2 * Math.abs(2 * i + 1 - nodes.size()) + (turns ? 0 : nodes.size() / 2);
      if (isStrong.get(i - 1) && cost < leastCost) {
        best = i;
        leastCost = cost;
      }
    }
    return best;
  }

  /** Returns the number of hidden nodes between two links. */
  private static Words hidden(List<ChainNode> nodes, List<Boolean> isStrong, int from, int to) {
    return Words.of(
        "%s%s%s",
        sign(isStrong.get(from - 1)),
        Words.candidates(
            "… " + (to - from) + " more …",
            nodes.subList(from, to).stream().flatMap(node -> node.candidates().stream()).toList()),
        sign(isStrong.get(to - 1)));
  }

  private static String sign(boolean isStrong) {
    return isStrong ? " = " : " - ";
  }

  /** Names the constraints of a chain, if it passes through some. */
  private static Words through(Collection<Constraint> constraints) {
    if (constraints.isEmpty()) {
      return Words.NONE;
    }
    if (constraints.size() > MAX_NAMED) {
      return Words.of(", through %s constraints", constraints.size());
    }
    // Two arrows can begin in the same cell.
    Map<String, Words> names = new LinkedHashMap<>();
    for (Constraint constraint : constraints) {
      names.putIfAbsent(ConstraintNames.of(constraint), ConstraintWords.name(constraint));
    }
    return Words.of(", through %s", Words.list(List.copyOf(names.values()), "and"));
  }

  /** Returns the constraint that excludes one of two candidates, if no house does. */
  public static Optional<Constraint> constraint(BoardState board, Candidate one, Candidate other) {
    return one.cell() == other.cell()
            || (one.digit() == other.digit() && board.layout().arePeers(one.cell(), other.cell()))
        ? Optional.empty()
        : board.tables.relations().flatMap(relations -> relations.reason(one, other));
  }

  /** States that a constraint excludes a candidate in the neighbour of a true candidate. */
  public static Words excludes(Constraint constraint, Words truth) {
    return Words.of("%s, and %s does not allow both", truth, ConstraintWords.name(constraint));
  }

  /** Returns the conclusions of a continuous loop in words. */
  public static Words loop(
      BoardState board,
      int links,
      Words chain,
      Collection<Constraint> constraints,
      FoundStep step) {
    return Words.of(
        "Loop%s%s. Each weak link has one true end, so %s.",
        isLong(links) ? Words.of(" of %s links", links) : Words.of(": %s", chain),
        through(constraints),
        Wording.losses(board, step));
  }
}
