package org.nonomino.book;

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
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Rules;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.render.export.Book;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.rules.Language;
import org.nonomino.text.rules.Phrasebook;
import org.nonomino.text.rules.RulesInWords;

/**
 * Everything that the program writes in a book, in one language: words, the names of levels,
 * constraints and techniques, tips, the sentences about constraints, and steps. Each language is
 * one file, except for the sentences, which all output has in common; no language is special in the
 * code. Immutable.
 */
final class BookLanguage {
  /** The names of the built-in languages. */
  static final List<String> NAMES =
      Stream.of(Language.values()).map(Language::name).sorted().toList();

  /** The language whose file has all keys, and the right names in braces. */
  private static final String MODEL = "en";

  private static final String EXTENDS = "extends";
  private static final String WORDS = "";
  private static final String LEVELS = "levels";
  private static final String KINDS = "kinds";
  private static final String TECHNIQUES = "techniques";
  private static final String EXPLANATIONS = "explanations";
  private static final String STEPS = "steps";
  private static final String SENTENCES = "sentences";

  /** Begins the keys of sentences about rows, columns and regions. Books have their own. */
  private static final String NORMAL = "normal-";

  private static final List<String> SECTIONS =
      List.of(LEVELS, KINDS, TECHNIQUES, EXPLANATIONS, STEPS, SENTENCES);

  /** The name of a cell in {@link #sentences}. */
  private static final Pattern CELL = Pattern.compile("\\br([0-9]+)c([0-9]+)\\b");

  /** The texts of each section by their keys. */
  private final Map<String, Map<String, PlanValue.Text>> sections;

  private final Map<String, Phrasebook> phrasebooks;

  private BookLanguage(Map<String, Map<String, PlanValue.Text>> sections) {
    this.sections = sections;
    this.phrasebooks = new LinkedHashMap<>();
    sections.forEach(
        (section, texts) -> {
          Map<String, String> plain = new LinkedHashMap<>();
          texts.forEach((key, text) -> plain.put(key, text.text()));
          phrasebooks.put(section, new Phrasebook(plain));
        });
  }

