package org.nonomino.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nonomino.core.Grid;
import org.nonomino.core.House;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.CellPattern;
import org.nonomino.generator.ClueDemand;
import org.nonomino.generator.Filler;
import org.nonomino.generator.GeneratorSpec;
import org.nonomino.generator.LayoutChoice;
import org.nonomino.generator.LayoutSpec;
import org.nonomino.generator.SolutionDemand;
import org.nonomino.generator.Symmetry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PatternReader;
import org.nonomino.text.PuzzleReader;
import picocli.CommandLine.Option;

/** The options of {@code generate} that say what the puzzles shall be like. */
final class GenerateWishes {
  private static final String RANDOM = "random";
  private static final int USUAL_SIZE = 9;
  private static final double USUAL_WIGGLE = 0.5;

  /** Stands for random regions, which nobody knows beforehand. */
  private static final RegionMask SOME_JIGSAW =
      RegionMask.jigsaw(3, new int[] {0, 0, 1, 0, 2, 1, 2, 2, 1});

  @Option(
      names = "--regions",
      paramLabel = "NAME|RxC|FILE|random",
      description =
          "A layout that 'layouts list' tells, boxes of R rows and C columns, a file with a mask matrix, or a new"
              + " random layout for each puzzle. Without it: boxes.")
  private Optional<String> regions = Optional.empty();

  @Option(
      names = "--size",
      paramLabel = "N",
      description = "Rows, columns and digits; without it, as the regions say, or else 9.")
  private Optional<Integer> size = Optional.empty();

  @Option(
      names = "--layout-symmetry",
      paramLabel = "SYMMETRY",
      description = "How random regions shall be symmetric: ${COMPLETION-CANDIDATES}.")
  private Optional<LayoutSymmetry> layoutSymmetry = Optional.empty();

  @Option(
      names = "--wiggle",
      paramLabel = "W",
      description =
          "How random regions shall look, from 0, nearly boxes, to 1, wild; without it, 0.5.")
  private Optional<Double> wiggle = Optional.empty();

  @Option(
      names = "--clues",
      paramLabel = "N",
      description = "Exactly so many clues. Without it, a pleasant number.")
  private Optional<Integer> clues = Optional.empty();

  @Option(
      names = "--blanks",
      paramLabel = "N",
      description = "Exactly so many blanks: the other way to say --clues.")
  private Optional<Integer> blanks = Optional.empty();

  @Option(names = "--minimal", description = "No clue can be taken away without a second solution.")
  private boolean minimal;

  @Option(names = "--even", description = "Spread the clues evenly over rows, columns and regions.")
  private boolean even;

  @Option(
      names = "--symmetry",
      paramLabel = "SYMMETRY",
      description =
          "How the given cells shall be symmetric: none, rotate180, rotate90, horizontal (the upper half mirrors the"
              + " lower one), vertical, diagonal (rows and columns change places), antidiagonal, or random: one of"
              + " these but none for each puzzle.")
  private String symmetry = Symmetry.NONE.toString();

  @Option(
      names = "--pattern",
      paramLabel = "FILE",
      description =
          "Cells that must hold clues: n rows of n characters, x for such a cell, a dot for another. With --clues as"
              + " many, no other cell holds one.")
  private Optional<String> pattern = Optional.empty();

  @Option(
      names = "--solutions",
      paramLabel = "DEMAND",
      description =
          "unique: exactly one, and that is proved; any: at least one; unchecked: clues that break no rule, perhaps"
              + " none. Without it, unique.")
  private String solutions = "unique";

  @Option(
      names = "--fill",
      paramLabel = "WAY",
      description = "How grids are filled; --list-fills tells which ways there are.")
  private Optional<String> fill = Optional.empty();

  /**
   * Returns what the options say.
   *
   * @param difficulty the option that asks for a difficulty, if there is one
   * @param few whether, where nothing is said of the number of clues, there shall be few
   * @throws UsageException if they say what cannot be
   * @throws MalformedTextException if a file with regions or a pattern is malformed
   */
  GeneratorSpec spec(Fillers fillers, Optional<String> difficulty, boolean few)
      throws UsageException, MalformedTextException {
    LayoutChoice layout = layout();
    int n = layout.size();
    SolutionDemand demand = solutionDemand();
    if (minimal && demand != SolutionDemand.UNIQUE) {
      throw new UsageException(
          "--minimal and --solutions="
              + solutions
              + " contradict each other: a minimal puzzle has exactly one solution. Leave one of them out.");
    }
    if (difficulty.isPresent() && demand != SolutionDemand.UNIQUE) {
      throw new UsageException(
          difficulty.get()
              + " and --solutions="
              + solutions
              + " contradict each other: only a puzzle with exactly one solution is rated. Leave one of them out.");
    }
    CellPattern cells = pattern(n);
    OptionalInt number = clueCount(n, demand);
    requireRoom(cells, number);
    requireNoFullHouse(cells, layout);
    Filler filler = fillers.chosen(fill);
    requireFillable(filler, layout);
    return new GeneratorSpec(
        layout,
        filler,
        demand,
        new ClueDemand(number, minimal, few),
        even,
        symmetries(cells, number),
        cells);
  }

