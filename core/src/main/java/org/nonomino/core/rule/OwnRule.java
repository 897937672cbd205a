package org.nonomino.core.rule;

import java.util.Optional;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;

/**
 * A rule that people wrote themselves, on some cells.
 *
 * @param form its meaning
 * @param name its name for people, such as {@code Odd thermometer}
 * @param look how it is drawn; the usual way for its form if empty
 * @param cells in the order in which the form reads them; all cells of the grid, row by row, if the
 *     rule applies everywhere
 */
public record OwnRule(RuleForm form, Optional<String> name, Optional<RuleLook> look, CellList cells)
    implements Constraint {
  /** The maximum number of characters of a name. */
  public static final int MAX_NAME = 60;

  /** Throws an {@link InvalidConstraintException} if there is no cell, or the name is wrong. */
  public OwnRule {
    name = name.map(String::strip);
    cells.requireCount(1, cells.size() * cells.size());
    if (name.isPresent() && !isName(name.get())) {
      throw new InvalidConstraintException(
          "its name must be 1 to %d characters in one line".formatted(MAX_NAME));
    }
  }

  @Override
  public void requireFit(Symbols symbols) {
    form.requireFit(cells, symbols);
  }

  /** Returns whether the order of the cells matters. */
  public boolean isOrdered(Symbols symbols) {
    return form.isOrdered(cells, symbols);
  }

  private static boolean isName(String name) {
    return !name.isBlank()
        && name.length() <= MAX_NAME
        && name.chars().noneMatch(Character::isISOControl);
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.OWN_RULE;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return form.holds(cells, full, of);
  }

  @Override
  public void lower(Rules of, Primitives into) {
    form.lower(cells, of, into);
  }
}
