package org.nonomino.solver.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Symbols;
import org.nonomino.core.formula.DigitPattern;
import org.nonomino.core.formula.Formula;
import org.nonomino.core.formula.FormulaException;
import org.nonomino.core.formula.Machine;
import org.nonomino.core.rule.CountForm;
import org.nonomino.core.rule.DistinctForm;
import org.nonomino.core.rule.EitherForm;
import org.nonomino.core.rule.MachineForm;
import org.nonomino.core.rule.OwnRule;
import org.nonomino.core.rule.PairForm;
import org.nonomino.core.rule.PatternForm;
import org.nonomino.core.rule.RuleForm;
import org.nonomino.core.rule.RuleLook;

/** Random custom rules: formulas, patterns, machines, counts and choices. */
final class RandomRules {
  private static final int LONGEST = 5;

  /** The number of forms without choices. */
  private static final int EITHER = 5;

  private static final String NAME_CHARACTERS = "ab \";+:,\\-=>#|'()[]{}<&é日";

  /** The kinds that can be alternatives on the same cells, which touch and are distinct. */
  private static final List<ConstraintKind> ALTERNATIVES =
      List.of(
          ConstraintKind.THERMOMETER,
          ConstraintKind.PALINDROME,
          ConstraintKind.RENBAN,
          ConstraintKind.REPEAT_CAGE,
          ConstraintKind.BETWEEN_LINE,
          ConstraintKind.ZIPPER_LINE,
          ConstraintKind.PARITY_LINE);

  private final RandomConstraints constraints;
  private final int size;
  private final SplittableRandom random;

  RandomRules(RandomConstraints constraints, int size, SplittableRandom random) {
    this.constraints = constraints;
    this.size = size;
    this.random = random;
  }

