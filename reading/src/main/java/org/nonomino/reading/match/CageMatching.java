package org.nonomino.reading.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.constraint.ArithmeticCage;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.RepeatCage;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.reading.Document;
import org.nonomino.reading.form.Form;
import org.nonomino.reading.form.Mark;
import org.nonomino.reading.wording.Clue;
import org.nonomino.text.WholeNumber;

/** Statements on cages. */
final class CageMatching {
  static final String CAGE = "cage";

  private static final String SUMS = "cage-sum";
  private static final String OPERATION = "cage-operation";
  private static final String PRODUCT = "cage-product";

  /** A number, perhaps with a sign of an operation before or after it. */
  private static final Pattern OPERATED =
      Pattern.compile("([^\\d\\s]?)\\s*+(\\d{1,9})\\s*+([^\\d\\s]?)");

  private static final String NO_REPEATS = "no-repeats";

  /** The names of the operations in sentences. */
  private static final List<String> NAMED = List.of("sum", "product", "difference", "quotient");

  private static final String PLUS = "+";

  /** The signs that people write. */
  private static final Map<String, ArithmeticCage.Operation> SIGNS =
      Map.ofEntries(
          Map.entry("×", ArithmeticCage.Operation.PRODUCT),
          Map.entry("x", ArithmeticCage.Operation.PRODUCT),
          Map.entry("X", ArithmeticCage.Operation.PRODUCT),
          Map.entry("*", ArithmeticCage.Operation.PRODUCT),
          Map.entry("·", ArithmeticCage.Operation.PRODUCT),
          Map.entry("-", ArithmeticCage.Operation.DIFFERENCE),
          Map.entry("−", ArithmeticCage.Operation.DIFFERENCE),
          Map.entry("–", ArithmeticCage.Operation.DIFFERENCE),
          Map.entry("÷", ArithmeticCage.Operation.QUOTIENT),
          Map.entry("/", ArithmeticCage.Operation.QUOTIENT),
          Map.entry(":", ArithmeticCage.Operation.QUOTIENT));

  private static final Statement NO_WORDS =
      new Statement(new Clue(SUMS, List.of(), List.of(), Set.of(CAGE)), "");

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
                clue ->
                    clue.has(CAGE)
                        || clue.has(SUMS)
                        || Set.of(SUMS, OPERATION, PRODUCT).contains(clue.name()));
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
    if (statement.clue().name().equals(NO_REPEATS)
        && (matching.states(OPERATION) || matching.states(PRODUCT))) {
      // The operations have been read with it.
      return;
    }
    boolean mayRepeat = matching.states("may-repeat", CAGE);
    if ((mayRepeat && matching.states(NO_REPEATS, CAGE)) || contradictsNumbers(statement)) {
      matching.leave(statement);
      return;
    }
    matching.marks(
        statement,
        Mark.CAGE,
        mayRepeat ? ConstraintKind.REPEAT_CAGE : ConstraintKind.KILLER_CAGE,
        form -> form.text().isEmpty() || WholeNumber.of(form.text()).isPresent());
  }

  /**
   * Reads the cages of KenKen: each has a number and the sign of its operation. A number alone is a
   * product if the statement says so, and otherwise the digit of a cage of one cell.
   */
  void operations(Statement statement) {
    boolean isDistinct = matching.states(NO_REPEATS, CAGE);
    Clue clue = statement.clue();
    List<Form> cages =
        Colours.choose(shelf.free(Mark.CAGE), clue.colours(), matching.named(clue.name()));
    List<Constraint> made = new ArrayList<>();
    for (Form cage : cages) {
      Optional<List<Constraint>> some = builder.fitting(() -> operated(cage, clue, isDistinct));
      if (some.isEmpty()) {
        matching.leave(statement);
        return;
      }
      made.addAll(some.get());
    }
    boolean mayRepeat = matching.states("may-repeat", CAGE);
    boolean isDoubtful = isDistinct && (mayRepeat || matching.states(CageMatching::isOfSomeCages));
    if (cages.isEmpty() || isDoubtful) {
      matching.leave(statement);
    } else {
      matching.use(statement, cages, made);
    }
  }

  /** Returns whether a clue names an operation, or none at all. */
  private static boolean isNamed(String operation, Clue clue) {
    return clue.has(operation) || NAMED.stream().noneMatch(clue::has);
  }

  /** Returns whether a clue keeps digits from repeating in the cages of a colour. */
  private static boolean isOfSomeCages(Clue clue) {
    return clue.name().equals(NO_REPEATS) && clue.has(CAGE) && !clue.colours().isEmpty();
  }

  /** Returns the constraints of a cage; empty if its text is not one of the statement. */
  private Optional<List<Constraint>> operated(Form cage, Clue clue, boolean isDistinct) {
    Matcher typed = OPERATED.matcher(cage.text().strip());
    if (!typed.matches()) {
      return Optional.empty();
    }
    CellList cells = builder.cells(cage.cells());
    int number = Integer.parseInt(typed.group(2));
    String sign = typed.group(1) + typed.group(3);
    boolean isProduct = clue.name().equals(PRODUCT);
    boolean isDigit = sign.isEmpty() && !isProduct && cells.count() == 1;
    boolean isSum = sign.equals(PLUS) && !isProduct && isNamed("sum", clue);
    if (isDigit || isSum) {
      return Optional.of(
          List.of(
              isDistinct
                  ? new KillerCage(cells, OptionalInt.of(number))
                  : new RepeatCage(cells, number)));
    }
    ArithmeticCage.Operation operation = SIGNS.get(sign.isEmpty() && isProduct ? "×" : sign);
    if (operation == null
        || (isProduct && operation != ArithmeticCage.Operation.PRODUCT)
        || !isNamed(operation.words(), clue)) {
      return Optional.empty();
    }
    Constraint operated = new ArithmeticCage(operation, cells, number);
    return Optional.of(
        isDistinct
            ? List.of(operated, new KillerCage(cells, OptionalInt.empty()))
            : List.of(operated));
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
