package org.nonomino.formats;

import java.io.IOException;
import java.util.Optional;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.formats.json.JsonText;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.TextLine;

/** The objects that the links of other sites hold, as JSON. */
final class ObjectFormat extends ReadOnlyFormat {
  /** Also in the short form of {@link ZippedJson}, in which SudokuPad's server sends them. */
  static final PuzzleFormat SUDOKUPAD_JSON =
      new ObjectFormat(
          "pad-json",
          "the objects of SudokuPad that its links hold",
          JsonKind.SUDOKUPAD,
          SudokuPadReader::read);

  static final PuzzleFormat SUDOKUMAKER_JSON =
      new ObjectFormat(
          "maker-json",
          "the objects of SudokuMaker that its links hold",
          JsonKind.SUDOKUMAKER,
          SudokuMakerReader::read);

  private final JsonKind kind;
  private final Parser parser;

  private ObjectFormat(String name, String description, JsonKind kind, Parser parser) {
    super(name, description);
    this.kind = kind;
    this.parser = parser;
  }

  /** Reads the puzzle of an object. */
  @FunctionalInterface
  private interface Parser {
    PuzzleEntry read(JsonObject object, PuzzleAssembler assembler) throws MalformedTextException;
  }

  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    return isZipped(lines) || JsonKind.find(lines).equals(Optional.of(kind));
  }

  /** Returns whether the input begins with an object in the short form, which fills a line. */
  private boolean isZipped(LineReader lines) throws IOException {
    String line = lines.peekSignificant().map(TextLine::text).orElse("");
    return kind == JsonKind.SUDOKUPAD
        && ZippedJson.isZipped(line)
        && (line.contains("ce:[") || line.contains("cells:["));
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) throws IOException {
    return isZipped(lines)
        ? Splitter.ofLines(lines, (source, line) -> zipped(line, line.place(source, 0), assembler))
        : new JsonSplitter(lines, text -> parser.read(text.parse(), assembler));
  }

  private PuzzleEntry zipped(TextLine line, Place place, PuzzleAssembler assembler)
      throws MalformedTextException {
    String json = ZippedJson.unzipped(line.text().strip());
    return parser.read(new JsonText(json, (row, column) -> place).parse(), assembler);
  }
}
