package org.nonomino.text.rules;

import org.nonomino.core.ConstraintKind;

/** The sentences about a puzzle in one language. */
interface RuleWords {
  /** Returns the sentence about rows, columns and regions. */
  String normal();

  /** Returns the sentence about all constraints of a kind that the puzzle has. */
  String sentence(ConstraintKind kind);
}
