package org.nonomino.page;

import java.util.List;
import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Selects replacements for classes that the compiler lacks, or that are different in a browser. The
 * compiler finds this class by its service file.
 */
public final class StandIns extends SimpleSubstitutionPolicy {
  private static final String HERE = "org.nonomino.page.standin";

  /** The names of the replaced classes. */
  private static final List<String> CLASSES =
      List.of(
          "java.io.CharConversionException",
          "java.io.FilterWriter",
          "java.util.concurrent.atomic.AtomicReferenceArray",
          "java.util.concurrent.locks.ReentrantLock",
          "org.nonomino.formats.OpenSudokuReader",
          "org.nonomino.formats.RawDeflate",
          "org.nonomino.reading.wording.WordingFiles",
          "org.nonomino.text.rules.WordResources",
          "org.nonomino.toolkit.techniques.Resources",
          "org.teavm.classlib.impl.text.DoubleAnalyzer",
          "org.teavm.classlib.impl.text.DoubleSynthesizer");

  @Override
  public void contribute(SubstitutionSink sink) {
    for (String name : CLASSES) {
      String home = name.substring(0, name.lastIndexOf('.'));
      sink.selectClasses(named(name)).replacePackage(home, HERE);
    }
  }
}
