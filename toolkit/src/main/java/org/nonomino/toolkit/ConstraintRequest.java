package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.generator.terms.CageStyle;
import org.nonomino.generator.terms.ConstraintDemand;
import org.nonomino.generator.terms.ConstraintFamily;
import org.nonomino.generator.terms.FamilyCount;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.ReduceOrder;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.text.ConstraintNotation;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;

/**
 * The constraints of requested puzzles: those of the whole grid, by their names, and those to place
 * on it. Not thread-safe.
 */
final class ConstraintRequest {
  private Optional<String> names = Optional.empty();
  private final RuleRequest rules = new RuleRequest();
  private final Map<ConstraintFamily, OptionalInt> numbers = new EnumMap<>(ConstraintFamily.class);
  private OptionalInt minCage = OptionalInt.empty();
  private OptionalInt maxCage = OptionalInt.empty();
  private Optional<Boolean> inRegions = Optional.empty();
  private Optional<Symmetry> symmetry = Optional.empty();
  private Optional<ReduceOrder> reduce = Optional.empty();

  void names(String wanted) {
    names = Optional.of(wanted).filter(text -> !text.isBlank());
  }

  void rules(String wanted) {
    rules.add(wanted);
  }

  void place(ConstraintFamily family, OptionalInt number) {
    numbers.put(family, number);
  }

  void cageSizes(int min, int max) {
    minCage = OptionalInt.of(min);
    maxCage = OptionalInt.of(max);
  }

  void cagesInRegions(boolean wanted) {
    inRegions = Optional.of(wanted);
  }

  void symmetry(Symmetry wanted) {
    symmetry = Optional.of(wanted);
  }

  void reduce(ReduceOrder wanted) {
    reduce = Optional.of(wanted);
  }

  /** Returns whether constraints should be placed. */
  boolean arePlaced() {
    return !numbers.isEmpty() || rules.arePlaced();
  }

  /** Returns whether any constraints are requested. */
  boolean areAny() {
    return !numbers.isEmpty() || names.isPresent() || !rules.isEmpty();
  }

  /** Returns whether cages cover the grid, so that no clues are needed. */
  boolean hasCover() {
    return numbers.containsKey(ConstraintFamily.KENKEN) || isKiller();
  }

  private boolean isKiller() {
    return OptionalInt.empty().equals(numbers.get(ConstraintFamily.CAGES));
  }

  /** Returns whether cages are the only constraints, apart from extra houses and the like. */
  boolean isKillerOnly() {
    return numbers.size() == 1 && names.isEmpty() && rules.isEmpty() && isKiller();
  }

  /** Returns the option of the first requested constraints. */
  RequestOption option() {
    return numbers.isEmpty()
        ? names.isEmpty() || rules.arePlaced() ? RequestOption.RULE : RequestOption.CONSTRAINTS
        : RequestOption.of(numbers.keySet().iterator().next());
  }

  /**
   * Returns a layout with the constraints of the whole grid.
   *
   * @throws RequestException if a name is unknown, or a constraint does not suit the size
   */
  LayoutChoice on(LayoutChoice layout) throws RequestException {
    if (names.isEmpty() && rules.isEmpty()) {
      return layout;
    }
    List<Constraint> whole = new ArrayList<>();
    if (names.isPresent()) {
      whole.addAll(wholeGrid(names.get(), layout.size()));
    }
    whole.addAll(rules.fixed(layout.size()));
    requireOneRuleForDots(whole);
    try {
      // The new layouts also check whether the constraints suit each other and the size.
      if (layout instanceof LayoutChoice.Fixed fixed) {
        fixed.rules().requireRegionsFor(whole);
        return new LayoutChoice.Fixed(fixed.rules().with(whole.toArray(Constraint[]::new)));
      }
      return new LayoutChoice.Random(((LayoutChoice.Random) layout).spec(), whole);
    } catch (InvalidConstraintException e) {
      throw wrong(e.getMessage() + ". Leave it out.");
    }
  }

