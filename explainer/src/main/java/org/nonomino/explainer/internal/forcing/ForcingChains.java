package org.nonomino.explainer.internal.forcing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.ImplicationGraph;
import org.nonomino.explainer.internal.chains.ChainLength;
import org.nonomino.explainer.internal.chains.LinkPremises;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepCount;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Variant;
import org.nonomino.explainer.terms.Link;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * Assumptions with all their implications, and the common conclusions of several.
 *
 * <ul>
 *   <li>Contradiction: an assumption is false if it implies that a candidate is both on and off.
 *   <li>Double: the implications of both a candidate being on and its being off are true.
 *   <li>Cell: the common implications of all candidates of a cell are true.
 *   <li>Region: the common implications of all places of a digit in a house, of any kind, are true.
 * </ul>
 *
 * <p>Example: r1c1 is 2, 3 or 5, and each of the three implies by a chain that r9c9 is not 7, so it
 * is not.
 *
 * <p>In <i>dynamic</i> chains an implication may depend on all earlier ones: a cell that lost all
 * candidates except one under the assumption, in whatever way. <i>Nishio</i> is the dynamic
 * contradiction with a single digit. Sources: Sudoku Explainer 1.2.1 (N. Juillerat, 2006) for
 * kinds, names and ratings; <a href="https://www.sudopedia.org/wiki/Forcing_Chain">Sudopedia,
 * Forcing Chain</a>, <a href="https://www.sudopedia.org/wiki/Nishio">Nishio</a>.
 */
public final class ForcingChains implements Technique {
  /*
   * For each conclusion only the easiest path to it is kept, so the work of a step is bounded by
   * the searches. Each assumption is needed several times (for its cell and its three houses). So
   * its implications are stored, unless the board is so large that they need too much memory. If
   * only the easiest step counts, a search skips nodes that are too complex for it. Stored
   * implications were then found with the same or a higher limit. Links are found by searching
   * again.
   */

  /** The kinds of chains. */
  public enum Kind {
    /** Dynamic contradictions with one digit. */
    NISHIO(75, Variant.PLAIN, InnerLevel.NONE),
    /** One plain chain from each place or candidate. */
    MULTIPLE(80, Variant.PLAIN, InnerLevel.NONE),
    /** Chains that converge. */
    DYNAMIC(85, Variant.PLAIN, InnerLevel.NONE),
    /** Dynamic chains with locked candidates, pairs and X-wings inside. */
    DYNAMIC_WITH_PATTERNS(90, Variant.WITH_PATTERNS, InnerLevel.PATTERNS),
    /** Dynamic chains that also have static chains inside. */
    DYNAMIC_WITH_CHAINS(95, Variant.WITH_CHAINS, InnerLevel.CHAINS),
    /** Dynamic chains that also have multiple chains inside. */
    DYNAMIC_WITH_MULTIPLE_CHAINS(100, Variant.WITH_MULTIPLE_CHAINS, InnerLevel.MULTIPLE_CHAINS),
    /** Dynamic chains that also have dynamic chains inside. */
    DYNAMIC_WITH_DYNAMIC_CHAINS(105, Variant.WITH_DYNAMIC_CHAINS, InnerLevel.DYNAMIC_CHAINS);

    private final int baseTenths;
    private final Variant variant;
    private final InnerLevel inner;

    Kind(int baseTenths, Variant variant, InnerLevel inner) {
      this.baseTenths = baseTenths;
      this.variant = variant;
      this.inner = inner;
    }

    private StepKind stepKind(Shape shape) {
      return switch (this) {
        case NISHIO -> StepKind.NISHIO_FORCING_CHAINS;
        case MULTIPLE ->
            shape == Shape.CELL ? StepKind.CELL_FORCING_CHAINS : StepKind.REGION_FORCING_CHAINS;
        default -> shape.dynamic;
      };
    }
  }

  /** The source of a common conclusion; of several equally long ones, the lowest rank is used. */
  private enum Shape {
    DOUBLE(StepKind.DYNAMIC_DOUBLE_FORCING_CHAINS, 0),
    CELL(StepKind.DYNAMIC_CELL_FORCING_CHAINS, 1),
    REGION(StepKind.DYNAMIC_REGION_FORCING_CHAINS, 2),
    CONTRADICTION(StepKind.DYNAMIC_CONTRADICTION_FORCING_CHAINS, 3);

    /**
     * The kind of steps if chains may converge; otherwise there are only steps of cells and
     * regions.
     */
    private final StepKind dynamic;

    private final int rank;

    Shape(StepKind dynamic, int rank) {
      this.dynamic = dynamic;
      this.rank = rank;
    }
  }

  private final Kind kind;

  public ForcingChains(Kind kind) {
    this.kind = kind;
  }

  @Override
  public Set<StepKind> kinds() {
    Set<StepKind> kinds = EnumSet.noneOf(StepKind.class);
    for (Shape shape : Shape.values()) {
      kinds.add(kind.stepKind(shape));
    }
    return kinds;
  }

