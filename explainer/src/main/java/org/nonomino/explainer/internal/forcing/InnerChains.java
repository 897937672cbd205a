package org.nonomino.explainer.internal.forcing;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
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
 * Chains on the board under an assumption. Used at one point of an {@link ImplicationSearch};
 * belongs to one thread.
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

  private final ImplicationGraph graph;
  private final ImplicationGraph inside;
  private final boolean[] isOut;
  private final All all;

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

  /**
   * @param now the board under the assumption
   */
  InnerChains(ImplicationGraph graph, BoardState now, boolean[] isOut, BooleanSupplier isStopped) {
    this.graph = graph;
    this.isOut = isOut;
    this.all = new All(isStopped);
    inside = new ImplicationGraph(now);
  }

  /**
   * Adds the conclusions of the easiest chains to the search; returns whether they reached a new
   * node.
   */
  boolean applyTo(ImplicationSearch search, InnerLevel level) {
    return take(search, CHAINS.findings(inside, all))
        || (level.compareTo(InnerLevel.MULTIPLE_CHAINS) >= 0
            && take(search, MULTIPLE.findings(inside, all)))
        || (level.compareTo(InnerLevel.DYNAMIC_CHAINS) >= 0
            && take(search, DYNAMIC.findings(inside, all)));
  }

  private boolean take(ImplicationSearch search, List<ChainFinding> findings) {
    boolean hasNews = false;
    for (ChainFinding finding : findings) {
      List<Integer> nodes = new ArrayList<>();
      for (Deduction deduction : finding.deductions()) {
        int node =
            graph.node(
                deduction.cell(), deduction.digit(), deduction instanceof Deduction.Placement);
        if (search.isNews(node)) {
          nodes.add(node);
        }
      }
      if (!nodes.isEmpty() && !search.isContradictory()) {
        hasNews |= take(search, finding, nodes);
      }
    }
    return hasNews;
  }

  private boolean take(ImplicationSearch search, ChainFinding finding, List<Integer> nodes) {
    Evidence evidence = finding.evidence();
    Set<Integer> causes = causes(evidence);
    if (causes.isEmpty()) {
      return false;
    }
    ImplicationSearch.Inner inner =
        new ImplicationSearch.Inner(
            finding.complexity(), () -> new InnerReason(finding.kind(), evidence));
    for (int node : nodes) {
      if (!search.isContradictory()) {
        causes.forEach(search::addOutParent);
        search.reach(node, inner);
      }
    }
    return true;
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
                    inside.node(candidate.cell(), candidate.digit(), true))));
    for (int group : inside.groupsOf[members.iterator().next()]) {
      if (inside.members[group].length == members.size()
          && areAll(inside.members[group], members)) {
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

  private static boolean areAll(int[] group, Set<Integer> members) {
    for (int member : group) {
      if (!members.contains(member)) {
        return false;
      }
    }
    return true;
  }
}
