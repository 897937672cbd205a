package org.nonomino.bulk.generate;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.TypedNumber;
import org.nonomino.core.Grid;
import org.nonomino.core.SimilarNames;
import org.nonomino.generator.terms.ConstraintFamily;
import org.nonomino.generator.terms.ReduceOrder;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.toolkit.GenerateRequest;
import org.nonomino.toolkit.RequestOption;
import picocli.CommandLine.Option;

/** The options of {@code generate} for constraints. */
final class ConstraintOptions {
  /** As many as fit. */
  private static final String ALL = "all";

  private static final Pattern SIZES = Pattern.compile("([0-9]{1,9})(?:\\.\\.([0-9]{1,9}))?");
  private static final int MOST = Grid.MAX_SIZE * Grid.MAX_SIZE * 2;

  @Option(
      names = "--constraints",
      paramLabel = "NAME,…",
      description =
          "Constraints of the whole grid, any of them together: diagonals, windoku, disjoint-groups, anti-knight,"
              + " anti-king, non-consecutive, and others without cells.")
  private Optional<String> constraints = Optional.empty();

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

  /**
   * Adds the constraints to a request.
   *
   * @throws UsageException if an option names something that does not exist
   */
  void addTo(GenerateRequest request) throws UsageException {
    constraints.ifPresent(request::constraints);
    for (ConstraintFamily family : ConstraintFamily.values()) {
      Optional<TypedNumber> number = number(family);
      if (number.isPresent()) {
        place(request, family, number.get());
      }
    }
    if (cageSize.isPresent()) {
      addCageSize(request, cageSize.get());
    }
    if (cageRegions.isPresent()) {
      request.cagesInRegions(
          named("--cage-regions=", cageRegions.get(), List.of("across", "within"))
              .equals("within"));
    }
    if (constraintSymmetry.isPresent()) {
      request.constraintSymmetry(
          named("--constraint-symmetry=", constraintSymmetry.get(), List.of(Symmetry.values())));
    }
    if (reduce.isPresent()) {
      request.reduce(named("--reduce=", reduce.get(), List.of(ReduceOrder.values())));
    }
  }

  private Optional<TypedNumber> number(ConstraintFamily family) {
    return switch (family) {
      case CAGES -> cages;
      case THERMOMETERS -> thermometers;
      case ARROWS -> arrows;
      case DOTS -> dots;
      case XV -> xv;
      case WHISPERS -> whispers;
      case RENBAN -> renban;
      case PALINDROMES -> palindromes;
      case REGION_SUM_LINES -> regionSumLines;
      case BETWEEN_LINES -> betweenLines;
      case LITTLE_KILLERS -> littleKillers;
      case SANDWICHES -> sandwiches;
      case QUADRUPLES -> quadruples;
      case ODD_EVEN -> oddEven;
    };
  }

  private static void place(GenerateRequest request, ConstraintFamily family, TypedNumber number)
      throws UsageException {
    boolean canBeAll = GenerateRequest.canBeAll(family);
    if (canBeAll && number.text().equalsIgnoreCase(ALL)) {
      request.place(family);
      return;
    }
    request.place(
        family,
        number.whole(
            "--" + RequestOption.of(family).withHyphens(),
            0,
            MOST,
            "give a whole number above 0" + (canBeAll ? ", or all" : "")));
  }

  private static void addCageSize(GenerateRequest request, String text) throws UsageException {
    Matcher sizes = SIZES.matcher(text);
    if (!sizes.matches()) {
      throw new UsageException(
          "--cage-size=" + text + ": give one or two numbers of cells, such as 2..5 or 3.");
    }
    int min = Integer.parseInt(sizes.group(1));
    request.cageSizes(min, sizes.group(2) == null ? min : Integer.parseInt(sizes.group(2)));
  }

  private static <T> T named(String option, String name, List<T> all) throws UsageException {
    Optional<T> found = SimilarNames.inAnyCase(name, all, T::toString);
    if (found.isEmpty()) {
      throw UsageException.noSuch(
          option + name, all.stream().map(Object::toString).collect(Collectors.joining(", ")));
    }
    return found.get();
  }
}
