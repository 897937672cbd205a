package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Evidence;

/**
 * States that not all cells of a pattern have digits that could be exchanged without changing a
 * given or a house's digits, because the puzzle would have a second solution.
 */
final class DeadlyFacts {
  private final CandidateView view;
  private final Evidence evidence;
  private final SmallProof proof;

  DeadlyFacts(CandidateView view, Evidence evidence, SmallProof proof) {
    this.view = view;
    this.evidence = evidence;
    this.proof = proof;
  }

  /**
   * Two digits in cells of which each house has two or none can be swapped. The evidence begins
   * with the cells and their candidates of the two digits, or with their digits.
   */
  void stateLoop() throws EvidenceChecker.Refusal {
    List<Candidate> candidates = evidence.candidates();
    Set<Integer> solved = new TreeSet<>(evidence.cells());
    solved.removeIf(cell -> view.digit(cell) == 0);
    if (!solved.isEmpty()) {
      stateWithSolved(new TreeSet<>(evidence.cells()), solved);
      return;
    }
    Set<Integer> pair = new TreeSet<>();
    Set<Integer> cells = new TreeSet<>();
    for (Candidate candidate : candidates) {
      if (pair.size() < 2) {
        pair.add(candidate.digit());
      }
      if (!pair.contains(candidate.digit())) {
        break;
      }
      cells.add(candidate.cell());
    }
    stateSwap(cells, pair);
  }

  /**
   * The digits of solved cells belong to the pair; if they are only one digit, any other may be the
   * second.
   */
  private void stateWithSolved(Set<Integer> cells, Set<Integer> solved)
      throws EvidenceChecker.Refusal {
    Set<Integer> standing = new TreeSet<>();
    solved.forEach(cell -> standing.add(view.digit(cell)));
    for (int digit = 1; digit <= view.size; digit++) {
      Set<Integer> pair = new TreeSet<>(standing);
      pair.add(digit);
      if (pair.size() == 2) {
        stateSwap(cells, pair);
      }
    }
  }

  private void stateSwap(Set<Integer> cells, Set<Integer> pair) throws EvidenceChecker.Refusal {
    for (int kind = 0; kind < 3; kind++) {
      Map<Integer, Integer> counts = new HashMap<>();
      for (int cell : cells) {
        counts.merge(view.houseOf(kind, cell), 1, Integer::sum);
      }
      if (counts.values().stream().anyMatch(count -> count != 2)) {
        throw new EvidenceChecker.Refusal("a house would notice the swap in " + cells);
      }
    }
    Set<Candidate> others = CandidateView.candidates();
    for (int cell : cells) {
      if (view.isGiven(cell)) {
        throw new EvidenceChecker.Refusal("a given in " + cells);
      }
      others.addAll(view.ofCell(cell));
      if (view.digit(cell) != 0 && !pair.contains(view.digit(cell))) {
        throw new EvidenceChecker.Refusal("another digit is in " + cells);
      }
    }
    others.removeIf(candidate -> pair.contains(candidate.digit()));
    stateOneOf(others);
    excludeInCells(others);
  }

  /**
   * Digits in as many pairs of cells, one of each pair in each of two lines, can be exchanged
   * between the lines if each pair shares its two other houses. The evidence begins with the
   * candidates of these digits.
   */
  void stateExchange() throws EvidenceChecker.Refusal {
    if (evidence.sets().size() != 2) {
      throw new EvidenceChecker.Refusal("two lines are missing");
    }
    List<Integer> first = evidence.sets().get(0);
    List<Integer> second = evidence.sets().get(1);
    Set<Integer> digits = new TreeSet<>();
    for (Candidate candidate : evidence.candidates()) {
      if (digits.size() < first.size()) {
        digits.add(candidate.digit());
      }
    }
    Set<Candidate> others = CandidateView.candidates();
    for (int i = 0; i < first.size(); i++) {
      int one = first.get(i);
      int other = second.get(i);
      boolean isPair = false;
      for (int line = 0; line < 2; line++) {
        isPair |=
            view.houseOf(line, one) == view.houseOf(line, first.get(0))
                && view.houseOf(line, other) == view.houseOf(line, second.get(0))
                && view.houseOf(1 - line, one) == view.houseOf(1 - line, other)
                && view.houseOf(2, one) == view.houseOf(2, other);
      }
      if (!isPair || view.digit(one) != 0 || view.digit(other) != 0) {
        throw new EvidenceChecker.Refusal("a house would notice the exchange in " + one);
      }
      others.addAll(view.ofCell(one));
      others.addAll(view.ofCell(other));
    }
    others.removeIf(candidate -> digits.contains(candidate.digit()));
    stateOneOf(others);
    excludeInCells(others);
  }

  /** States that a cell has only one digit. */
  private void excludeInCells(Set<Candidate> extras) {
    for (Candidate extra : extras) {
      for (Candidate candidate : evidence.candidates()) {
        if (view.has(candidate) && view.exclude(extra, candidate)) {
          proof.exclude(extra, candidate);
        }
      }
    }
  }

  /**
   * A board where each empty cell has two candidates, and each digit that a house lacks has two
   * places, except for extra candidates, all of which are in the evidence. Each cell could have its
   * other candidate.
   */
  void stateGrave() throws EvidenceChecker.Refusal {
    Set<Candidate> extras = CandidateView.candidates();
    for (Candidate candidate : evidence.candidates()) {
      if (view.ofCell(candidate.cell()).size() > 2 && !isLocked(candidate.digit())) {
        extras.add(candidate);
      }
    }
    List<Integer> all = new ArrayList<>();
    for (int cell = 0; cell < view.cellCount(); cell++) {
      all.add(cell);
    }
    CandidateView grave = view.without(extras);
    for (int cell : all) {
      if (view.digit(cell) == 0 && grave.ofCell(cell).size() != 2) {
        throw new EvidenceChecker.Refusal("not two candidates in cell " + cell);
      }
    }
    for (int kind = 0; kind < 3; kind++) {
      for (int index = 0; index < view.size; index++) {
        List<Integer> cells = view.cells(kind, index);
        for (int digit = 1; digit <= view.size; digit++) {
          int wanted = digit;
          boolean isPlaced = cells.stream().anyMatch(cell -> view.digit(cell) == wanted);
          if (!isPlaced && grave.places(cells, digit).size() != 2) {
            throw new EvidenceChecker.Refusal("not two places for " + digit);
          }
        }
      }
    }
    stateOneOf(extras);
  }

  /**
   * Returns whether a house of the step has two places for a digit; an extra candidate has more in
   * all its houses.
   */
  private boolean isLocked(int digit) {
    return evidence.houses().stream()
        .anyMatch(house -> view.places(view.cells(house), digit).size() == 2);
  }

  /** A puzzle without extra candidates would have two solutions, and everything would follow. */
  private void stateOneOf(Set<Candidate> extras) throws EvidenceChecker.Refusal {
    if (extras.isEmpty()) {
      throw new EvidenceChecker.Refusal("nothing is left out of the pattern");
    }
    proof.either(extras, List.of());
  }
}
