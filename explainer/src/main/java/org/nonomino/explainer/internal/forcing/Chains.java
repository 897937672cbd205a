package org.nonomino.explainer.internal.forcing;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.ImplicationGraph;
import org.nonomino.explainer.internal.chains.ChainLength;
import org.nonomino.explainer.internal.chains.LinkPremises;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Variant;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Link;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.StepKind;

/**
 * Chains and circles of implications from one candidate, where each implication follows from the
 * previous one. If a candidate that is on implies that it is off, it is off, and the other way
 * round. A circle from on back to on works in both directions: either every second candidate of it
 * is on, or all others are. So a candidate is eliminated if it excludes one of either kind.
 *
 * <p>Example, a turbot fish: 4 has two places in row 1, r1c1 and r1c8, and two in column 2, r5c2
 * and r2c2, the latter in the box of r1c1. If r5c8 is 4, then r1c8 is not, r1c1 is, r2c2 is not,
 * r5c2 is, and r5c8 is not.
 *
 * <p>X-chains follow one digit through houses with two places for it, Y-cycles the digits of cells
 * with two candidates; mixed chains do both. Sources: Sudoku Explainer 1.2.1 (N. Juillerat, 2006)
 * for names and ratings; <a href="https://www.sudopedia.org/wiki/Forcing_Chain">Sudopedia, Forcing
 * Chain</a> and <a href="https://www.sudopedia.org/wiki/Nice_Loop">Nice Loop</a> for the idea.
 */
public final class Chains implements Technique {
  /*
   * All chains and circles are collected, and the easiest is used. The circles and chains of one
   * source are adjacent, so that of several equally long ones the first source decides.
   *
   * A circle that passes through a cell by two of its candidates also excludes its other
   * candidates. These are left to the chains that reach them, as in Sudoku Explainer. Otherwise,
   * other steps would come first and ratings would differ.
   *
   * Most boards have no chains or circles. This is determined first, without following any path
   * (ChainReach). If a candidate is excluded by a circle and is on, it leads to all candidates of
   * the circle, on and off, and so to its own opposite by a chain. The chains of the kinds X and Y
   * are mixed ones too. So only candidates that lead to their own opposites by a mixed chain are
   * examined, and only circles through candidates that they lead to both on and off. After a board
   * without any, the next board can have chains only by a group of two, a and b, that had more
   * before. If a candidate leads to its own opposite by this group, it leads to a being off, so a
   * leads to the opposite, because implications also hold backwards; and so does b. If only the
   * easiest step counts, findings that cannot be easier than the easiest so far are skipped.
   */

  /** The links that the chains of one kind follow. */
  private enum Kind {
    /**
     * Has no chains, because a chain from a candidate to its own opposite would be both even and
     * odd.
     */
    Y(StepKind.BIDIRECTIONAL_Y_CYCLE, 65, 0, true, false),
    X(StepKind.BIDIRECTIONAL_X_CYCLE, 65, 66, false, true),
    MIXED(StepKind.BIDIRECTIONAL_CYCLE, 70, 70, true, true);

    private final StepKind cycle;
    private final int cycleTenths;
    private final int chainTenths;
    private final boolean followsCells;
    private final boolean followsHouses;

    Kind(
        StepKind cycle,
        int cycleTenths,
        int chainTenths,
        boolean followsCells,
        boolean followsHouses) {
      this.cycle = cycle;
      this.cycleTenths = cycleTenths;
      this.chainTenths = chainTenths;
      this.followsCells = followsCells;
      this.followsHouses = followsHouses;
    }
  }

  @Override
  public Set<StepKind> kinds() {
    return Set.of(
        StepKind.GENERALIZED_X_WING,
        StepKind.BIDIRECTIONAL_X_CYCLE,
        StepKind.BIDIRECTIONAL_Y_CYCLE,
        StepKind.BIDIRECTIONAL_CYCLE,
        StepKind.TURBOT_FISH,
        StepKind.FORCING_X_CHAIN,
        StepKind.FORCING_CHAIN);
  }

  @Override
  public boolean looksBack() {
    return true;
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    for (ChainFinding finding : findings(steps.graph(board), steps)) {
      FoundStep step = finding.step(this);
      steps.add(step.as(ChainNames.of(step, board)));
      if (steps.isDone()) {
        return;
      }
    }
  }

  /** Returns the findings on a board, the easiest first, or none if time is up. */
  List<ChainFinding> findings(ImplicationGraph graph, StepCollector steps) {
    return new Work(graph, steps).find();
  }

  private final class Work {
    private final ImplicationGraph graph;
    private final StepCollector steps;
    private final List<ChainFinding> findings = new ArrayList<>();
    private final Map<Kind, ImplicationSearch> searches = new EnumMap<>(Kind.class);

