package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.nonomino.core.CellNames;
import org.nonomino.core.Grid;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzlePart;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.proof.Argument;
import org.nonomino.explainer.proof.Claim;
import org.nonomino.explainer.proof.Premise;
import org.nonomino.explainer.proof.Proof;
import org.nonomino.explainer.proof.ProofStep;
import org.nonomino.solver.StopReason;

/** Describes the steps of a proof in sentences for people. Immutable. */
public final class ProofWords {
  /** The amount of detail. */
  public enum Detail {
    /** One line for each step, in the notation of solvers. */
    NOTATION,
    /** One or two sentences for each step. */
    SHORT,
    /** The sentences, and the houses and constraints that each step uses. */
    FULL;

    /** The name as people type it. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final String INDENTATION = "   ";

  private static final String CONTRADICTION = "That is a contradiction.";

  /** The names of digits that can be exchanged. */
  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

  private final Proof proof;
  private final Board board;
  private final int size;

  /** The letter of each named digit; empty if digits have their symbols. */
  private final Map<Integer, String> letters = new LinkedHashMap<>();

  private final PartNames names;

  private ProofWords(Proof proof) {
    this.proof = proof;
    this.size = proof.rules().size();
    this.board = Board.of(new Puzzle(Grid.empty(size), proof.rules()));
    this.names = PartNames.of(proof.rules());
    for (ProofStep step : proof.allSteps()) {
      if (step.argument() == Argument.NAMES) {
        step.conclusions().forEach(claim -> letters.put(claim.digit(), letter(letters.size())));
      } else if (!letters.isEmpty()) {
        for (Claim claim : step.conclusions()) {
          letters.computeIfAbsent(claim.digit(), digit -> letter(letters.size()));
        }
      }
    }
  }

  /** Returns the words about a proof. */
  public static ProofWords of(Proof proof) {
    return new ProofWords(proof);
  }

  /**
   * Returns the heading of a proof with its length, or says that there is no proof.
   *
   * @param stopReason the reason why the search ended
   */
  public static String summary(
      Optional<Proof> proof, Reason.Contradiction conflict, StopReason stopReason) {
    String when =
        switch (stopReason) {
          case INTERRUPTED -> " before the interruption";
          case DEADLINE -> " in this time";
          default -> "";
        };
    if (proof.isEmpty()) {
      return "No proof with few cases was found" + when + ".";
    }
    int steps = proof.get().allSteps().size();
    int cases = proof.get().caseCount();
    String more = of(proof.get()).more(conflict.parts());
    return "Proof in %s%s:%s%s"
        .formatted(
            steps == 1 ? "1 step" : steps + " steps",
            cases == 0 ? "" : " with " + cases + " cases",
            more.isEmpty() ? "" : " " + more,
            when.isEmpty()
                ? ""
                : " It is the shortest found" + when + ". A shorter one may exist.");
  }

  private static String letter(int index) {
    return LETTERS.substring(index % LETTERS.length(), index % LETTERS.length() + 1)
        + (index < LETTERS.length() ? "" : "'");
  }

  /**
   * Returns a sentence that names the parts that the proof uses in addition to a conflict; empty if
   * there are none.
   */
  public String more(List<PuzzlePart> conflict) {
    List<String> more =
        proof.parts().stream()
            .filter(part -> !conflict.contains(part))
            .map(part -> names.name(part))
            .toList();
    return more.isEmpty()
        ? ""
        : "To be shorter, the proof also uses " + Sentences.listed(more) + ".";
  }

  /** Returns the steps, one or more lines each, without a line end after the last one. */
  public String text(Detail detail) {
    List<String> lines = new ArrayList<>();
    add(proof.steps(), 0, detail, lines);
    return String.join("\n", lines);
  }

  private void add(List<ProofStep> steps, int depth, Detail detail, List<String> lines) {
    for (ProofStep step : steps) {
      lines.add(INDENTATION.repeat(depth) + step.number() + ". " + sentence(step, detail));
      for (List<ProofStep> each : step.cases()) {
        add(each, depth + 1, detail, lines);
      }
    }
  }

