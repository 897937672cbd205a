package org.nonomino.app;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A fenced block of a Markdown file.
 *
 * @param start the position of its text in the file, after the line of the fence
 * @param end the end of its text, at the closing fence
 * @param kind the first word after the fence: {@code console}, {@code sh}, ...; "" if none
 * @param name the word after {@code file=} there; "" if there is none
 * @param text the lines between the fences
 */
record ExampleBlock(int start, int end, String kind, String name, String text) {
  private static final Pattern BLOCK =
      Pattern.compile(
          "^```([a-z]*)(?: file=(\\S+))?[^\\n]*\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);

  /** Returns the blocks in their order. */
  static List<ExampleBlock> in(String markdown) {
    List<ExampleBlock> blocks = new ArrayList<>();
    Matcher block = BLOCK.matcher(markdown);
    while (block.find()) {
      String name = block.group(2) == null ? "" : block.group(2);
      blocks.add(
          new ExampleBlock(block.start(3), block.end(3), block.group(1), name, block.group(3)));
    }
    return blocks;
  }

  /**
   * A command and its output.
   *
   * @param line the command, without the prompt
   * @param output all lines up to the next command
   */
  record Step(String line, String output) {
    String text() {
      return "$ " + line + "\n" + output;
    }

    /**
     * Returns whether the output is as expected. The character {@code …} matches any text within a
     * line, or any number of lines if it is alone on a line.
     */
    boolean allows(String actual) {
      StringBuilder expected = new StringBuilder();
      for (String each : output.split("(?<=\n)", -1)) {
        expected.append(
            each.equals("…\n") ? "(?:.*\n)*?" : Pattern.quote(each).replace("…", "\\E.*\\Q"));
      }
      return actual.matches(expected.toString());
    }
  }

  /** Returns the commands of a block of kind {@code console}. */
  List<Step> steps() {
    List<Step> steps = new ArrayList<>();
    for (String part : text.split("(?m)^(?=\\$ )", -1)) {
      int lineEnd = part.indexOf('\n');
      if (part.startsWith("$ ")) {
        steps.add(new Step(part.substring(2, lineEnd), part.substring(lineEnd + 1)));
      } else if (!part.isBlank()) {
        throw new AssertionError("An example begins with a line '$ command', not with: " + part);
      }
    }
    return steps;
  }
}
