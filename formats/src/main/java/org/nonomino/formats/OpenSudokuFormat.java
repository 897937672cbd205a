package org.nonomino.formats;

import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.LineReader;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.TextLine;

/**
 * The XML files of OpenSudoku with classic puzzles: {@code <opensudoku>}, elements with the name,
 * author, date and other metadata of a collection, and a {@code <game data="…"/>} for each puzzle.
 * Its data are 81 figures or, in newer files, cells with notes; see {@link OpenSudokuGame}. Games
 * may be in folders; the name of a folder is the title of its games. The metadata of a collection
 * applies to each of its games; metadata after a game replaces all earlier metadata. Comments are
 * appended to the description.
 *
 * <p>A document is read as a stream. It is refused if it has a document type definition or entities
 * (nothing outside the document is ever read), elements more than {@value
 * OpenSudokuReader#MAX_DEEP} levels deep, element text of more than {@value
 * OpenSudokuReader#LONGEST_TEXT} characters, or lines longer than {@link LineReader#MAX_LENGTH}.
 *
 * <p>The writer writes the plain 81 figures, or cells with notes if the puzzle has progress.
 *
 * <p>Source: collections that the program's authors publish, and their remarks on the notes
 * (github.com/ogarcia/opensudoku, issues 3 and 6).
 */
final class OpenSudokuFormat implements PuzzleFormat {
  /** The only instance, because this format has no options. */
  static final PuzzleFormat OPENSUDOKU = new OpenSudokuFormat();

  private OpenSudokuFormat() {}

  @Override
  public String name() {
    return "opensudoku";
  }

  @Override
  public String description() {
    return "XML files of OpenSudoku: classic puzzles, with notes if there are any";
  }

  @Override
  public Set<EntryPart> holds() {
    return Set.of(
        EntryPart.LABEL,
        EntryPart.AUTHOR,
        EntryPart.DESCRIPTION,
        EntryPart.DATE,
        EntryPart.SOURCE,
        EntryPart.LEVEL,
        EntryPart.URL,
        EntryPart.ENTERED,
        EntryPart.CENTRE_MARKS);
  }

  @Override
  public Optional<String> ownRefusal(PuzzleEntry entry) {
    return Refusal.unlessClassic(name(), entry);
  }

  /**
   * Recognizes all XML, because no other format begins like it and the messages of this one fit
   * best.
   */
  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    Optional<TextLine> first = lines.peekSignificant();
    String text = first.map(line -> line.text().stripLeading()).orElse("");
    return text.startsWith("<?xml") || text.startsWith("<!") || text.startsWith("<opensudoku");
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) {
    return new OpenSudokuReader(lines, assembler);
  }

  @Override
  public String header() {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n";
  }

  @Override
  public String footer() {
    return "</opensudoku>\n";
  }

  /** Writes a name even if it is empty, so that the name of the previous game does not apply. */
  @Override
  public String text(PuzzleEntry entry) {
    StringBuilder text = new StringBuilder();
    boolean isSaid = entry.texts().keySet().stream().anyMatch(holds()::contains);
    append(text, "name", entry.label());
    if (isSaid) {
      append(text, "author", entry.text(EntryPart.AUTHOR).orElse(""));
      append(text, "description", entry.text(EntryPart.DESCRIPTION).orElse(""));
      append(text, "comment", "");
      append(text, "created", entry.text(EntryPart.DATE).orElse(""));
      append(text, "source", entry.text(EntryPart.SOURCE).orElse(""));
      append(text, "level", entry.text(EntryPart.LEVEL).orElse(""));
      append(text, "sourceURL", entry.text(EntryPart.URL).orElse(""));
    }
    boolean isBegun =
        entry.parts().contains(EntryPart.ENTERED) || entry.progress().hasCentreMarks();
    return text.append("  <game data=\"")
        .append(isBegun ? cells(entry) : figures(entry.puzzle().givens()))
        .append("\" />\n")
        .toString();
  }

  private static String figures(Grid givens) {
    return givens.toString().replace(DigitSymbols.symbol(0), '0');
  }

  private static String cells(PuzzleEntry entry) {
    Grid givens = entry.puzzle().givens();
    Progress progress = entry.progress();
    StringBuilder text = new StringBuilder("version: 2&#10;");
    for (int cell = 0; cell < givens.cellCount(); cell++) {
      int given = givens.digit(cell);
      text.append(given == 0 ? progress.grid().digit(cell) : given)
          .append('|')
          .append(progress.centreMarks(cell))
          .append('|')
          .append(given == 0 ? 1 : 0)
          .append('|');
    }
    return text.toString();
  }

  private static void append(StringBuilder text, String element, String words) {
    text.append("  <").append(element).append('>');
    words.codePoints().forEach(character -> appendEscaped(text, character));
    text.append("</").append(element).append(">\n");
  }

  /** Appends a character; as a reference if reading lines would lose or change it. */
  private static void appendEscaped(StringBuilder text, int character) {
    boolean isInXml =
        character == '\n'
            || character == '\r'
            || character == '\t'
            || (character >= ' ' && !isSurrogate(character) && character < 0xFFFE)
            || character > 0xFFFF;
    if (!isInXml) {
      text.append(' ');
    } else if (character < ' '
        || character == 0xA0
        || character == 0xFEFF
        || "&<>".indexOf(character) >= 0) {
      text.append("&#").append(character).append(';');
    } else {
      text.appendCodePoint(character);
    }
  }

  private static boolean isSurrogate(int character) {
    return character >= Character.MIN_SURROGATE && character <= Character.MAX_SURROGATE;
  }
}
