package org.nonomino.page;

import java.util.Map;
import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Selects replacements for classes that the compiler lacks, or that are different in a browser. The
 * compiler finds this class by its service file.
 */
public final class StandIns extends SimpleSubstitutionPolicy {
  private static final String HERE = "org.nonomino.page.standin";

  /** The packages of the replaced classes, by the name of the class. */
  private static final Map<String, String> PACKAGES =
      Map.of(
          "java.io.CharConversionException", "java.io",
          "java.io.FilterWriter", "java.io",
          "java.util.concurrent.atomic.AtomicReferenceArray", "java.util.concurrent.atomic",
          "java.util.concurrent.locks.ReentrantLock", "java.util.concurrent.locks",
          "org.nonomino.formats.OpenSudokuReader", "org.nonomino.formats",
          "org.nonomino.reading.wording.WordingFiles", "org.nonomino.reading.wording",
          "org.nonomino.text.rules.WordResources", "org.nonomino.text.rules",
          "org.nonomino.toolkit.techniques.Resources", "org.nonomino.toolkit.techniques",
          "org.teavm.classlib.impl.text.DoubleAnalyzer", "org.teavm.classlib.impl.text",
          "org.teavm.classlib.impl.text.DoubleSynthesizer", "org.teavm.classlib.impl.text");

  @Override
  public void contribute(SubstitutionSink sink) {
    PACKAGES.forEach((name, home) -> sink.selectClasses(named(name)).replacePackage(home, HERE));
  }
}
