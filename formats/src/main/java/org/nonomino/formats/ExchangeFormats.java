package org.nonomino.formats;

import java.util.List;
import java.util.Optional;
import org.nonomino.text.PuzzleFormat;

/** The formats of this module. */
public final class ExchangeFormats {
  /**
   * All of them, in the order in which they are to be asked whether they recognize a text; those of
   * core come after them.
   */
  public static final List<PuzzleFormat> ALL =
      List.of(
          PageLinkFormat.PAGE_LINK,
          LinkFormat.FPUZZLES_LINK,
          LinkFormat.SUDOKUPAD,
          FPuzzlesFormat.FPUZZLES,
          JsonFormat.JSON,
          OpenSudokuFormat.OPENSUDOKU,
          SumoCueFormat.SUMOCUE,
          HodokuFormat.HODOKU,
          SgtFormat.SGT,
          SdkFormat.SDK,
          SimpleSudokuFormat.SS,
          SdmFormat.SDM,
          CsvFormat.CSV,
          JigsawLineFormat.JIGSAW_LINE);

  /** Those of region masks without puzzles, in the order in which they are to be asked. */
  public static final List<PuzzleFormat> OF_MASKS =
      List.of(new JsonMaskFormat(), new CsvMaskFormat());

  private ExchangeFormats() {}

  /** Returns the format of a name, in lower case; empty if there is none in this module. */
  public static Optional<PuzzleFormat> named(String name) {
    return ALL.stream().filter(format -> format.name().equals(name)).findFirst();
  }
}
