package org.nonomino.generator.internal.placing;

import java.util.Arrays;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.rule.PairForm;
import org.nonomino.core.rule.RuleForm;
import org.nonomino.core.rule.RuleTemplate;

/** The custom rules of lines. */
final class OwnLineRule implements LineRule {
  private final RuleTemplate rule;
  private final Placing on;
  private final boolean isShape;

  /**
   * @param isShape whether lines are drawn before there are digits, so that any line may be true
   */
  OwnLineRule(RuleTemplate rule, Placing on, boolean isShape) {
    this.rule = rule;
    this.on = on;
    this.isShape = isShape;
  }

  /** A pair form that holds on a line also holds on its beginnings. Other forms need not. */
  @Override
  public boolean mayGrow(int[] cells, int count, int length) {
    if (isShape) {
      return count <= on.size();
    }
    CellList line = line(cells, count);
    try {
      RuleForm form = rule.form().on(line);
      return !(form instanceof PairForm) || form.holds(line, on.filling(), on.rules());
    } catch (InvalidConstraintException e) {
      // It may make sense on a longer line.
      return true;
    }
  }

  @Override
  public boolean isDone(int[] cells, int count, int length) {
    CellList line = line(cells, count);
    try {
      Constraint constraint = rule.on(line);
      boolean holds = isShape || constraint.holds(on.filling(), on.rules());
      if (holds) {
        constraint.requireFit(on.rules().symbols());
      }
      return holds;
    } catch (InvalidConstraintException e) {
      return false;
    }
  }

  private CellList line(int[] cells, int count) {
    return CellList.of(on.size(), Arrays.copyOf(cells, count));
  }

  @Override
  public Constraint constraint(CellList cells) {
    return rule.on(cells);
  }
}