  /** Returns the name of the kind of a step. */
  String title(ProofStep step) {
    boolean isClosed = step.isContradiction() && step.cases().isEmpty();
    return switch (step.argument()) {
      case NAMES -> "Names";
      case ASSUMPTION -> "Assumption";
      case ONLY_PLACE -> isClosed ? "No place" : "Only place";
      case ONLY_DIGIT -> isClosed ? "No digit" : "Only digit";
      case INTERSECTION -> "Intersection";
      case LEFTOVERS -> "Leftovers";
      case NAKED_SET -> isClosed ? "Too few digits" : "Naked set";
      case HIDDEN_SET -> isClosed ? "Too few places" : "Hidden set";
      case CONSTRAINT -> isClosed ? "Contradiction" : "Constraint";
      case CASES_OF_CELL, CASES_OF_PLACE -> "Cases";
    };
  }

  /** Returns whether the proof calls digits that can be exchanged by letters. */
  public boolean areNamed() {
    return !letters.isEmpty() && size <= LETTERS.length();
  }

  /** Returns the symbols of the digits: the letters of named digits, or those of the puzzle. */
  public Symbols symbols() {
    if (!areNamed()) {
      return proof.rules().symbols();
    }
    StringBuilder unused = new StringBuilder(LETTERS.substring(letters.size()));
    StringBuilder characters = new StringBuilder();
    for (int digit = 1; digit <= size; digit++) {
      String letter = letters.get(digit);
      characters.append(letter == null ? unused.substring(0, 1) : letter);
      unused.delete(0, letter == null ? 1 : 0);
    }
    return Symbols.of(characters.toString());
  }

  /** Returns the words about one step, without its number and without the steps of its cases. */
  public String sentence(ProofStep step, Detail detail) {
    return detail == Detail.NOTATION
        ? notation(step)
        : sentences(step) + (detail == Detail.FULL ? used(step) : "");
  }

  private String notation(ProofStep step) {
    String result =
        step.cases().isEmpty()
            ? step.isContradiction() ? "contradiction" : notation(step.conclusions())
            : alternatives(step).stream().map(this::notation).collect(Collectors.joining(" or "));
    List<String> reasons = new ArrayList<>();
    for (PuzzlePart part : step.parts()) {
      reasons.add(names.name(part));
    }
    new TreeSet<>(step.premises().stream().map(Premise::step).toList())
        .forEach(number -> reasons.add("step " + number));
    return result + (reasons.isEmpty() ? "" : " (" + String.join(", ", reasons) + ")");
  }

  /** Returns a claim in the notation of solvers, {@code r1c1=5}. */
  String notation(Claim claim) {
    return cell(claim.cell()) + (claim.isPlaced() ? "=" : "<>") + digit(claim.digit());
  }

  private String notation(List<Claim> claims) {
    return claims.stream().map(this::notation).collect(Collectors.joining(", "));
  }

  private static List<Claim> alternatives(ProofStep step) {
    return step.cases().stream().map(each -> each.get(0).conclusions().get(0)).toList();
  }

  private String sentences(ProofStep step) {
    return switch (step.argument()) {
      case NAMES -> names(step);
      case ASSUMPTION -> "Suppose that %s is %s.".formatted(firstCell(step), firstDigit(step));
      case ONLY_PLACE -> onlyPlace(step);
      case ONLY_DIGIT -> onlyDigit(step);
      case INTERSECTION -> intersection(step);
      case LEFTOVERS -> leftovers(step);
      case NAKED_SET -> nakedSet(step);
      case HIDDEN_SET -> hiddenSet(step);
      case CONSTRAINT -> constraint(step);
      case CASES_OF_CELL, CASES_OF_PLACE -> cases(step);
    };
  }

  private String names(ProofStep step) {
    List<String> named = new ArrayList<>();
    for (Claim claim : step.conclusions()) {
      named.add("the digit of %s %s".formatted(cell(claim.cell()), digit(claim.digit())));
    }
    List<String> others = new ArrayList<>(letters.values()).subList(named.size(), letters.size());
    if (!others.isEmpty()) {
      named.add(
          (others.size() == 1 ? "another digit " : "other digits ") + Sentences.listed(others));
    }
    return "All digits are alike here. Call " + Sentences.listed(named) + ".";
  }

  private String onlyPlace(ProofStep step) {
    String house = houseOf(step);
    String why = why(step);
    return step.isContradiction()
        ? "%s has no place for %s%s. %s"
            .formatted(capitalized(house), digit(step.digit()), why, CONTRADICTION)
        : "In %s, %s can only be in %s%s."
            .formatted(house, digit(step.digit()), firstCell(step), why);
  }

