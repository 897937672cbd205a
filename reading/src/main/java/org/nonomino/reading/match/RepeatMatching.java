package org.nonomino.reading.match;

import static org.nonomino.reading.match.CageMatching.CAGE;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.reading.form.Form;
import org.nonomino.reading.form.Mark;
import org.nonomino.reading.wording.Clue;

/** Statements on whether digits may repeat in cages, on diagonals and on lines. */
final class RepeatMatching {
  private final Matching matching;
  private final Shelf shelf;
  private final FormConstraints builder;
  private final CageMatching cages;
  private final int size;

  RepeatMatching(
      Matching matching, Shelf shelf, FormConstraints builder, CageMatching cages, int size) {
    this.matching = matching;
    this.shelf = shelf;
    this.builder = builder;
    this.cages = cages;
    this.size = size;
  }

  void mayRepeat(Statement statement) {
    Clue clue = statement.clue();
    if (clue.has(CAGE) && matching.isTyped(ConstraintKind.KILLER_CAGE)) {
      matching.doubt("digits may repeat in cages, but the cages are killer cages");
    }
    List<Statement> distinct = new ArrayList<>(matching.stated("renban"));
    distinct.addAll(matching.stated("nabner"));
    boolean areDistinct = false;
    for (Statement line : distinct) {
      areDistinct |=
          line.sentence().equals(statement.sentence())
              || (!clue.colours().isEmpty() && clue.colours().equals(line.clue().colours()));
    }
    if (areDistinct || (clue.has("thermometer") && matching.states("thermometer"))) {
      matching.leave(statement);
    }
  }

  void noRepeats(Statement statement) {
    Clue clue = statement.clue();
    if (clue.has("diagonal")) {
      diagonals(statement);
      if (!clue.has(CAGE)) {
        return;
      }
    }
    if (clue.has(CAGE)) {
      cages.sums(statement);
    } else if (clue.has("line")) {
      distinctLines(statement);
    } else if (!clue.has("thermometer")) {
      matching.leave(statement);
    }
  }

  /** Keeps digits from repeating on lines, unless their kind does so anyway. */
  private void distinctLines(Statement statement) {
    List<Form> lines = Colours.choose(shelf.every(Mark.LINE), statement.clue().colours(), Set.of());
    if (lines.isEmpty()) {
      matching.leave(statement);
    }
    List<Constraint> made = new ArrayList<>();
    for (Form line : lines) {
      boolean isDistinct =
          matching.isUsed(line, ConstraintKind.RENBAN)
              || matching.isUsed(line, ConstraintKind.NABNER);
      if (!isDistinct) {
        Optional<List<Constraint>> some = builder.distinct(line);
        if (some.isEmpty()) {
          matching.leave(statement);
        }
        some.ifPresent(made::addAll);
      }
    }
    matching.use(statement, lines, made);
  }

  void diagonals(Statement statement) {
    matching.leaveOtherDigits(statement);
    List<Form> free =
        Colours.choose(shelf.free(Mark.DIAGONAL), statement.clue().colours(), Set.of());
    if (free.isEmpty()) {
      if (matching.isTyped(ConstraintKind.DIAGONAL) || matching.isUsed(ConstraintKind.DIAGONAL)) {
        return;
      }
      if (statement.clue().has("both") && shelf.every(Mark.DIAGONAL).isEmpty()) {
        matching.use(
            statement, List.of(), List.of(new Diagonal(size, false), new Diagonal(size, true)));
      } else {
        matching.leave(statement);
      }
      return;
    }
    matching.build(statement, free, ConstraintKind.DIAGONAL);
  }
}
