package org.nonomino.explainer.internal.chains;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.CellSet;
import org.nonomino.explainer.internal.board.ChainNode;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Variant;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * Chains of alternating strong and weak links that begin and end with a strong one, so that the
 * first or the last candidate is true (see {@link AlternatingChain}).
 *
 * <ul>
 *   <li>Type 1: both ends are of one digit. The cells that see both lose the digit.
 *   <li>Type 2: the ends are of two digits in two cells that see each other. Each cell loses the
 *       digit of the other end.
 *   <li>Loop: the ends exclude each other. Then each weak link has exactly one true end, and
 *       candidates that both of its ends exclude are removed: the digit from cells that see both,
 *       or the other candidates of the cell.
 *   <li>A chain that returns to its first candidate: the candidate is true.
 * </ul>
 *
 * <p>An <i>X-Chain</i> follows one digit through houses with two places for it. An <i>XY-Chain</i>
 * goes through cells with two candidates. An alternating inference chain (<i>AIC</i>) does both. A
 * <i>grouped</i> chain also has groups among its nodes: the places of a digit in the crossing of a
 * line and a region. A chain <i>with sets</i> also has links inside almost locked sets: k cells
 * with k + 1 candidates lack only one of these, so of any two digits of the set at least one is in
 * it.
 *
 * <p>Example, an XY-Chain: r1c1 (5, 1), r1c7 (1, 3), r6c7 (3, 5). If r1c1 is not 5, it is 1, so
 * r1c7 is 3 and r6c7 is 5. Either way, r6c1 is not 5. Sources: <a
 * href="https://www.sudopedia.org/wiki/Alternating_Inference_Chain">Sudopedia, Alternating
 * Inference Chain</a>, <a href="https://www.sudopedia.org/wiki/X-Chain">X-Chain</a> and <a
 * href="https://www.sudopedia.org/wiki/XY-Chain">XY-Chain</a>. The technique uses only houses and
 * peers, so it applies to any regions.
 */
public final class AlternatingChains implements Technique {
  /*
   * From each node assumed to be false, a breadth-first search visits all implications, two links
   * at a time: a true node, and the nodes that it excludes and thereby makes true. So the first
   * path to a node is a shortest one. Each chain is found from both its ends, because the links
   * hold in both directions; only the chain from the lower end is kept.
   */
  private final StepKind kind;
  private final LinkGraph.Links links;
  private final int minNodes;

  private AlternatingChains(StepKind kind, LinkGraph.Links links, int minNodes) {
    this.kind = kind;
    this.links = links;
    this.minNodes = minNodes;
  }

  public static AlternatingChains ofOneDigit() {
    return new AlternatingChains(StepKind.X_CHAIN, LinkGraph.Links.HOUSES, 4);
  }

  /** Chains of two cells are pairs. */
  public static AlternatingChains ofPairs() {
    return new AlternatingChains(StepKind.XY_CHAIN, LinkGraph.Links.CELLS, 6);
  }

  public static AlternatingChains ofCandidates() {
    return new AlternatingChains(StepKind.AIC, LinkGraph.Links.ALL, 4);
  }

  /** Returns the technique for chains with a group among the nodes. */
  public static AlternatingChains ofGroups() {
    return new AlternatingChains(StepKind.GROUPED_AIC, LinkGraph.Links.GROUPED, 4);
  }

  /** Returns the technique for chains with a link in an almost locked set. */
  public static AlternatingChains ofSets() {
    return new AlternatingChains(StepKind.ALS_AIC, LinkGraph.Links.SETS, 4);
  }

  @Override
  public Set<StepKind> kinds() {
    return Set.of(kind);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    Search search = new Search(board, new LinkGraph(board, links));
    for (int start = 0; start < search.nodes.length; start++) {
      if (steps.isDone()) {
        return;
      }
      search.from(start);
    }
    search.findings.sort(
        Comparator.comparingInt(Finding::tenths).thenComparingInt(Finding::length));
    Set<List<Deduction>> known = new HashSet<>();
    for (Finding finding : search.findings) {
      if (steps.isDone()) {
        return;
      }
      if (known.add(finding.deductions)) {
        steps.add(step(finding, board));
      }
    }
  }

