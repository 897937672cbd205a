package org.nonomino.formats;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.text.ConstraintNotation;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.rules.Language;
import org.nonomino.text.rules.RulesInWords;

/**
 * Recognizes sentences of {@link RulesInWords}, whatever their numbers and cells, because a puzzle
 * may have lost or gained constraints in another program since its rules were generated.
 */
final class GeneratedRules {
  private static final int SIZE = 9;

  /** Constraints with which the sentences take all their forms. */
  private static final List<String> SAMPLES =
      List.of(
          "diagonals",
          "rising diagonal",
          // All rules of the whole grid.
          Stream.of(ConstraintKind.values())
              .filter(kind -> kind.fields().isEmpty())
              .map(kind -> kind.names().text().get(0))
              .collect(Collectors.joining("; ")),
          "extra region: r1c1-r1c9",
          "extra region: r1c1 r1c2",
          "non-consecutive; all black dots; all xv",
          "non-consecutive; all black dots; white dot: r1c1 r1c2; white dot 2: r3c1 r3c2",
          "non-consecutive; all black dots; black dot: r1c1 r1c2; black dot 3: r3c1 r3c2",
          "non-consecutive; all black dots; white dot: r1c1 r1c2; black dot 3: r3c1 r3c2",
          "white dot 2: r3c1 r3c2; black dot: r4c1 r4c2",
          "white dot 2: r3c1 r3c2; white dot 3: r4c1 r4c2; black dot 3: r5c1 r5c2; black dot 4:"
              + " r6c1 r6c2",
          "x: r1c1 r1c2; all xv",
          "v: r1c1 r1c2; all xv",
          "x: r1c1 r1c2; v: r3c1 r3c2; all xv",
          "cage 5: r1c1 r1c2",
          "cage: r1c1 r1c2; repeat cage 9: r3c1 r3c2; odd: r1c1; even: r1c2",
          "cage 5: r1c1 r1c2; cage: r2c1 r2c2; quadruple 1 2: r5c5 r6c6",
          "cage 5: r1c1 r1c2; equal cages: r5c1 r5c2 = r6c1 r6c2; quadruple 1 1: r5c5 r6c6",
          "repeat cage 9: r3c1 r3c2",
          "repeat cage 9: r3c1 r3c2; product cage 6: r1c1 r1c2; difference cage 1: r2c1 r2c2;"
              + " quotient cage 2: r5c1 r5c2",
          "repeat cage 9: r3c1 r3c2; equal cages: r5c1 r5c2 = r6c1 r6c2",
          "greater: r1c1 > r1c2; thermometer: r1c1 r1c2; slow thermometer: r2c1 r2c2",
          "arrow: r1c1 = r1c2 r1c3; palindrome: r1c1 r1c2; renban: r1c1 r1c2",
          "arrow: r1c1 r1c2 = r1c3 r1c4; whispers 5: r1c1 r1c2",
          "arrow: r1c2 r1c1 = r2c1 r2c2; whispers 5: r1c1 r1c2; whispers 4: r2c1 r2c2",
          "arrow: r1c2 r1c1 = r2c1 r2c2; arrow: r3c1 = r3c2 r3c3",
          "arrow: r1c1 r1c2 = r1c3 r1c4; arrow: r3c1 = r3c2 r3c3",
          "ten-line: r1c1 r1c2",
          "ten-line: r1c1 r1c2; ten-line 12: r2c1 r2c2",
          "region sum line: r1c3 r1c4; equal sum line: r1c3 r1c4; between line: r1c1-r1c3; entropic line: r1c1-r1c3",
          "region sum line: r1c3 r1c4 r2c4 r2c3; modular line 3: r1c1-r1c3; parity line: r1c1 r1c2",
          "modular line 3: r1c1 r1c2; nabner: r1c1 r1c2; zipper line: r1c1-r1c3",
          "modular line 3: r1c1-r1c3; modular line 4: r2c1-r2c5; double arrow: r1c1-r1c3",
          "modular line 3: r1c1 r1c2; modular line 4: r2c1-r2c3; lockout line: r1c1-r1c3",
          "lockout line 4: r1c1-r1c3; lockout line 5: r2c1-r2c3",
          "little killer 9: down-right from left of r2c1; sandwich 5: row 1",
          "x-sum 9: left of row 1",
          "skyscraper 3: left of row 1",
          "numbered room 3: left of row 1",
          "x-sum 9: left of row 1; skyscraper 3: left of row 2; numbered room 3: left of row 3;"
              + " sandwich 5: row 5",
          "row indexer: r1c1; column indexer: r1c1; box indexer: r1c1; candidates 1 2: r1c1",
          "minimum: r1c1; maximum: r5c5",
          "minimum: r1c1 r1c2; maximum: r5c5 r5c6",
          "clone: r1c1 = r2c2",
          "clone: r1c1 r1c2 = r3c1 r3c2",
          "counting circles: r1c1 r2c2 r3c3",
          "sum 3: r1c1 + r1c2; sum 3: r1c1 - r1c2; pair \"a < b\": r1c1 r1c2");

  private static final Pattern SENTENCE_END = Pattern.compile("(?<=\\.)\\s++");
  private static final Pattern BLANKS = Pattern.compile("\\s++");

  /** The pieces that depend on the puzzle: cells, numbers, and what stands for a number. */
  private static final Pattern CELL = Pattern.compile("r-?\\d++c-?\\d++");

