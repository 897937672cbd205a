package org.nonomino.explainer.internal.chains;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.Constraint;
import org.nonomino.explainer.internal.als.AlmostLockedSets;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.CellSet;
import org.nonomino.explainer.internal.board.ChainNode;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Link;

/**
 * An even number of nodes with alternating strong and weak links. If the first is false, the second
 * is true, so the third is false, the fourth true, and so on to the last. So the first or the last
 * node is true. Immutable.
 *
 * <p>In a loop the last node also excludes the first. Then each weak link has exactly one true end.
 *
 * <p>In the {@link Evidence} of a step the links lead from all candidates of a node to all of the
 * next, to distinguish a group from two nodes.
 *
 * @param nodes first to last
 * @param isLoop whether the last node excludes the first
 * @param sets the almost locked sets of the strong links between two digits in different cells
 */
record AlternatingChain(List<ChainNode> nodes, boolean isLoop, List<List<Integer>> sets) {
  AlternatingChain {
    nodes = List.copyOf(nodes);
    sets = List.copyOf(sets);
  }

  /** Creates a chain without almost locked sets. */
  AlternatingChain(List<ChainNode> nodes, boolean isLoop) {
    this(nodes, isLoop, List.of());
  }

  /** Returns the chain of a step. */
  static AlternatingChain of(BoardState board, Evidence evidence) {
    List<ChainNode> nodes = new ArrayList<>();
    List<Link> links = evidence.links();
    for (int start = 0, end; start < links.size(); start = end) {
      Set<Candidate> members = new LinkedHashSet<>();
      for (end = start;
          end < links.size() && links.get(end).fromIsOn() == links.get(start).fromIsOn();
          end++) {
        members.add(links.get(end).from());
      }
      nodes.add(node(board, members));
    }
    boolean isLoop = links.get(links.size() - 1).fromIsOn();
    if (!isLoop) {
      Set<Candidate> members = new LinkedHashSet<>();
      for (int i = links.size() - 1;
          i >= 0 && links.get(i).from().equals(links.get(links.size() - 1).from());
          i--) {
        members.add(links.get(i).to());
      }
      nodes.add(node(board, members));
    }
    return new AlternatingChain(nodes, isLoop, evidence.sets());
  }

  private static ChainNode node(BoardState board, Set<Candidate> members) {
    CellSet cells = CellSet.none(board.tables);
    int digit = 0;
    for (Candidate member : members) {
      cells.add(member.cell());
      digit = member.digit();
    }
    return ChainNode.of(board, digit, cells);
  }

  ChainNode first() {
    return nodes.get(0);
  }

  ChainNode last() {
    return nodes.get(nodes.size() - 1);
  }

  boolean hasGroup() {
    return nodes.stream().anyMatch(ChainNode::isGroup);
  }

  /** Returns the candidates and the links as evidence. */
  Evidence evidence() {
    Set<Candidate> candidates = new LinkedHashSet<>();
    nodes.forEach(node -> candidates.addAll(node.candidates()));
    List<Link> links = new ArrayList<>();
    for (int i = 0; i < nodes.size() - (isLoop ? 0 : 1); i++) {
      for (Candidate from : nodes.get(i).candidates()) {
        for (Candidate to : nodes.get((i + 1) % nodes.size()).candidates()) {
          links.add(new Link(from, i % 2 == 1, to, i % 2 == 0));
        }
      }
    }
    return new Evidence(List.of(), List.copyOf(candidates), links);
  }

  /** Returns the candidates, also those of the almost locked sets, the links and these sets. */
  Evidence evidence(BoardState board) {
    Evidence evidence = evidence();
    List<Candidate> candidates = new ArrayList<>(evidence.candidates());
    for (List<Integer> set : sets) {
      set.forEach(cell -> Candidates.addAll(candidates, cell, board.candidates(cell)));
    }
    return new Evidence(
        List.of(), List.copyOf(new LinkedHashSet<>(candidates)), evidence.links(), sets);
  }

