package org.nonomino.explainer.internal.als;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.nonomino.core.HouseKind;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.BoardTables;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.Premises;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * Cells C in the crossing of a line and a region, cells A in the rest of the line and cells B in
 * the rest of the region, whose digits can fill exactly as many cells as there are. Each digit
 * appears at most once in C and A, because these lie in the line, and at most once in C and B,
 * because these lie in the region. It can appear twice only if it is a candidate in both A and B.
 * If these numbers add up to the number of cells, each digit appears as often as it can. So all
 * other cells of the line lose the digits that B does not have, all others of the region lose the
 * digits that A does not have, and a digit that both have is in both.
 *
 * <p>Example: r1c1 and r1c2 have 1, 2, 3 and 4, r1c7 has 1 and 2, r3c3 has 3 and 4. These are four
 * cells with four digits, so the other cells of row 1 lose 1 and 2, those of box 1 lose 3 and 4.
 * Source: "Sue de Coq", Two-Sector Disjoint Subsets (players' forum, 2005); <a
 * href="https://hodoku.sourceforge.net/en/tech_misc.php">HoDoKu, Sue de Coq</a>, for digits that
 * are in A and in B. The technique requires only that a line and a region share two or more cells,
 * so regions may have any shape. The rating is specific to Nonomino.
 */
public final class SueDeCoq implements Technique {
  private static final Rating RATING = new Rating(58);

  /**
   * The maximum number of cells of A and of B, and of C, because large boards have too many
   * choices.
   */
  private static final int MAX_CELLS = 4;

  private static final int MAX_CELLS_ON_LARGE = 2;
  private static final int LARGEST_SMALL = 12;

  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.SUE_DE_COQ);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    List<Finding> findings = new ArrayList<>();
    for (HouseKind kind : BoardTables.LINES) {
      for (BoardTables.Crossing crossing : board.tables.crossings(kind, HouseKind.REGION)) {
        if (steps.isDone()) {
          return;
        }
        findAt(board, crossing, findings);
      }
    }
    findings.sort(Comparator.comparingInt(Finding::cellCount));
    Set<List<Deduction>> found = new HashSet<>();
    for (Finding finding : findings) {
      if (steps.isDone()) {
        return;
      }
      if (found.add(finding.deductions)) {
        steps.add(finding.step(this, board));
      }
    }
  }

  /**
   * Some cells of a house.
   *
   * @param positions their positions in the house
   * @param digits their candidates
   */
  private record Part(long positions, long digits) {
    int count() {
      return Long.bitCount(positions);
    }
  }

  /** A finding, from which a step is created only if it is used. */
  private record Finding(
      BoardTables.Crossing crossing,
      Part center,
      Part ofLine,
      Part ofRegion,
      List<Deduction> deductions) {
    int cellCount() {
      return center.count() + ofLine.count() + ofRegion.count();
    }

    FoundStep step(Technique technique, BoardState board) {
      List<List<Integer>> sets =
          List.of(
              cells(board, crossing.first(), center),
              cells(board, crossing.first(), ofLine),
              cells(board, crossing.second(), ofRegion));
      List<Candidate> candidates = new ArrayList<>();
      for (List<Integer> set : sets) {
        set.forEach(cell -> Candidates.addAll(candidates, cell, board.candidates(cell)));
      }
      return new FoundStep(
          technique,
          StepKind.SUE_DE_COQ,
          RATING,
          deductions,
          new Evidence(
              List.of(board.tables.house(crossing.first()), board.tables.house(crossing.second())),
              candidates,
              List.of(),
              sets));
    }

    private static List<Integer> cells(BoardState board, int house, Part part) {
      List<Integer> cells = new ArrayList<>();
      for (long rest = part.positions; rest != 0; rest &= rest - 1) {
        cells.add(board.cellAt(house, Long.numberOfTrailingZeros(rest)));
      }
      return cells;
    }
  }

  private static void findAt(
      BoardState board, BoardTables.Crossing crossing, List<Finding> findings) {
    int max = board.size() <= LARGEST_SMALL ? MAX_CELLS : MAX_CELLS_ON_LARGE;
    List<Part> centers = parts(board, crossing.first(), crossing.inFirst(), max);
    centers.removeIf(
        center -> center.count() < 2 || Long.bitCount(center.digits) < center.count() + 2);
    if (centers.isEmpty()) {
      return;
    }
    List<Part> ofLine = parts(board, crossing.first(), ~crossing.inFirst(), max);
    List<Part> ofRegion = parts(board, crossing.second(), ~crossing.inSecond(), max);
    for (Part center : centers) {
      List<Part> fitting = fitting(center, ofRegion);
      for (Part line : fitting(center, ofLine)) {
        for (Part region : fitting) {
          int cells = center.count() + line.count() + region.count();
          int room =
              Long.bitCount(center.digits | line.digits | region.digits)
                  + Long.bitCount(line.digits & region.digits);
          if (room == cells) {
            List<Deduction> eliminations = eliminations(board, crossing, center, line, region);
            if (!eliminations.isEmpty()) {
              findings.add(new Finding(crossing, center, line, region, eliminations));
            }
          }
        }
      }
    }
  }

  /**
   * Returns all choices of empty cells among some positions of a house, those with the fewest cells
   * first.
   */
  private static List<Part> parts(BoardState board, int house, long among, int max) {
    List<Part> parts = new ArrayList<>();
    parts.add(new Part(0, 0));
    int from = 0;
    for (int count = 1; count <= max; count++) {
      int end = parts.size();
      for (int i = from; i < end; i++) {
        Part part = parts.get(i);
        int next = Long.SIZE - Long.numberOfLeadingZeros(part.positions);
        for (int position = next; position < board.size(); position++) {
          long candidates = board.candidates(board.cellAt(house, position));
          if ((among & (1L << position)) != 0 && candidates != 0) {
            parts.add(new Part(part.positions | 1L << position, part.digits | candidates));
          }
        }
      }
      from = end;
    }
    parts.remove(0);
    return parts;
  }

  /**
   * Returns the parts that use more digits of the center than they add. Excludes parts that are
   * locked on their own or with the center, because easier techniques use these.
   */
  private static List<Part> fitting(Part center, List<Part> parts) {
    List<Part> fitting = new ArrayList<>();
    for (Part part : parts) {
      if (Long.bitCount(part.digits & ~center.digits) < part.count()
          && Long.bitCount(part.digits) > part.count()
          && Long.bitCount(part.digits | center.digits) > part.count() + center.count()) {
        fitting.add(part);
      }
    }
    return fitting;
  }

  private static List<Deduction> eliminations(
      BoardState board, BoardTables.Crossing crossing, Part center, Part line, Part region) {
    List<Deduction> eliminations = new ArrayList<>();
    long both = line.digits & region.digits;
    for (int position = 0; position < board.size(); position++) {
      int cell = board.cellAt(crossing.first(), position);
      long bit = 1L << position;
      boolean isShared = (crossing.inFirst() & bit) != 0;
      long lost;
      if ((center.positions & bit) != 0) {
        lost = both;
      } else if ((line.positions & bit) != 0) {
        lost = 0;
      } else {
        lost = (center.digits & ~region.digits) | line.digits;
        lost |= isShared ? (center.digits & ~line.digits) | region.digits : 0;
      }
      board.addEliminations(cell, lost, eliminations);
    }
    long rest = ~(crossing.inSecond() | region.positions);
    for (int position = 0; position < board.size(); position++) {
      if ((rest & (1L << position)) != 0) {
        int cell = board.cellAt(crossing.second(), position);
        board.addEliminations(cell, (center.digits & ~line.digits) | region.digits, eliminations);
      }
    }
    return eliminations;
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    return new Premises(board).cells(step.evidence().cells()).toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<List<Integer>> sets = step.evidence().sets();
    Words line = Wording.house(board, step.evidence().houses().get(0));
    Words region = Wording.house(board, step.evidence().houses().get(1));
    List<Words> names = new ArrayList<>();
    List<Words> codes = new ArrayList<>();
    for (List<Integer> set : sets) {
      Words digits = Notation.digits(AlmostLockedSets.digits(board, set));
      names.add(Words.of("%s (%s)", Notation.set(board, set), digits));
      codes.add(Words.of("%s {%s}", Notation.set(board, set), digits));
    }
    Words result =
        Wording.lossCount(step) <= 2
            ? Wording.losses(board, step)
            : Words.of(
                "the rest of %s and of %s lose them (%s)",
                line, region, Wording.losing(board, step));
    return StepText.of(
        Words.of("%s (%s, %s)", codes.get(0), codes.get(1), codes.get(2)),
        Words.of(
            "%s with %s in %s and %s in %s must use all their digits, so %s.",
            names.get(0), names.get(1), line, names.get(2), region, result),
        inFull(step, board, line, region));
  }

  private static Words inFull(FoundStep step, BoardState board, Words line, Words region) {
    List<List<Integer>> sets = step.evidence().sets();
    long center = AlmostLockedSets.digits(board, sets.get(0));
    long inLine = AlmostLockedSets.digits(board, sets.get(1));
    long inRegion = AlmostLockedSets.digits(board, sets.get(2));
    int cells = sets.get(0).size() + sets.get(1).size() + sets.get(2).size();
    long both = inLine & inRegion;
    return Words.of(
        "%s lie both in %s and in %s. With %s of %s and %s of %s these are %s cells, which have %s between them. %s So each must appear as often as it can: %s.",
        Wording.withCandidates(board, sets.get(0)),
        line,
        region,
        Wording.withCandidates(board, sets.get(1)),
        line,
        Wording.withCandidates(board, sets.get(2)),
        region,
        Wording.number(cells),
        Wording.digits(center | inLine | inRegion),
        both == 0
            ? Words.of(
                "None of these digits can appear twice, because outside the crossing no digit is in both the cells of %s and those of %s.",
                line, region)
            : Words.of(
                "Only %s can appear twice, once in %s and once in %s, outside the crossing.",
                Wording.digits(both), line, region),
        Wording.eliminations(board, step));
  }
}
