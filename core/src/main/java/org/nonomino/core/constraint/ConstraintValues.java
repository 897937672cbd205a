package org.nonomino.core.constraint;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintField;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Symbols;
import org.nonomino.core.rule.OwnRule;
import org.nonomino.core.rule.RuleForm;
import org.nonomino.core.rule.RuleLook;

/**
 * The values of the fields of a constraint, between notations, which know the types of fields, and
 * the classes of constraints. A value is a {@link CellList}, a list of them, a number, a list of
 * digits or numbers, a word, a text, an {@link OutsideCell}, a {@link GridLine}, a {@link
 * RuleForm.Source} or a {@link SumRange}. Not thread-safe.
 */
public final class ConstraintValues {
  private final int size;
  private final Symbols symbols;

  /** Mostly one or two. */
  private final Map<String, Object> values = new HashMap<>(4);

  /**
   * Creates values without any field, for puzzles with the usual symbols.
   *
   * @param size n
   */
  public ConstraintValues(int size) {
    this(Symbols.usual(size));
  }

  /** Creates values without any field, for digits with these symbols. */
  public ConstraintValues(Symbols symbols) {
    this.size = symbols.size();
    this.symbols = symbols;
  }

  /** Sets the value of a field, and returns these values. */
  public ConstraintValues with(ConstraintField field, Object value) {
    return with(field.name(), value);
  }

  private ConstraintValues with(String field, Object value) {
    values.put(field, value);
    return this;
  }

  /** Returns the value of a field; empty if it has none. */
  public Optional<Object> get(ConstraintField field) {
    return Optional.ofNullable(values.get(field.name()));
  }

  private Object get(String field) {
    return Objects.requireNonNull(values.get(field), field);
  }

  private CellList cells(String field) {
    return (CellList) get(field);
  }

  private CellList cells() {
    return cells("cells");
  }

  private CellList cell() {
    return cells("cell");
  }

  private int number(String field) {
    return (Integer) get(field);
  }

  private OptionalInt optionalNumber(String field) {
    return values.containsKey(field) ? OptionalInt.of(number(field)) : OptionalInt.empty();
  }

  private String word(String field) {
    return (String) get(field);
  }

  private Optional<String> optionalText(String field) {
    return Optional.ofNullable(values.get(field)).map(String.class::cast);
  }

  private OutsideCell place() {
    return (OutsideCell) get("start");
  }

  @SuppressWarnings("unchecked") // as the type of the field says
  private <T> List<T> list(String field) {
    return (List<T>) get(field);
  }

  /**
   * Returns the constraint with these values.
   *
   * @throws InvalidConstraintException if the values do not fit together, or do not fit the values
   *     of the digits
   */
  public Constraint constraint(ConstraintKind kind) {
    Constraint constraint = unchecked(kind);
    constraint.requireFit(symbols);
    return constraint instanceof WeightedSum sum ? sum.within(symbols) : constraint;
  }

