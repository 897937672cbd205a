package org.nonomino.bulk.generate;

import java.io.InputStream;
import java.util.Optional;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.TextFile;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.Chosen;
import org.nonomino.bulk.options.LayoutStyleNames;
import org.nonomino.bulk.options.LayoutSymmetryNames;
import org.nonomino.bulk.options.OptionFields;
import org.nonomino.bulk.options.RegionsOption;
import org.nonomino.bulk.options.TypedNumber;
import org.nonomino.generator.terms.CellPattern;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PatternReader;
import org.nonomino.toolkit.Fillers;
import org.nonomino.toolkit.GenerateRequest;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * The options of {@code generate} for the properties of the puzzles, read by {@link OptionFields}.
 */
@SuppressWarnings("unused")
final class GenerateOptions {
  @Option(
      names = "--regions",
      paramLabel = "NAME|RxC|FILE|random",
      description =
          "A name from 'layouts list', boxes of R rows and C columns, none, a file with a mask matrix, or a new"
              + " random layout for each puzzle (default: boxes).")
  private Optional<String> regions = Optional.empty();

  @Option(
      names = "--size",
      paramLabel = "N",
      description = "Number of rows, columns and digits (default: that of the regions, else 9).")
  private Optional<TypedNumber> size = Optional.empty();

  @Option(
      names = "--symbols",
      paramLabel = "0-8|WORD",
      description =
          "Symbols of the digits: the first and the last digit, such as 0-8, or n different letters, such as SUDOKWPZL."
              + " Sums of cages and little killers follow the digits.")
  private Optional<String> symbols = Optional.empty();

  @Option(
      names = "--layout-symmetry",
      completionCandidates = LayoutSymmetryNames.class,
      paramLabel = "SYMMETRY",
      description = "Symmetry of random regions: ${COMPLETION-CANDIDATES}.")
  private Optional<String> layoutSymmetry = Optional.empty();

  @Option(
      names = "--irregularity",
      paramLabel = "W",
      description = "How irregular random regions are, from 0, nearly boxes, to 1 (default: 0.5).")
  private Optional<TypedNumber> irregularity = Optional.empty();

  @Option(
      names = "--style",
      completionCandidates = LayoutStyleNames.class,
      paramLabel = "STYLE",
      description =
          "Shapes of random regions: ${COMPLETION-CANDIDATES}; see 'layouts random --help' (default: any).")
  private Optional<String> style = Optional.empty();

  @Option(
      names = "--clues",
      paramLabel = "N",
      description = "Exactly this many clues (default: a comfortable number).")
  private Optional<TypedNumber> clues = Optional.empty();

  @Option(
      names = "--blanks",
      paramLabel = "N",
      description = "Exactly this many blanks, instead of --clues.")
  private Optional<TypedNumber> blanks = Optional.empty();

  @Option(
      names = "--minimal",
      description =
          "No clue can be removed without a second solution appearing. Above 16x16 this takes long; without it,"
              + " clues of such puzzles are removed only if singles and intersections can derive them.")
  private boolean minimal;

  @Option(
      names = "--few-clues",
      description =
          "Remove clues until none can be removed. Unlike with --minimal, a --symmetry or a --pattern may keep clues that"
              + " are not needed, so this is fast.")
  private boolean fewClues;

  @Option(names = "--even", description = "Spread the clues evenly over rows, columns and regions.")
  private boolean even;

  @Option(
      names = "--symmetry",
      paramLabel = "SYMMETRY",
      description =
          "Symmetry of the given cells: none, rotate180, rotate90, horizontal (the upper half mirrors the"
              + " lower one), vertical, diagonal (rows and columns swapped), antidiagonal, or random: one of"
              + " these, except none, for each puzzle. Default: rotate180 with a --difficulty below the hardest, unless"
              + " the number of clues or --minimal rules it out; else none.")
  private Optional<String> symmetry = Optional.empty();

  @Option(
      names = "--pattern",
      paramLabel = "FILE",
      description =
          "Cells that must hold clues: n rows of n characters, x for a clue, a dot for any other cell. With --clues"
              + " equal to their number, no other cell holds one.")
  private Optional<String> pattern = Optional.empty();

  @Option(
      names = "--solutions",
      paramLabel = "DEMAND",
      description =
          "unique: exactly one, proved; any: at least one; unchecked: clues that break no rule, perhaps with"
              + " no solution (default: unique).")
  private Optional<String> solutions = Optional.empty();

  @Option(
      names = "--fill",
      paramLabel = "WAY",
      description = "The method for filling grids; --list-fills lists the methods.")
  private Optional<String> fill = Optional.empty();

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description =
          "A draft to complete: a puzzle with some clues or constraints, in any format; '-' means standard input. Clues are added until it has one"
              + " solution, and constraints that other options ask for.")
  private Optional<String> from = Optional.empty();

  @Mixin private ConstraintOptions constraints = new ConstraintOptions();

  /**
   * Adds the parts of the request that only the command line has.
   *
   * @throws UsageException if there is no such fill, or a file cannot be read
   * @throws MalformedTextException if the file of a pattern is malformed
   */
  void addTo(GenerateRequest request, Fillers fillers, InputStream standardInput)
      throws UsageException, MalformedTextException {
    request.filledBy(Chosen.filler(fillers, fill));
    if (pattern.isPresent()) {
      request.pattern(pattern(pattern.get(), standardInput));
    }
  }

  /**
   * Checks that no file with regions or a pattern would be overwritten.
   *
   * @throws UsageException if the output is one of them
   */
  void requireOtherOutput(Optional<String> output) throws UsageException {
    RegionsOption.requireOtherOutput(output, regions);
    OutputFile.requireOther(output, pattern, "--pattern");
    OutputFile.requireOther(output, from, "--from");
  }

  private static CellPattern pattern(String name, InputStream standardInput)
      throws UsageException, MalformedTextException {
    if (name.isBlank()) {
      throw new UsageException("--pattern=: the file name is missing.");
    }
    return TextFile.ofOption(
        "--pattern=",
        name,
        standardInput,
        text -> CellPattern.filledCells(PatternReader.read(name, text)));
  }
}