  private static final Pattern NUMBER = Pattern.compile("\\d++");
  private static final Pattern TWICE = Pattern.compile("\\btwice\\b");
  private static final Pattern CELLS = Pattern.compile("@(?:(?:,? | or |, |-)@)++");
  private static final Pattern NUMBERS = Pattern.compile("#(?:(?: to | and | or |, )#)++");
  private static final Pattern TIMES = Pattern.compile("# times(?:(?: or |, )# times)++");
  private static final Pattern LINES = Pattern.compile("(?:, on the line @ by at least #)++");

  /** A weighted sum: its terms and its value, or the squares of its cells. */
  private static final Pattern SUM =
      Pattern.compile(
          "^(?:[−+@# ]++(?:is |= ).*+|The digits in (?:squares of the same colour|the [a-z]++ squares)"
              + ".* (?:add up to|have the same sum as|make) .*+)$");

  /** A custom rule: the place where it applies, and the first words of the rule itself. */
  private static final Pattern OWN_RULE =
      Pattern.compile(
          "^(?:.*: )?(?:In the cells [^,]++|In each row|In each column|Everywhere in the grid"
              + "|Along (?:the|each) [a-z]++ line(?: from its bulb)?"
              + "|In (?:the|each) [a-z]++ (?:circles|squares|cage)|At (?:the|each) [a-z]++ dot),"
              + " (?:(?:any two|adjacent|the two|orthogonally adjacent|diagonally adjacent) digits"
              + "|digits|each digit|the digits in their order|the number of"
              + "|at least one of these rules|none of these rules).*+$");

  /** The form of all sentences about weighted sums. */
  private static final String SUM_FORM = "@ + @ is #.";

  /** The form of all sentences about custom rules. */
  private static final String OWN_FORM = "In the cells @, a custom rule.";

  private static final Pattern PILLS = Pattern.compile("(?:, but the pill @ in this order)++");

  private GeneratedRules() {}

  /** The forms of all sentences; created when they are first needed. */
  private static final class Forms {
    static final Set<String> ALL = all();
    static final Set<String> NORMAL = normal();

    private static Set<String> all() {
      Set<String> forms = new LinkedHashSet<>(normal());
      for (RegionMask mask : masks()) {
        for (String sample : SAMPLES) {
          RulesInWords.byKind(rules(mask, sample), Language.en.rules())
              .values()
              .forEach(text -> sentences(text).map(each -> form(each, true)).forEach(forms::add));
        }
      }
      return forms;
    }

    private static Set<String> normal() {
      return Stream.concat(masks().stream(), Stream.of(RegionMask.boxes(2, 2)))
          .map(mask -> RulesInWords.text(Rules.of(mask), Language.en))
          .flatMap(GeneratedRules::sentences)
          .map(each -> form(each, true))
          .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Returns boxes, rows, regions that are neither, and regions that do not cover the grid. */
    private static List<RegionMask> masks() {
      int[] regions = new int[SIZE * SIZE];
      for (int cell = 0; cell < regions.length; cell++) {
        regions[cell] = cell % SIZE;
      }
      regions[0] = 1;
      regions[1] = 0;
      int[] partial = new int[SIZE * SIZE];
      Arrays.fill(partial, RegionMask.NO_REGION);
      Arrays.fill(partial, 0, SIZE, 0);
      RegionMask full = RegionMask.partial(SIZE, partial);
      Arrays.fill(partial, 0, SIZE - 1, 1);
      return List.of(
          RegionMask.boxes(3, 3),
          RegionMask.boxes(1, SIZE),
          RegionMask.jigsaw(SIZE, regions),
          full,
          RegionMask.partial(SIZE, partial));
    }

    private static Rules rules(RegionMask mask, String sample) {
      try {
        return Rules.of(
            mask, ConstraintNotation.read("", ConstraintNotation.token(sample), mask.size()));
      } catch (MalformedTextException e) {
        throw new IllegalStateException(sample, e);
      }
    }
  }

  /**
   * Returns whether text consists only of generated sentences, in any order, at least one of them
   * about a constraint. Sentences about custom rules count as generated only if the puzzle has such
   * rules, because people write similar sentences.
   */
  static boolean areAll(String text, Rules rules) {
    boolean hasOwn =
        rules.constraints().stream().map(Constraint::kind).anyMatch(ConstraintKind::isCustom);
    List<String> forms = sentences(text).map(each -> form(each, hasOwn)).toList();
    return !forms.isEmpty() && Forms.ALL.containsAll(forms) && !Forms.NORMAL.containsAll(forms);
  }

  private static Stream<String> sentences(String text) {
    return Stream.of(SENTENCE_END.split(text.strip(), -1)).filter(part -> !part.isBlank());
  }

  /** Returns a sentence without its numbers and cells. */
  private static String form(String sentence, boolean hasOwn) {
    String text = BLANKS.matcher(sentence).replaceAll(" ");
    text = CELL.matcher(text).replaceAll("@");
    text = CELLS.matcher(text).replaceAll("@");
    text = NUMBER.matcher(text).replaceAll("#");
    text = NUMBERS.matcher(text).replaceAll("#");
    if (hasOwn && SUM.matcher(text).matches()) {
      return SUM_FORM;
    }
    if (hasOwn && OWN_RULE.matcher(text).matches()) {
      return OWN_FORM;
    }
    text = TWICE.matcher(text).replaceAll("# times");
    text = TIMES.matcher(text).replaceAll("# times");
    text = LINES.matcher(text).replaceAll(", on @");
    return PILLS.matcher(text).replaceAll(", but @");
  }
}
