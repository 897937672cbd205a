package org.nonomino.core.constraint;

import java.util.Set;
import java.util.stream.Collectors;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * The digits of two neighbours have none of the ratios of the black dots of the puzzle, unless
 * there is a black or a white dot between them. Without a black dot, the ratio is 2.
 */
public record NegativeRatio(int size) implements Constraint {
  @Override
  public ConstraintKind kind() {
    return ConstraintKind.NEGATIVE_RATIO;
  }

  @Override
  public CellList cells() {
    return CellList.all(size);
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    Set<Integer> ratios = ratios(of);
    return marks(of)
        .othersPass((first, second) -> allows(ratios, full.digit(first), full.digit(second)));
  }

  @Override
  public void lower(Rules of, Primitives into) {
    Set<Integer> ratios = ratios(of);
    marks(of).relateOthers(into, (first, second) -> allows(ratios, first, second));
  }

  private static Marks marks(Rules of) {
    return Marks.of(of, ConstraintKind.BLACK_DOT, ConstraintKind.WHITE_DOT);
  }

  private static Set<Integer> ratios(Rules of) {
    Set<Integer> ratios =
        of.constraints().stream()
            .filter(BlackDot.class::isInstance)
            .map(dot -> ((BlackDot) dot).ratio())
            .collect(Collectors.toSet());
    return ratios.isEmpty() ? Set.of(BlackDot.USUAL_RATIO) : ratios;
  }

  private static boolean allows(Set<Integer> ratios, int first, int second) {
    return ratios.stream().noneMatch(ratio -> Tables.haveRatio(first, second, ratio));
  }
}
