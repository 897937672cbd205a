package org.nonomino.app.explain;

import org.nonomino.bulk.options.ChoiceConverter;

/** Reads the name of a style. */
final class ExplainStyleConverter extends ChoiceConverter<ExplainStyle> {
  ExplainStyleConverter() {
    super("style", ExplainStyle.values());
  }
}
