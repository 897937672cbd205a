package org.nonomino.core.rule;

import java.util.Optional;
import org.nonomino.core.CellList;
import org.nonomino.core.InvalidConstraintException;

/**
 * A custom rule without its cells.
 *
 * @param form its meaning
 * @param name its name for people; empty if it has none
 * @param look how it is drawn; the usual way for its form if empty
 */
public record RuleTemplate(RuleForm.Source form, Optional<String> name, Optional<RuleLook> look) {
  /** Returns the same rule with another name. */
  public RuleTemplate named(String other) {
    return new RuleTemplate(form, Optional.of(other), look);
  }

  /**
   * Returns the rule on some cells.
   *
   * @throws InvalidConstraintException if it makes no sense on them
   */
  public OwnRule on(CellList cells) {
    return new OwnRule(form.on(cells), name, look, cells);
  }
}
