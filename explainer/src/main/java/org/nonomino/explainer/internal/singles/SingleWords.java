package org.nonomino.explainer.internal.singles;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.core.constraint.ConstraintNames;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;

/** Says why a digit has only one place, and why a cell has only one digit. */
final class SingleWords {
  private static final String AND = "and";
  private static final int MAX_SHORT_PARTS = 3;
  private static final int MAX_SHORT_WORDS = 12;

  private final BoardState board;

  SingleWords(BoardState board) {
    this.board = board;
  }

  /** Returns the sentence of a hidden single: {@code In box 5, the 5 in r2c5 leaves only r4c4.} */
  Words onlyPlace(House house, int cell, int digit, PlaceEvidence evidence) {
    Words name = Wording.house(board, house);
    List<Words> subjects = new ArrayList<>();
    List<Integer> inHouses = evidence.equalInHouses(digit);
    Map<Optional<Constraint>, List<Integer>> byRule = evidence.equalByRule(digit);
    List<Integer> equal = new ArrayList<>(inHouses);
    byRule.values().forEach(equal::addAll);
    if (!equal.isEmpty()) {
      subjects.add(Words.of("the %s in %s", digits(digit, equal), places(inHouses, byRule)));
    }
    List<Sight> unequal = evidence.unequal(digit);
    unequal.forEach(sight -> subjects.add(Words.of("the %s", digitIn(sight))));
    subjects.addAll(evidence.losses().causes());
    if (subjects.isEmpty() || evidence.losses().areManySteps()) {
      return Words.of(
          "In %s, %s fits only in %s.", name, Notation.digit(digit), Wording.cell(board, cell));
    }
    boolean isOne =
        evidence.losses().isEmpty()
            ? evidence.count() == 1
            : evidence.count() == 0 && evidence.losses().areOneThing();
    boolean isNamed = !equal.isEmpty() && unequal.isEmpty();
    boolean endsWithRule = inHouses.isEmpty() && !byRule.isEmpty() && subjects.size() == 1;
    return Words.of(
        "In %s, %s%s %s only %s%s%s.",
        name,
        listed(subjects, !byRule.isEmpty()),
        endsWithRule ? "," : "",
        isOne ? "leaves" : "leave",
        Wording.cell(board, cell),
        isNamed ? Words.NONE : Words.of(" for %s", Notation.digit(digit)),
        unequal.isEmpty() ? "" : ", because neighbours are never consecutive");
  }

  /** Names equal digits in some cells: {@code 5} in one, {@code 5s} in several. */
  private static Words digits(int digit, List<Integer> cells) {
    String symbol = String.valueOf(Words.symbol(digit));
    return Words.cells(cells.size() == 1 ? symbol : symbol + "s", cells);
  }

  private Words digitIn(Sight sight) {
    return Words.of(
        "%s in %s",
        digits(sight.digit(), List.of(sight.cell())), Wording.cell(board, sight.cell()));
  }

  private List<Words> names(List<Integer> cells) {
    return cells.stream().map(cell -> Wording.cell(board, cell)).toList();
  }

  /** Names cells, with the rule of those that see no closed cell: {@code r1c1 and, by …, r5c3}. */
  private Words places(List<Integer> inHouses, Map<Optional<Constraint>, List<Integer>> byRule) {
    List<Words> rest = new ArrayList<>();
    byRule.forEach(
        (rule, cells) -> {
          Words places = Words.list(names(cells), AND);
          rest.add(
              inHouses.isEmpty()
                  ? Words.of("%s, %s", places, by(rule))
                  : Words.of("%s, %s", by(rule), places));
        });
    if (rest.isEmpty()) {
      return Words.list(names(inHouses), AND);
    }
    Words byRules = Words.list(rest, AND);
    return inHouses.isEmpty()
        ? byRules
        : Words.of("%s and, %s", Words.join(", ", names(inHouses)), byRules);
  }

  private Words by(Optional<Constraint> rule) {
    if (isOf(rule, ConstraintKind.ANTI_KNIGHT)) {
      return Words.of("by a knight's move");
    }
    return isOf(rule, ConstraintKind.ANTI_KING)
        ? Words.of("by a king's move")
        : Words.of("by %s", name(rule));
  }

