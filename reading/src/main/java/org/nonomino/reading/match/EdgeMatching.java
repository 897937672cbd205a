package org.nonomino.reading.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.nonomino.core.Constraint;
import org.nonomino.core.constraint.NegativeRatio;
import org.nonomino.core.constraint.NegativeXv;
import org.nonomino.core.constraint.NonConsecutive;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.reading.form.Form;
import org.nonomino.reading.form.Mark;
import org.nonomino.reading.wording.Clue;

/** Statements on dots and signs between two cells, and on pairs of cells without one. */
final class EdgeMatching {
  private static final String DOT = "dot";

  private final Matching matching;
  private final Shelf shelf;
  private final FormConstraints builder;
  private final int size;

  EdgeMatching(Matching matching, Shelf shelf, FormConstraints builder, int size) {
    this.matching = matching;
    this.shelf = shelf;
    this.builder = builder;
    this.size = size;
  }

  void sign(Statement statement, int sum, String letter) {
    List<Form> free = shelf.free(Mark.EDGE_SIGN, form -> form.text().equalsIgnoreCase(letter));
    if (free.isEmpty()) {
      boolean isKnown =
          matching.isKnown(constraint -> constraint instanceof XvSign sign && sign.sum() == sum);
      // Many texts explain both letters, and only one of them is there; or all are given, and there
      // are none.
      boolean isOther =
          shelf.every(Mark.EDGE_SIGN).stream()
              .anyMatch(form -> form.text().length() == 1 && "XxVv".contains(form.text()));
      if (!isKnown && !isOther && !matching.states("all-given", letter.toLowerCase(Locale.ROOT))) {
        matching.leave(statement);
      }
      return;
    }
    List<Constraint> made = new ArrayList<>();
    free.forEach(form -> builder.sign(form, sum).ifPresent(made::add));
    matching.use(statement, free, made);
  }

  /**
   * Returns whether a statement may speak of dots that are not there. Many texts explain dots of
   * two colours, and only one of them is drawn. Dots of a third colour would be left.
   */
  boolean mayHaveNoDots(Statement statement, List<Statement> all) {
    return !statement.clue().colours().isEmpty()
        && !shelf.every(Mark.EDGE_DOT).isEmpty()
        && all.stream()
            .map(Statement::clue)
            .noneMatch(clue -> clue.name().endsWith("-dot") && clue.colours().isEmpty());
  }

  /** All marks of some kinds are given, so that neighbours without one do not fit. */
  void allGiven(Statement statement) {
    Clue clue = statement.clue();
    List<Constraint> made = new ArrayList<>();
    if (clue.has(DOT)) {
      boolean isAll = clue.colours().isEmpty();
      if ((isAll && matching.states("difference-dot")) || clue.colours().contains("white")) {
        made.add(new NonConsecutive(size));
      }
      if ((isAll && matching.states("ratio-dot")) || clue.colours().contains("black")) {
        made.add(new NegativeRatio(size));
      }
    }
    if (clue.has("x") && clue.has("v")) {
      made.add(new NegativeXv(size));
    }
    boolean isOther = clue.has("other") || clue.has("x") != clue.has("v");
    if (made.isEmpty() || isOther) {
      matching.leave(statement);
    } else {
      matching.use(statement, List.of(), made);
    }
  }

  static boolean isInequality(Form form) {
    return form.text().length() == 1 && "<>^vV".contains(form.text());
  }

  /** Returns whether a mark has no text, or the number that a clue states for all. */
  static boolean says(Form form, Clue clue) {
    return form.text().isEmpty()
        || (clue.numbers().size() == 1
            && form.text().equals(Integer.toString(clue.numbers().get(0))));
  }
}
