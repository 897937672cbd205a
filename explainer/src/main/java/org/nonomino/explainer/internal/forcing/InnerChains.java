package org.nonomino.explainer.internal.forcing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.ImplicationGraph;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.InnerReason;
import org.nonomino.explainer.terms.Link;

/**
 * Chains on the boards under assumptions. Used by all searches on one board, because many
 * assumptions exclude the same candidates. Belongs to one thread.
 *
 * <p>Their conclusions depend on excluded candidates. If a chain continues because only one
 * candidate of a group is left, or begins with all candidates left of a group, its conclusion
 * depends on the other candidates of the group, which the assumption excluded. Chains that need no
 * excluded candidates exist without any assumption, and are ignored. Source: the published
 * descriptions of the nested forcing chains of Sudoku Explainer 1.2.1 (N. Juillerat, 2006), among
 * them <a href="https://github.com/SudokuMonster/SukakuExplainer/issues/97">the base ratings and
 * what they count</a>.
 */
final class InnerChains {
  private static final Chains CHAINS = new Chains();
  private static final ForcingChains MULTIPLE = new ForcingChains(ForcingChains.Kind.MULTIPLE);
  private static final ForcingChains DYNAMIC = new ForcingChains(ForcingChains.Kind.DYNAMIC);

  private static final List<InnerLevel> LEVELS =
      List.of(InnerLevel.CHAINS, InnerLevel.MULTIPLE_CHAINS, InnerLevel.DYNAMIC_CHAINS);

  private final ImplicationGraph graph;

  /** The conclusions of each level, as far as they are known, from sets of excluded candidates. */
  private final Map<LongsKey, List<List<Conclusion>>> known = new HashMap<>();

  private record All(BooleanSupplier isStopped) implements StepCollector {
    @Override
    public void add(FoundStep step) {
      throw new UnsupportedOperationException("only findings are asked for");
    }

    @Override
    public boolean isDone() {
      return isStopped.getAsBoolean();
    }
  }

  /** The conclusion of a chain under an assumption. */
  private static final class Conclusion {
    private final int[] nodes;

    /** The proof, once it was needed. */
    private Optional<Proof> proof = Optional.empty();

    Conclusion(int[] nodes) {
      this.nodes = nodes;
    }
  }

  /**
   * The proof of a conclusion.
   *
   * @param causes the excluded candidates that it depends on; none if it is of no use
   */
  private record Proof(Set<Integer> causes, ImplicationSearch.Inner inner) {}

  InnerChains(ImplicationGraph graph) {
    this.graph = graph;
  }

