package org.nonomino.core.constraint;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nonomino.core.Automaton;
import org.nonomino.core.BoundedCache;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;

/**
 * A cage of KenKen with a product, a difference or a quotient. A digit may occur twice if the other
 * rules allow it. Sums of KenKen are {@link RepeatCage}s.
 *
 * @param operation the operation on the digits
 * @param cells distinct, at least two, or at least one for a product; they need not touch
 * @param result the result of the operation with the values of the digits
 */
public record ArithmeticCage(Operation operation, CellList cells, int result)
    implements Constraint {
  private static final Tables PRODUCTS = tables(Operation.PRODUCT);
  private static final Tables DIFFERENCES = tables(Operation.DIFFERENCE);
  private static final Tables QUOTIENTS = tables(Operation.QUOTIENT);

  /** The maximum number of cached transitions. */
  private static final long MAX_TRANSITIONS = 1_000_000;

  private static final BoundedCache<Key, Optional<Automaton>> AUTOMATA =
      new BoundedCache<>(MAX_TRANSITIONS, found -> found.map(Automaton::tableLength).orElse(1));

  /** The maximum number of states. No cage has so many: an int has at most 1,600 divisors. */
  private static final int MAX_VISITED = 10_000;

  /** The operation on the digits of a cage. */
  public enum Operation {
    /** The product of all digits. */
    PRODUCT(ConstraintKind.PRODUCT_CAGE, "×"),
    /** The largest digit minus all others. */
    DIFFERENCE(ConstraintKind.DIFFERENCE_CAGE, "−"),
    /** The largest digit divided by all others. */
    QUOTIENT(ConstraintKind.QUOTIENT_CAGE, "÷");

    private final ConstraintKind kind;
    private final String sign;

    Operation(ConstraintKind kind, String sign) {
      this.kind = kind;
      this.sign = sign;
    }

    /** Returns the sign that follows the number in the corner of a cage. */
    public String sign() {
      return sign;
    }

    /** Returns the name for people: {@code product}. */
    public String words() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** Returns whether digits have a result. A quotient has no remainder. */
    private boolean isResultOf(int[] digits, int result) {
      long sum = 0;
      double product = 1;
      int largest = 0;
      for (int digit : digits) {
        sum += digit;
        product *= digit;
        largest = Math.max(largest, digit);
      }
      return switch (this) {
        case PRODUCT -> product == result;
        case DIFFERENCE -> largest - (sum - largest) == result;
        case QUOTIENT -> product / largest * result == largest;
      };
    }
  }

  private record Key(Operation operation, Symbols symbols, int count, int result) {}

  /**
   * The values of the digits read so far.
   *
   * @param largest the largest value; for a product always 1
   * @param others the sum or product of the other values; for the product 0, 1 until a 0 is read
   */
  private record Read(int largest, int others) {}

  /** Throws an {@link InvalidConstraintException} if there are too few cells, or one twice. */
  public ArithmeticCage {
    cells.requireDistinct().requireCount(leastCells(operation), Integer.MAX_VALUE);
  }

  /** Throws an {@link InvalidConstraintException} if no digits of the cells have the result. */
  @Override
  public void requireFit(Symbols symbols) {
    int count = cells.count();
    if (automaton(symbols).isEmpty()) {
      throw new InvalidConstraintException(
          "no %s of %d to %d %s the %s %d"
              .formatted(
                  count == 1 ? "digit" : count + " digits",
                  symbols.least(),
                  symbols.most(),
                  count == 1 ? "has" : "have",
                  operation.words(),
                  result));
    }
  }

  private static int leastCells(Operation operation) {
    return operation == Operation.PRODUCT ? 1 : 2;
  }

  private static Tables tables(Operation operation) {
    return new Tables(
        (first, second, number) -> operation.isResultOf(new int[] {first, second}, number));
  }

  @Override
  public ConstraintKind kind() {
    return operation.kind;
  }

  /** Returns the number in the corner: {@code 12×}. */
  public String label() {
    return result + operation.sign;
  }

  /**
   * Returns the number in the corner of a cage with repeats, with a sign if other cages have one:
   * {@code 12+}.
   *
   * @param all the constraints of the puzzle
   */
  public static String label(RepeatCage cage, List<Constraint> all) {
    return cage.sum() + (areIn(all) ? "+" : "");
  }

  /** Returns whether a puzzle has such cages. Its cages with repeats then look like them. */
  public static boolean areIn(List<Constraint> constraints) {
    return constraints.stream().anyMatch(ArithmeticCage.class::isInstance);
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return operation.isResultOf(of.values(cells, full).toArray(), result);
  }

  @Override
  public void lower(Rules of, Primitives into) {
    if (cells.count() == 1) {
      into.allow(cells.get(0), 1L << (result - of.symbols().offset()));
    } else if (cells.count() == 2) {
      Tables tables =
          switch (operation) {
            case PRODUCT -> PRODUCTS;
            case DIFFERENCE -> DIFFERENCES;
            case QUOTIENT -> QUOTIENTS;
          };
      into.relate(cells.get(0), cells.get(1), tables.ofValues(of.symbols(), result));
    } else {
      into.accept(cells, automaton(of.symbols()).orElseThrow());
    }
  }

  /** Returns the automaton of the cage; empty if no digits have the result. */
  private Optional<Automaton> automaton(Symbols symbols) {
    return AUTOMATA.get(
        new Key(operation, symbols.sameValues(), cells.count(), result), ArithmeticCage::create);
  }

  private static Optional<Automaton> create(Key key) {
    int start = key.operation == Operation.DIFFERENCE ? 0 : 1;
    if (key.result < (key.operation == Operation.QUOTIENT ? 1 : 0)) {
      return Optional.empty();
    }
    return Automaton.ofLength(
            key.symbols.size(),
            key.count,
            new Read(start, start),
            (read, digit) -> after(key, read, key.symbols.value(digit)),
            read -> isAtEnd(key, read),
            MAX_VISITED)
        .filter(automaton -> automaton.acceptsLength(key.count));
  }

  private static Optional<Read> after(Key key, Read read, int value) {
    if (key.operation == Operation.PRODUCT && key.result == 0) {
      return Optional.of(new Read(1, value == 0 ? 0 : read.others));
    }
    int largest = Math.max(read.largest, value);
    int other = Math.min(read.largest, value);
    Read next =
        switch (key.operation) {
          case PRODUCT -> new Read(1, read.others * value);
          case DIFFERENCE -> new Read(largest, read.others + other);
          case QUOTIENT -> new Read(largest, read.others * other);
        };
    boolean canEnd =
        switch (key.operation) {
          case PRODUCT ->
              (long) read.others * value <= key.result
                  && next.others > 0
                  && key.result % next.others == 0;
          case DIFFERENCE -> next.others + (long) key.result <= key.symbols.most();
          case QUOTIENT -> next.others > 0 && next.others * (long) key.result <= key.symbols.most();
        };
    return canEnd ? Optional.of(next) : Optional.empty();
  }

  private static boolean isAtEnd(Key key, Read read) {
    return switch (key.operation) {
      case PRODUCT -> read.others == key.result;
      case DIFFERENCE -> read.largest - read.others == key.result;
      case QUOTIENT -> (long) read.others * key.result == read.largest;
    };
  }
}
