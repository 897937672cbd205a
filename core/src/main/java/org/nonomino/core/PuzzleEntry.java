package org.nonomino.core;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A puzzle with what a text says of it. Immutable.
 *
 * @param puzzle the puzzle; its givens do not contradict each other where it was read from a text
 * @param texts what is said in words, in the order of the parts; no text is blank
 * @param solution a full grid that the text calls the solution; nobody has checked it
 * @param progress how far a person has come; without entered digits and marks for a puzzle that
 *     nobody has begun
 */
public record PuzzleEntry(
    Puzzle puzzle, Map<EntryPart, String> texts, Optional<Grid> solution, Progress progress) {
  /** Would be obeyed by a terminal, and makes a file that no reader takes for a text. */
  private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}&&[^\\t\\n\\r]]");

  /**
   * Leaves out blank texts and control characters; throws an {@link IllegalArgumentException} if a
   * part is not text.
   */
  public PuzzleEntry {
    texts = texts.isEmpty() ? Map.of() : kept(texts);
    if (progress.grid().size() != puzzle.size()) {
      throw new IllegalArgumentException("the progress is for another size");
    }
  }

  private static Map<EntryPart, String> kept(Map<EntryPart, String> texts) {
    Map<EntryPart, String> kept = new EnumMap<>(EntryPart.class);
    texts.forEach(
        (part, text) -> {
          if (!part.isText()) {
            throw new IllegalArgumentException(part + " is not text");
          }
          String shown = CONTROL.matcher(text).replaceAll(" ").strip();
          if (!shown.isEmpty()) {
            kept.put(part, shown);
          }
        });
    return Collections.unmodifiableMap(kept);
  }

  /** Creates an entry with a label, which is empty if there is none. */
  public PuzzleEntry(Puzzle puzzle, String label, Optional<Grid> solution) {
    this(
        puzzle,
        label.isEmpty() ? Map.of() : Map.of(EntryPart.LABEL, label),
        solution,
        Progress.ofGrid(puzzle.givens()));
  }

  /** Returns an entry with nothing but a puzzle. */
  public static PuzzleEntry of(Puzzle puzzle) {
    return new PuzzleEntry(puzzle, Map.of(), Optional.empty(), Progress.ofGrid(puzzle.givens()));
  }

  /** Returns the empty puzzle of a mask, of which no more is known. */
  public static PuzzleEntry of(RegionMask mask) {
    return of(new Puzzle(Grid.empty(mask.size()), mask));
  }

  /** Returns the name or remark, empty if there is none. */
  public String label() {
    return text(EntryPart.LABEL).orElse("");
  }

  /** Returns a part that is said in words. */
  public Optional<String> text(EntryPart part) {
    return Optional.ofNullable(texts.get(part));
  }

  /** Returns this entry with another text, or without it if that is blank. */
  public PuzzleEntry withText(EntryPart part, String text) {
    Map<EntryPart, String> others = new EnumMap<>(EntryPart.class);
    others.putAll(texts);
    others.put(part, text);
    return new PuzzleEntry(puzzle, others, solution, progress);
  }

  /** Returns this entry with a full grid that is called its solution. */
  public PuzzleEntry withSolution(Grid solution) {
    return new PuzzleEntry(puzzle, texts, Optional.of(solution), progress);
  }

  /** Returns this entry with another progress. */
  public PuzzleEntry withProgress(Progress progress) {
    return new PuzzleEntry(puzzle, texts, solution, progress);
  }

  /** Returns what the entry has apart from its puzzle, as a new set. */
  public Set<EntryPart> parts() {
    Set<EntryPart> parts = EnumSet.noneOf(EntryPart.class);
    parts.addAll(texts.keySet());
    if (solution.isPresent()) {
      parts.add(EntryPart.SOLUTION);
    }
    if (!progress.grid().equals(puzzle.givens())) {
      parts.add(EntryPart.ENTERED);
    }
    if (progress.hasCentreMarks()) {
      parts.add(EntryPart.CENTRE_MARKS);
    }
    if (progress.hasCornerMarks()) {
      parts.add(EntryPart.CORNER_MARKS);
    }
    return parts;
  }
}
