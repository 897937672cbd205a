package org.nonomino.packaging;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.spi.ToolProvider;

/** The tools of the running JDK. */
final class JdkTool {
  private JdkTool() {}

  /** Returns whether the running Java has a tool. */
  static boolean exists(String name) {
    return ToolProvider.findFirst(name).isPresent();
  }

  /**
   * Runs a tool.
   *
   * @return its output
   * @throws IOException if it is missing or fails, with its output
   */
  static String run(String name, String... arguments) throws IOException {
    ToolProvider tool =
        ToolProvider.findFirst(name)
            .orElseThrow(() -> new IOException("This Java has no " + name + ": use a full JDK."));
    StringWriter said = new StringWriter();
    StringWriter complaint = new StringWriter();
    if (tool.run(new PrintWriter(said), new PrintWriter(complaint), arguments) != 0) {
      throw new IOException(
          name + " failed: " + said + complaint + "It was called with " + List.of(arguments) + ".");
    }
    return said.toString();
  }
}
