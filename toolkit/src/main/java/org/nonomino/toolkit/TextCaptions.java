package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nonomino.core.Drawings;
import org.nonomino.core.Rules;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.text.ConstraintNotation;
import org.nonomino.text.MaskText;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.rules.Language;
import org.nonomino.text.rules.RulesInWords;

/**
 * The lines above and below a picture in text. Constraints are below it, so that the reader of
 * pictures finds them. All other captions, such as rules in words and the title, are comments.
 */
public final class TextCaptions {
  /** The maximum number of characters of a title; a longer one is cut. */
  private static final int MAX_TITLE = 500;

  private static final String COMMENT = "# ";
  private static final String CUT = "…";

  private TextCaptions() {}

  /**
   * Returns the title of a puzzle as a comment with its line end; empty if it has none. Control
   * characters become blanks, and a title of more than {@value #MAX_TITLE} characters ends with an
   * ellipsis.
   */
  public static String title(String label) {
    String title = shown(label);
    return title.isEmpty() ? "" : remark(title + "\n");
  }

  /** Returns lines with their ends as comments. */
  public static String remark(String lines) {
    return lines.replaceAll("(?m)^(?=.)", COMMENT);
  }

  private static String shown(String text) {
    StringBuilder line = new StringBuilder();
    int[] characters = text.codePoints().limit(MAX_TITLE + 1L).toArray();
    for (int i = 0; i < Math.min(characters.length, MAX_TITLE); i++) {
      line.appendCodePoint(isShown(characters[i]) ? characters[i] : ' ');
    }
    return line.toString().strip() + (characters.length > MAX_TITLE ? CUT : "");
  }

  /** Returns whether a character is shown, rather than moving or turning the text. */
  private static boolean isShown(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          false;
      default -> true;
    };
  }

  /** Returns the rules of a puzzle in words as comments, one sentence in each line. */
  public static String rules(Rules rules, Optional<Language> language) {
    StringBuilder text = new StringBuilder();
    if (language.isPresent()) {
      for (String sentence : RulesInWords.withoutColours(rules, language.get())) {
        text.append(COMMENT).append(sentence).append('\n');
      }
    }
    return text.toString();
  }

  /** Returns the rules in the words of their author as comments. */
  public static String ownRules(String words) {
    StringBuilder text = new StringBuilder();
    for (String line : words.strip().split("\n", -1)) {
      text.append(shown(line)).append('\n');
    }
    return words.isBlank() ? "" : remark(text.toString());
  }

  /**
   * Returns the information without which a picture cannot be read back: that there are no regions,
   * or the mask matrix of regions that do not cover the grid; the symbols of digits, unless they
   * are the usual ones; and all constraints in our notation, one in each line.
   */
  public static String constraints(Rules rules) {
    StringBuilder text = new StringBuilder(MaskText.ofUntiled(rules.mask()));
    ConstraintNotation.lines(rules).forEach(line -> text.append(line).append('\n'));
    return text.toString();
  }

  /**
   * Returns a line that counts the setter's drawings, as a comment: {@code # drawn: 14 lines, 3
   * circles}; empty if nothing can be seen but what shows constraints.
   */
  public static String drawings(Drawings drawings) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (Drawings.Item item : drawings.items()) {
      if (item.shows().isEmpty()) {
        noun(item.drawing()).ifPresent(noun -> counts.merge(noun, 1, Integer::sum));
      }
    }
    List<String> parts = new ArrayList<>();
    counts.forEach((noun, count) -> parts.add(ProblemWords.count(count, noun)));
    return parts.isEmpty() ? "" : remark("drawn: " + String.join(", ", parts) + "\n");
  }

  private static Optional<String> noun(Drawing drawing) {
    if (drawing instanceof Drawing.Line line) {
      return line.stroke().isVisible() ? Optional.of("line") : Optional.empty();
    }
    if (drawing instanceof Drawing.Arrow arrow) {
      return arrow.stroke().isVisible() ? Optional.of("arrow") : Optional.empty();
    }
    if (drawing instanceof Drawing.Cage cage) {
      return cage.isHidden() ? Optional.empty() : Optional.of("cage");
    }
    Drawing.Shape shape = (Drawing.Shape) drawing;
    if (!shape.text().isBlank()) {
      return Optional.of("text");
    }
    return shape.isColoured()
        ? Optional.of(shape.isRound() ? "circle" : "rectangle")
        : Optional.empty();
  }
}