  /**
   * Returns the chain in Eureka notation, with its almost locked sets at the end, a loop ends with
   * its first node.
   */
  Words notation(BoardState board) {
    return Words.of("%s%s", notation(board, false), sets.isEmpty() ? "" : ofSets(board));
  }

  private Words ofSets(BoardState board) {
    List<Words> names =
        new LinkedHashSet<>(sets).stream().map(set -> Notation.set(board, set)).toList();
    return Words.of(" (%s %s)", names.size() == 1 ? "set" : "sets", Words.list(names, "and"));
  }

  /** Returns a chain that is too long for a sentence, without its middle; empty for others. */
  List<Words> lines(BoardState board) {
    int links = nodes.size() - (isLoop ? 0 : 1);
    return ChainSentences.isLong(links) ? List.of(notation(board, true)) : List.of();
  }

  private Words notation(BoardState board, boolean isShort) {
    List<ChainNode> shown = new ArrayList<>(nodes);
    if (isLoop) {
      shown.add(first());
    }
    List<Boolean> isStrong = new ArrayList<>();
    for (int i = 1; i < shown.size(); i++) {
      isStrong.add(i % 2 == 1);
    }
    return isShort
        ? ChainSentences.folded(board, shown, isStrong)
        : Notation.nodes(board, shown, isStrong);
  }

  /** Returns the paragraphs that follow the chain, with numbered links and the conclusions. */
  List<Words> paragraphs(BoardState board, FoundStep step) {
    List<Words> paragraphs = new ArrayList<>();
    paragraphs.add(Words.of("Suppose that %s.", says(board, first(), false)));
    int count = nodes.size() + (isLoop ? 1 : 0);
    int setCount = 0;
    for (int i = 1; i < count; i++) {
      ChainNode node = nodes.get(i % nodes.size());
      ChainNode before = nodes.get(i - 1);
      boolean isOn = i % 2 == 1;
      boolean isInSet = isOn && node.digit() != before.digit() && !node.isInCellOf(before);
      paragraphs.add(
          Words.of(
                  "Then %s (%s).",
                  says(board, node, isOn),
                  isInSet
                      ? reason(board, before, sets.get(setCount++))
                      : reason(board, before, node, isOn))
              .asPart(Notation.letters(i), 1));
    }
    paragraphs.add(conclusion(board, step));
    return paragraphs;
  }

  private Words conclusion(BoardState board, FoundStep step) {
    if (isLoop) {
      return Words.of(
          "That closes a loop, and it also works in the other direction. So exactly one of two places joined by a weak link is true, and any other candidate that sees both is removed: %s.",
          Wording.eliminations(board, step));
    }
    if (first().equals(last())) {
      return Words.of("That contradicts the assumption, so %s.", result(board, step));
    }
    return Words.of(
        "So either %s or %s; either way, %s.",
        says(board, first(), true), says(board, last(), true), result(board, step));
  }

  /** Returns an explanation in one or two sentences, for a person familiar with chains. */
  Words sentence(BoardState board, FoundStep step) {
    if (isLoop) {
      return ChainSentences.loop(board, nodes.size(), notation(board), constraints(board), step);
    }
    Words chain = ChainSentences.shown(nodes.size() - 1, notation(board), constraints(board));
    if (first().equals(last())) {
      return Words.of(
          "%s: if it were not, it would have to be; so %s.", chain, result(board, step));
    }
    if (first().digit() == last().digit() && !first().isGroup() && !last().isGroup()) {
      return Words.of(
          "%s: one of %s and %s is %s; cells that see both cannot be %s (%s).",
          chain,
          Wording.cell(board, first().firstCell()),
          Wording.cell(board, last().firstCell()),
          Notation.digit(first().digit()),
          Notation.digit(first().digit()),
          Wording.losing(board, step));
    }
    return Words.of(
        "%s: %s or %s; either way, %s.",
        chain, end(board, first()), end(board, last()), result(board, step));
  }