  private String onlyDigit(ProofStep step) {
    if (!step.isContradiction()) {
      return "%s can only be %s%s.".formatted(firstCell(step), firstDigit(step), why(step));
    }
    boolean hasDigit =
        step.premises().stream().anyMatch(each -> isDigitOf(each.claim(), step.pattern()))
            || step.parts().stream()
                .anyMatch(
                    part ->
                        part instanceof PuzzlePart.Given given
                            && step.pattern().contains(given.cell()));
    List<String> by = namesWithoutGivens(step);
    if (hasDigit && !by.isEmpty()) {
      return "%s %s not allow that %s. %s"
          .formatted(
              capitalized(Sentences.listed(by)),
              by.size() == 1 ? "does" : "do",
              facts(step),
              CONTRADICTION);
    }
    return "No digit is left for %s%s. %s"
        .formatted(cells(step.pattern(), "and"), why(step), CONTRADICTION);
  }

  private static boolean isDigitOf(Claim claim, List<Integer> cells) {
    return claim.isPlaced() && cells.contains(claim.cell());
  }

  private String intersection(ProofStep step) {
    String first =
        "In %s, %s can only be in %s%s."
            .formatted(houseOf(step), digit(step.digit()), cells(step.pattern(), "or"), why(step));
    for (PuzzlePart part : step.parts()) {
      if (part instanceof PuzzlePart.OfHouse house
          && !part.equals(step.parts().get(0))
          && step.conclusions().stream().allMatch(claim -> house.house().contains(claim.cell()))
          && step.pattern().stream().allMatch(house.house()::contains)) {
        return "%s All of these are in %s, so %s.".formatted(first, names.name(part), result(step));
      }
    }
    return "%s Each of these excludes it elsewhere, so %s.".formatted(first, result(step));
  }

  /** Returns the comparison of lines with regions, or of rows with columns. */
  private String leftovers(ProofStep step) {
    Map<HouseKind, List<House>> byKind = compared(step);
    List<List<House>> sides = new ArrayList<>(byKind.values());
    String digit = digit(step.digit());
    if (sides.size() < 2) {
      return "%s%s: %s.".formatted(digit, why(step), result(step));
    }
    List<House> first = sides.get(0);
    List<House> second = sides.get(1);
    List<Integer> left = rest(first, second);
    List<Integer> right = rest(second, first);
    String count =
        first.size() == second.size()
            ? "%s %s %s as often as %s. So it is as often %s as %s"
                .formatted(
                    capitalized(houses(first)),
                    first.size() == 1 ? "has" : "have",
                    digit,
                    houses(second),
                    in(left),
                    in(right))
            : first.size() > second.size()
                ? more(first, second, left, right, digit)
                : more(second, first, right, left, digit);
    String facts = facts(step);
    return "%s. %s."
        .formatted(
            count,
            facts.isEmpty() ? capitalized(result(step)) : "Because " + facts + ", " + result(step));
  }

  private String more(
      List<House> many, List<House> few, List<Integer> left, List<Integer> right, String digit) {
    return "%s %s %s once more than %s. So it is once more %s than %s"
        .formatted(
            capitalized(houses(many)),
            many.size() == 1 ? "has" : "have",
            digit,
            houses(few),
            in(left),
            in(right));
  }

  private String in(List<Integer> cells) {
    return cells.isEmpty() ? "in no other cell" : "in " + cells(cells, "and");
  }

  private List<Integer> rest(List<House> some, List<House> others) {
    Set<Integer> cells = new TreeSet<>();
    for (House house : some) {
      for (int cell : house.cells()) {
        if (others.stream().noneMatch(other -> other.contains(cell))) {
          cells.add(cell);
        }
      }
    }
    return List.copyOf(cells);
  }

  private static Map<HouseKind, List<House>> compared(ProofStep step) {
    Map<HouseKind, List<House>> byKind = new TreeMap<>();
    for (PuzzlePart part : step.parts()) {
      if (part instanceof PuzzlePart.OfHouse house) {
        byKind.computeIfAbsent(house.house().kind(), key -> new ArrayList<>()).add(house.house());
      }
    }
    return byKind;
  }

