package org.nonomino.reading.wording;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The wordings of a language, read from a file. The head of the file describes its form. Immutable
 * after reading.
 */
final class Wordings {
  /**
   * A wording.
   *
   * @param isWhole whether it must be between two breaks
   * @param required the concepts without which it does not occur
   */
  record Entry(String name, Pattern pattern, boolean isWhole, int line, WordSet required) {}

  private static final class English {
    static final Wordings WORDINGS = parse(WordingFiles.text("wordings-en.txt"));
  }

  private record Source(String name, Pattern pattern, boolean isWhole, int line) {}

  private final Lexicon lexicon = new Lexicon();
  private final Map<String, Pattern.Phrase> phrases = new HashMap<>();
  private final Map<String, Integer> defined = new HashMap<>();
  private final List<Entry> entries = new ArrayList<>();
  private final List<String> examples = new ArrayList<>();
  private final Set<String> idle = new HashSet<>();
  private final List<List<Entry>> byFirst = new ArrayList<>();

  private final Set<Integer> connecting = new TreeSet<>();

  private final Set<Integer> paired = new HashSet<>();

  private final List<Source> patterns = new ArrayList<>();
  private final Set<String> flavour = new HashSet<>();

  private Wordings() {}

  static Wordings english() {
    return English.WORDINGS;
  }

  static Wordings parse(String file) {
    Wordings wordings = new Wordings();
    String[] lines = file.split("\n", -1);
    for (String line : lines) {
      wordings.readWords(line);
    }
    String name = "";
    for (int i = 0; i < lines.length; i++) {
      name = wordings.readLine(lines[i], i + 1, name);
    }
    wordings.check();
    wordings.index();
    return wordings;
  }

  Lexicon lexicon() {
    return lexicon;
  }

  List<Entry> entries() {
    return List.copyOf(entries);
  }

  /** Returns the concepts of words that may be between clauses, such as "and". */
  Set<Integer> connecting() {
    return connecting;
  }

  /** Returns whether a word may be one of two that a sentence treats one after the other. */
  boolean isPaired(int concept) {
    return paired.contains(concept) || !lexicon.colour(concept).isEmpty();
  }

  /** Returns the beginnings of examples, in lower case. */
  List<String> examples() {
    return examples;
  }

  /** Returns words that do not make a greeting a rule. */
  Set<String> idle() {
    return idle;
  }

  /** Returns words of greetings and the like. */
  Set<String> flavour() {
    return flavour;
  }

  int phraseCount() {
    return phrases.size();
  }

  /** Returns the entries that can begin with a word. */
  List<Entry> beginningAt(Match match, int at) {
    if (match.number(at) >= 0) {
      return byFirst.get(Pattern.numberConcept(lexicon));
    }
    int concept = match.concept(at);
    return concept < 0 ? List.of() : byFirst.get(concept);
  }

  private void readWords(String line) {
    int colon = line.indexOf(':');
    if (colon < 0 || line.startsWith("#") || line.startsWith("<") || line.startsWith(" ")) {
      return;
    }
    List<String> head = words(line.substring(0, colon));
    List<String> tail = words(line.substring(colon + 1));
    switch (head.get(0)) {
      case "filler" -> lexicon.addFillers(Lexicon.FILLER, tail);
      case "break" -> lexicon.addFillers(Lexicon.BREAK, tail);
      case "colour" -> lexicon.addColour(head.get(1), tail);
      case "number" -> lexicon.addNumber(head.get(1), Integer.parseInt(tail.get(0)));
      case "example" -> tail.forEach(words -> examples.add(words.replace('_', ' ')));
      case "flavour" -> flavour.addAll(tail);
      case "idle" -> idle.addAll(tail);
      case "paired" -> tail.forEach(word -> paired.add(lexicon.concept(word)));
      case "connecting" -> tail.forEach(word -> connecting.add(lexicon.concept(word)));
      default -> lexicon.add(head.get(0), tail);
    }
  }

  private String readLine(String line, int number, String name) {
    if (line.isBlank() || line.startsWith("#")) {
      return name;
    }
    if (line.startsWith("<")) {
      int end = line.indexOf(">:");
      String phrase = line.substring(1, end);
      if (defined.put(phrase, number) != null) {
        throw new IllegalArgumentException("the phrase '" + phrase + "' is defined twice");
      }
      phrase(phrase).define(new PatternReader(line.substring(end + 2)).read());
    } else if (line.startsWith("= ")) {
      return line.substring(2).strip();
    } else if (line.startsWith("  & ")) {
      patterns.add(new Source(name, bags(line.substring(4)), true, number));
    } else if (line.startsWith("  / ")) {
      patterns.add(new Source(name, new PatternReader(line.substring(4)).read(), true, number));
    } else if (line.startsWith("  ")) {
      patterns.add(new Source(name, new PatternReader(line).read(), false, number));
    }
    return name;
  }

