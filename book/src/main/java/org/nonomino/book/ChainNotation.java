package org.nonomino.book;

import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.nonomino.core.Symbols;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Step;
import org.nonomino.render.DigitStyle;
import org.nonomino.text.rules.Phrasebook;

/**
 * Chains in Eureka notation, in which players publish them, with the names of cells in a language:
 * {@code (4=7)Z2S6 − Z2S1 = Z7S1}. Several chains are separated by semicolons. Almost locked sets
 * follow in brackets.
 *
 * @param words the words of steps
 * @param digits how digits above 9 are written
 */
record ChainNotation(Phrasebook words, DigitStyle digits) {
  /** The sign of a weak link, which occurs in no other steps. */
  private static final String WEAK = "−";

  private static final String CELLS = "r[0-9,]+c[0-9]+(?:,[0-9]+|,r[0-9,]+c[0-9]+)*+";
  private static final String DIGITS = "\\([-=0-9A-Z@]+\\)";
  private static final String LINKS = "(?: (?:[-=]|\\|\\|) (?:%s)?%s)".formatted(DIGITS, CELLS);

  /** The notation of a step: its name, chains, almost locked sets, and conclusions. */
  private static final Pattern STEP =
      Pattern.compile(
          "[^:]*+: (%s%s%s++)(?: \\(sets? ([^)]*+)\\))? => .*".formatted(DIGITS, CELLS, LINKS));

  private static final Pattern NAME = Pattern.compile("r([0-9,]+)c([0-9]+(?:,[0-9]+)*+)");
  private static final Pattern DIGIT = Pattern.compile("[0-9A-Z@](?=[-=0-9A-Z@]*\\))");
  private static final Pattern SETS = Pattern.compile(", | and ");

  /** The maximum length of chains. Longer ones would fill too much paper. */
  private static final int MAX_LENGTH = 300;

  /** Returns whether a line of a path has a chain in this notation. */
  static boolean isIn(String line) {
    return line.contains(WEAK);
  }

  /**
   * Returns the chains of a step.
   *
   * @param board the board before the step
   * @return empty if it has none, or if they are too long or have branches
   */
  Optional<String> of(Step step, Board board) {
    Matcher notation = STEP.matcher(step.notation(board));
    if (!notation.matches() || notation.group(1).length() > MAX_LENGTH) {
      return Optional.empty();
    }
    // A line can end before a sign, but not after it.
    String chains =
        DIGIT
            .matcher(notation.group(1))
            .replaceAll(symbol -> digit(symbol, board.rules().symbols()))
            .replace(" - ", " -\u00a0")
            .replace(" = ", " =\u00a0")
            .replace("-", WEAK);
    String sets =
        Optional.ofNullable(notation.group(2))
            .map(names -> " [" + SETS.matcher(names).replaceAll("] [") + "]")
            .orElse("");
    String separated =
        Stream.of(chains.split(" \\|\\| ", -1))
            .reduce((first, next) -> words.text("then", Map.of("first", first, "next", next)))
            .orElse("");
    return Optional.of(NAME.matcher(separated + sets).replaceAll(this::cells));
  }

  private String digit(MatchResult symbol, Symbols symbols) {
    return digits.text(symbols.digit(symbol.group().charAt(0)), symbols);
  }

  private String cells(MatchResult name) {
    return Matcher.quoteReplacement(
        words.text("cell", Map.of("row", name.group(1), "column", name.group(2))));
  }
}
