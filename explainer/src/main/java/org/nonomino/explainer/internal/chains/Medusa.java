package org.nonomino.explainer.internal.chains;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.CellRelations;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Link;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.StepKind;

/**
 * Colouring of several digits: the two candidates of a cell are also a pair ({@link Colouring}).
 *
 * <ul>
 *   <li>Trap: a candidate excluded by a candidate of each colour is false. It may share its cell
 *       with both, see both, or do one of each (rules 3 to 5).
 *   <li>Wrap: two candidates of one colour exclude each other, in a cell or a house, so all of this
 *       colour are false (rules 1 and 2).
 *   <li>Emptied cell: if one colour excludes all candidates of a cell, all candidates of this
 *       colour are false (rule 6).
 * </ul>
 *
 * <p>Source: A. Stuart, <a href="https://www.sudokuwiki.org/3D_Medusa">3D Medusa</a>, and the
 * numbers of its rules. The proof uses only pairs of which exactly one is true, and candidates that
 * exclude each other, so it applies to any regions.
 */
public final class Medusa implements Technique {
  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.MEDUSA);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    Set<Candidate> coloured = new HashSet<>();
    for (int cell = 0; cell < board.cellCount() && !steps.isDone(); cell++) {
      List<Candidate> candidates = new ArrayList<>();
      Candidates.addAll(candidates, cell, board.candidates(cell));
      for (Candidate start : candidates) {
        if (!coloured.contains(start) && !steps.isDone()) {
          Colouring colouring = Colouring.from(board, start, /* linksCells= */ true);
          coloured.addAll(colouring.candidates(0));
          coloured.addAll(colouring.candidates(1));
          if (hasSeveralDigits(colouring)) {
            addSteps(board, colouring, steps);
          }
        }
      }
    }
  }

  /** Colourings of one digit belong to {@link SimpleColouring}. */
  private static boolean hasSeveralDigits(Colouring colouring) {
    return colouring.links.stream().anyMatch(link -> link.from().digit() != link.to().digit());
  }

  private void addSteps(BoardState board, Colouring colouring, StepCollector steps) {
    List<long[]> excluded = new ArrayList<>();
    for (int colour = 0; colour < 2; colour++) {
      excluded.add(excludedBy(board, colouring.candidates(colour)));
    }
    for (int colour = 0; colour < 2; colour++) {
      Colouring turned = colouring.startingWith(colour);
      List<Link> contradiction = wrap(board, turned, excluded.get(colour));
      if (contradiction.isEmpty()) {
        contradiction = emptied(board, turned, excluded.get(colour));
      }
      if (!contradiction.isEmpty()) {
        List<Deduction> lost = new ArrayList<>();
        for (Candidate each : turned.candidates(0)) {
          lost.add(new Deduction.Elimination(each.cell(), each.digit()));
        }
        steps.add(step(turned, lost, contradiction));
      }
    }
    List<Deduction> lost = new ArrayList<>();
    List<Link> trap = new ArrayList<>();
    for (int cell = 0; cell < board.cellCount(); cell++) {
      List<Candidate> trapped = new ArrayList<>();
      long digits = board.candidates(cell) & excluded.get(0)[cell] & excluded.get(1)[cell];
      Candidates.addAll(trapped, cell, digits);
      for (Candidate each : trapped) {
        if (!colouring.all(each.digit()).contains(cell)) {
          lost.add(new Deduction.Elimination(cell, each.digit()));
          trap.add(new Link(excluding(board, colouring, each), true, each, false));
          trap.add(new Link(excluding(board, colouring.startingWith(1), each), true, each, false));
        }
      }
    }
    if (!lost.isEmpty()) {
      steps.add(step(colouring, lost, trap));
    }
  }

  /** Returns the digits that each cell cannot have if some candidates are true, bit d − 1. */
  private static long[] excludedBy(BoardState board, List<Candidate> candidates) {
    long[] excluded = new long[board.cellCount()];
    for (Candidate each : candidates) {
      long digit = 1L << (each.digit() - 1);
      excluded[each.cell()] |= ~digit;
      for (int peer : board.tables.peersOf[each.cell()]) {
        excluded[peer] |= digit;
      }
      if (board.tables.relations().isPresent()) {
        board
            .tables
            .relations()
            .get()
            .partnersOf(each.cell())
            .forEach((partner, pair) -> excluded[partner] |= ~pair.allowed()[each.digit()]);
      }
    }
    return excluded;
  }

  /** Returns the first candidate of the first colour that excludes another candidate. */
  private static Candidate excluding(BoardState board, Colouring colouring, Candidate excluded) {
    return colouring.candidates(0).stream()
        .filter(each -> exclude(board, each, excluded))
        .findFirst()
        .orElseThrow();
  }

  private static boolean exclude(BoardState board, Candidate one, Candidate other) {
    boolean hasSameDigit = one.digit() == other.digit();
    if (one.cell() == other.cell()) {
      return !hasSameDigit;
    }
    // A relation can exclude one digit in both cells although others may be in both.
    Optional<CellRelations> relations = board.tables.relations();
    return relations.isPresent()
        ? relations.get().exclude(one.cell(), one.digit(), other.cell(), other.digit())
        : hasSameDigit && board.tables.arePeers(one.cell(), other.cell());
  }

  /** Returns the link between two candidates of the first colour that exclude each other. */
  private static List<Link> wrap(BoardState board, Colouring colouring, long[] excluded) {
    for (Candidate each : colouring.candidates(0)) {
      if ((excluded[each.cell()] & 1L << (each.digit() - 1)) != 0) {
        return List.of(new Link(excluding(board, colouring, each), true, each, false));
      }
    }
    return List.of();
  }

  /**
   * Returns the links that leave a cell without a candidate if the first colour is true: to each of
   * its candidates, and from the others to the last.
   */
  private static List<Link> emptied(BoardState board, Colouring colouring, long[] excluded) {
    for (int cell = 0; cell < board.cellCount(); cell++) {
      if (Long.bitCount(board.candidates(cell)) > 1
          && (board.candidates(cell) & ~excluded[cell]) == 0) {
        List<Candidate> candidates = new ArrayList<>();
        Candidates.addAll(candidates, cell, board.candidates(cell));
        List<Link> links = new ArrayList<>();
        for (Candidate each : candidates) {
          links.add(new Link(excluding(board, colouring, each), true, each, false));
        }
        Candidate last = candidates.remove(candidates.size() - 1);
        candidates.forEach(each -> links.add(new Link(each, false, last, true)));
        return links;
      }
    }
    return List.of();
  }

  /**
   * Creates a step with the part of a colouring that joins what it needs: the candidates that
   * exclude others, and those that are lost.
   *
   * @param more the links that give the conclusions
   */
  private FoundStep step(Colouring colouring, List<Deduction> lost, List<Link> more) {
    Set<Candidate> needed = new HashSet<>();
    lost.forEach(each -> needed.add(new Candidate(each.cell(), each.digit())));
    more.stream().filter(Link::fromIsOn).forEach(link -> needed.add(link.from()));
    List<Link> links = new ArrayList<>(joining(colouring.links, needed));
    Set<Candidate> joined = new HashSet<>();
    links.forEach(link -> joined.addAll(List.of(link.from(), link.to())));
    List<Candidate> candidates = new ArrayList<>(colouring.candidates(0));
    candidates.addAll(colouring.candidates(1));
    candidates.retainAll(joined);
    links.addAll(more);
    return new FoundStep(
        this,
        StepKind.MEDUSA,
        StepKind.MEDUSA.lowestRating(),
        lost,
        new Evidence(List.of(), candidates, links));
  }

  /** Returns the links of a tree without the branches that end at candidates not needed. */
  private static List<Link> joining(List<Link> tree, Set<Candidate> needed) {
    List<Link> left = new ArrayList<>(tree);
    Map<Candidate, Integer> ends = new HashMap<>();
    for (Link link : tree) {
      ends.merge(link.from(), 1, Integer::sum);
      ends.merge(link.to(), 1, Integer::sum);
    }
    boolean isChanged = true;
    while (isChanged) {
      isChanged =
          left.removeIf(
              link -> {
                boolean isLoose =
                    isLoose(link.from(), ends, needed) || isLoose(link.to(), ends, needed);
                if (isLoose) {
                  ends.merge(link.from(), -1, Integer::sum);
                  ends.merge(link.to(), -1, Integer::sum);
                }
                return isLoose;
              });
    }
    return left;
  }

  private static boolean isLoose(
      Candidate candidate, Map<Candidate, Integer> ends, Set<Candidate> needed) {
    return ends.getOrDefault(candidate, 0) == 1 && !needed.contains(candidate);
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    return LinkPremises.of(step.evidence(), board, /* hasCases= */ false);
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<Candidate> candidates = step.evidence().candidates();
    Colouring colouring = Colouring.from(board, candidates.get(0), /* linksCells= */ true);
    List<List<Candidate>> colours = new ArrayList<>();
    for (int colour = 0; colour < 2; colour++) {
      colours.add(colouring.candidates(colour).stream().filter(candidates::contains).toList());
    }
    List<Link> more = step.evidence().links().stream().dropWhile(link -> !link.fromIsOn()).toList();
    Words one = named(board, colours.get(0));
    Words other = named(board, colours.get(1));
    Words known =
        Words.of(
            "If a cell has only two candidates, or a house only two places for a digit, and one of them is false, the other is true. That links candidates: either all of one colour are true, or all of the other. The first colour is %s. The second is %s.",
            one, other);
    Words pattern =
        Words.of("%s / %s", listed(board, colours.get(0)), listed(board, colours.get(1)));
    Words first = named(board, List.of(more.get(0).from()));
    Candidate reached = more.get(0).to();
    if (more.size() > 1 && more.get(1).to().equals(reached)) {
      return StepText.of(
          pattern,
          more.size() == 2
              ? Words.of(
                  "Links make either %s or %s true, and both exclude %s.",
                  first, named(board, List.of(more.get(1).from())), named(board, List.of(reached)))
              : Words.of(
                  "One of two colours of linked candidates is true. Both exclude these: %s.",
                  Wording.losses(board, step)),
          Words.of(
              "%s A candidate excluded by both colours is false either way: %s.",
              known, Wording.eliminations(board, step)));
    }
    if (more.size() == 1) {
      Words second = named(board, List.of(reached));
      return StepText.of(
          pattern,
          Words.of(
              "Links make %s and %s true together, but they exclude each other. So their whole colour is false: %s.",
              first, second, Wording.losses(board, step)),
          Words.of(
              "%s Of the first colour, %s and %s exclude each other. So the whole colour is false: %s.",
              known, first, second, Wording.eliminations(board, step)));
    }
    Words cell = Wording.cell(board, reached.cell());
    return StepText.of(
        pattern,
        Words.of(
            "Candidates that links make true together would leave no digit for %s. So their whole colour is false: %s.",
            cell, Wording.losses(board, step)),
        Words.of(
            "%s The first colour excludes all candidates of %s. So the whole colour is false: %s.",
            known, cell, Wording.eliminations(board, step)));
  }

  private static Map<Integer, List<Integer>> byDigit(List<Candidate> candidates) {
    Map<Integer, List<Integer>> cells = new TreeMap<>();
    for (Candidate each : candidates) {
      cells.computeIfAbsent(each.digit(), digit -> new ArrayList<>()).add(each.cell());
    }
    return cells;
  }

  /** Returns the words for candidates: {@code 5 in r1c1 and r2c2; 7 in r3c3}. */
  private static Words named(BoardState board, List<Candidate> candidates) {
    return byDigit(candidates).entrySet().stream()
        .map(
            each ->
                Words.of(
                    "%s in %s",
                    Notation.digit(each.getKey()), Wording.brief(board, each.getValue())))
        .collect(Words.joining("; "));
  }

  /** Returns the same as a notation: {@code 5 r1c1,r2c2; 7 r3c3}. */
  private static Words listed(BoardState board, List<Candidate> candidates) {
    return byDigit(candidates).entrySet().stream()
        .map(
            each ->
                Words.of(
                    "%s %s", Notation.digit(each.getKey()), Notation.cells(board, each.getValue())))
        .collect(Words.joining("; "));
  }
}
