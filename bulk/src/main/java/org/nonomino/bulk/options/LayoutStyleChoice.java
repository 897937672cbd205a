package org.nonomino.bulk.options;

import org.nonomino.generator.terms.LayoutStyle;

/** The choices of {@code --style}; in lower case, as people type them. */
public enum LayoutStyleChoice {
  any(LayoutStyle.ANY),
  compact(LayoutStyle.COMPACT),
  flowing(LayoutStyle.FLOWING),
  symmetric(LayoutStyle.SYMMETRIC);

  private final LayoutStyle style;

  LayoutStyleChoice(LayoutStyle style) {
    this.style = style;
  }

  LayoutStyle style() {
    return style;
  }
}
