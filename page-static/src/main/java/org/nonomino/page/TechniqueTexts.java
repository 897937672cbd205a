package org.nonomino.page;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.nonomino.explainer.StepKind;
import org.nonomino.web.Page;

/**
 * The pages and examples of the techniques. In a browser they are a separate file, which the worker
 * loads for the first request for a technique, because most players never ask for one.
 */
public final class TechniqueTexts {
  private static final String FOLDER = "/org/nonomino/toolkit/techniques/";

  /** Begins the line with the name of a text. */
  private static final String NAME = "\f";

  /** The lines of each text by name, in a browser. Empty until they are provided. */
  private static Map<String, List<String>> provided = Map.of();

  private TechniqueTexts() {}

  /**
   * Returns all texts in one, for {@link #provide}.
   *
   * @throws IOException if one cannot be read
   */
  static byte[] joined() throws IOException {
    StringBuilder all = new StringBuilder();
    for (String name : names()) {
      byte[] text = Page.content(TechniqueTexts.class, FOLDER + name);
      all.append(NAME).append(name).append('\n');
      all.append(new String(text, StandardCharsets.UTF_8).stripTrailing()).append('\n');
    }
    return all.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static List<String> names() {
    Stream<String> pages = Arrays.stream(StepKind.values()).map(kind -> kind.slug() + ".md");
    return Stream.concat(Stream.of("examples.jsonl"), pages).toList();
  }

  /** Sets the texts of the browser, as {@link #joined} returned them. */
  static void provide(String joined) {
    Map<String, List<String>> texts = new HashMap<>();
    List<String> lines = new ArrayList<>();
    for (String line : joined.split("\n", -1)) {
      if (line.startsWith(NAME)) {
        lines = new ArrayList<>();
        texts.put(line.substring(NAME.length()), lines);
      } else {
        lines.add(line);
      }
    }
    provided = texts;
  }

  /**
   * Returns the lines of a text that was provided.
   *
   * @param name the name of a file in the toolkit's folder for techniques
   * @throws IllegalStateException if there is no such text
   */
  public static List<String> lines(String name) {
    List<String> lines = provided.get(name);
    if (lines == null) {
      throw new IllegalStateException("the text '" + name + "' was not provided");
    }
    return lines;
  }
}
