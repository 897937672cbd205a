package org.nonomino.reading.match;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.ConstraintShape;
import org.nonomino.reading.form.Form;

/** A reading in sentences for people. */
final class ReadingWords {
  /** Longer sentences are cut in messages. */
  private static final int MAX_LETTERS = 400;

  private ReadingWords() {}

  static String summary(Reading reading) {
    List<String> parts =
        counts(
            reading.constraints(),
            (kind, count) ->
                kind.shape() == ConstraintShape.GRID || kind.shape() == ConstraintShape.HOUSE
                    ? kind.words()
                    : count + " " + name(kind, count));
    List<String> left = new ArrayList<>();
    count(left, reading.sentencesLeft().size(), "sentence");
    count(left, reading.formsLeft().size(), "drawn form");
    count(left, reading.doubts().size(), "doubt");
    String read = parts.isEmpty() ? "no constraints" : String.join(", ", parts);
    return "read " + read + (left.isEmpty() ? "" : "; left " + String.join(", ", left));
  }

  private static String name(ConstraintKind kind, long count) {
    return count == 1 ? kind.words() : kind.plural();
  }

  /** Returns the kinds of constraints in words, each once. */
  private static List<String> counts(
      Collection<Constraint> constraints, BiFunction<ConstraintKind, Long, String> words) {
    Map<ConstraintKind, Long> counts =
        constraints.stream()
            .collect(
                Collectors.groupingBy(Constraint::kind, LinkedHashMap::new, Collectors.counting()));
    List<String> parts = new ArrayList<>();
    counts.forEach((kind, count) -> parts.add(words.apply(kind, count)));
    return parts;
  }

  private static void count(List<String> parts, int count, String noun) {
    if (count > 0) {
      parts.add(count + " " + noun + (count == 1 ? "" : "s"));
    }
  }

  static List<String> uses(Reading reading) {
    Set<String> lines = new LinkedHashSet<>();
    for (Use use : reading.uses()) {
      String drawn = use.forms().isEmpty() ? "the grid" : forms(use.forms());
      lines.add("%s: %s, %s".formatted(drawn, meaning(use), source(use)));
    }
    return List.copyOf(lines);
  }

  /** Returns the kinds of the constraints of a use with the numbers of its clue. */
  private static String meaning(Use use) {
    // A sentence such as that digits do not repeat may say no more than the kind of a form does.
    String name =
        use.constraints().isEmpty()
            ? use.clue().name().replace('-', ' ')
            : String.join(", ", counts(use.constraints(), ReadingWords::name));
    String numbers =
        use.clue().numbers().stream().map(String::valueOf).collect(Collectors.joining(" "));
    return numbers.isEmpty() ? name : name + " " + numbers;
  }

  /** Returns where a use comes from. */
  static String source(Use use) {
    return use.sentence().isEmpty() ? "from its usual meaning" : "from \"" + use.sentence() + "\"";
  }

  static List<String> left(Reading reading) {
    List<String> lines = new ArrayList<>();
    reading.sentencesLeft().forEach(text -> lines.add("\"" + cut(text) + "\""));
    if (!reading.formsLeft().isEmpty()) {
      lines.add(forms(reading.formsLeft()));
    }
    lines.addAll(reading.doubts());
    return lines;
  }

  private static String cut(String sentence) {
    return sentence.length() <= MAX_LETTERS ? sentence : sentence.substring(0, MAX_LETTERS) + "…";
  }

  /** Returns forms in words, such as "3 green lines, 1 white dot". */
  private static String forms(List<Form> forms) {
    Map<List<String>, Integer> counts = new LinkedHashMap<>();
    for (Form form : forms) {
      counts.merge(
          List.of(form.colour(), form.mark().words(), form.mark().plural()), 1, Integer::sum);
    }
    List<String> parts = new ArrayList<>();
    counts.forEach(
        (words, count) ->
            parts.add(count + " " + words.get(0) + " " + words.get(count == 1 ? 1 : 2)));
    return String.join(", ", parts);
  }
}