  private String nakedSet(ProofStep step) {
    String cells = cells(step.pattern(), "and");
    String digits = digits(step.set(), "and");
    return "In %s, %s have only %s left%s. %s"
        .formatted(houseOf(step), cells, digits, why(step), soOrContradiction(step));
  }

  private String hiddenSet(ProofStep step) {
    String cells = cells(step.pattern(), "and");
    String digits = digits(step.set(), "and");
    return "In %s, %s can only be in %s%s. %s"
        .formatted(houseOf(step), digits, cells, why(step), soOrContradiction(step));
  }

  private String soOrContradiction(ProofStep step) {
    return step.isContradiction() ? CONTRADICTION : "So " + result(step) + ".";
  }

  /** Returns the names of the houses and constraints of a step. */
  private List<String> namesWithoutGivens(ProofStep step) {
    return step.parts().stream()
        .filter(part -> !(part instanceof PuzzlePart.Given))
        .map(part -> names.name(part))
        .toList();
  }

  private String constraint(ProofStep step) {
    List<String> by = namesWithoutGivens(step);
    String listed = Sentences.listed(by);
    if (!step.isContradiction()) {
      return "By %s, %s%s.".formatted(listed, result(step), why(step));
    }
    Optional<String> total = totals(step);
    if (total.isPresent()) {
      return total.get() + " " + CONTRADICTION;
    }
    String together = by.size() == 1 ? "" : by.size() == 2 ? "both " : "all ";
    return "%s cannot %shold%s. %s"
        .formatted(capitalized(listed), together, why(step), CONTRADICTION);
  }

  /** Returns that cages that fill a house have another total than the house, if they do. */
  private Optional<String> totals(ProofStep step) {
    Set<Integer> cells = new TreeSet<>();
    List<String> sums = new ArrayList<>();
    Optional<House> whole = Optional.empty();
    int total = 0;
    int count = 0;
    for (PuzzlePart part : step.parts()) {
      if (part instanceof PuzzlePart.OfHouse house) {
        whole = Optional.of(house.house());
      } else if (part instanceof PuzzlePart.OfConstraint limits
          && limits.constraint() instanceof KillerCage cage
          && cage.sum().isPresent()) {
        cage.cells().stream().forEach(cells::add);
        sums.add(String.valueOf(cage.sum().getAsInt()));
        total += cage.sum().getAsInt();
        count += cage.cells().count();
      } else {
        return Optional.empty();
      }
    }
    int expected = proof.rules().symbols().total();
    boolean isFilled =
        whole.isPresent()
            && step.parts().size() == sums.size() + 1
            && cells.size() == size
            && count == size
            && cells.stream().allMatch(whole.get()::contains);
    return isFilled && total != expected
        ? Optional.of(
            "The cages in %s are %s = %d together, but the digits of %s are %d."
                .formatted(
                    board.name(whole.get()),
                    String.join(" + ", sums),
                    total,
                    board.name(whole.get()),
                    expected))
        : Optional.empty();
  }

  private String cases(ProofStep step) {
    List<Claim> claims = alternatives(step);
    if (step.argument() == Argument.CASES_OF_CELL) {
      return "%s is %s%s."
          .formatted(
              cell(claims.get(0).cell()),
              Sentences.listed(claims.stream().map(claim -> digit(claim.digit())).toList(), "or"),
              why(step));
    }
    return "In %s, %s is in %s%s."
        .formatted(
            houseOf(step),
            digit(step.digit()),
            cells(claims.stream().map(Claim::cell).toList(), "or"),
            why(step));
  }

  /** Returns the conclusions as statements. */
  private String result(ProofStep step) {
    return step.isContradiction()
        ? "that is a contradiction"
        : result(step.conclusions(), step.premises());
  }

  private String result(List<Claim> claims, List<Premise> premises) {
    List<String> results = new ArrayList<>();
    Map<Integer, List<Integer>> digitsOf = new TreeMap<>();
    for (Claim claim : claims) {
      if (claim.isPlaced()) {
        results.add("%s is %s".formatted(cell(claim.cell()), digit(claim.digit())));
      } else {
        digitsOf.computeIfAbsent(claim.cell(), key -> new ArrayList<>()).add(claim.digit());
      }
    }
    Map<String, List<Integer>> cellsOf = new LinkedHashMap<>();
    digitsOf.forEach(
        (cell, digits) ->
            cellsOf
                .computeIfAbsent(left(premises, cell, digits), key -> new ArrayList<>())
                .add(cell));
    cellsOf.forEach(
        (digits, cells) ->
            results.add(
                "%s %s"
                    .formatted(
                        cells(cells, "and"), digits.formatted(cells.size() == 1 ? "is" : "are"))));
    return Sentences.listed(results);
  }

