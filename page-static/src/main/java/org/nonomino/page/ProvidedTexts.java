package org.nonomino.page;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.nonomino.text.rules.Language;
import org.nonomino.toolkit.techniques.Topic;
import org.nonomino.web.Page;

/**
 * The pages and examples of the techniques, the words of each language, and the wordings that rules
 * are read by. In a browser they are separate files. The worker loads them for the first request
 * that needs them, because most players never ask for a technique, and plain puzzles need no words.
 * Compressed texts in links are provided, too, by their stream in Base64.
 */
public final class ProvidedTexts {
  private static final String TECHNIQUES = "/org/nonomino/toolkit/techniques/";
  private static final String WORDS = "/org/nonomino/text/rules/";
  private static final String WORDINGS = "/org/nonomino/reading/wording/";

  /** Begins the line with the name of a text. */
  private static final String NAME = "\f";

  /** The lines of each text by name, in a browser. Empty until they are provided. */
  private static final Map<String, List<String>> PROVIDED = new HashMap<>();

  private ProvidedTexts() {}

  /**
   * Returns all texts about techniques in one, for {@link #provide}.
   *
   * @throws IOException if one cannot be read
   */
  static byte[] techniques() throws IOException {
    Stream<String> pages = Topic.all().stream().map(topic -> topic.slug() + ".md");
    Stream<String> lists =
        Stream.of("examples.jsonl", "constraint-examples.jsonl", "constraint-pages.txt");
    return joined(TECHNIQUES, Stream.concat(lists, pages).toList());
  }

  /**
   * Returns all words of a language in one, for {@link #provide}.
   *
   * @throws IOException if they cannot be read
   */
  static byte[] words(Language language) throws IOException {
    return joined(WORDS, List.of("rules-" + language + ".txt", "cells-" + language + ".txt"));
  }

  /**
   * Returns the wordings of rules, for {@link #provide}.
   *
   * @throws IOException if they cannot be read
   */
  static byte[] wordings() throws IOException {
    return joined(WORDINGS, List.of("wordings-en.txt"));
  }

  private static byte[] joined(String folder, List<String> names) throws IOException {
    StringBuilder all = new StringBuilder();
    for (String name : names) {
      byte[] text = Page.content(ProvidedTexts.class, folder + name);
      all.append(NAME).append(name).append('\n');
      all.append(new String(text, StandardCharsets.UTF_8).stripTrailing()).append('\n');
    }
    return all.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** Adds texts in the browser, as the methods above returned them. */
  static void provide(String joined) {
    List<String> lines = new ArrayList<>();
    for (String line : joined.split("\n", -1)) {
      if (line.startsWith(NAME)) {
        lines = new ArrayList<>();
        PROVIDED.put(line.substring(NAME.length()), lines);
      } else {
        lines.add(line);
      }
    }
  }

  /**
   * Returns the lines of a text that was provided.
   *
   * @param name the name of a file in one of the folders
   * @throws IllegalStateException if there is no such text
   */
  public static List<String> lines(String name) {
    return find(name)
        .orElseThrow(() -> new IllegalStateException("the text '" + name + "' was not provided"));
  }

  /** Returns the lines of a text; empty if it was not provided. */
  public static Optional<List<String>> find(String name) {
    return Optional.ofNullable(PROVIDED.get(name));
  }
}