  private Pattern bags(String text) {
    List<Pattern> bags = new ArrayList<>();
    for (String part : text.split(" / ", -1)) {
      bags.add(new PatternReader(part).bag());
    }
    return bags.size() == 1 ? bags.get(0) : new Pattern.Sequence(bags);
  }

  private Pattern.Phrase phrase(String name) {
    return phrases.computeIfAbsent(name, key -> new Pattern.Phrase(phrases.size()));
  }

  private void check() {
    for (String phrase : phrases.keySet()) {
      if (!defined.containsKey(phrase)) {
        throw new IllegalArgumentException("the phrase '" + phrase + "' is not defined");
      }
    }
  }

  private void index() {
    int count = lexicon.count() + 1;
    for (int i = 0; i < count; i++) {
      byFirst.add(new ArrayList<>());
    }
    for (Source source : patterns) {
      entries.add(
          new Entry(
              source.name,
              source.pattern,
              source.isWhole,
              source.line,
              source.pattern.required(lexicon)));
    }
    for (Entry entry : entries) {
      boolean[] first = new boolean[count];
      if (entry.pattern().first(first, lexicon)) {
        throw new IllegalArgumentException("the wording in line " + entry.line() + " may be empty");
      }
      for (int i = 0; i < count; i++) {
        if (first[i]) {
          byFirst.get(i).add(entry);
        }
      }
    }
  }

  private static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    for (String word : line.strip().split(" +", -1)) {
      if (!word.isEmpty()) {
        words.add(word);
      }
    }
    return words;
  }

  /** Reads the notation of one pattern. */
  private final class PatternReader {
    private static final String SIGNS = "[]()|+!";
    private final String text;
    private final List<Pattern> required = new ArrayList<>();
    private int at;

    PatternReader(String text) {
      this.text = text;
    }

    Pattern read() {
      Pattern pattern = choice();
      checkEnd();
      return pattern;
    }

    private void checkEnd() {
      if (at < text.length()) {
        throw new IllegalArgumentException("unexpected '" + text.charAt(at) + "' in" + text);
      }
    }

    /** Reads a bag, whose parts are required before a "!" and optional otherwise. */
    Pattern bag() {
      List<Pattern> optional = parts();
      checkEnd();
      optional.add(phrase("free"));
      return new Bag(required, optional);
    }

    private Pattern choice() {
      List<Pattern> parts = new ArrayList<>(List.of(sequence()));
      while (at < text.length() && text.charAt(at) == '|') {
        at++;
        parts.add(sequence());
      }
      return parts.size() == 1 ? parts.get(0) : new Pattern.Choice(parts);
    }

    private Pattern sequence() {
      List<Pattern> parts = parts();
      return parts.size() == 1 ? parts.get(0) : new Pattern.Sequence(parts);
    }

    private List<Pattern> parts() {
      List<Pattern> parts = new ArrayList<>();
      while (at < text.length() && "|)]".indexOf(text.charAt(at)) < 0) {
        char c = text.charAt(at);
        if (c == ' ') {
          at++;
        } else if (c == '[') {
          parts.add(new Pattern.Choice(List.of(group(']'), new Pattern.Sequence(List.of()))));
        } else if (c == '(') {
          parts.add(group(')'));
        } else if (c == '+' && !parts.isEmpty()) {
          at++;
          parts.add(new Pattern.Repeated(parts.remove(parts.size() - 1)));
        } else if (c == '!' && !parts.isEmpty()) {
          at++;
          required.add(parts.remove(parts.size() - 1));
        } else {
          item(parts);
        }
      }
      return parts;
    }

    private Pattern group(char close) {
      at++;
      Pattern inner = choice();
      if (at >= text.length() || text.charAt(at) != close) {
        throw new IllegalArgumentException("no '" + close + "' in" + text);
      }
      at++;
      return inner;
    }

    private void item(List<Pattern> parts) {
      int start = at;
      while (at < text.length() && text.charAt(at) != ' ' && SIGNS.indexOf(text.charAt(at)) < 0) {
        at++;
      }
      if (at == start) {
        throw new IllegalArgumentException("unexpected '" + text.charAt(at) + "' in" + text);
      }
      String item = text.substring(start, at);
      if (item.equals("{n}")) {
        parts.add(new Pattern.AnyNumber());
      } else if (item.equals("{digits}")) {
        parts.add(new Pattern.Digits(lexicon));
      } else if (item.equals("{colour}")) {
        parts.add(new Pattern.AnyColour());
      } else if (item.charAt(0) == '@') {
        parts.add(new Pattern.Tag(item.substring(1)));
      } else if (item.charAt(0) == '<') {
        parts.add(phrase(item.substring(1, item.length() - 1)));
      } else {
        Words words = Words.of(item, lexicon, true);
        for (int i = 0; i < words.count(); i++) {
          int number = words.numbers().get(i);
          parts.add(
              number >= 0 ? new Pattern.Figure(number) : new Pattern.Word(words.concepts().get(i)));
        }
      }
    }
  }
}