  /** Returns the constraints that weak links need, because no house explains them. */
  private Set<Constraint> constraints(BoardState board) {
    Set<Constraint> constraints = new LinkedHashSet<>();
    for (int i = 1; i < nodes.size() - (isLoop ? 0 : 1); i += 2) {
      constraint(board, nodes.get(i), nodes.get((i + 1) % nodes.size()))
          .ifPresent(constraints::add);
    }
    return constraints;
  }

  /** Returns the constraint that excludes one of two nodes, if no house does. */
  private static Optional<Constraint> constraint(BoardState board, ChainNode from, ChainNode to) {
    return from.candidates().stream()
        .flatMap(
            one ->
                to.candidates().stream()
                    .flatMap(other -> ChainSentences.constraint(board, one, other).stream()))
        .findFirst();
  }

  private static Words end(BoardState board, ChainNode node) {
    return node.isGroup()
        ? Words.of(
            "%s is in %s", Notation.digit(node.digit()), Notation.set(board, node.cells().cells()))
        : says(board, node, true);
  }

  private Words result(BoardState board, FoundStep step) {
    Deduction deduction = step.deductions().get(0);
    return deduction instanceof Deduction.Placement
        ? Words.of(
            "%s is %s", Wording.cell(board, deduction.cell()), Notation.digit(deduction.digit()))
        : Wording.eliminations(board, step);
  }

  /**
   * Returns the words for a node being true or false: {@code r1c1 is 5}, {@code 5 is in r1c1 or
   * r1c2}.
   */
  static Words says(BoardState board, ChainNode node, boolean isOn) {
    Words digit = Notation.digit(node.digit());
    List<Integer> cells = node.cells().cells();
    if (!node.isGroup()) {
      return Words.of("%s is %s%s", Wording.cells(board, cells), isOn ? "" : "not ", digit);
    }
    return isOn
        ? Words.of("%s is in %s", digit, Wording.anyOf(board, cells))
        : Words.of("%s is not in %s", digit, Wording.anyOf(board, cells));
  }

  private static Words reason(BoardState board, ChainNode from, List<Integer> set) {
    long digits = AlmostLockedSets.digits(board, set);
    return Words.of(
        "the %s cells %s, with the %s candidates %s, lack only %s",
        Wording.number(set.size()),
        Wording.cells(board, set),
        Wording.number(set.size() + 1),
        Wording.digits(digits),
        Notation.digit(from.digit()));
  }

  private static Words reason(BoardState board, ChainNode from, ChainNode to, boolean isOn) {
    boolean isInCell = from.isInCellOf(to);
    if (isOn) {
      return isInCell
          ? Words.of("no other digit is left for it")
          : Words.of(
              "no other place is left for %s in %s",
              Notation.digit(to.digit()), strongHouse(board, from, to));
    }
    Optional<Constraint> constraint = constraint(board, from, to);
    if (constraint.isPresent()) {
      return ChainSentences.excludes(constraint.get(), says(board, from, true));
    }
    return isInCell
        ? Words.of("it is %s", Notation.digit(from.digit()))
        : Words.of(
            "%s sees %s", to.isGroup() ? "each" : "it", Wording.cells(board, from.cells().cells()));
  }

  /** Returns the name of a house in which two nodes contain all places of their digit. */
  private static Words strongHouse(BoardState board, ChainNode one, ChainNode other) {
    CellSet both = one.cells().copy();
    both.addAll(other.cells());
    for (int house = 0; house < board.tables.cellsOf.length; house++) {
      if (CellSet.places(board, house, one.digit()).equals(both)) {
        return Wording.house(board, board.tables.house(house));
      }
    }
    throw new IllegalArgumentException("no strong link: " + both);
  }
}
