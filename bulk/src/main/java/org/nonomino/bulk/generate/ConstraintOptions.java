package org.nonomino.bulk.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.bulk.options.OptionFields;
import org.nonomino.bulk.options.TypedNumber;
import picocli.CommandLine.Option;

/** The options of {@code generate} for constraints, read by {@link OptionFields}. */
@SuppressWarnings("unused")
final class ConstraintOptions {
  /** As many as fit. */
  private static final String ALL = "all";

  @Option(
      names = "--constraints",
      paramLabel = "NAME,…",
      description =
          "Constraints of the whole grid, any of them together: diagonals, windoku, disjoint-groups, anti-knight,"
              + " anti-king, non-consecutive, and others without cells.")
  private Optional<String> constraints = Optional.empty();

  @Option(
      names = "--rule",
      paramLabel = "RULE",
      description =
          "A custom rule of the whole grid, such as 'pair \"a != b\" at move 1,3', or '4 times pair \"a < b\"' for four lines;"
              + " can be given several times.")
  private List<String> rule = new ArrayList<>();

  @Option(
      names = "--cages",
      arity = "0..1",
      fallbackValue = ALL,
      paramLabel = "N",
      description =
          "Killer cages that cover the grid, without clues unless --clues asks for them; or N cages.")
  private Optional<TypedNumber> cages = Optional.empty();

  @Option(
      names = "--cage-size",
      paramLabel = "A..B",
      description =
          "Numbers of cells of cages (default: 2..5). In a covered grid, smaller cages fill the gaps where no cage of these"
              + " sizes fits.")
  private Optional<String> cageSize = Optional.empty();

  @Option(
      names = "--cage-regions",
      paramLabel = "across|within",
      description = "Whether cages may reach across regions (default: across).")
  private Optional<String> cageRegions = Optional.empty();

  @Option(names = "--thermometers", paramLabel = "N", description = "N thermometers.")
  private Optional<TypedNumber> thermometers = Optional.empty();

  @Option(names = "--arrows", paramLabel = "N", description = "N arrows.")
  private Optional<TypedNumber> arrows = Optional.empty();

  @Option(
      names = "--dots",
      paramLabel = "N|all",
      description =
          "N white and black dots, or all: then neighbours without a dot are neither consecutive nor in the ratio"
              + " 1:2.")
  private Optional<TypedNumber> dots = Optional.empty();

  @Option(
      names = "--xv",
      paramLabel = "N|all",
      description =
          "N signs X and V, or all: then neighbours without a sign add up to neither 10 nor 5.")
  private Optional<TypedNumber> xv = Optional.empty();

  @Option(names = "--whispers", paramLabel = "N", description = "N whispers lines.")
  private Optional<TypedNumber> whispers = Optional.empty();

  @Option(names = "--renban", paramLabel = "N", description = "N renban lines.")
  private Optional<TypedNumber> renban = Optional.empty();

  @Option(names = "--palindromes", paramLabel = "N", description = "N palindromes.")
  private Optional<TypedNumber> palindromes = Optional.empty();

  @Option(names = "--region-sum-lines", paramLabel = "N", description = "N region sum lines.")
  private Optional<TypedNumber> regionSumLines = Optional.empty();

  @Option(names = "--between-lines", paramLabel = "N", description = "N between lines.")
  private Optional<TypedNumber> betweenLines = Optional.empty();

  @Option(
      names = "--little-killers",
      paramLabel = "N",
      description = "N sums of diagonals outside the grid.")
  private Optional<TypedNumber> littleKillers = Optional.empty();

  @Option(
      names = "--sandwiches",
      arity = "0..1",
      fallbackValue = ALL,
      paramLabel = "N",
      description = "Sandwich sums of all rows and columns, or of N of them.")
  private Optional<TypedNumber> sandwiches = Optional.empty();

  @Option(
      names = "--quadruples",
      paramLabel = "N",
      description = "N quadruples: digits of the four cells around a corner.")
  private Optional<TypedNumber> quadruples = Optional.empty();

  @Option(names = "--odd-even", paramLabel = "N", description = "N cells marked as odd or even.")
  private Optional<TypedNumber> oddEven = Optional.empty();

  @Option(
      names = "--inequalities",
      paramLabel = "N",
      description = "N greater-than signs between neighbours.")
  private Optional<TypedNumber> inequalities = Optional.empty();

  @Option(
      names = "--kenken",
      arity = "0..1",
      fallbackValue = ALL,
      paramLabel = ALL,
      description =
          "A KenKen: cages with +, −, × and ÷ that cover the grid. By default, it is 6×6 and has no regions.")
  private Optional<TypedNumber> kenken = Optional.empty();

  @Option(
      names = "--futoshiki",
      arity = "0..1",
      fallbackValue = ALL,
      paramLabel = ALL,
      description =
          "A Futoshiki: greater-than signs and few clues. By default, it is 5×5 and has no regions.")
  private Optional<TypedNumber> futoshiki = Optional.empty();

  @Option(
      names = "--constraint-symmetry",
      paramLabel = "SYMMETRY",
      description = "Symmetry of the places of constraints, as for --symmetry (default: none).")
  private Optional<String> constraintSymmetry = Optional.empty();

  @Option(
      names = "--reduce",
      paramLabel = "WHAT",
      description =
          "What is removed while the solution stays unique: givens (default), constraints, or all: first givens, then"
              + " constraints.")
  private Optional<String> reduce = Optional.empty();
}
