package org.nonomino.reading.wording;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads rules in English. */
public final class RulesText {
  /** The name of a clue that only names kinds of constraints, such as "Arrows:". */
  public static final String HEADING = "heading";

  /** The name of a clue that states that the rules of some kinds apply. */
  public static final String KINDS = "kinds";

  /** The tag of a clause whose subject is in a heading. */
  private static final String HEADED = "headed";

  /** What the subject of a clause can be; "they" refers to the last one. */
  private static final Set<String> SUBJECTS =
      Set.of("cage", "line", "arrow", "thermometer", "diagonal", "dot", "outside", "area");

  /** The subject that each of these clauses needs, if it names none. */
  private static final Map<String, String> NEEDED =
      Map.of("cage-sum", "cage", "ratio-dot", "dot", "palindrome", "line", "nabner", "line");

  /** The name of a clue whose columns say where their own digits are. */
  private static final String INDEXER = "indexer";

  /** The tag of an indexer with each column before its digit, not all columns before all digits. */
  private static final String PAIRED = "paired";

  /** The name of a clue on neighbours anywhere in the grid. */
  private static final String NEIGHBOURS = "neighbours-differ";

  private RulesText() {}

  /** Returns the sentences in their order. */
  public static List<RuleSentence> read(String rules) {
    List<RuleSentence> sentences = new ArrayList<>();
    Context context = new Context();
    for (SentenceCutter.Cut cut : SentenceCutter.cut(rules)) {
      sentences.add(context.resolve(SentenceReader.read(cut.text()), cut.line()));
    }
    return sentences;
  }

  /** What "they" and a clause without a subject refer to. */
  private static final class Context {
    private Clue heading = new Clue(HEADING, List.of(), List.of(), Set.of());
    private int headingLine = Integer.MIN_VALUE;
    private Set<String> subject = Set.of();
    private List<String> colours = List.of();

    RuleSentence resolve(RuleSentence sentence, int at) {
      if (!sentence.isUnderstood()) {
        return sentence;
      }
      List<Clue> clues = new ArrayList<>();
      for (Clue clue : sentence.clues()) {
        if (clue.name().equals(HEADING) || clue.name().equals(KINDS)) {
          heading = clue;
          headingLine = at;
          clues.add(clue);
          if (clue.has("line")) {
            subject = Set.of("line");
            colours = clue.colours();
          }
          continue;
        }
        if ((clue.has(HEADED) && headingLine < at - 1 && !isAboutLines(clues))
            || isOfAnother(clue)
            || isOfOtherDigits(clue)
            || isAboutLines(clue, at)) {
          return new RuleSentence(sentence.text(), false, List.of());
        }
        clues.add(withSubject(withColours(clue, clues), at));
      }
      return new RuleSentence(sentence.text(), true, clues);
    }

    /** Returns a clause about "the line" with the colour that the clause before it names. */
    private static Clue withColours(Clue clue, List<Clue> before) {
      boolean isSameLine = clue.has("line") && clue.colours().isEmpty() && isAboutLines(before);
      return isSameLine ? clue.withColours(before.get(before.size() - 1).colours()) : clue;
    }

    private static boolean isAboutLines(List<Clue> before) {
      return !before.isEmpty() && before.get(before.size() - 1).has("line");
    }

    /** Returns whether a clause without a subject refers to something that it cannot speak of. */
    private boolean isOfAnother(Clue clue) {
      String needed = NEEDED.getOrDefault(clue.name(), "");
      return !needed.isEmpty()
          && !subject.isEmpty()
          && !subject.contains(needed)
          && clue.tags().stream().noneMatch(SUBJECTS::contains);
    }

    /** Returns whether columns say where digits are that are not their own numbers. */
    private static boolean isOfOtherDigits(Clue clue) {
      if (!clue.name().equals(INDEXER)) {
        return false;
      }
      List<Integer> numbers = clue.numbers();
      int columns = numbers.size() / 2;
      boolean isOther = numbers.size() % 2 > 0;
      for (int i = 0; i < columns; i++) {
        int column = clue.has(PAIRED) ? 2 * i : i;
        int digit = clue.has(PAIRED) ? column + 1 : column + columns;
        isOther |= !numbers.get(column).equals(numbers.get(digit));
      }
      return isOther;
    }

    /** Returns whether a rule of the whole grid may as well speak of the lines before it. */
    private boolean isAboutLines(Clue clue, int at) {
      return clue.name().equals(NEIGHBOURS)
          && (subject.contains("line") || (isHeaded(at) && heading.has("whispers")));
    }

    private boolean isHeaded(int at) {
      return headingLine == at || headingLine == at - 1;
    }

    private Clue withSubject(Clue clue, int at) {
      Set<String> own = new HashSet<>(clue.tags());
      own.retainAll(SUBJECTS);
      boolean isHeaded = isHeaded(at);
      if (own.isEmpty() && (isReference(clue) || (clue.has(HEADED) && !isHeaded))) {
        Set<String> tags = new HashSet<>(clue.tags());
        tags.addAll(subject);
        return new Clue(clue.name(), clue.numbers(), colours, tags);
      }
      Clue resolved = clue;
      if (clue.colours().isEmpty() && isHeaded && heading.has(clue.name())) {
        resolved = clue.withColours(heading.colours());
      }
      if (!own.isEmpty()) {
        subject = Set.copyOf(own);
        colours = resolved.colours();
      }
      return resolved;
    }

    private static boolean isReference(Clue clue) {
      return clue.name().equals("no-repeats")
          || clue.name().equals("may-repeat")
          || clue.name().equals("palindrome")
          || clue.name().equals("region-sum")
          || clue.name().equals("ratio-dot")
          || clue.name().equals("nabner");
    }
  }
}
