package org.nonomino.app.explain;

import org.nonomino.bulk.options.CommandLines;
import picocli.CommandLine.ITypeConverter;

/** Reads the name of a style. */
final class ExplainStyleConverter implements ITypeConverter<ExplainStyle> {
  @Override
  public ExplainStyle convert(String text) {
    return CommandLines.choice("style", ExplainStyle.values(), text);
  }
}