  private static List<Constraint> wholeGrid(String names, int size) throws RequestException {
    if (names.contains(":")) {
      throw wrong(
          "only constraints of the whole grid can be named, such as diagonals or anti-knight. Ask"
              + " for a number of cages, lines or dots instead.");
    }
    try {
      return ConstraintNotation.read("", ConstraintNotation.token(names.replace(',', ';')), size);
    } catch (MalformedTextException e) {
      // If only one constraint is named, the message already begins with its name.
      String head = names + ": ";
      String problem = e.problem();
      throw wrong(
          (problem.startsWith(head) ? problem.substring(head.length()) : problem)
              + ". "
              + e.advice());
    }
  }

  private static RequestException wrong(String reason) {
    return RequestException.impossible(List.of(RequestOption.CONSTRAINTS), reason);
  }

  /** Rejects single dots and signs together with a rule on neighbours without them. */
  private void requireOneRuleForDots(List<Constraint> whole) throws RequestException {
    boolean isForDots =
        whole.stream()
            .map(Constraint::kind)
            .anyMatch(
                kind ->
                    kind == ConstraintKind.NON_CONSECUTIVE
                        || kind == ConstraintKind.NEGATIVE_RATIO);
    if (isForDots && numbers.containsKey(ConstraintFamily.DOTS)) {
      throw RequestException.impossible(
          List.of(RequestOption.DOTS, RequestOption.CONSTRAINTS),
          "A dot is an exception to such a rule, so both together are neither."
              + " Ask for all dots alone, where neighbours without a dot obey both rules.");
    }
    boolean isForSigns = whole.stream().anyMatch(rule -> rule.kind() == ConstraintKind.NEGATIVE_XV);
    if (isForSigns && numbers.containsKey(ConstraintFamily.XV)) {
      throw RequestException.impossible(
          List.of(RequestOption.XV, RequestOption.CONSTRAINTS),
          "A sign is an exception to this rule. Ask for all signs alone, which includes the rule.");
    }
  }

  /**
   * Refuses constraints to place that rest on regions, if regions do not cover the grid.
   *
   * @throws RequestException if there are any
   */
  void requireRegions(LayoutChoice layout) throws RequestException {
    if (!(layout instanceof LayoutChoice.Fixed fixed) || fixed.rules().mask().isTiled()) {
      return;
    }
    for (ConstraintFamily family : numbers.keySet()) {
      if (family.kinds(true).stream().anyMatch(ConstraintKind::needsRegions)) {
        throw RequestException.impossible(
            List.of(RequestOption.of(family)),
            "These need regions of %d cells that cover the grid.".formatted(layout.size()));
      }
    }
    if (inRegions.orElse(false) && fixed.rules().mask().isNone()) {
      throw RequestException.impossible(
          List.of(RequestOption.CAGE_REGIONS), "The grid has no regions. Leave it out.");
    }
  }

  /**
   * Returns the constraints to place.
   *
   * @param size n
   * @throws RequestException if they do not fit on a grid of this size
   */
  ConstraintDemand demand(int size) throws RequestException {
    requireCages();
    requirePlaced();
    CageStyle cages = cages(size);
    List<FamilyCount> families = new ArrayList<>();
    List<RequestOption> options = new ArrayList<>();
    for (Map.Entry<ConstraintFamily, OptionalInt> entry : numbers.entrySet()) {
      ConstraintRoom.require(entry.getKey(), entry.getValue(), cages, size);
      families.add(new FamilyCount(entry.getKey(), entry.getValue()));
      options.add(RequestOption.of(entry.getKey()));
    }
    if (rules.arePlaced()) {
      options.add(RequestOption.RULE);
    }
    ConstraintDemand demand =
        new ConstraintDemand(
            families,
            rules.placed(size),
            cages,
            symmetry.orElse(Symmetry.NONE),
            reduce.orElse(
                numbers.containsKey(ConstraintFamily.FUTOSHIKI)
                    ? ReduceOrder.ALL
                    : ReduceOrder.GIVENS));
    Optional<String> objection = demand.objectionToPlaces(size);
    if (objection.isPresent()) {
      symmetry.ifPresent(wanted -> options.add(RequestOption.CONSTRAINT_SYMMETRY));
      throw RequestException.impossible(options, objection.get());
    }
    return demand;
  }

