package org.nonomino.explainer.internal.forcing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.ConstraintScope;
import org.nonomino.explainer.internal.board.ImplicationGraph;
import org.nonomino.explainer.internal.constraints.SupportSearch;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.InnerReason;
import org.nonomino.explainer.terms.StepKind;

/**
 * The combinations of digits that constraints allow under assumptions. Used by all searches on one
 * board, because many assumptions leave the same candidates to the cells of a constraint. Belongs
 * to one thread.
 *
 * <p>An elimination depends on excluded candidates in other cells of the constraint: on all of
 * those in as few cells as possible.
 */
final class InnerCombinations {
  /** The number of digits to try for one candidate before a constraint is skipped. */
  private static final int MOST_TRIES = 50;

  private final ImplicationGraph graph;
  private final List<Scope> scopes = new ArrayList<>();

  /** The candidates of each cell under the assumption; its digit, if the cell is full. */
  private final long[] now;

  /**
   * A candidate that a constraint excludes.
   *
   * @param cell the index of its cell
   * @param causes the indices of the cells whose excluded candidates it depends on
   */
  private record Finding(int cell, int digit, List<Integer> causes) {}

  /** A constraint, and the conclusions about it on this board. */
  private static final class Scope {
    private final ConstraintScope scope;
    private final long[] onBoard;

    /** The conclusions from the candidates of the cells. */
    private final Map<LongsKey, List<Finding>> known = new HashMap<>();

    /** The last examined candidates under the assumption. */
    private long[] examined;

    Scope(ConstraintScope scope, BoardState board) {
      this.scope = scope;
      onBoard = SupportSearch.domains(scope, board);
      examined = onBoard;
    }

    List<Finding> findings(long[] domains) {
      return known.computeIfAbsent(new LongsKey(domains), key -> find(domains));
    }

    private List<Finding> find(long[] domains) {
      Optional<long[]> supported = SupportSearch.supported(scope, domains, MOST_TRIES, () -> false);
      if (supported.isEmpty()) {
        return List.of();
      }
      List<Finding> findings = new ArrayList<>();
      for (int cell = 0; cell < domains.length; cell++) {
        for (long rest = domains[cell] & ~supported.get()[cell]; rest != 0; rest &= rest - 1) {
          List<Integer> causes = causes(cell, Long.lowestOneBit(rest), domains);
          if (!causes.isEmpty()) {
            findings.add(new Finding(cell, Long.numberOfTrailingZeros(rest) + 1, causes));
          }
        }
      }
      return findings;
    }

    /** Returns cells without whose excluded candidates a candidate would have a combination. */
    private List<Integer> causes(int cell, long candidate, long[] domains) {
      long[] fewer = domains.clone();
      fewer[cell] = candidate;
      List<Integer> causes = new ArrayList<>();
      for (int other = domains.length - 1; other >= 0; other--) {
        if (other != cell && domains[other] != onBoard[other]) {
          fewer[other] = onBoard[other];
          if (SupportSearch.canHold(scope, fewer, MOST_TRIES, () -> false).orElse(true)) {
            fewer[other] = domains[other];
            causes.add(0, other);
          }
        }
      }
      return causes;
    }
  }

  InnerCombinations(ImplicationGraph graph) {
    this.graph = graph;
    for (ConstraintScope scope : graph.board.tables.scopes()) {
      scopes.add(new Scope(scope, graph.board));
    }
    now = new long[graph.board.cellCount()];
  }

  boolean isEmpty() {
    return scopes.isEmpty();
  }

  /** Prepares for another assumption. */
  void begin() {
    for (Scope scope : scopes) {
      scope.examined = scope.onBoard;
    }
  }

  /**
   * Adds eliminations to a search; returns whether they reached a new node.
   *
   * @param isOut whether each candidate is excluded
   */
  boolean applyTo(ImplicationSearch search, boolean[] isOut) {
    Arrays.fill(now, 0);
    for (int candidate = 0; candidate < isOut.length; candidate++) {
      if (!isOut[candidate]) {
        now[graph.cellOf[candidate]] |= 1L << (graph.digitOf[candidate] - 1);
      }
    }
    boolean hasNews = false;
    for (Scope scope : scopes) {
      long[] domains = domains(scope);
      if (!Arrays.equals(domains, scope.examined)) {
        scope.examined = domains;
        for (Finding finding : scope.findings(domains)) {
          hasNews |= add(finding, scope, isOut, search);
          if (search.isContradictory()) {
            return true;
          }
        }
      }
    }
    return hasNews;
  }

  private long[] domains(Scope scope) {
    long[] domains = scope.onBoard.clone();
    for (int i = 0; i < domains.length; i++) {
      int cell = scope.scope.cells[i];
      domains[i] = isFull(cell) ? domains[i] : now[cell];
    }
    return domains;
  }

  private boolean isFull(int cell) {
    return graph.members[cell].length == 0;
  }

  private boolean add(Finding finding, Scope scope, boolean[] isOut, ImplicationSearch search) {
    int cell = scope.scope.cells[finding.cell];
    if (isFull(cell)) {
      return false;
    }
    int node = graph.node(cell, finding.digit, false);
    if (!search.isNews(node)) {
      return false;
    }
    for (int cause : finding.causes) {
      for (int member : graph.members[scope.scope.cells[cause]]) {
        if (isOut[member]) {
          search.addOutParent(member);
        }
      }
    }
    long[] domains = scope.onBoard.clone();
    finding.causes.forEach(cause -> domains[cause] = scope.examined[cause]);
    search.reach(node, new ImplicationSearch.Inner(0, () -> reason(scope.scope, domains)));
    return true;
  }

  private static InnerReason reason(ConstraintScope scope, long[] domains) {
    List<Candidate> candidates = new ArrayList<>();
    for (int i = 0; i < domains.length; i++) {
      Candidates.addAll(candidates, scope.cells[i], domains[i]);
    }
    return new InnerReason(StepKind.COMBINATIONS, Evidence.of(scope.constraint, candidates));
  }
}