  private static boolean isOf(Optional<Constraint> rule, ConstraintKind kind) {
    return rule.isPresent() && rule.get().kind() == kind;
  }

  private static Words name(Optional<Constraint> rule) {
    return rule.map(
            constraint ->
                constraint.appliesEverywhere()
                    ? Words.of("%s", ConstraintNames.of(constraint))
                    : Words.cells(
                        ConstraintNames.of(constraint),
                        constraint.cells().stream().boxed().toList()))
        .orElse(Words.of("another rule"));
  }

  /** Returns the paragraph of a hidden single, with a sentence for each digit that closes cells. */
  Words onlyPlaceInFull(House house, int cell, int digit, PlaceEvidence evidence) {
    Words name = Wording.house(board, house);
    List<Words> sentences = new ArrayList<>();
    sentences.add(
        Words.of(
            "%s needs %s.",
            house.kind() == HouseKind.EXTRA
                ? name.capitalized()
                : Words.of("Every %s", Wording.house(board, house.kind())),
            Wording.an(digit)));
    evidence
        .closedBy()
        .forEach(
            (sight, closed) ->
                sentences.add(
                    Words.of(
                        sight.digit() == digit
                            ? "The %s excludes %s."
                            : "The neighbouring %s excludes %s.",
                        digitIn(sight),
                        Wording.brief(board, closed))));
    sentences.addAll(evidence.losses().ofCells());
    sentences.add(
        Words.of(
            "In %s, only %s is left, so it is %s.",
            name, Wording.cell(board, cell), Notation.digit(digit)));
    return Words.join(" ", sentences);
  }

  /**
   * Returns the sentence of a naked single. It names the houses and their digits if this is short:
   * {@code Row 1 has 1–4 and box 1 has 6–9, so r1c1 is 5.}
   */
  Words onlyDigit(int cell, int digit, DigitEvidence evidence) {
    List<Words> parts = new ArrayList<>();
    evidence.groups().forEach(group -> parts.add(has(group)));
    parts.addAll(evidence.losses().ofDigits());
    Words name = Wording.cell(board, cell);
    if (parts.isEmpty()) {
      return Words.of("%s can only be %s.", name, Notation.digit(digit));
    }
    if (evidence.losses().areManySteps()) {
      return Words.of("Only %s is left in %s.", Notation.digit(digit), name);
    }
    Words all = listed(parts, parts.stream().anyMatch(Words::hasComma));
    boolean isShort = parts.size() <= MAX_SHORT_PARTS && all.wordCount() <= MAX_SHORT_WORDS;
    if (isShort || evidence.groups().isEmpty()) {
      return Words.of("%s, so %s is %s.", all.capitalized(), name, Notation.digit(digit));
    }
    return evidence.losses().isEmpty()
        ? Words.of("%s, so %s is %s.", allOthers(evidence), name, Notation.digit(digit))
        : Words.of(
            "With %s, %s only %s for %s.",
            evidence.losses().gone(), remaining(evidence), Notation.digit(digit), name);
  }

  /** Lists parts of a sentence, on request with a comma before the last "and". */
  static Words listed(List<Words> parts, boolean hasComma) {
    int end = parts.size() - 1;
    return hasComma && end > 0
        ? Words.of("%s, and %s", Words.join(", ", parts.subList(0, end)), parts.get(end))
        : Words.list(parts, AND);
  }

  /** Says which digits a house has: {@code row 1 has 1–4}. */
  private Words has(DigitEvidence.Group group) {
    Words digits = Wording.ranges(group.digits(), group.cells());
    if (group.house().isPresent()) {
      return Words.of("%s has %s", Wording.house(board, group.house().get()), digits);
    }
    if (isOf(group.rule(), ConstraintKind.NON_CONSECUTIVE)) {
      return Words.of("its neighbours exclude %s", digits);
    }
    String are = group.sights().size() == 1 ? "is" : "are";
    return away(group.rule())
        .map(away -> Words.of("%s %s %s", digits, are, away))
        .orElseGet(() -> Words.of("%s has %s", name(group.rule()), digits));
  }

  private static Optional<String> moves(Optional<Constraint> rule) {
    if (isOf(rule, ConstraintKind.ANTI_KNIGHT)) {
      return Optional.of("knight's moves");
    }
    return isOf(rule, ConstraintKind.ANTI_KING) ? Optional.of("king's moves") : Optional.empty();
  }