  /**
   * Returns the statement about the excluded digits of a cell, or about the others if these are
   * fewer, with a place for the verb.
   */
  private String left(List<Premise> premises, int cell, List<Integer> excluded) {
    Set<Integer> others = new TreeSet<>();
    for (int digit = 1; digit <= size; digit++) {
      others.add(digit);
    }
    others.removeAll(excluded);
    for (Premise premise : premises) {
      if (premise.claim().cell() == cell && !premise.claim().isPlaced()) {
        others.remove(premise.claim().digit());
      }
    }
    boolean areFewer = letters.isEmpty() && !others.isEmpty() && others.size() < excluded.size();
    return areFewer
        ? "can only be " + digits(List.copyOf(others), "or")
        : "%s not " + digits(excluded, "or");
  }

  private String digits(List<Integer> digits, String conjunction) {
    return Sentences.listed(digits.stream().map(this::digit).toList(), conjunction);
  }

  /** Returns the reasons, such as {@code , because r1c1 is A (step 2)}. */
  private String why(ProofStep step) {
    String facts = facts(step);
    List<String> constraints = new ArrayList<>();
    if (step.argument() != Argument.CONSTRAINT) {
      for (PuzzlePart part : step.parts()) {
        if (part instanceof PuzzlePart.OfConstraint && !isHouse(step, part)) {
          constraints.add(names.name(part));
        }
      }
    }
    return (facts.isEmpty() ? "" : ", because " + facts)
        + (constraints.isEmpty() ? "" : ", by " + Sentences.listed(constraints));
  }

  /** Returns a sentence with all rows, columns, regions and constraints of a step. */
  private String used(ProofStep step) {
    List<String> used = namesWithoutGivens(step);
    return used.isEmpty() ? "" : " This uses only " + Sentences.listed(used) + ".";
  }

  /** Returns the earlier conclusions and the givens that a step rests on. */
  private String facts(ProofStep step) {
    Map<Integer, List<Claim>> byStep = new TreeMap<>();
    for (Premise premise : step.premises()) {
      byStep.computeIfAbsent(premise.step(), key -> new ArrayList<>()).add(premise.claim());
    }
    List<String> facts = new ArrayList<>();
    for (PuzzlePart part : step.parts()) {
      if (part instanceof PuzzlePart.Given given) {
        facts.add("%s is %s".formatted(cell(given.cell()), digit(given.digit())));
      }
    }
    byStep.forEach((number, claims) -> facts.add(statement(claims) + " (step " + number + ")"));
    return facts.isEmpty() ? "" : Sentences.listed(facts);
  }

  private String statement(List<Claim> claims) {
    return result(claims, List.of());
  }

  /** Returns the name of the house that a step is about. */
  private String houseOf(ProofStep step) {
    return names.name(step.parts().get(0));
  }

  /** Returns whether a part is the house that a step is about, and so has been named. */
  private static boolean isHouse(ProofStep step, PuzzlePart part) {
    return step.argument() != Argument.ONLY_DIGIT
        && step.argument() != Argument.CASES_OF_CELL
        && part.equals(step.parts().get(0));
  }

  private String houses(List<House> houses) {
    String name = board.name(houses.get(0));
    int blank = name.lastIndexOf(' ');
    List<String> numbers = new ArrayList<>();
    for (House house : houses) {
      numbers.add(board.name(house).substring(blank + 1));
    }
    return Sentences.houses(name.substring(0, blank), numbers);
  }

  private String firstCell(ProofStep step) {
    return cell(step.conclusions().get(0).cell());
  }

  private String firstDigit(ProofStep step) {
    return digit(step.conclusions().get(0).digit());
  }

  private String cell(int cell) {
    return CellNames.name(size, cell);
  }

  private String cells(List<Integer> cells, String conjunction) {
    return Sentences.listed(cells.stream().map(this::cell).toList(), conjunction);
  }

  private String digit(int digit) {
    return letters.getOrDefault(digit, String.valueOf(proof.rules().symbols().symbol(digit)));
  }

  private static String capitalized(String text) {
    return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }
}
