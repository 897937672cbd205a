package org.nonomino.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.nonomino.solver.Solver;
import org.nonomino.solver.bitboard.BitboardEstimator;
import org.nonomino.toolkit.Solvers;

/** The messages that the plug-in sends, by name. The resource says where they come from. */
final class FPuzzlesMessages {
  private static final String RESOURCE = "fpuzzles-messages.txt";

  static final Map<String, String> ALL = read();

  private FPuzzlesMessages() {}

  static String message(String name) {
    String found = ALL.get(name);
    if (found == null) {
      throw new AssertionError("no message " + name);
    }
    return found;
  }

  static FPuzzlesMessage parsed(String name) {
    return FPuzzlesMessage.parse(message(name)).orElseThrow();
  }

  static FPuzzlesAnswers answers() {
    Solver solver = Solvers.standard().defaultSolver().orElseThrow();
    return new FPuzzlesAnswers(solver, new BitboardEstimator());
  }

  private static Map<String, String> read() {
    Map<String, String> messages = new LinkedHashMap<>();
    try (InputStream in = FPuzzlesMessages.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new AssertionError("no " + RESOURCE);
      }
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
        if (!line.startsWith("#")) {
          int blank = line.indexOf(' ');
          messages.put(line.substring(0, blank), line.substring(blank + 1));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return messages;
  }
}
