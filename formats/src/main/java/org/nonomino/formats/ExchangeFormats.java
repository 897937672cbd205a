package org.nonomino.formats;

import java.util.List;
import java.util.Optional;
import org.nonomino.text.PuzzleFormat;

/** The formats of this module. */
public final class ExchangeFormats {
  /**
   * All puzzle formats of this module, in the order in which they must be tried on an input. The
   * formats of the text module follow them.
   */
  public static final List<PuzzleFormat> ALL =
      List.of(
          PageLinkFormat.PAGE_LINK,
          LinkFormat.FPUZZLES_LINK,
          LinkFormat.SUDOKUPAD,
          IssFormat.ISS,
          FPuzzlesFormat.FPUZZLES,
          ObjectFormat.SUDOKUPAD_JSON,
          ObjectFormat.SUDOKUMAKER_JSON,
          JsonFormat.JSON,
          HtmlFormat.HTML,
          OpenSudokuFormat.OPENSUDOKU,
          RowsFormat.LATEX,
          RowsFormat.MARKDOWN,
          SumoCueFormat.SUMOCUE,
          HodokuFormat.HODOKU,
          PerfectSudokuFormat.PERFECT_SUDOKU,
          KillerLineFormat.KILLER_LINE,
          CageLettersFormat.CAGE_LETTERS,
          SgtFormat.SGT,
          SdkFormat.SDK,
          SimpleSudokuFormat.SS,
          SdmFormat.SDM,
          CsvFormat.CSV,
          JigsawLineFormat.JIGSAW_LINE);

  /** The formats of region masks without puzzles, in the order in which they must be tried. */
  public static final List<PuzzleFormat> OF_MASKS =
      List.of(new JsonMaskFormat(), new CsvMaskFormat());

  private ExchangeFormats() {}

  /** Returns the format with a name, in lower case; empty if this module has no such format. */
  public static Optional<PuzzleFormat> named(String name) {
    return ALL.stream().filter(format -> format.name().equals(name)).findFirst();
  }
}