  private static Optional<String> away(Optional<Constraint> rule) {
    if (isOf(rule, ConstraintKind.ANTI_KNIGHT)) {
      return Optional.of("a knight's move away");
    }
    return isOf(rule, ConstraintKind.ANTI_KING)
        ? Optional.of("a king's move away")
        : Optional.empty();
  }

  /** Says where all other digits are, without naming them. */
  private Words allOthers(DigitEvidence evidence) {
    List<Words> houses = new ArrayList<>();
    List<Words> places = new ArrayList<>();
    List<Integer> cells = new ArrayList<>();
    boolean hasOwn = false;
    for (DigitEvidence.Group group : evidence.groups()) {
      cells.addAll(group.cells());
      if (group.house().isPresent()) {
        hasOwn |= group.house().get().kind() != HouseKind.EXTRA;
        houses.add(kind(group.house().get()));
      } else {
        places.add(beyondHouses(group.rule()));
      }
    }
    if (!houses.isEmpty()) {
      places.add(0, Words.of(hasOwn ? "in its %s" : "in %s", Words.list(houses, AND)));
    }
    Words count = Words.cells("All " + Wording.number(board.size() - 1) + " other digits", cells);
    return Words.of("%s are %s", count, Words.list(places, "or"));
  }

  /** Names the kind of a house; an extra house has its name. */
  private Words kind(House house) {
    return house.kind() == HouseKind.EXTRA
        ? Wording.house(board, house)
        : Words.houses(Wording.house(board, house.kind()), List.of(house));
  }

  /**
   * Names the houses that restrict a cell, with the verb: {@code row and column leave}, {@code
   * column 4 leaves}.
   */
  private Words remaining(DigitEvidence evidence) {
    List<Words> names = new ArrayList<>();
    boolean isOne = evidence.groups().size() == 1;
    for (DigitEvidence.Group group : evidence.groups()) {
      if (group.house().isPresent()) {
        House house = group.house().get();
        names.add(isOne ? Wording.house(board, house) : kind(house));
      } else if (isOf(group.rule(), ConstraintKind.NON_CONSECUTIVE)) {
        names.add(Words.cells("its neighbours", group.cells()));
      } else {
        names.add(
            moves(group.rule())
                .map(moves -> Words.cells(moves, group.cells()))
                .orElseGet(() -> name(group.rule())));
      }
    }
    boolean isPlural = !isOne || evidence.groups().get(0).house().isEmpty();
    return Words.of("%s %s", Words.list(names, AND), isPlural ? "leave" : "leaves");
  }

  private static Words beyondHouses(Optional<Constraint> rule) {
    if (isOf(rule, ConstraintKind.NON_CONSECUTIVE)) {
      return Words.of("consecutive with its neighbours");
    }
    return away(rule).map(Words::of).orElseGet(() -> Words.of("in %s", name(rule)));
  }

  /** Returns the paragraph of a naked single, with a sentence for each house. */
  Words onlyDigitInFull(int cell, int digit, DigitEvidence evidence) {
    List<Words> sentences = new ArrayList<>();
    for (DigitEvidence.Group group : evidence.groups()) {
      Words digits = Words.list(group.sights().stream().map(this::digitIn).toList(), AND);
      sentences.add(Words.of("%s.", inFull(group, digits).capitalized()));
    }
    sentences.addAll(evidence.losses().ofCell());
    sentences.add(
        Words.of("Only %s is left for %s.", Notation.digit(digit), Wording.cell(board, cell)));
    return Words.join(" ", sentences);
  }

  private Words inFull(DigitEvidence.Group group, Words digits) {
    if (group.house().isPresent()) {
      return Words.of("%s has %s", Wording.house(board, group.house().get()), digits);
    }
    if (isOf(group.rule(), ConstraintKind.NON_CONSECUTIVE)) {
      return Words.of(
          "its neighbours have %s, so it cannot be %s", digits, Wording.anyRange(group.digits()));
    }
    String are = group.sights().size() == 1 ? "is" : "are";
    return away(group.rule())
        .map(away -> Words.of("the %s %s %s", digits, are, away))
        .orElseGet(() -> Words.of("%s has %s", name(group.rule()), digits));
  }
}
