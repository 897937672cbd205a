package org.nonomino.toolkit;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Rules;
import org.nonomino.explainer.Rated;
import org.nonomino.render.Picture;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.text.rules.Language;
import org.nonomino.text.rules.RulesInWords;

/**
 * The picture of a puzzle, or of a grid that is not a puzzle, with the texts around it.
 *
 * @param texts the metadata in words
 * @param picture the picture
 * @param caption the text below the picture; may be empty
 * @param rated the difficulty, if it is known
 * @param answer the answer for a booklet, if there is one
 * @param hasFog whether the puzzle has fog, which the picture does not show
 */
public record DrawnPuzzle(
    Map<EntryPart, String> texts,
    Picture picture,
    String caption,
    Optional<Rated> rated,
    Optional<Answer> answer,
    boolean hasFog) {
  /**
   * An answer.
   *
   * @param picture the picture
   * @param text the text below it; empty for none
   */
  public record Answer(Picture picture, String text) {}

  /** Creates a puzzle whose answer is its solution, if there is one. */
  public DrawnPuzzle(
      PuzzleEntry entry,
      PuzzlePicture picture,
      String caption,
      Optional<Grid> solution,
      Optional<Rated> rated) {
    this(
        textsOf(entry),
        picture,
        caption,
        rated,
        solution.map(grid -> new Answer(picture.withDigits(grid), "")),
        entry.hasFog());
  }

  /** Returns a part of the metadata, if there is one. */
  public Optional<String> text(EntryPart part) {
    return Optional.ofNullable(texts.get(part));
  }

  /** Returns the metadata, with the rules in words if the drawing does not show them. */
  private static Map<EntryPart, String> textsOf(PuzzleEntry entry) {
    Rules rules = entry.puzzle().rules();
    boolean needsWords = rules.constraints().stream().anyMatch(each -> each.kind().isCustom());
    if (!needsWords || entry.texts().containsKey(EntryPart.RULES)) {
      return entry.texts();
    }
    Map<ConstraintKind, String> sentences = RulesInWords.byKind(rules, Language.en.rules());
    sentences.keySet().removeIf(kind -> !kind.isCustom());
    Map<EntryPart, String> texts = new EnumMap<>(EntryPart.class);
    texts.putAll(entry.texts());
    texts.put(EntryPart.RULES, String.join("\n", sentences.values()));
    return texts;
  }
}