  private Constraint unchecked(ConstraintKind kind) {
    return switch (kind) {
      case DIAGONAL -> new Diagonal(size, word("direction").equals("rising"));
      case WINDOKU -> new Windoku(size);
      case DISJOINT_GROUPS -> new DisjointGroups(size);
      case EXTRA_REGION -> new ExtraRegion(cells());
      case CENTRE_DOT -> NamedRegion.CENTRE_DOT.requireSize(size);
      case ASTERISK -> NamedRegion.ASTERISK.requireSize(size);
      case GIRANDOLA -> NamedRegion.GIRANDOLA.requireSize(size);
      case ANTI_KNIGHT -> new AntiKnight(size);
      case ANTI_KING -> new AntiKing(size);
      case ANTI_TAXICAB -> new AntiTaxicab(size);
      case NON_CONSECUTIVE -> new NonConsecutive(size);
      case GLOBAL_ENTROPY -> new GlobalEntropy(size);
      case DUTCH_FLATMATES -> new DutchFlatmates(size);
      case KILLER_CAGE -> new KillerCage(cells(), optionalNumber("sum"));
      case REPEAT_CAGE -> new RepeatCage(cells(), number("sum"));
      case PRODUCT_CAGE -> arithmetic(ArithmeticCage.Operation.PRODUCT);
      case DIFFERENCE_CAGE -> arithmetic(ArithmeticCage.Operation.DIFFERENCE);
      case QUOTIENT_CAGE -> arithmetic(ArithmeticCage.Operation.QUOTIENT);
      case EQUAL_CAGES -> new EqualCages(list("cages"));
      case WHITE_DOT -> new WhiteDot(cells(), number("difference"));
      case BLACK_DOT -> new BlackDot(cells(), number("ratio"));
      case XV -> new XvSign(cells(), word("sign").equals("X") ? XvSign.X_SUM : XvSign.V_SUM);
      case NEGATIVE_RATIO -> new NegativeRatio(size);
      case NEGATIVE_XV -> new NegativeXv(size);
      case GREATER_THAN -> new GreaterThan(cells());
      case THERMOMETER -> new Thermometer(cells());
      case SLOW_THERMOMETER -> new SlowThermometer(cells());
      case ARROW -> new Arrow(cells("circle"), cells("shaft"));
      case PALINDROME -> new Palindrome(cells());
      case RENBAN -> new Renban(cells());
      case WHISPERS -> new Whispers(cells(), number("difference"));
      case REGION_SUM_LINE -> new RegionSumLine(cells());
      case EQUAL_SUM_LINE -> new EqualSumLine(cells());
      case TEN_LINE -> new TenLine(cells(), number("total"));
      case BETWEEN_LINE -> new BetweenLine(cells());
      case ENTROPIC_LINE -> new EntropicLine(cells());
      case MODULAR_LINE -> new ModularLine(cells(), number("modulus"));
      case PARITY_LINE -> new ParityLine(cells());
      case NABNER -> new Nabner(cells());
      case ZIPPER_LINE -> new ZipperLine(cells());
      case DOUBLE_ARROW -> new DoubleArrow(cells());
      case LOCKOUT_LINE -> new LockoutLine(cells(), number("difference"));
      case LITTLE_KILLER ->
          new LittleKiller(place(), LittleKiller.Direction.of(word("direction")), number("sum"));
      case SANDWICH -> {
        GridLine line = (GridLine) get("line");
        yield new Sandwich(size, line.isRow(), line.index(), number("sum"));
      }
      case X_SUM -> new XSum(place(), number("sum"));
      case SKYSCRAPER -> new Skyscraper(place(), number("visible"));
      case NUMBERED_ROOM -> new NumberedRoom(place(), number("digit"));
      case ODD -> new OddCell(cell());
      case EVEN -> new EvenCell(cell());
      case MINIMUM -> new Minimum(cell());
      case MAXIMUM -> new Maximum(cell());
      case ROW_INDEXER -> new Indexer(Indexer.What.ROW, cell());
      case COLUMN_INDEXER -> new Indexer(Indexer.What.COLUMN, cell());
      case BOX_INDEXER -> new Indexer(Indexer.What.CELL, cell());
      case QUADRUPLE -> new Quadruple(cells(), list("digits"));
      case CLONE -> new Clone(cells(), cells("copies"));
      case COUNTING_CIRCLES -> new CountingCircles(cells());
      case WEIGHTED_SUM -> {
        SumRange sum = (SumRange) get("sum");
        yield new WeightedSum(cells(), list("factors"), sum.from(), sum.to());
      }
      case OWN_RULE -> {
        CellList on = values.containsKey("cells") ? cells() : CellList.all(size);
        yield new OwnRule(
            ((RuleForm.Source) get("rule")).on(on),
            optionalText("name"),
            optionalText("drawn").map(RuleLook::of),
            on);
      }
      case CANDIDATES -> Candidates.of(cell(), list("digits"));
    };
  }