  /**
   * Adds the conclusions of the easiest chains to a search; returns whether they reached a new
   * node.
   *
   * @param now the board under the assumption
   * @param isOut whether each candidate is excluded
   * @param isStopped whether the result is no longer needed
   */
  boolean applyTo(
      ImplicationSearch search,
      BoardState now,
      boolean[] isOut,
      InnerLevel level,
      BooleanSupplier isStopped) {
    List<List<Conclusion>> before =
        known.computeIfAbsent(LongsKey.of(isOut), key -> new ArrayList<>());
    Point point = new Point(now, isOut, new All(isStopped));
    for (int i = 0; i < LEVELS.size() && LEVELS.get(i).compareTo(level) <= 0; i++) {
      if (before.size() == i) {
        List<Conclusion> conclusions = point.conclusions(LEVELS.get(i));
        if (isStopped.getAsBoolean()) {
          return false;
        }
        before.add(conclusions);
      }
      if (point.take(search, LEVELS.get(i), before.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** A point of a search. */
  private final class Point {
    private final BoardState now;
    private final boolean[] isOut;
    private final All all;
    private Optional<ImplicationGraph> graphOfNow = Optional.empty();

    /** The findings of each level that were needed here, none if time was up. */
    private final Map<InnerLevel, List<ChainFinding>> findings = new EnumMap<>(InnerLevel.class);

    Point(BoardState now, boolean[] isOut, All all) {
      this.now = now;
      this.isOut = isOut;
      this.all = all;
    }

    private ImplicationGraph inside() {
      ImplicationGraph inside = graphOfNow.orElseGet(() -> new ImplicationGraph(now));
      graphOfNow = Optional.of(inside);
      return inside;
    }

    private List<ChainFinding> findings(InnerLevel level) {
      return findings.computeIfAbsent(level, this::find);
    }

    private List<ChainFinding> find(InnerLevel level) {
      return switch (level) {
        case CHAINS -> CHAINS.findings(inside(), all);
        case MULTIPLE_CHAINS -> MULTIPLE.findings(inside(), all);
        default -> DYNAMIC.findings(inside(), all);
      };
    }

    List<Conclusion> conclusions(InnerLevel level) {
      List<Conclusion> conclusions = new ArrayList<>();
      for (ChainFinding finding : findings(level)) {
        int[] nodes = new int[finding.deductions().size()];
        for (int i = 0; i < nodes.length; i++) {
          Deduction deduction = finding.deductions().get(i);
          nodes[i] =
              graph.node(
                  deduction.cell(), deduction.digit(), deduction instanceof Deduction.Placement);
        }
        conclusions.add(new Conclusion(nodes));
      }
      return conclusions;
    }

    boolean take(ImplicationSearch search, InnerLevel level, List<Conclusion> conclusions) {
      boolean hasNews = false;
      for (int i = 0; i < conclusions.size() && !search.isContradictory(); i++) {
        Conclusion conclusion = conclusions.get(i);
        int[] news = newsIn(conclusion, search);
        if (news.length != 0 && conclusion.proof.isEmpty() && i < findings(level).size()) {
          conclusion.proof = Optional.of(proof(findings(level).get(i)));
        }
        if (news.length != 0 && conclusion.proof.isPresent()) {
          hasNews |= take(search, conclusion.proof.get(), news);
        }
      }
      return hasNews;
    }

    private int[] newsIn(Conclusion conclusion, ImplicationSearch search) {
      int[] news = new int[conclusion.nodes.length];
      int count = 0;
      for (int node : conclusion.nodes) {
        if (search.isNews(node)) {
          news[count++] = node;
        }
      }
      return Arrays.copyOf(news, count);
    }

    private boolean take(ImplicationSearch search, Proof proof, int[] nodes) {
      for (int node : nodes) {
        if (!proof.causes.isEmpty() && !search.isContradictory()) {
          proof.causes.forEach(search::addOutParent);
          search.reach(node, proof.inner);
        }
      }
      return !proof.causes.isEmpty();
    }

    private Proof proof(ChainFinding finding) {
      Evidence evidence = finding.evidence();
      return new Proof(
          causes(evidence),
          new ImplicationSearch.Inner(
              finding.complexity(), () -> new InnerReason(finding.kind(), evidence)));
    }

    /**
     * Returns the excluded candidates that chains depend on; nothing if they cannot be determined.
     */
    private Set<Integer> causes(Evidence evidence) {
      Set<Integer> causes = new LinkedHashSet<>();
      if (evidence.candidates().size() > 1 && !addCauses(evidence.candidates(), causes)) {
        return Set.of();
      }
      List<Link> links = evidence.links();
      int next = 0;
      while (next < links.size()) {
        Link first = links.get(next);
        List<Candidate> group = new ArrayList<>(List.of(first.to()));
        // Links to one conclusion are adjacent, but may be repeated after another premise is found.
        while (next < links.size()
            && links.get(next).to().equals(first.to())
            && links.get(next).toIsOn() == first.toIsOn()
            && !group.contains(links.get(next).from())) {
          group.add(links.get(next++).from());
        }
        if (group.size() == 1) {
          next++;
        }
        if (first.toIsOn() && !addCauses(group, causes)) {
          return Set.of();
        }
      }
      return causes;
    }

    /**
     * Adds the excluded candidates of the group that has exactly the given candidates left; returns
     * whether there is such a group. The two truths of one candidate need none.
     */
    private boolean addCauses(List<Candidate> left, Set<Integer> causes) {
      Set<Integer> members = new LinkedHashSet<>();
      left.forEach(
          candidate ->
              members.add(
                  ImplicationGraph.candidateOf(
                      inside().node(candidate.cell(), candidate.digit(), true))));
      for (int group : inside().groupsOf[members.iterator().next()]) {
        if (inside().members[group].length == members.size()
            && areAll(inside().members[group], members)) {
          for (int member : graph.members[group]) {
            if (isOut[member]) {
              causes.add(member);
            }
          }
          return true;
        }
      }
      return members.size() == 1;
    }
  }

  private static boolean areAll(int[] group, Set<Integer> members) {
    for (int member : group) {
      if (!members.contains(member)) {
        return false;
      }
    }
    return true;
  }
}