  private void requireCages() throws RequestException {
    boolean isStyled = minCage.isPresent() || inRegions.isPresent();
    if (isStyled && numbers.keySet().stream().noneMatch(ConstraintFamily::areCages)) {
      throw RequestException.impossible(
          List.of(minCage.isPresent() ? RequestOption.CAGE_SIZE : RequestOption.CAGE_REGIONS),
          "This is only for cages. Ask for cages as well.");
    }
  }

  private void requirePlaced() throws RequestException {
    if (!arePlaced() && (symmetry.isPresent() || reduce.isPresent())) {
      throw RequestException.impossible(
          List.of(symmetry.isPresent() ? RequestOption.CONSTRAINT_SYMMETRY : RequestOption.REDUCE),
          "This is only for placed constraints. Ask for cages, lines or dots as well.");
    }
  }

  private CageStyle cages(int size) throws RequestException {
    if (minCage.isEmpty()) {
      int usual =
          numbers.containsKey(ConstraintFamily.KENKEN)
              ? CageStyle.MOST_OF_KENKEN
              : CageStyle.DEFAULT.most();
      return new CageStyle(
          CageStyle.DEFAULT.least(),
          Math.max(2, Math.min(size, usual)),
          inRegions.orElse(CageStyle.DEFAULT.inRegions()));
    }
    int min = minCage.getAsInt();
    int max = maxCage.orElseThrow();
    if (min < 2 || max < min || max > size) {
      throw RequestException.impossible(
          List.of(RequestOption.CAGE_SIZE),
          "Cages have at least 2 cells and, since no digit repeats, at most %d on %s. Ask for sizes such as %s."
              .formatted(
                  size,
                  ProblemWords.bySize(size),
                  size < 3 ? "2..2" : "2.." + Math.min(size, CageStyle.DEFAULT.most())));
    }
    requireFilling(min, size);
    return new CageStyle(min, max, inRegions.orElse(CageStyle.DEFAULT.inRegions()));
  }

  /**
   * Refuses cages that cover the grid if most of them would be smaller than requested. Cages of all
   * n digits say nothing, and large ones leave gaps: of the cells of generated puzzles, 64 % are in
   * cages of 6 cells on 9×9 if only these are requested, 46 % in those of 7 cells, 75 % in those of
   * 3 cells on 4×4, and 28 % in those of 4.
   */
  private void requireFilling(int min, int size) throws RequestException {
    int most = Math.max(2, (2 * size + 2) / 3);
    if (hasCover() && min > most) {
      throw new RequestException(
          List.of(RequestOption.CAGE_SIZE),
          ProblemCode.CAGES_TOO_LARGE.with("size", size).with("most", most),
          "Cages of at least %d cells would leave too many gaps on %s. Ask for sizes such as %d..%d, or for a number of cages."
              .formatted(min, ProblemWords.bySize(size), most, Math.min(size, most + 1)));
    }
  }

  /**
   * Returns rules like those of the puzzles, to find out which techniques can occur.
   *
   * @param base the regions with the constraints of the whole grid
   */
  Rules sample(LayoutChoice base) {
    Rules rules = baseSample(base);
    int size = rules.size();
    return arePlaced() && size > 1
        ? rules.with(new KillerCage(CellList.of(size, 0, 1), OptionalInt.of(1 + 2)))
        : rules;
  }

  /** Returns the rules of a layout, or those of some random layout with its constraints. */
  static Rules baseSample(LayoutChoice base) {
    return base instanceof LayoutChoice.Random random
        ? Rules.of(someJigsaw(base.size()), random.constraints())
        : ((LayoutChoice.Fixed) base).rules();
  }

  /** Returns a placeholder for random regions, because these are unknown in advance. */
  private static RegionMask someJigsaw(int size) {
    int[] regions = new int[size * size];
    for (int cell = 0; cell < regions.length; cell++) {
      regions[cell] = cell / size;
    }
    // The ends of the first two rows change places.
    regions[size - 1] = 1;
    regions[size] = 0;
    return RegionMask.jigsaw(size, regions);
  }
}