  private ArithmeticCage arithmetic(ArithmeticCage.Operation operation) {
    return new ArithmeticCage(operation, cells(), number(operation.words()));
  }

  /**
   * Returns whether a rule without fields exists on grids of a size: windows need a size such as 9
   * or 16.
   *
   * @param kind of kinds with fields, all exist
   */
  public static boolean exists(ConstraintKind kind, int size) {
    if (kind.fields().isEmpty()) {
      try {
        new ConstraintValues(size).constraint(kind);
      } catch (InvalidConstraintException e) {
        return false;
      }
    }
    return true;
  }

  /** Returns the values of a constraint. */
  public static ConstraintValues of(Constraint constraint) {
    ConstraintValues values = new ConstraintValues(constraint.size());
    // A field for cells has all cells of the constraint, unless the kind has several such fields.
    for (ConstraintField field : constraint.kind().fields()) {
      if (field.name().equals("cells") || field.name().equals("cell")) {
        values.with(field, constraint.cells());
      }
      if (constraint instanceof OutsideNumber clue) {
        switch (field.type()) {
          case PLACE -> values.with(field, clue.start());
          case NUMBER -> values.with(field, clue.number());
          default -> {}
        }
      }
    }
    return values.withOwn(constraint);
  }

  /** Returns the number of a constraint; empty if it has none. */
  public static OptionalInt numberOf(Constraint constraint) {
    return constraint
        .kind()
        .numberField()
        .map(field -> of(constraint).optionalNumber(field.name()))
        .orElse(OptionalInt.empty());
  }

  /** Adds the values of fields that only some classes have. */
  private ConstraintValues withOwn(Constraint constraint) {
    if (constraint instanceof Diagonal diagonal) {
      return with("direction", diagonal.isRising() ? "rising" : "falling");
    } else if (constraint instanceof KillerCage cage) {
      cage.sum().ifPresent(sum -> with("sum", sum));
      return this;
    } else if (constraint instanceof RepeatCage cage) {
      return with("sum", cage.sum());
    } else if (constraint instanceof ArithmeticCage cage) {
      return with(cage.operation().words(), cage.result());
    } else if (constraint instanceof EqualCages equal) {
      return with("cages", equal.cages());
    } else if (constraint instanceof WhiteDot dot) {
      return with("difference", dot.difference());
    } else if (constraint instanceof BlackDot dot) {
      return with("ratio", dot.ratio());
    } else if (constraint instanceof XvSign sign) {
      return with("sign", sign.letter());
    } else if (constraint instanceof Arrow arrow) {
      return with("circle", arrow.circle()).with("shaft", arrow.shaft());
    } else if (constraint instanceof Whispers line) {
      return with("difference", line.difference());
    } else if (constraint instanceof ModularLine line) {
      return with("modulus", line.modulus());
    } else if (constraint instanceof TenLine line) {
      return with("total", line.total());
    } else if (constraint instanceof LockoutLine line) {
      return with("difference", line.difference());
    } else if (constraint instanceof LittleKiller clue) {
      return with("direction", clue.direction().words());
    } else if (constraint instanceof Sandwich clue) {
      return with("line", new GridLine(clue.isRow(), clue.index()));
    } else if (constraint instanceof Quadruple quadruple) {
      return with("digits", quadruple.digits());
    } else if (constraint instanceof Clone clone) {
      return with("cells", clone.originals()).with("copies", clone.copies());
    } else if (constraint instanceof WeightedSum sum) {
      return with("factors", sum.factors()).with("sum", new SumRange(sum.from(), sum.to()));
    } else if (constraint instanceof OwnRule rule) {
      rule.name().ifPresent(name -> with("name", name));
      rule.look().ifPresent(look -> with("drawn", look.words()));
      if (rule.appliesEverywhere()) {
        values.remove("cells");
      }
      RuleForm form = rule.form();
      return with("rule", (RuleForm.Source) cells -> form);
    } else if (constraint instanceof Candidates candidates) {
      return with("digits", candidates.digitList());
    }
    return this;
  }
}