  /**
   * Checks that no file with regions or a pattern would be overwritten.
   *
   * @throws UsageException if the output is one of them
   */
  void requireOtherOutput(Optional<String> output) throws UsageException {
    RegionsOption.requireOtherOutput(output, regions);
    if (OutputFile.isSameFile(output, pattern)) {
      throw OutputFile.alsoRead(output.orElseThrow(), "--pattern");
    }
  }

  private LayoutChoice layout() throws UsageException, MalformedTextException {
    if (size.isPresent() && (size.get() < 1 || size.get() > Grid.MAX_SIZE)) {
      throw new UsageException(
          "--size=" + size.get() + ": sizes go from 1 to " + Grid.MAX_SIZE + ".");
    }
    if (regions.isPresent() && regions.get().equals(RANDOM)) {
      return new LayoutChoice.Random(
          layoutSymmetry
              .orElse(LayoutSymmetry.none)
              .spec(size.orElse(USUAL_SIZE), wiggle.orElse(USUAL_WIGGLE)));
    }
    if (layoutSymmetry.isPresent() || wiggle.isPresent()) {
      throw new UsageException(
          (wiggle.isPresent() ? "--wiggle" : "--layout-symmetry")
              + " says what random regions shall look like, so it needs --regions=random.");
    }
    return new LayoutChoice.Fixed(mask());
  }

  private RegionMask mask() throws UsageException, MalformedTextException {
    if (regions.isPresent()) {
      OptionalInt wanted = size.isPresent() ? OptionalInt.of(size.get()) : OptionalInt.empty();
      return RegionsOption.resolve("--regions=", regions.get(), wanted);
    }
    int n = size.orElse(USUAL_SIZE);
    return RegionMask.standardBoxes(n)
        .orElseThrow(
            () ->
                new UsageException(
                    "--size="
                        + n
                        + ": there are no boxes of "
                        + n
                        + " cells. Name other regions: "
                        + (n >= LayoutSpec.MIN_SIZE && n <= LayoutSpec.MAX_SIZE
                            ? "--regions=random, or "
                            : "")
                        + "a file with a mask matrix."));
  }

  private SolutionDemand solutionDemand() throws UsageException {
    return switch (solutions) {
      case "unique" -> SolutionDemand.UNIQUE;
      case "any" -> SolutionDemand.ANY;
      case "unchecked" -> SolutionDemand.UNCHECKED;
      default ->
          throw new UsageException("--solutions=" + solutions + ": give unique, any or unchecked.");
    };
  }

  private OptionalInt clueCount(int n, SolutionDemand demand) throws UsageException {
    if (clues.isPresent() && blanks.isPresent()) {
      throw new UsageException(
          "--clues=" + clues.get() + " and --blanks=" + blanks.get() + ": give only one of them.");
    }
    if (clues.isEmpty() && blanks.isEmpty()) {
      return OptionalInt.empty();
    }
    // Two digits without a clue could change places.
    int fewest = demand == SolutionDemand.UNIQUE ? n - 1 : 0;
    int most = n * n;
    if (clues.isPresent()) {
      return OptionalInt.of(requireRange("--clues", clues.get(), fewest, most, n));
    }
    return OptionalInt.of(
        most - requireRange("--blanks", blanks.orElseThrow(), 0, most - fewest, n));
  }

  private static int requireRange(String option, int value, int least, int most, int n)
      throws UsageException {
    if (value < least || value > most) {
      throw new UsageException(
          option
              + "="
              + value
              + ": for "
              + n
              + "×"
              + n
              + " give a number from "
              + least
              + " to "
              + most
              + ".");
    }
    return value;
  }