  private FoundStep step(Finding finding, BoardState board) {
    return new FoundStep(
        this,
        kind,
        finding.variant,
        new Rating(finding.tenths()),
        finding.deductions,
        finding.chain.evidence(board));
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    return LinkPremises.ofNodes(step.evidence(), board);
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    AlternatingChain chain = AlternatingChain.of(board, step.evidence());
    return new StepText(
        chain.notation(board),
        chain.sentence(board, step),
        chain.lines(board),
        chain.paragraphs(board, step),
        List.of());
  }

  private record Finding(
      StepKind kind, Variant variant, AlternatingChain chain, List<Deduction> deductions) {
    int length() {
      return chain.nodes().size();
    }

    /** As in Sudoku Explainer, an open chain counts its closing candidate twice. */
    int tenths() {
      return kind.lowestRating().tenths() + ChainLength.tenths(length() + (chain.isLoop() ? 0 : 2));
    }
  }

  private final class Search {
    private final BoardState board;
    private final LinkGraph graph;
    private final ChainNode[] nodes;
    private final List<Finding> findings = new ArrayList<>();
    private final CellSet[] placesOf;

    /**
     * For each node, the node that made it true or that excluded it; −1 if its truth is unknown.
     */
    private final int[] trueBy;

    private final int[] falseBy;

    /** The true nodes in the order in which they were found. */
    private final int[] queue;

    private final long[] excluded;

    Search(BoardState board, LinkGraph graph) {
      this.board = board;
      this.graph = graph;
      nodes = graph.nodes;
      trueBy = new int[nodes.length];
      falseBy = new int[nodes.length];
      queue = new int[nodes.length];
      excluded = new long[(nodes.length + Long.SIZE - 1) / Long.SIZE];
      placesOf = new CellSet[board.size() + 1];
      for (int digit = 1; digit <= board.size(); digit++) {
        placesOf[digit] = CellSet.places(board, digit);
      }
    }

    /** Finds the chains from a node to itself and to nodes with higher numbers. */
    void from(int start) {
      Arrays.fill(trueBy, -1);
      Arrays.fill(excluded, 0);
      int count = makeTrue(start, 0);
      excluded[start / Long.SIZE] |= 1L << start;
      for (int next = 0; next < count; next++) {
        int node = queue[next];
        if (node >= start) {
          close(start, node);
        }
        for (int word = 0; word < excluded.length; word++) {
          long fresh = graph.rivals[node][word] & ~excluded[word];
          excluded[word] |= fresh;
          for (; fresh != 0; fresh &= fresh - 1) {
            int rival = word * Long.SIZE + Long.numberOfTrailingZeros(fresh);
            falseBy[rival] = node;
            count = makeTrue(rival, count);
          }
        }
      }
    }

    private int makeTrue(int excludedNode, int count) {
      int end = count;
      for (int partner : graph.partners[excludedNode]) {
        if (trueBy[partner] < 0) {
          trueBy[partner] = excludedNode;
          queue[end++] = partner;
        }
      }
      return end;
    }

    private void close(int start, int end) {
      ChainNode first = nodes[start];
      ChainNode last = nodes[end];
      if (start == end) {
        add(Variant.PLAIN, path(start, end), known(first));
      } else if ((graph.rivals[start][end / Long.SIZE] & (1L << end)) != 0) {
        List<Integer> path = path(start, end);
        add(Variant.LOOP, path, excludedByLoop(path));
      } else if (first.digit() == last.digit()) {
        Variant variant = links.linksCells() ? Variant.TYPE_1 : Variant.PLAIN;
        List<Deduction> lost = excludedByBoth(first, last);
        if (!lost.isEmpty()) {
          add(variant, path(start, end), lost);
        }
      } else if (links.linksCells()) {
        List<Deduction> lost = new ArrayList<>();
        addCrossing(lost, first, last);
        addCrossing(lost, last, first);
        if (!lost.isEmpty()) {
          add(Variant.TYPE_2, path(start, end), lost);
        }
      }
    }