  @Override
  public Rating lowestRating() {
    return new Rating(kind.baseTenths);
  }

  @Override
  public boolean looksBack() {
    return kind == Kind.NISHIO;
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    boolean isCounted = steps.counted(this).isPresent();
    for (ChainFinding finding : findings(steps.graph(board), steps)) {
      steps.add(isCounted ? finding.stepToCount(this) : finding.step(this));
      if (steps.isDone()) {
        return;
      }
    }
  }

  /** Returns the findings on a board, the easiest first, or none if time is up. */
  List<ChainFinding> findings(ImplicationGraph graph, StepCollector steps) {
    Work work = new Work(graph, steps);
    for (int candidate = 0; candidate < graph.candidateCount && !work.hasEnough(); candidate++) {
      if (steps.isDone()) {
        return List.of();
      }
      work.search(candidate);
    }
    return steps.isDone() ? List.of() : work.easiestFirst();
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    return LinkPremises.of(step.evidence(), board, /* hasCases= */ true);
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    return new ChainWords(board).text(step);
  }

  private final class Work {
    /** The approximate maximum number of integers in stored implications. */
    private static final int MEMORY = 1 << 25;

    private final ImplicationGraph graph;
    private final Optional<InnerCombinations> combinations;
    private final Optional<InnerChains> chains;
    private final StepCollector steps;
    private final boolean isDynamic = kind != Kind.MULTIPLE;

    /** The minimum number of nodes that chains to one conclusion begin with. */
    private final int min = isDynamic ? 2 : 3;

    /** The implications without paths if chains do not converge. */
    private final Optional<ChainSets> sets;

    /** The search for implications, once it is needed. */
    private Optional<ImplicationSearch> search = Optional.empty();

    /** The implications of each node, as far as they are stored. */
    private final Implications[] kept;

    /** The easiest finding for each node. */
    private final Map<Integer, ChainFinding> best = new LinkedHashMap<>();

    /**
     * The highest complexity of a useful finding. It is that of the easiest finding if this ends
     * the search.
     */
    private int limit = ImplicationSearch.NO_LIMIT;

    /** The rank that a finding of the highest useful complexity must not reach. */
    private int limitRank = Integer.MAX_VALUE;

    /** The number of findings at which the search ends. */
    private int enough = Integer.MAX_VALUE;

    /** The digits that may have changed since the technique last found nothing. */
    private final long newDigits;

    Work(ImplicationGraph graph, StepCollector steps) {
      this.graph = graph;
      this.steps = steps;
      newDigits = newDigits(graph.board, steps.lastInVain(ForcingChains.this));
      combinations =
          isDynamic && kind != Kind.NISHIO && !graph.board.tables.scopes().isEmpty()
              ? Optional.of(new InnerCombinations(graph))
              : Optional.empty();
      chains =
          kind.inner.compareTo(InnerLevel.CHAINS) >= 0
              ? Optional.of(graph.derived(InnerChains.class, InnerChains::new))
              : Optional.empty();
      sets =
          isDynamic
              ? Optional.empty()
              : ChainSets.of(graph, CycleSearch.partners(graph, true, true));
      kept = new Implications[graph.nodeCount()];
      Optional<StepCount> counted = steps.counted(ForcingChains.this);
      if (counted.isPresent()) {
        limit = ChainLength.highest(counted.get().max().tenths() - kind.baseTenths);
        enough = counted.get().enough();
      }
    }

    boolean hasEnough() {
      return best.size() >= enough;
    }

    private ImplicationSearch newSearch(BooleanSupplier isStopped) {
      return new ImplicationSearch(
          graph, kind != Kind.NISHIO, isDynamic, kind.inner, combinations, chains, isStopped);
    }

    private static long newDigits(BoardState board, Optional<BoardState> before) {
      if (before.isEmpty()) {
        return -1;
      }
      long digits = 0;
      for (int cell = 0; cell < board.cellCount(); cell++) {
        digits |= before.get().candidates(cell) ^ board.candidates(cell);
      }
      return digits;
    }

    List<ChainFinding> easiestFirst() {
      return best.values().stream().sorted(ChainFinding.EASIEST_FIRST).toList();
    }

    /** Searches the candidate, houses and cell of which the given candidate is the first. */
    void search(int candidate) {
      int on = ImplicationGraph.node(candidate, true);
      int off = ImplicationGraph.node(candidate, false);
      int mates = graph.cellMateCount(candidate);
      // Plain chains from a cell with two candidates belong to the easier technique; chains from
      // the houses of such a cell are omitted with them, as in Sudoku Explainer.
      if (mates < min || (kind == Kind.NISHIO && !isNewDigit(graph.digitOf[candidate]))) {
        return;
      }
      if (isDynamic) {
        findContradiction(on);
        findContradiction(off);
      }
      if (kind == Kind.NISHIO) {
        return;
      }
      if (isDynamic && mates > 2) {
        findCommon(Shape.DOUBLE, on, off);
      }
      int[] groups = graph.groupsOf[candidate];
      for (int i = 1; i < groups.length; i++) {
        int[] members = graph.members[groups[i]];
        if (members[0] == candidate && members.length >= min) {
          findCommon(Shape.REGION, allOn(members));
        }
      }
      int[] cellMates = graph.members[groups[0]];
      if (cellMates[cellMates.length - 1] == candidate) {
        findCommon(Shape.CELL, allOn(cellMates));
      }
    }