  /** Returns a rule that its form makes sense for, whether the full grid obeys it or not. */
  OwnRule sample(Grid full) {
    while (true) {
      CellList cells = constraints.line(3 + random.nextInt(LONGEST - 2), true);
      try {
        RuleForm form = form(cells, full);
        boolean isByPlace = form instanceof PairForm pair && pair.reach().isByPlace();
        CellList on = isByPlace && random.nextBoolean() ? CellList.all(size) : cells;
        OwnRule rule = new OwnRule(form, name(), look(), on);
        rule.requireFit(Symbols.usual(size));
        return rule;
      } catch (InvalidConstraintException e) {
        // No digits fit, or there are no such pairs; another one does.
      } catch (FormulaException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /** Returns a name with the separators of all notations, for some rules. */
  private Optional<String> name() {
    String name =
        random
            .ints(random.nextInt(9), 0, NAME_CHARACTERS.length())
            .mapToObj(c -> String.valueOf(NAME_CHARACTERS.charAt(c)))
            .collect(Collectors.joining())
            .strip();
    return name.isEmpty() ? Optional.empty() : Optional.of(name);
  }

  private Optional<RuleLook> look() {
    RuleLook.Shape[] shapes = RuleLook.Shape.values();
    return random.nextBoolean()
        ? Optional.empty()
        : Optional.of(new RuleLook(shapes[random.nextInt(shapes.length)], pick(RuleLook.COLOURS)));
  }

  private RuleForm form(CellList cells, Grid full) throws FormulaException {
    return form(random.nextInt(EITHER + 1), cells, full);
  }

  private RuleForm form(int which, CellList cells, Grid full) throws FormulaException {
    return switch (which) {
      case 0 ->
          new PairForm(Formula.condition(condition(PairForm.NAMES, 2), PairForm.NAMES), reach());
      case 1 -> new PatternForm(DigitPattern.of(pattern(3)));
      case 2 -> new MachineForm(Machine.of(machine()));
      case 3 -> count(cells, full);
      case 4 -> {
        int different = (int) cells.digits(full).distinct().count();
        yield new DistinctForm(different - random.nextInt(2), different + random.nextInt(2));
      }
      default -> either(cells, full);
    };
  }

  private PairForm.Reach reach() {
    return switch (random.nextInt(4)) {
      case 0 -> PairForm.Reach.NEXT;
      case 1 -> PairForm.Reach.ANY_TWO;
      case 2 -> PairForm.Reach.NEIGHBOURS;
      default -> PairForm.Reach.move(random.nextInt(3), random.nextInt(3));
    };
  }

  private String pick(List<String> some) {
    return some.get(random.nextInt(some.size()));
  }

  private String condition(List<String> names, int depth) {
    if (depth > 0 && random.nextInt(3) == 0) {
      return "(%s %s %s)"
          .formatted(
              condition(names, depth - 1), pick(List.of("and", "or")), condition(names, depth - 1));
    }
    return switch (random.nextInt(8)) {
      case 0 -> "not " + condition(names, 0);
      case 1 -> pick(List.of("even", "odd", "prime")) + "(" + number(names, 1) + ")";
      case 2 ->
          "%s %s %s %s %s"
              .formatted(
                  number(names, 0), comparison(), number(names, 1), comparison(), number(names, 0));
      default -> "%s %s %s".formatted(number(names, depth), comparison(), number(names, depth));
    };
  }

  private String comparison() {
    return pick(List.of("==", "!=", "!=", "<", "<=", ">", ">=", "!="));
  }

  private String number(List<String> names, int depth) {
    if (depth == 0 || random.nextInt(3) == 0) {
      return random.nextInt(3) == 0
          ? String.valueOf(random.nextInt(size + 1))
          : pick(random.nextInt(6) == 0 ? names : names.subList(0, Math.min(2, names.size())));
    }
    String one = number(names, depth - 1);
    String other = number(names, depth - 1);
    return switch (random.nextInt(8)) {
      case 0 -> "abs(%s - %s)".formatted(one, other);
      case 1 -> "min(%s, %s)".formatted(one, other);
      case 2 -> "max(%s, %s)".formatted(one, other);
      case 3 -> "if(%s, %s, %s)".formatted(condition(names, 0), one, other);
      default -> "(%s %s %s)".formatted(one, pick(List.of("+", "-", "*", "/", "%", "+")), other);
    };
  }

  private String pattern(int depth) {
    if (depth == 0) {
      return switch (random.nextInt(4)) {
        case 0 -> ".";
        case 1 -> String.valueOf(symbol());
        case 2 -> "[^%s%s]".formatted(symbol(), symbol());
        default -> {
          int first = 1 + random.nextInt(size);
          int last = first + random.nextInt(size - first + 1);
          yield "[%s-%s]".formatted(DigitSymbols.symbol(first), DigitSymbols.symbol(last));
        }
      };
    }
    String one = pattern(depth - 1);
    return switch (random.nextInt(5)) {
      case 0 -> "(%s|%s)".formatted(one, pattern(depth - 1));
      case 1 -> "(%s)%s".formatted(one, pick(List.of("*", "+", "?", "{2}", "{1,3}", "{2,}")));
      default -> one + pattern(depth - 1) + ".*";
    };
  }

  private char symbol() {
    return DigitSymbols.symbol(1 + random.nextInt(size));
  }

  private String machine() {
    int modulus = 2 + random.nextInt(4);
    return switch (random.nextInt(4)) {
      case 0 ->
          "start s = %d; next s = (s + %s) %% %d; accept s == %d"
              .formatted(
                  random.nextInt(2),
                  number(List.of("d", "s", "i"), 1),
                  modulus,
                  random.nextInt(modulus));
      case 1 ->
          "start m = 0, k = 0; next m = max(m, d), k = k + (d > m); accept k == "
              + (1 + random.nextInt(3));
      case 2 ->
          "start p = 0; allow p == 0 or %s; next p = d"
              .formatted(condition(List.of("d", "p", "i", "n"), 1));
      default ->
          "start s = 0, t = n; next s = s + d, t = min(t, d); accept s %% %d != t"
              .formatted(modulus);
    };
  }

  private CountForm count(CellList cells, Grid full) throws FormulaException {
    if (random.nextBoolean()) {
      Formula formula = Formula.condition(condition(List.of("d"), 1), CountForm.NAMES);
      int count = (int) cells.digits(full).filter(d -> formula.holds(d, size)).count();
      return new CountForm(
          count,
          random.nextBoolean() ? count : CountForm.NO_LIMIT,
          List.of(),
          Optional.of(formula));
    }
    List<Integer> digits =
        IntStream.rangeClosed(1, size).filter(d -> random.nextInt(2) == 0).boxed().toList();
    int count = (int) cells.digits(full).filter(digits::contains).count();
    return new CountForm(
        count, count + random.nextInt(2), digits.isEmpty() ? List.of(1) : digits, Optional.empty());
  }

  private EitherForm either(CellList cells, Grid full) throws FormulaException {
    List<List<Constraint>> alternatives = new ArrayList<>();
    int count = 1 + random.nextInt(2);
    boolean isNone = random.nextInt(3) == 0;
    while (alternatives.size() < (isNone ? count : 2)) {
      alternatives.add(List.of(alternative(cells, full)));
    }
    return new EitherForm(alternatives, isNone);
  }

  private Constraint alternative(CellList cells, Grid full) throws FormulaException {
    if (random.nextInt(3) == 0) {
      RuleForm form = form(random.nextInt(EITHER), cells, full);
      return new OwnRule(form, Optional.empty(), Optional.empty(), cells);
    }
    ConstraintKind kind = ALTERNATIVES.get(random.nextInt(ALTERNATIVES.size()));
    return constraints.sampleOn(kind, cells, full);
  }
}