    /** The easiest finding that ends the search; findings that are not easier are skipped. */
    private Optional<ChainFinding> easiest = Optional.empty();

    /** The complexity of a node's opposite in a mixed chain from the node, 0 if there is none. */
    private final int[] complexities;

    /** Whether circles through the given candidate may exclude a candidate. */
    private final boolean[] isInCircle;

    Work(ImplicationGraph graph, StepCollector steps) {
      this.graph = graph;
      this.steps = steps;
      complexities = new int[graph.nodeCount()];
      isInCircle = new boolean[graph.candidateCount];
    }

    List<ChainFinding> find() {
      int[][] partners = CycleSearch.partners(graph, true, true);
      ChainReach reach = new ChainReach(graph, partners);
      Optional<BoardState> before = steps.lastInVain(Chains.this);
      if (before.isPresent() && !hasNews(before.get(), reach)) {
        return List.of();
      }
      if (!measure(partners, reach)) {
        return List.of();
      }
      for (Kind kind : Kind.values()) {
        CycleSearch cycles =
            new CycleSearch(
                graph,
                kind == Kind.MIXED
                    ? partners
                    : CycleSearch.partners(graph, kind.followsCells, kind.followsHouses),
                kind.followsCells);
        for (int source = 0; source < graph.candidateCount; source++) {
          if (steps.isDone()) {
            return List.of();
          }
          if (isInCircle[source]) {
            cycles.search(source, new Circles(kind, source));
          }
          if (kind != Kind.Y) {
            findChain(kind, ImplicationGraph.node(source, true));
            findChain(kind, ImplicationGraph.node(source, false));
          }
        }
      }
      return easiestFirst();
    }

    /**
     * Returns whether both candidates of a group of two that had more before have the same
     * implication.
     */
    private boolean hasNews(BoardState before, ChainReach reach) {
      for (int group = 0; group < graph.members.length; group++) {
        int[] pair = graph.members[group];
        if (pair.length == 2 && graph.countOn(before, group) > 2) {
          reach.follow(pair[0]);
          boolean[] isOn = new boolean[graph.candidateCount];
          boolean[] isOff = new boolean[graph.candidateCount];
          for (int candidate = 0; candidate < isOn.length; candidate++) {
            isOn[candidate] = reach.isOn(candidate);
            isOff[candidate] = reach.isOff(candidate);
          }
          reach.follow(pair[1]);
          for (int candidate = 0; candidate < isOn.length; candidate++) {
            if ((isOn[candidate] && reach.isOn(candidate))
                || (isOff[candidate] && reach.isOff(candidate))) {
              return true;
            }
          }
        }
      }
      return false;
    }

    /** Finds the candidates that lead to their own opposites; returns whether there are any. */
    private boolean measure(int[][] partners, ChainReach reach) {
      boolean isAny = false;
      Optional<ChainSets> sets = ChainSets.of(graph, partners);
      for (int source = 0; source < graph.candidateCount; source++) {
        if (steps.isDone()) {
          return false;
        }
        if (graph.cellMateCount(source) > 1
            && (sets.isEmpty() || leadsBack(source, partners, sets.get()))) {
          reach.follow(source);
          if (reach.isOff(source)) {
            isAny = true;
            complexities[ImplicationGraph.node(source, true)] = 1 + reach.distanceToOff(source);
            for (int candidate = 0; candidate < isInCircle.length; candidate++) {
              isInCircle[candidate] |= reach.isOn(candidate) && reach.isOff(candidate);
            }
          }
          isAny |= measureFromOff(partners, source, reach);
        }
      }
      return isAny;
    }

    /** Returns whether a source turns itself off, or a candidate that is off itself on by it. */
    private static boolean leadsBack(int source, int[][] partners, ChainSets sets) {
      if (sets.isOff(source, source)) {
        return true;
      }
      for (int candidate : partners[source]) {
        for (int last : partners[candidate]) {
          if (sets.isOff(source, last)) {
            return true;
          }
        }
      }
      return false;
    }

    /**
     * Finds the candidates that are on because their being off turns a source on and a partner of
     * it off.
     */
    private boolean measureFromOff(int[][] partners, int source, ChainReach reach) {
      boolean isAny = false;
      for (int candidate : partners[source]) {
        for (int last : partners[candidate]) {
          if (reach.isOff(last)) {
            isAny = true;
            int node = ImplicationGraph.node(candidate, false);
            int complexity = 3 + reach.distanceToOff(last);
            if (complexities[node] == 0 || complexity < complexities[node]) {
              complexities[node] = complexity;
            }
          }
        }
      }
      return isAny;
    }

    /** Returns the findings, only the easiest of several with the same result. */
    private List<ChainFinding> easiestFirst() {
      findings.sort(ChainFinding.EASIEST_FIRST);
      Set<List<Deduction>> found = new HashSet<>();
      List<ChainFinding> easiest = new ArrayList<>();
      for (ChainFinding finding : findings) {
        if (found.add(finding.deductions())) {
          easiest.add(finding);
        }
      }
      return easiest;
    }

