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
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.core.ConstraintKind;
import org.nonomino.explainer.Level;
import org.nonomino.render.export.Book;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.rules.RulesInWords;

/**
 * The words that the program adds to a book, by default in English or German. A file can define
 * others; words missing from it are English. Immutable.
 */
final class BookLanguage {
  /** The names of the built-in languages. */
  static final List<String> NAMES = List.of("de", "en");

  private static final String USUAL = "en";
  private static final String LEVELS = "levels";
  private static final String KINDS = "kinds";
  private static final String GERMAN = "de";

  private final Map<String, PlanValue.Text> words;
  private final Map<String, PlanValue.Text> levels;

  /** The names of the kinds of constraints, by {@link ConstraintKind#plural()}. */
  private final Map<String, PlanValue.Text> kinds;

  private BookLanguage(
      Map<String, PlanValue.Text> words,
      Map<String, PlanValue.Text> levels,
      Map<String, PlanValue.Text> kinds) {
    this.words = words;
    this.levels = levels;
    this.kinds = kinds;
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
    keys.add(KINDS);
    PlanFields fields = PlanFields.of(value, "a file of words", keys);
    BookLanguage read = of(fields, (PlanValue.Fields) value);
    Map<String, PlanValue.Text> words = new LinkedHashMap<>(english.words);
    words.putAll(read.words);
    Map<String, PlanValue.Text> levels = new LinkedHashMap<>(english.levels);
    levels.putAll(read.levels);
    Map<String, PlanValue.Text> kinds = new LinkedHashMap<>(english.kinds);
    kinds.putAll(read.kinds);
    return new BookLanguage(words, levels, kinds);
  }

  private static BookLanguage of(PlanFields fields, PlanValue.Fields all)
      throws MalformedTextException {
    Map<String, PlanValue.Text> words = new LinkedHashMap<>();
    for (String key : all.values().keySet()) {
      if (!key.equals(LEVELS) && !key.equals(KINDS)) {
        fields.text(key).ifPresent(text -> words.put(key, text));
      }
    }
    List<String> kinds = Stream.of(ConstraintKind.values()).map(ConstraintKind::plural).toList();
    return new BookLanguage(
        words,
        names(Optional.ofNullable(all.values().get(LEVELS)), "the levels", Optional.empty()),
        names(
            Optional.ofNullable(all.values().get(KINDS)),
            "the kinds of constraints",
            Optional.of(kinds)));
  }

  /**
   * Returns the names in a language file, by the name of the thing.
   *
   * @param what what they are, in messages
   * @param known all that can be named; empty if it is anything
   */
  private static Map<String, PlanValue.Text> names(
      Optional<PlanValue> value, String what, Optional<List<String>> known)
      throws MalformedTextException {
    Map<String, PlanValue.Text> names = new LinkedHashMap<>();
    if (value.isPresent() && value.get() instanceof PlanValue.Fields all) {
      Set<String> keys = all.values().keySet();
      PlanFields fields = PlanFields.of(all, what, known.orElse(List.copyOf(keys)));
      for (String key : keys) {
        fields.text(key).ifPresent(text -> names.put(key, text));
      }
    }
    return names;
  }

  /** Returns all words with their places. */
  List<PlanValue.Text> texts() {
    List<PlanValue.Text> all = new ArrayList<>(words.values());
    all.addAll(levels.values());
    all.addAll(kinds.values());
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

  /** Returns the name of constraints of a kind, in the plural if they are things. */
  String kind(ConstraintKind kind) {
    return Objects.requireNonNull(kinds.get(kind.plural()), kind.plural()).text();
  }

  /** Returns the language of the sentences about constraints: German, or else English. */
  RulesInWords.Language rules() {
    return text("language").equals(GERMAN)
        ? RulesInWords.Language.GERMAN
        : RulesInWords.Language.ENGLISH;
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