    private boolean isNewDigit(int digit) {
      return (newDigits & (1L << (digit - 1))) != 0;
    }

    private int[] allOn(int[] candidates) {
      int[] nodes = new int[candidates.length];
      for (int i = 0; i < nodes.length; i++) {
        nodes[i] = ImplicationGraph.node(candidates[i], true);
      }
      return nodes;
    }

    private void findContradiction(int assumption) {
      int complexity = contradictionComplexity(assumption);
      if (complexity > 0) {
        offer(
            Shape.CONTRADICTION,
            ImplicationGraph.opposite(assumption),
            complexity,
            new int[] {assumption});
      }
    }

    /** Returns the complexity of the contradiction of an assumption, 0 if there is none. */
    private int contradictionComplexity(int assumption) {
      if (kind != Kind.NISHIO) {
        return implications(assumption).contradictionComplexity();
      }
      ImplicationSearch after = follow(assumption);
      return after.isContradictory() ? after.contradictionComplexity() : 0;
    }

    /** Returns the search after it has followed an assumption. */
    private ImplicationSearch follow(int assumption) {
      ImplicationSearch only = search.orElseGet(() -> newSearch(steps::isDone));
      search = Optional.of(only);
      only.follow(assumption, max());
      return only;
    }

    /** Returns the highest useful complexity of one of several nodes. */
    private int max() {
      return limit == ImplicationSearch.NO_LIMIT ? limit : limit - min + 1;
    }

    /** Finds the common implications of several nodes, one of which is true. */
    private void findCommon(Shape shape, int... assumptions) {
      if (sets.isPresent() && !sets.get().haveCommon(assumptions)) {
        return;
      }
      Implications[] all = new Implications[assumptions.length];
      long[] common = new long[0];
      for (int i = 0; i < all.length; i++) {
        all[i] = implications(assumptions[i]);
        long[] set = all[i].set();
        if (i == 0) {
          common = set.clone();
        }
        long any = 0;
        for (int word = 0; word < common.length; word++) {
          common[word] &= set[word];
          any |= common[word];
        }
        if (any == 0) {
          return;
        }
      }
      offerCommon(shape, assumptions, all, common, true);
      offerCommon(shape, assumptions, all, common, false);
    }

    private void offerCommon(
        Shape shape, int[] assumptions, Implications[] all, long[] common, boolean isOn) {
      for (int node : all[0].nodes()) {
        if (ImplicationGraph.isOn(node) == isOn && (common[node / Long.SIZE] & (1L << node)) != 0) {
          int complexity = 0;
          for (Implications implications : all) {
            complexity += implications.complexity(node);
          }
          offer(shape, node, complexity, assumptions);
        }
      }
    }

    private void offer(Shape shape, int node, int complexity, int[] assumptions) {
      if (complexity > limit || (complexity == limit && shape.rank >= limitRank)) {
        return;
      }
      ChainFinding known = best.get(node);
      if (known == null
          || complexity < known.complexity()
          || (complexity == known.complexity() && shape.rank < known.rank())) {

        StepKind stepKind = kind.stepKind(shape);
        best.remove(node);
        best.put(
            node,
            new ChainFinding(
                stepKind,
                kind.variant,
                kind.baseTenths,
                complexity,
                shape.rank,
                List.of(graph.deduction(node)),
                Arrays.stream(assumptions).mapToObj(graph::candidate).toList(),
                () -> links(shape, node, assumptions)));
        if (steps.isEndedBy(stepKind)) {
          limit = complexity;
          limitRank = shape.rank;
        }
      }
    }

    private List<Link> links(Shape shape, int node, int[] assumptions) {
      List<Link> links = new ArrayList<>();
      // A finding must be completed even if time is up in the meantime.
      ImplicationSearch whole = newSearch(() -> false);
      for (int assumption : assumptions) {
        whole.follow(assumption, ImplicationSearch.NO_LIMIT);
        links.addAll(
            shape == Shape.CONTRADICTION ? whole.linksToContradiction() : whole.linksTo(node));
      }
      return links;
    }

    /** Returns the implications of an assumption, and stores them if there is room. */
    private Implications implications(int assumption) {
      Implications known = kept[assumption];
      if (known == null) {
        known = follow(assumption).implications();
        if ((long) graph.nodeCount() * graph.nodeCount() <= MEMORY) {
          kept[assumption] = known;
        }
      }
      return known;
    }
  }
}
