package org.nonomino.reading.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.reading.Document;
import org.nonomino.reading.form.Form;
import org.nonomino.reading.form.Mark;
import org.nonomino.reading.wording.Clue;
import org.nonomino.text.WholeNumber;

/** Statements on cages. */
final class CageMatching {
  static final String CAGE = "cage";

  private static final Statement NO_WORDS =
      new Statement(new Clue("cage-sum", List.of(), List.of(), Set.of(CAGE)), "");

  private final Document document;
  private final Matching matching;
  private final Shelf shelf;
  private final FormConstraints builder;

  CageMatching(Document document, Matching matching, Shelf shelf, FormConstraints builder) {
    this.document = document;
    this.matching = matching;
    this.shelf = shelf;
    this.builder = builder;
  }

  /**
   * Takes the cages with numbers as killer cages if no sentence speaks of cages, apart from those
   * with equal sums, which have no numbers.
   */
  void withoutWords(List<Statement> statements) {
    boolean isStated =
        statements.stream()
            .map(Statement::clue)
            .filter(clue -> !clue.has("equal"))
            .anyMatch(
                clue -> clue.has(CAGE) || clue.has("cage-sum") || clue.name().equals("cage-sum"));
    if (!isStated) {
      matching.marks(NO_WORDS, Mark.CAGE, ConstraintKind.KILLER_CAGE, this::isKiller);
    }
  }

  /** Returns whether a cage has a number, and its digits must differ. */
  private boolean isKiller(Form form) {
    return WholeNumber.of(form.text()).isPresent()
        && document.drawings().get(form.drawings().get(0)) instanceof Drawing.Cage cage
        && cage.isUnique();
  }

  void sums(Statement statement) {
    if (statement.clue().has("equal")) {
      equalCages(statement);
      return;
    }
    boolean mayRepeat = matching.states("may-repeat", CAGE);
    if ((mayRepeat && matching.states("no-repeats", CAGE)) || contradictsNumbers(statement)) {
      matching.leave(statement);
      return;
    }
    matching.marks(
        statement,
        Mark.CAGE,
        mayRepeat ? ConstraintKind.REPEAT_CAGE : ConstraintKind.KILLER_CAGE,
        form -> form.text().isEmpty() || WholeNumber.of(form.text()).isPresent());
  }

  /** Returns whether a statement gives a sum for all cages, and some cage has another number. */
  private boolean contradictsNumbers(Statement statement) {
    return statement.clue().has("fixed")
        && shelf.every(Mark.CAGE).stream()
            .map(form -> WholeNumber.of(form.text()))
            .anyMatch(
                drawn ->
                    drawn.isPresent() && drawn.getAsInt() != statement.clue().numbers().get(0));
  }

  private void equalCages(Statement statement) {
    equalCages(statement, shelf.free(Mark.CAGE, form -> form.text().isEmpty()), List.of());
  }

  private void equalCages(Statement statement, List<Form> cages, List<Form> signs) {
    Optional<Constraint> equal = builder.equalCages(cages);
    if (equal.isEmpty() || matching.states("may-repeat", CAGE)) {
      matching.leave(statement);
    } else {
      List<Form> used = new ArrayList<>(cages);
      used.addAll(signs);
      matching.use(statement, used, List.of(equal.get()));
    }
  }

  /** Cages with the same text that is no number have equal sums. */
  void equalByLetter(Statement statement) {
    Map<String, List<Form>> byText = new LinkedHashMap<>();
    for (Form cage : shelf.free(Mark.CAGE)) {
      if (!cage.text().isEmpty() && WholeNumber.of(cage.text()).isEmpty()) {
        byText.computeIfAbsent(cage.text(), key -> new ArrayList<>()).add(cage);
      }
    }
    if (byText.isEmpty()) {
      matching.leave(statement);
    }
    for (List<Form> cages : byText.values()) {
      if (cages.size() == 1) {
        // Its sum is unknown.
        matching.build(statement, cages, ConstraintKind.KILLER_CAGE);
      } else {
        equalCages(statement, cages, List.of());
      }
    }
  }

  /** Cages on both sides of an equals sign have equal sums. */
  void equalBySign(Statement statement) {
    List<Form> signs = shelf.free(Mark.EDGE_SIGN, form -> form.text().equals("="));
    if (signs.isEmpty()) {
      matching.leave(statement);
    }
    for (Form sign : signs) {
      List<Form> cages = new ArrayList<>();
      for (Form cage : shelf.every(Mark.CAGE)) {
        if (cage.cells().contains(sign.cells().get(0))
            != cage.cells().contains(sign.cells().get(1))) {
          cages.add(cage);
        }
      }
      equalCages(statement, cages.size() == 2 ? cages : List.of(), List.of(sign));
    }
  }
}
