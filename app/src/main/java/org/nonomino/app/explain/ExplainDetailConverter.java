package org.nonomino.app.explain;

import org.nonomino.bulk.options.CommandLines;
import picocli.CommandLine.ITypeConverter;

/** Reads the amount of detail. */
final class ExplainDetailConverter implements ITypeConverter<ExplainDetail> {
  @Override
  public ExplainDetail convert(String text) {
    return CommandLines.choice(ExplainDetail.values(), text);
  }
}
