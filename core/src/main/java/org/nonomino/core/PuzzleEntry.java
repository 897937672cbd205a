package org.nonomino.core;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A puzzle with its metadata. Immutable.
 *
 * @param puzzle the puzzle; if it was read from a file, no digit of its givens appears twice in a
 *     row, a column or a region, unless the reader was asked to accept that
 * @param texts the metadata in words, in the order of the parts, none of them blank
 * @param solution a full grid given as the solution (not checked)
 * @param progress a person's progress; without entered digits and marks if the puzzle has not been
 *     begun
 * @param drawings what its setter drew
 * @param fog what hides cells at first, if anything does
 */
public record PuzzleEntry(
    Puzzle puzzle,
    Map<EntryPart, String> texts,
    Optional<Grid> solution,
    Progress progress,
    Drawings drawings,
    Optional<Fog> fog) {
  /**
   * Control characters: a terminal acts on them, and readers do not accept files with them as text.
   */
  private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}&&[^\\t\\n\\r]]");

  /**
   * Removes blank values and control characters; throws an {@link IllegalArgumentException} if a
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
          String shown = withoutControl(text).strip();
          if (!shown.isEmpty()) {
            kept.put(part, shown);
          }
        });
    return Collections.unmodifiableMap(kept);
  }

  private static String withoutControl(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isISOControl(text.charAt(i))) {
        return CONTROL.matcher(text).replaceAll(" ");
      }
    }
    return text;
  }

  /** Creates an entry without drawings and fog. */
  public PuzzleEntry(
      Puzzle puzzle, Map<EntryPart, String> texts, Optional<Grid> solution, Progress progress) {
    this(puzzle, texts, solution, progress, Drawings.NONE, Optional.empty());
  }

  /** Creates an entry with a label; an empty label means none. */
  public PuzzleEntry(Puzzle puzzle, String label, Optional<Grid> solution) {
    this(
        puzzle,
        label.isEmpty() ? Map.of() : Map.of(EntryPart.LABEL, label),
        solution,
        Progress.ofGrid(puzzle.givens()));
  }

  /** Returns an entry that contains only a puzzle. */
  public static PuzzleEntry of(Puzzle puzzle) {
    return new PuzzleEntry(puzzle, Map.of(), Optional.empty(), Progress.ofGrid(puzzle.givens()));
  }

  /** Returns an entry with the empty puzzle of a mask and no metadata. */
  public static PuzzleEntry of(RegionMask mask) {
    return of(new Puzzle(Grid.empty(mask.size()), mask));
  }

  /** Returns the name or remark, empty if there is none. */
  public String label() {
    return text(EntryPart.LABEL).orElse("");
  }

  /** Returns a part in words, if there is one. */
  public Optional<String> text(EntryPart part) {
    return Optional.ofNullable(texts.get(part));
  }

  /** Returns this entry with a new value for a part, or without the part if the value is blank. */
  public PuzzleEntry withText(EntryPart part, String text) {
    Map<EntryPart, String> others = new EnumMap<>(EntryPart.class);
    others.putAll(texts);
    others.put(part, text);
    return new PuzzleEntry(puzzle, others, solution, progress, drawings, fog);
  }

  /** Returns this entry with a full grid given as its solution. */
  public PuzzleEntry withSolution(Grid solution) {
    return new PuzzleEntry(puzzle, texts, Optional.of(solution), progress, drawings, fog);
  }

  /** Returns this entry with a different puzzle of the same size. */
  public PuzzleEntry withPuzzle(Puzzle other) {
    return new PuzzleEntry(other, texts, solution, progress, drawings, fog);
  }

  /** Returns this entry with further constraints of its puzzle. */
  public PuzzleEntry withConstraints(List<Constraint> further) {
    return withPuzzle(puzzle.withConstraints(further));
  }

  /** Returns this entry with different progress. */
  public PuzzleEntry withProgress(Progress progress) {
    return new PuzzleEntry(puzzle, texts, solution, progress, drawings, fog);
  }

  /** Returns this entry with different drawings. */
  public PuzzleEntry withDrawings(Drawings drawings) {
    return drawings.equals(this.drawings)
        ? this
        : new PuzzleEntry(puzzle, texts, solution, progress, drawings, fog);
  }

  /** Returns this entry with fog. */
  public PuzzleEntry withFog(Fog fog) {
    return new PuzzleEntry(puzzle, texts, solution, progress, drawings, Optional.of(fog));
  }

  /** Returns whether fog hides a cell at first. */
  public boolean hasFog() {
    return fog.filter(each -> each.hidesAtFirst(puzzle.size())).isPresent();
  }

  /** Returns the parts that the entry has apart from its puzzle, in a new set. */
  public Set<EntryPart> parts() {
    Set<EntryPart> parts = EnumSet.noneOf(EntryPart.class);
    parts.addAll(texts.keySet());
    if (!drawings.isEmpty()) {
      parts.add(EntryPart.DRAWINGS);
    }
    if (fog.isPresent()) {
      parts.add(EntryPart.FOG);
    }
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
