package org.nonomino.bulk.generate;

import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.TextFile;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.Chosen;
import org.nonomino.bulk.options.DraftFile;
import org.nonomino.bulk.options.LayoutSize;
import org.nonomino.bulk.options.LayoutStyleChoice;
import org.nonomino.bulk.options.LayoutSymmetry;
import org.nonomino.bulk.options.RegionsOption;
import org.nonomino.bulk.options.TypedNumber;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.SimilarNames;
import org.nonomino.generator.terms.CellPattern;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.SolutionDemand;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PatternReader;
import org.nonomino.toolkit.Difficulty;
import org.nonomino.toolkit.Fillers;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.GenerateRequest;
import org.nonomino.toolkit.Regions;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.RequestOption;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of {@code generate} for the properties of the puzzles. */
final class GenerateOptions {
  /** Any symmetry, chosen at random. */
  private static final String ANY = "random";

  @Option(
      names = "--regions",
      paramLabel = "NAME|RxC|FILE|random",
      description =
          "A name from 'layouts list', boxes of R rows and C columns, a file with a mask matrix, or a new"
              + " random layout for each puzzle (default: boxes).")
  private Optional<String> regions = Optional.empty();

  @Option(
      names = "--size",
      paramLabel = "N",
      description = "Number of rows, columns and digits (default: that of the regions, else 9).")
  private Optional<TypedNumber> size = Optional.empty();

  @Option(
      names = "--layout-symmetry",
      paramLabel = "SYMMETRY",
      description = "Symmetry of random regions: ${COMPLETION-CANDIDATES}.")
  private Optional<LayoutSymmetry> layoutSymmetry = Optional.empty();

  @Option(
      names = "--irregularity",
      paramLabel = "W",
      description = "How irregular random regions are, from 0, nearly boxes, to 1 (default: 0.5).")
  private Optional<TypedNumber> wiggle = Optional.empty();

  @Option(
      names = "--style",
      paramLabel = "STYLE",
      description =
          "Shapes of random regions: ${COMPLETION-CANDIDATES}; see 'layouts random --help' (default: any).")
  private Optional<LayoutStyleChoice> style = Optional.empty();

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
  private String solutions = "unique";

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
   * Returns the request for these options.
   *
   * @param difficulty the difficulty of the puzzles, if requested
   * @throws UsageException if the options name something that does not exist
   * @throws MalformedTextException if a file with regions or a pattern is malformed
   */
  GenerateRequest request(
      Fillers fillers, Formats formats, Optional<Difficulty> difficulty, InputStream standardInput)
      throws UsageException, MalformedTextException {
    GenerateRequest request =
        begun(formats, standardInput)
            .filledBy(Chosen.filler(fillers, fill))
            .solutions(solutionDemand())
            .minimal(minimal)
            .even(even);
    if (clues.isPresent()) {
      request.clues(whole(RequestOption.CLUES, clues.get()));
    }
    if (blanks.isPresent()) {
      request.blanks(whole(RequestOption.BLANKS, blanks.get()));
    }
    difficulty.ifPresent(request::difficulty);
    constraints.addTo(request);
    if (symmetry.filter(ANY::equalsIgnoreCase).isPresent()) {
      request.anySymmetry();
    } else if (symmetry.isPresent()) {
      request.symmetry(symmetry(symmetry.get()));
    }
    return pattern.isPresent() ? request.pattern(pattern(pattern.get(), standardInput)) : request;
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

  /** Reads an integer. The range for the message depends on other options. */
  private static int whole(RequestOption option, TypedNumber number) throws UsageException {
    return number.whole(
        "--" + option.withHyphens(),
        Integer.MIN_VALUE,
        Integer.MAX_VALUE,
        "give a whole number from 0 to " + Grid.MAX_SIZE * Grid.MAX_SIZE);
  }

  private GenerateRequest begun(Formats formats, InputStream standardInput)
      throws UsageException, MalformedTextException {
    if (from.isEmpty()) {
      return GenerateRequest.on(layout(standardInput));
    }
    Optional<String> other =
        regions.isPresent()
            ? Optional.of("--regions")
            : size.isPresent()
                ? Optional.of("--size")
                : pattern.isPresent() ? Optional.of("--pattern") : Optional.empty();
    if (other.isPresent()) {
      throw UsageException.exclusive("--from=" + from.get(), other.get());
    }
    return GenerateRequest.defaults()
        .from(DraftFile.read("--from=", from.get(), standardInput, formats));
  }

  private LayoutChoice layout(InputStream standardInput)
      throws UsageException, MalformedTextException {
    OptionalInt wanted = LayoutSize.of(size);
    if (regions.isPresent() && Regions.areRandom(regions.get())) {
      return new LayoutChoice.Random(
          layoutSymmetry
              .orElse(LayoutSymmetry.none)
              .spec(
                  wanted.orElse(LayoutSpec.DEFAULT_SIZE),
                  wiggle.orElse(TypedNumber.of(LayoutSpec.DEFAULT_WIGGLE)),
                  style.orElse(LayoutStyleChoice.any)));
    }
    if (layoutSymmetry.isPresent() || wiggle.isPresent() || style.isPresent()) {
      throw new UsageException(
          (wiggle.isPresent()
                  ? "--irregularity"
                  : style.isPresent() ? "--style" : "--layout-symmetry")
              + " is only for random regions: add --regions=random.");
    }
    return new LayoutChoice.Fixed(mask(wanted, standardInput));
  }

  private RegionMask mask(OptionalInt wanted, InputStream standardInput)
      throws UsageException, MalformedTextException {
    if (regions.isPresent()) {
      return RegionsOption.resolve("--regions=", regions.get(), wanted, standardInput);
    }
    try {
      return Regions.standardBoxes(wanted.orElse(LayoutSpec.DEFAULT_SIZE));
    } catch (RequestException e) {
      throw UsageException.of(e, option -> "--size=" + wanted.orElse(LayoutSpec.DEFAULT_SIZE));
    }
  }

  private SolutionDemand solutionDemand() throws UsageException {
    return switch (solutions.toLowerCase(Locale.ROOT)) {
      case "unique" -> SolutionDemand.UNIQUE;
      case "any" -> SolutionDemand.ANY;
      case "unchecked" -> SolutionDemand.UNCHECKED;
      default -> throw UsageException.noSuch("--solutions=" + solutions, "unique, any, unchecked");
    };
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

  private static Symmetry symmetry(String name) throws UsageException {
    List<Symmetry> all = List.of(Symmetry.values());
    return SimilarNames.inAnyCase(name, all, Symmetry::toString)
        .orElseThrow(
            () ->
                UsageException.noSuch(
                    "--symmetry=" + name,
                    all.stream().map(each -> each + ", ").collect(Collectors.joining()) + ANY));
  }
}
