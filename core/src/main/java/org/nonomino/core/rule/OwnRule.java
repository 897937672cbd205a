package org.nonomino.core.rule;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.core.drawing.Drawing;

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

  /** The maximum number of characters of a formula that stands for a name. */
  private static final int MAX_TITLE = 30;

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

  /** Returns the name, or a short text of the form instead: {@code a < b}, or {@code machine}. */
  public String title() {
    return name.orElseGet(() -> form.text().length() <= MAX_TITLE ? form.text() : form.word());
  }

  /** Returns the drawings of the rule; none if it applies everywhere and has no look. */
  public List<Drawing> drawings() {
    return look.or(this::usualLook).map(found -> found.drawings(cells)).orElse(List.of());
  }

  private Optional<RuleLook> usualLook() {
    return appliesEverywhere()
        ? Optional.empty()
        : Optional.of(
            new RuleLook(
                cells.count() > 1 && cells.isLine() ? RuleLook.Shape.LINE : RuleLook.Shape.SQUARES,
                RuleLook.COLOURS.get(0)));
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
