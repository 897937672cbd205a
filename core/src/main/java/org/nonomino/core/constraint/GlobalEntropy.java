package org.nonomino.core.constraint;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nonomino.core.Automaton;
import org.nonomino.core.BoundedCache;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * Each four cells around a corner have a low digit, a middle digit and a high digit among them. On
 * 9×9, these are 1 to 3, 4 to 6 and 7 to 9; on other sizes, thirds of the digits.
 *
 * @param size n, divisible by 3
 */
public record GlobalEntropy(int size) implements Constraint {
  private static final int THIRDS = 3;
  private static final int ALL = (1 << THIRDS) - 1;

  private static final BoundedCache<Integer, Automaton> AUTOMATA = new BoundedCache<>(36);

  /** Throws an {@link InvalidConstraintException} if the digits have no thirds. */
  public GlobalEntropy {
    if (size % THIRDS != 0) {
      throw new InvalidConstraintException(
          "%d digits have no thirds; global entropy belongs to sizes such as 6, 9 and 12"
              .formatted(size));
    }
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.GLOBAL_ENTROPY;
  }

  @Override
  public CellList cells() {
    return CellList.all(size);
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return corners()
        .allMatch(
            corner ->
                around(corner)
                        .digits(full)
                        .mapToObj(digit -> third(size, digit))
                        .collect(Collectors.toSet())
                        .size()
                    == THIRDS);
  }

  @Override
  public void lower(Rules of, Primitives into) {
    // The states are the sets of the thirds so far.
    Automaton automaton =
        AUTOMATA.get(
            size,
            n ->
                Automaton.of(
                    n,
                    0,
                    (seen, digit) -> Optional.of(seen | 1 << third(n, digit)),
                    seen -> seen == ALL));
    corners().forEach(corner -> into.accept(around(corner), automaton));
  }

  /** Returns the upper left cells of all squares of 2×2 cells. */
  private IntStream corners() {
    return IntStream.range(0, size * (size - 1)).filter(cell -> cell % size < size - 1);
  }

  private CellList around(int corner) {
    return CellList.of(size, corner, corner + 1, corner + size, corner + size + 1);
  }

  private static int third(int size, int digit) {
    return (digit - 1) / (size / THIRDS);
  }
}
