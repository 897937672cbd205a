package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.House;
import org.nonomino.core.constraint.ConstraintNames;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.terms.Link;
import org.nonomino.explainer.terms.Phrase;
import org.nonomino.explainer.terms.ReasonText;

/** Describes a step without showing all of it. */
public final class StepWords {
  private static final int MAX_HOUSES = 2;
  private static final String LOOK = "Look at ";
  private static final String AND = " and ";

  private StepWords() {}

  /**
   * Returns a sentence with the place of a step: one or two houses, or a constraint.
   *
   * @param board the board on which the step was found
   */
  public static String nudge(Step step, Board board) {
    return nudgeText(step, board).text();
  }

  /**
   * Returns the place of a step in words, with the houses or the constraint in them.
   *
   * @param board the board on which the step was found
   */
  public static ReasonText nudgeText(Step step, Board board) {
    StringBuilder text = new StringBuilder(LOOK);
    List<Phrase> phrases = new ArrayList<>();
    for (House house : houses(step, board)) {
      text.append(phrases.isEmpty() ? "" : AND);
      int from = text.length();
      text.append(board.name(house));
      phrases.add(new Phrase(from, text.length(), List.of(), List.of(house), List.of()));
    }
    if (phrases.isEmpty()) {
      Constraint constraint = lit(step).get(0);
      text.append(ConstraintNames.of(constraint));
      List<Integer> cells = constraint.cells().stream().boxed().toList();
      phrases.add(new Phrase(LOOK.length(), text.length(), cells, List.of(), List.of()));
    }
    return new ReasonText(text.append('.').toString(), phrases);
  }

  /** Returns a sentence with the cells of the pattern of a step. */
  public static String cells(Step step, Board board) {
    Set<Integer> cells = new TreeSet<>(step.evidence().cells());
    for (Link link : step.evidence().links()) {
      cells.add(link.from().cell());
      cells.add(link.to().cell());
    }
    if (cells.isEmpty()) {
      step.deductions().forEach(deduction -> cells.add(deduction.cell()));
    }
    return (cells.size() == 1 ? "The cell that matters: " : "The cells that matter: ")
        + cells.stream()
            .map(cell -> CellNames.name(board.size(), cell))
            .collect(Collectors.joining(", "))
        + ".";
  }

  /** Returns the constraints of a step that have a place; a rule of the whole grid has none. */
  private static List<Constraint> lit(Step step) {
    return step.evidence().constraints().stream()
        .filter(each -> !each.appliesEverywhere())
        .toList();
  }

  /**
   * Returns the houses of a step; none if it has only a constraint. One cell would give the step
   * away, so if there is nothing else, this is the region of a cell, or its row.
   */
  private static List<House> houses(Step step, Board board) {
    List<House> houses =
        new LinkedHashSet<>(step.evidence().houses()).stream().limit(MAX_HOUSES).toList();
    if (!houses.isEmpty() || !lit(step).isEmpty()) {
      return houses;
    }
    List<Integer> seen = step.evidence().cells();
    int cell = seen.isEmpty() ? step.deductions().get(0).cell() : seen.get(0);
    return List.of(board.layout().regionOrRow(cell));
  }
}