    private void findChain(Kind kind, int assumption) {
      int goal = ImplicationGraph.opposite(assumption);
      // The chains of one digit are all mixed ones too, and none is shorter.
      int complexity = complexities[assumption];
      if (complexity == 0 || !canBeEasiest(kind.chainTenths, complexity)) {
        return;
      }
      if (kind == Kind.X) {
        search(kind).follow(assumption, ImplicationSearch.NO_LIMIT);
        complexity = search(kind).complexity(goal);
      }
      if (complexity > 0 && canBeEasiest(kind.chainTenths, complexity)) {
        int max = complexity;
        take(
            new ChainFinding(
                chain(kind, complexity),
                Variant.PLAIN,
                kind.chainTenths,
                complexity,
                0,
                List.of(graph.deduction(goal)),
                List.of(graph.candidate(assumption)),
                () -> {
                  search(kind).follow(assumption, max);
                  return search(kind).linksTo(goal);
                }));
      }
    }

    /** Returns the search for the chains of a kind, created when it is first needed. */
    private ImplicationSearch search(Kind kind) {
      return searches.computeIfAbsent(
          kind,
          key ->
              new ImplicationSearch(
                  graph,
                  kind.followsCells,
                  false,
                  InnerLevel.NONE,
                  Optional.empty(),
                  Optional.empty(),
                  steps::isDone));
    }

    private boolean canBeEasiest(int baseTenths, int complexity) {
      if (easiest.isEmpty()) {
        return true;
      }
      int tenths = baseTenths + ChainLength.tenths(complexity);
      int min = easiest.get().rating().tenths();
      return tenths < min || (tenths == min && complexity < easiest.get().complexity());
    }

    private void take(ChainFinding finding) {
      findings.add(finding);
      if (steps.isEndedBy(finding.kind())) {
        easiest = Optional.of(finding);
      }
    }

    /** The circles through one candidate. */
    private final class Circles implements CycleSearch.Taker {
      private final Kind kind;
      private final int source;

      Circles(Kind kind, int source) {
        this.kind = kind;
        this.source = source;
      }

      @Override
      public boolean wants(int length) {
        return canBeEasiest(kind.cycleTenths, length);
      }

      @Override
      public void take(int[] circle) {
        List<Deduction> deductions = excludedByCircle(graph, circle);
        if (!deductions.isEmpty() && wants(circle.length)) {
          boolean isShort = kind == Kind.X && circle.length == 4;
          Work.this.take(
              new ChainFinding(
                  isShort ? StepKind.GENERALIZED_X_WING : kind.cycle,
                  Variant.PLAIN,
                  kind.cycleTenths,
                  circle.length,
                  0,
                  deductions,
                  List.of(graph.candidate(ImplicationGraph.node(source, true))),
                  () -> linksOfCircle(graph, circle)));
        }
      }
    }
  }

  private static List<Deduction> excludedByCircle(ImplicationGraph graph, int[] circle) {
    // Bit 0: sees its digit in a candidate at an even place of the circle; bit 1: at an odd place.
    int[] seen = new int[graph.candidateCount];
    for (int i = 0; i < circle.length; i++) {
      int[] rivals = graph.rivals()[circle[i]];
      for (int k = graph.cellMateCount(circle[i]) - 1; k < rivals.length; k++) {
        seen[rivals[k]] |= 1 << (i % 2);
      }
    }
    for (int part : circle) {
      seen[part] = 0;
    }
    List<Deduction> deductions = new ArrayList<>();
    for (int candidate = 0; candidate < seen.length; candidate++) {
      if (seen[candidate] == 3) {
        deductions.add(graph.deduction(ImplicationGraph.node(candidate, false)));
      }
    }
    return deductions;
  }

  private static List<Link> linksOfCircle(ImplicationGraph graph, int[] circle) {
    List<Link> links = new ArrayList<>(circle.length);
    for (int i = 0; i < circle.length; i++) {
      int next = (i + 1) % circle.length;
      links.add(
          graph.link(
              ImplicationGraph.node(circle[i], i % 2 == 0),
              ImplicationGraph.node(circle[next], next % 2 == 0),
              Optional.empty()));
    }
    return links;
  }

  private static StepKind chain(Kind kind, int complexity) {
    if (kind == Kind.MIXED) {
      return StepKind.FORCING_CHAIN;
    }
    return complexity == 6 ? StepKind.TURBOT_FISH : StepKind.FORCING_X_CHAIN;
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    return LinkPremises.of(step.evidence(), board, /* hasCases= */ false);
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    return new ChainWords(board).text(step);
  }
}