  /** Returns a built-in language. */
  static BookLanguage named(String name) {
    String resource = "words-" + name + ".yaml";
    try (InputStream stream = BookLanguage.class.getResourceAsStream(resource);
        BufferedReader reader =
            new BufferedReader(
                new InputStreamReader(Objects.requireNonNull(stream), StandardCharsets.UTF_8))) {
      PlanValue file = YamlText.read(resource, reader.lines().collect(Collectors.joining("\n")));
      Map<String, Map<String, PlanValue.Text>> sections = sections(file, Optional.empty());
      Map<String, PlanValue.Text> sentences = new LinkedHashMap<>();
      new TreeMap<>(Language.valueOf(name).rules().texts())
          .forEach(
              (key, text) -> {
                if (!key.startsWith(NORMAL)) {
                  sentences.put(key, new PlanValue.Text(file.place(), text));
                }
              });
      sections.put(SENTENCES, sentences);
      return new BookLanguage(sections);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (MalformedTextException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Returns the language of a file.
   *
   * @throws MalformedTextException if a word is missing and the file extends no built-in language,
   *     if it has an unknown word, or if the names in braces of a text differ from the English ones
   */
  static BookLanguage of(PlanValue value) throws MalformedTextException {
    BookLanguage model = named(MODEL);
    Map<String, Map<String, PlanValue.Text>> read = sections(value, Optional.of(model));
    PlanValue.Fields file = (PlanValue.Fields) value;
    Optional<String> base = base(file);
    for (Map.Entry<String, Map<String, PlanValue.Text>> section : model.sections.entrySet()) {
      Map<String, PlanValue.Text> texts = read.getOrDefault(section.getKey(), Map.of());
      requireNames(section.getValue(), texts);
      if (base.isEmpty()) {
        requireAll(section.getKey(), section.getValue().keySet(), texts.keySet(), file);
      }
    }
    if (base.isEmpty()) {
      return new BookLanguage(read);
    }
    Map<String, Map<String, PlanValue.Text>> all = new LinkedHashMap<>();
    named(base.get())
        .sections
        .forEach(
            (section, texts) -> {
              Map<String, PlanValue.Text> both = new LinkedHashMap<>(texts);
              both.putAll(read.getOrDefault(section, Map.of()));
              all.put(section, both);
            });
    return new BookLanguage(all);
  }

  /** Returns the name of the built-in language that a file is based on, if it is based on one. */
  private static Optional<String> base(PlanValue.Fields file) throws MalformedTextException {
    Optional<PlanValue.Text> base =
        PlanFields.of(file, "a file of words", file.values().keySet()).text(EXTENDS);
    if (base.isPresent() && !NAMES.contains(base.get().text())) {
      throw base.get()
          .wrong(
              "there is no language '" + base.get().text() + "'",
              "Choose one of: " + String.join(", ", NAMES) + ".");
    }
    return base.map(PlanValue.Text::text);
  }

  /**
   * Reads all sections of a file.
   *
   * @param model a language with all known keys; empty if any key is accepted
   */
  private static Map<String, Map<String, PlanValue.Text>> sections(
      PlanValue value, Optional<BookLanguage> model) throws MalformedTextException {
    List<String> known = new ArrayList<>();
    if (model.isPresent()) {
      known.addAll(model.get().section(WORDS).texts().keySet());
      known.addAll(SECTIONS);
      known.add(EXTENDS);
    } else if (value instanceof PlanValue.Fields fields) {
      known.addAll(fields.values().keySet());
    }
    PlanFields fields = PlanFields.of(value, "a file of words", known);
    Map<String, Map<String, PlanValue.Text>> sections = new LinkedHashMap<>();
    Map<String, PlanValue.Text> words = new LinkedHashMap<>();
    for (String key : ((PlanValue.Fields) value).values().keySet()) {
      if (!SECTIONS.contains(key) && !key.equals(EXTENDS)) {
        fields.text(key).ifPresent(text -> words.put(key, text));
      }
    }
    sections.put(WORDS, words);
    for (String section : SECTIONS) {
      // Levels can have any names.
      Optional<Set<String>> keys =
          model
              .filter(each -> !section.equals(LEVELS))
              .map(each -> each.section(section).texts().keySet());
      sections.put(section, section(section, fields.value(section), keys));
    }
    return sections;
  }

  private static Map<String, PlanValue.Text> section(
      String name, Optional<PlanValue> value, Optional<Set<String>> known)
      throws MalformedTextException {
    Map<String, PlanValue.Text> texts = new LinkedHashMap<>();
    if (value.isPresent()) {
      Set<String> keys =
          value.get() instanceof PlanValue.Fields all ? all.values().keySet() : Set.of();
      PlanFields fields = PlanFields.of(value.get(), "'" + name + "'", known.orElse(keys));
      for (String key : keys) {
        fields.text(key).ifPresent(text -> texts.put(key, text));
      }
    }
    return texts;
  }

  private static void requireAll(
      String section, Set<String> needed, Set<String> given, PlanValue.Fields file)
      throws MalformedTextException {
    for (String key : needed) {
      if (!given.contains(key)) {
        throw file.values()
            .getOrDefault(section, file)
            .wrong(
                (section.isEmpty() ? "the word '" : "in '" + section + "', the word '")
                    + key
                    + "' is missing",
                "Add it, or add 'extends: en', so that missing words are English.");
      }
    }
  }

  /** Checks that each text has the same names in braces as that of the model. */
  private static void requireNames(
      Map<String, PlanValue.Text> model, Map<String, PlanValue.Text> texts)
      throws MalformedTextException {
    for (Map.Entry<String, PlanValue.Text> text : texts.entrySet()) {
      Optional<PlanValue.Text> expected = Optional.ofNullable(model.get(text.getKey()));
      if (expected.isPresent()) {
        Set<String> names = Phrasebook.names(expected.get().text());
        Set<String> given = Phrasebook.names(text.getValue().text());
        if (!given.equals(names)) {
          throw text.getValue()
              .wrong(
                  "'"
                      + text.getKey()
                      + "' has "
                      + inBraces(given)
                      + ", expected "
                      + inBraces(names),
                  "The English text is: " + expected.get().text());
        }
      }
    }
  }

  private static String inBraces(Set<String> names) {
    return names.isEmpty()
        ? "no name in braces"
        : names.stream().map(name -> "{" + name + "}").collect(Collectors.joining(", "));
  }

  /** Returns all texts with their places. */
  List<PlanValue.Text> texts() {
    return sections.values().stream().flatMap(texts -> texts.values().stream()).toList();
  }

  /** Returns the names of all sections; that of the words without a section is empty. */
  static Set<String> sectionNames() {
    return named(MODEL).sections.keySet();
  }

  /** Returns the texts of a section, by their keys. */
  Phrasebook section(String section) {
    return Objects.requireNonNull(phrasebooks.get(section), section);
  }

  /** Returns a sentence in which each name in braces is replaced, such as {@code {count}}. */
  String text(String key, Map<String, String> names) {
    return section(WORDS).text(key, names);
  }

  /** Returns a sentence without names in braces. */
  String text(String key) {
    return text(key, Map.of());
  }

  /** Returns a name with the text that explains it. */
  String named(String name, String explanation) {
    return text("named", Map.of("name", name, "text", explanation));
  }

  /** Returns the name of a level; a custom level keeps the name from its file. */
  String level(Level level) {
    return Optional.ofNullable(section(LEVELS).texts().get(level.name()))
        .orElse(level.name().substring(0, 1).toUpperCase(Locale.ROOT) + level.name().substring(1));
  }

  /** Returns the name of constraints of a kind, in the plural if they are things. */
  String kind(ConstraintKind kind) {
    return section(KINDS).text(kind.plural());
  }

  /** Returns the name of a technique. */
  String technique(StepKind kind) {
    return section(TECHNIQUES).text(kind.slug());
  }

  /**
   * Returns the explanation of a technique: what it is, and how to spot it.
   *
   * @param topic as by {@link TipTopics#topic}
   */
  String tip(StepKind topic) {
    return section(EXPLANATIONS).text(topic.slug());
  }

  /** Returns the words for steps. */
  Phrasebook steps() {
    return section(STEPS);
  }

  /**
   * Returns the sentences about constraints by their kind, with cells such as {@code r1c2}; see
   * {@link #withCells}.
   */
  Map<ConstraintKind, String> sentences(Rules rules) {
    return RulesInWords.byKind(rules, section(SENTENCES));
  }

  /** Returns whether a sentence of {@link #sentences} names cells. */
  static boolean namesCells(String sentence) {
    return CELL.matcher(sentence).find();
  }

  /** Returns a sentence of {@link #sentences} with the names of cells in this language. */
  String withCells(String sentence) {
    return CELL.matcher(sentence)
        .replaceAll(
            cell ->
                Matcher.quoteReplacement(
                    steps().text("cell", Map.of("row", cell.group(1), "column", cell.group(2)))));
  }

  /**
   * Returns the words of the pages.
   *
   * @param aboutSteps paragraphs that explain how steps are written
   * @param aboutChains paragraphs that explain how chains are written, which only paths contain
   */
  Book.Words pages(List<String> aboutSteps, List<String> aboutChains) {
    return new Book.Words(
        text("contents"),
        text("puzzles"),
        text("solutions"),
        text("paths"),
        text("solution-on"),
        text("puzzle-on"),
        text("path-on"),
        text("time"),
        text("done"),
        text("notes"),
        List.of(
            text("hints-where"), text("hints-technique"), text("hints-digit"), text("hints-step")),
        text("hints-on"),
        Stream.concat(Stream.of(text("hints-start")), aboutSteps.stream()).toList(),
        Stream.concat(aboutSteps.stream(), aboutChains.stream()).toList(),
        text("language"));
  }
}
