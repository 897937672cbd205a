package org.nonomino.app.book;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nonomino.explainer.Level;
import org.nonomino.render.export.Book;
import org.nonomino.text.MalformedTextException;

/**
 * The words that the program adds to a book, by default in English or German. A file can define
 * others; words missing from it are English. Immutable.
 */
final class BookLanguage {
  /** The names of the built-in languages. */
  static final List<String> NAMES = List.of("de", "en");

  private static final String USUAL = "en";
  private static final String LEVELS = "levels";

  private final Map<String, PlanValue.Text> words;
  private final Map<String, PlanValue.Text> levels;

  private BookLanguage(Map<String, PlanValue.Text> words, Map<String, PlanValue.Text> levels) {
    this.words = words;
    this.levels = levels;
  }

  /** Returns the words of a built-in language. */
  static BookLanguage named(String name) {
    String resource = "words-" + name + ".yaml";
    try (InputStream stream = BookLanguage.class.getResourceAsStream(resource);
        BufferedReader reader =
            new BufferedReader(
                new InputStreamReader(Objects.requireNonNull(stream), StandardCharsets.UTF_8))) {
      PlanValue value = YamlText.read(resource, reader.lines().collect(Collectors.joining("\n")));
      if (value instanceof PlanValue.Fields fields) {
        return of(PlanFields.of(value, "the words", fields.values().keySet()), fields);
      }
      throw new IllegalStateException(resource + " has no words");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (MalformedTextException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the words of a file, with English ones for those missing from it. */
  static BookLanguage of(PlanValue value) throws MalformedTextException {
    BookLanguage english = named(USUAL);
    List<String> keys = new ArrayList<>(english.words.keySet());
    keys.add(LEVELS);
    PlanFields fields = PlanFields.of(value, "a file of words", keys);
    BookLanguage read = of(fields, (PlanValue.Fields) value);
    Map<String, PlanValue.Text> words = new LinkedHashMap<>(english.words);
    words.putAll(read.words);
    Map<String, PlanValue.Text> levels = new LinkedHashMap<>(english.levels);
    levels.putAll(read.levels);
    return new BookLanguage(words, levels);
  }

  private static BookLanguage of(PlanFields fields, PlanValue.Fields all)
      throws MalformedTextException {
    Map<String, PlanValue.Text> words = new LinkedHashMap<>();
    Map<String, PlanValue.Text> levels = new LinkedHashMap<>();
    for (String key : all.values().keySet()) {
      if (!key.equals(LEVELS)) {
        fields.text(key).ifPresent(text -> words.put(key, text));
      } else if (all.values().get(key) instanceof PlanValue.Fields names) {
        PlanFields levelFields = PlanFields.of(names, "the levels", names.values().keySet());
        for (String level : names.values().keySet()) {
          levelFields.text(level).ifPresent(text -> levels.put(level, text));
        }
      }
    }
    return new BookLanguage(words, levels);
  }

  /** Returns all words with their places. */
  List<PlanValue.Text> texts() {
    List<PlanValue.Text> all = new ArrayList<>(words.values());
    all.addAll(levels.values());
    return all;
  }

  /** Returns a sentence in which each name in braces is replaced, such as {@code {count}}. */
  String text(String key, Map<String, String> names) {
    String text = Objects.requireNonNull(words.get(key), key).text();
    for (Map.Entry<String, String> name : names.entrySet()) {
      text = text.replace("{" + name.getKey() + "}", name.getValue());
    }
    return text;
  }

  /** Returns a sentence without names in braces. */
  String text(String key) {
    return text(key, Map.of());
  }

  /** Returns the name of a level; a custom level keeps the name from its file. */
  String level(Level level) {
    return Optional.ofNullable(levels.get(level.name()))
        .map(PlanValue.Text::text)
        .orElse(level.name().substring(0, 1).toUpperCase(Locale.ROOT) + level.name().substring(1));
  }

  /** Returns whether the pages of the techniques, which are in English, suit this language. */
  boolean isEnglish() {
    return text("language").equals(USUAL);
  }

  /** Returns the words of the pages. */
  Book.Words pages() {
    return new Book.Words(
        text("contents"),
        text("puzzles"),
        text("solutions"),
        text("paths"),
        text("solution-on"),
        text("puzzle-on"),
        text("path-on"),
        text("language"));
  }
}