    private List<Deduction> known(ChainNode node) {
      if (!node.isGroup()) {
        return List.of(new Deduction.Placement(node.firstCell(), node.digit()));
      }
      return excludedByBoth(node, node);
    }

    private List<Deduction> excludedByBoth(ChainNode one, ChainNode other) {
      CellSet lost = placesOf[one.digit()].copy();
      lost.retainAll(one.seers());
      lost.retainAll(other.seers());
      return lost.eliminations(one.digit());
    }

    /** Adds that the cell of the first end loses the digit of the second. */
    private void addCrossing(List<Deduction> lost, ChainNode one, ChainNode other) {
      int cell = other.firstCell();
      if (!other.isGroup() && one.seers().contains(cell) && board.isCandidate(cell, one.digit())) {
        lost.add(new Deduction.Elimination(cell, one.digit()));
      }
    }

    private List<Deduction> excludedByLoop(List<Integer> path) {
      Set<Deduction> lost = new LinkedHashSet<>();
      for (int i = 1; i < path.size(); i += 2) {
        ChainNode one = nodes[path.get(i)];
        ChainNode other = nodes[path.get((i + 1) % path.size())];
        if (one.isInCellOf(other)) {
          int cell = one.firstCell();
          List<Candidate> others = new ArrayList<>();
          Candidates.addAll(others, cell, board.candidates(cell));
          others.removeAll(one.candidates());
          others.removeAll(other.candidates());
          others.forEach(candidate -> lost.add(new Deduction.Elimination(cell, candidate.digit())));
        } else if (one.digit() == other.digit()) {
          // A constraint can also exclude one of two digits in two cells, and nothing else with it.
          lost.addAll(excludedByBoth(one, other));
        }
      }
      // The conclusions are the same wherever the loop begins.
      return lost.stream()
          .sorted(Comparator.comparingInt(Deduction::digit).thenComparingInt(Deduction::cell))
          .toList();
    }

    /** Returns the numbers of the nodes of the chain to a true node. */
    private List<Integer> path(int start, int end) {
      List<Integer> path = new ArrayList<>();
      int node = end;
      while (trueBy[node] != start) {
        path.add(node);
        path.add(trueBy[node]);
        node = falseBy[trueBy[node]];
      }
      path.add(node);
      path.add(start);
      Collections.reverse(path);
      return path;
    }

    private void add(Variant variant, List<Integer> path, List<Deduction> deductions) {
      if (deductions.isEmpty() || path.size() < minNodes || hasKnot(path)) {
        return;
      }
      AlternatingChain chain =
          new AlternatingChain(
              path.stream().map(node -> nodes[node]).toList(), variant == Variant.LOOP, sets(path));
      if ((links != LinkGraph.Links.GROUPED || chain.hasGroup())
          && (links != LinkGraph.Links.SETS || !chain.sets().isEmpty())) {
        findings.add(new Finding(kind, variant, chain, deductions));
      }
    }

    /** Returns the almost locked sets of the strong links of a chain. */
    private List<List<Integer>> sets(List<Integer> path) {
      List<List<Integer>> sets = new ArrayList<>();
      for (int i = 0; i < path.size(); i += 2) {
        graph.setOf(path.get(i), path.get(i + 1)).ifPresent(sets::add);
      }
      return sets;
    }

    /**
     * Returns whether a node appears twice, not counting the ends; such chains have shorter parts.
     */
    private boolean hasKnot(List<Integer> path) {
      return new HashSet<>(path.subList(1, path.size())).size() < path.size() - 1
          || path.subList(1, path.size() - 1).contains(path.get(0));
    }
  }
}
