package org.nonomino.bulk.options;

import java.util.Iterator;
import java.util.stream.Stream;
import org.nonomino.generator.terms.LayoutStyle;

/** The choices of {@code --style}. */
public final class LayoutStyleNames implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    return Stream.of(LayoutStyle.values()).map(LayoutStyle::toString).iterator();
  }
}
