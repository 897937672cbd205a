package org.nonomino.formats;

import java.io.IOException;
import java.util.Optional;
import org.nonomino.text.LineReader;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleText;
import org.nonomino.text.TextLine;

/**
 * The constraint strings of Interactive Sudoku Solver ({@link IssText}), one per line, perhaps
 * followed by a label. A line that does not begin with a full stop continues the line above it, and
 * adjacent lines with a single constraint each belong to the same puzzle.
 */
final class IssFormat extends ReadOnlyFormat {
  /** The only instance, because this format has no options. */
  static final IssFormat ISS = new IssFormat();

  private static final String START = ".";

  private IssFormat() {
    super("iss", "constraint strings of Interactive Sudoku Solver, .Name~arguments");
  }

  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    return lines.peekSignificant().filter(line -> IssText.isText(line.text())).isPresent();
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) {
    return () -> next(lines, assembler);
  }

  private static Optional<PuzzleText> next(LineReader lines, PuzzleAssembler assembler)
      throws IOException {
    if (lines.peekSignificant().isEmpty()) {
      return Optional.empty();
    }
    TextLine first = lines.next().orElseThrow();
    LinkLine words = LinkLine.of(first);
    boolean isLabelled = words.label().filter(rest -> !rest.startsWith(START)).isPresent();
    StringBuilder text = new StringBuilder(isLabelled ? words.link() : first.text());
    boolean isSingle = isSingle(first.text());
    for (Optional<TextLine> next = lines.peek(0);
        next.isPresent()
            && !isLabelled
            && !next.get().isBlank()
            && !first.tooLong()
            && text.length() <= LineReader.MAX_LENGTH
            && ((isSingle && isSingle(next.get().text()))
                || !next.get().text().stripLeading().startsWith(START));
        next = lines.peek(0)) {
      text.append(lines.next().orElseThrow().text());
    }
    String source = lines.source();
    Place place = first.place(source, first.text().indexOf(words.link()));
    String whole = text.toString();
    return Optional.of(
        PuzzleText.ofLine(
            source,
            first,
            () -> {
              var entry = IssText.read(whole, place, assembler);
              return isLabelled ? words.labelled(entry) : entry;
            }));
  }

  /** Returns whether a line holds a single constraint. */
  private static boolean isSingle(String line) {
    String text = line.strip();
    return text.startsWith(START) && text.lastIndexOf('.') == 0;
  }
}
