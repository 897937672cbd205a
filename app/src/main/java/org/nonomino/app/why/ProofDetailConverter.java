package org.nonomino.app.why;

import org.nonomino.bulk.options.CommandLines;
import org.nonomino.toolkit.ProofWords;
import picocli.CommandLine.ITypeConverter;

/** Reads the amount of detail. */
final class ProofDetailConverter implements ITypeConverter<ProofWords.Detail> {
  @Override
  public ProofWords.Detail convert(String text) {
    return CommandLines.choice(ProofWords.Detail.values(), text);
  }
}
