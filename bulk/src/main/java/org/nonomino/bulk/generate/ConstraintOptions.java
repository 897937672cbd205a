package org.nonomino.bulk.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.bulk.options.OptionFields;
import org.nonomino.bulk.options.TypedNumber;
import org.nonomino.toolkit.request.Quantity;
import picocli.CommandLine.Option;

/** The options of {@code generate} for constraints, read by {@link OptionFields}. */
@SuppressWarnings("unused")
final class ConstraintOptions {
  /** The word for {@link Quantity#ALL}. */
  private static final String ALL = "all";

  /** The word for {@link Quantity#SOME}. */
  private static final String SOME = "some";

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

  @Option(
      names = "--thermometers",
      arity = "0..1",
      fallbackValue = SOME,
      paramLabel = "N",
      description = "N thermometers, or a suitable number.")
  private Optional<TypedNumber> thermometers = Optional.empty();

  @Option(
      names = "--arrows",
      arity = "0..1",
      fallbackValue = SOME,
      paramLabel = "N",
      description = "N arrows, or a suitable number.")
  private Optional<TypedNumber> arrows = Optional.empty();

  @Option(
      names = "--dots",
      arity = "0..1",
      fallbackValue = SOME,
      paramLabel = "N|all",
      description =
          "N white and black dots, a suitable number, or all: then neighbours without a dot are neither consecutive nor in the ratio"
              + " 1:2.")
  private Optional<TypedNumber> dots = Optional.empty();

  @Option(
      names = "--xv",
      arity = "0..1",
      fallbackValue = SOME,
      paramLabel = "N|all",
      description =
          "N signs X and V, a suitable number, or all: then neighbours without a sign add up to neither 10 nor 5.")
  private Optional<TypedNumber> xv = Optional.empty();

  @Option(
      names = "--whispers",
      arity = "0..1",
      fallbackValue = SOME,
      paramLabel = "N",
      description = "N whispers lines, or a suitable number.")
  private Optional<TypedNumber> whispers = Optional.empty();

  @Option(
      names = "--renban",
      arity = "0..1",
      fallbackValue = SOME,
      paramLabel = "N",
      description = "N renban lines, or a suitable number.")
  private Optional<TypedNumber> renban = Optional.empty();

  @Option(
      names = "--palindromes",
      arity = "0..1",
      fallbackValue = SOME,
      paramLabel = "N",
      description = "N palindromes, or a suitable number.")
  private Optional<TypedNumber> palindromes = Optional.empty();

  @Option(
      names = "--region-sum-lines",
      arity = "0..1",
      fallbackValue = SOME,
      paramLabel = "N",
      description = "N region sum lines, or a suitable number.")
  private Optional<TypedNumber> regionSumLines = Optional.empty();

  @Option(
      names = "--between-lines",
      arity = "0..1",
      fallbackValue = SOME,
      paramLabel = "N",
      description = "N between lines, or a suitable number.")
  private Optional<TypedNumber> betweenLines = Optional.empty();

  @Option(
      names = "--little-killers",
      arity = "0..1",
      fallbackValue = SOME,
      paramLabel = "N",
      description = "N sums of diagonals outside the grid, or a suitable number.")
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
      arity = "0..1",
      fallbackValue = SOME,
      paramLabel = "N",
      description = "N quadruples, or a suitable number: digits of the four cells around a corner.")
  private Optional<TypedNumber> quadruples = Optional.empty();

  @Option(
      names = "--odd-even",
      arity = "0..1",
      fallbackValue = SOME,
      paramLabel = "N",
      description = "N cells marked as odd or even, or a suitable number.")
  private Optional<TypedNumber> oddEven = Optional.empty();

  @Option(
      names = "--inequalities",
      arity = "0..1",
      fallbackValue = SOME,
      paramLabel = "N",
      description = "N greater-than signs between neighbours, or a suitable number.")
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
