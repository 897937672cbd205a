package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.House;
import org.nonomino.core.constraint.ConstraintNames;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.terms.Phrase;
import org.nonomino.explainer.terms.ReasonText;

/** Describes a step without showing all of it. */
public final class StepWords {
  private static final int MAX_HOUSES = 2;
  private static final String LOOK = "Look at ";
  private static final String AND = " and ";

  private StepWords() {}

  /**
   * Returns a sentence with the place of a step: one or two houses, a constraint, or a cell.
   *
   * @param board the board on which the step was found
   */
  public static String nudge(Step step, Board board) {
    return nudgeText(step, board).text();
  }

  /**
   * Returns the place of a step in words, with the houses, the constraint or the cell in them.
   *
   * @param board the board on which the step was found
   */
  public static ReasonText nudgeText(Step step, Board board) {
    StringBuilder text = new StringBuilder(LOOK);
    List<Phrase> phrases = new ArrayList<>();
    for (House house : first(step.evidence().houses())) {
      text.append(phrases.isEmpty() ? "" : AND);
      int from = text.length();
      text.append(board.name(house));
      phrases.add(new Phrase(from, text.length(), List.of(), List.of(house), List.of()));
    }
    Optional<Constraint> constraint = lit(step).stream().findFirst();
    if (phrases.isEmpty() && constraint.isPresent()) {
      text.append(ConstraintNames.of(constraint.get()));
      List<Integer> cells = constraint.get().cells().stream().boxed().toList();
      phrases.add(new Phrase(LOOK.length(), text.length(), cells, List.of(), List.of()));
    }
    if (phrases.isEmpty()) {
      List<Integer> seen = step.evidence().cells();
      int cell = seen.isEmpty() ? step.deductions().get(0).cell() : seen.get(0);
      text.append(CellNames.name(board.size(), cell));
      phrases.add(new Phrase(LOOK.length(), text.length(), List.of(cell), List.of(), List.of()));
    }
    return new ReasonText(text.append('.').toString(), phrases);
  }

  /** Returns the constraints of a step that have a place; a rule of the whole grid has none. */
  private static List<Constraint> lit(Step step) {
    return step.evidence().constraints().stream()
        .filter(each -> !each.appliesEverywhere())
        .toList();
  }

  private static List<House> first(List<House> houses) {
    return new LinkedHashSet<>(houses).stream().limit(MAX_HOUSES).toList();
  }
}