  private CellPattern pattern(int n) throws UsageException, MalformedTextException {
    if (pattern.isEmpty()) {
      return CellPattern.none(n);
    }
    String name = pattern.get();
    if (name.isBlank()) {
      throw new UsageException("--pattern= names no file.");
    }
    Grid marked;
    try (InputStream stream = Files.newInputStream(Path.of(name))) {
      marked = PatternReader.read(name, PuzzleReader.decode(stream));
    } catch (IOException | InvalidPathException e) {
      throw new UsageException("--pattern=" + name + ": " + PuzzleInputs.message(name, e));
    }
    if (marked.size() != n) {
      throw new UsageException(
          "--pattern="
              + name
              + ": this pattern is "
              + marked.size()
              + "×"
              + marked.size()
              + ", the regions are "
              + n
              + "×"
              + n
              + ".");
    }
    return CellPattern.filledCells(marked);
  }

  private void requireRoom(CellPattern cells, OptionalInt number) throws UsageException {
    if (number.isPresent() && number.getAsInt() < cells.count()) {
      throw new UsageException(
          "--pattern="
              + pattern.orElse("")
              + " has "
              + cells.count()
              + " cells, more than the "
              + number.getAsInt()
              + " clues that are wanted.");
    }
  }

  /** The last digit of a house follows from the others, so a clue for it is never needed. */
  private void requireNoFullHouse(CellPattern cells, LayoutChoice layout) throws UsageException {
    if (!minimal || pattern.isEmpty() || !(layout instanceof LayoutChoice.Fixed fixed)) {
      return;
    }
    for (House house : fixed.mask().layout().houses()) {
      if (house.size() > 1 && IntStream.of(house.cells()).allMatch(cells::contains)) {
        throw new UsageException(
            "--minimal and --pattern="
                + pattern.get()
                + " contradict each other: the pattern fills "
                + house
                + ", and the last digit of a house is never needed as a clue.");
      }
    }
  }

  private void requireFillable(Filler filler, LayoutChoice layout) throws UsageException {
    RegionMask sample = layout instanceof LayoutChoice.Fixed fixed ? fixed.mask() : SOME_JIGSAW;
    Optional<String> objection = filler.objection(sample);
    if (objection.isPresent()) {
      throw new UsageException(
          "--fill="
              + filler.name()
              + " does not go with "
              + (regions.isPresent() ? "--regions=" + regions.get() : "these regions")
              + ": "
              + objection.get()
              + ".");
    }
  }

  private List<Symmetry> symmetries(CellPattern cells, OptionalInt number) throws UsageException {
    if (symmetry.equals(RANDOM)) {
      List<Symmetry> possible =
          Stream.of(Symmetry.values())
              .filter(each -> each != Symmetry.NONE && isPossible(each, cells, number))
              .toList();
      if (possible.isEmpty()) {
        throw new UsageException(
            "--symmetry=random: none is possible with "
                + (number.isPresent() ? number.getAsInt() + " clues" : "this pattern")
                + (number.isPresent() && pattern.isPresent() ? " and this pattern." : "."));
      }
      return possible;
    }
    Symmetry wanted =
        Stream.of(Symmetry.values())
            .filter(each -> each.toString().equals(symmetry))
            .findFirst()
            .orElseThrow(this::unknownSymmetry);
    if (!cells.has(wanted)) {
      throw new UsageException(
          "--symmetry="
              + symmetry
              + " forbids --pattern="
              + pattern.orElse("")
              + ", which is not symmetric so.");
    }
    if (number.isPresent() && !cells.canGrowTo(number.getAsInt(), wanted)) {
      throw new UsageException(impossible(cells, number.getAsInt(), wanted));
    }
    return List.of(wanted);
  }

  private UsageException unknownSymmetry() {
    return new UsageException(
        "There is no --symmetry="
            + symmetry
            + ". There are: "
            + String.join(", ", Stream.of(Symmetry.values()).map(Symmetry::toString).toList())
            + ", random.");
  }

  private static boolean isPossible(Symmetry each, CellPattern cells, OptionalInt number) {
    return number.isPresent() ? cells.canGrowTo(number.getAsInt(), each) : cells.has(each);
  }

  private String impossible(CellPattern cells, int number, Symmetry wanted) {
    String nearest =
        cells.nearestCounts(number, wanted).stream()
            .map(String::valueOf)
            .collect(Collectors.joining(" or "));
    return "--symmetry="
        + symmetry
        + " does not allow "
        + number
        + " clues "
        + (pattern.isPresent() ? "with this pattern" : "for " + cells.size() + "×" + cells.size())
        + ", but "
        + nearest
        + ".";
  }
}
