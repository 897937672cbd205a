package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.nonomino.core.Rules;
import org.nonomino.explainer.internal.als.AlsChains;
import org.nonomino.explainer.internal.als.DeathBlossom;
import org.nonomino.explainer.internal.als.SueDeCoq;
import org.nonomino.explainer.internal.chains.AlternatingChains;
import org.nonomino.explainer.internal.chains.Medusa;
import org.nonomino.explainer.internal.chains.MultiColours;
import org.nonomino.explainer.internal.chains.RemotePairs;
import org.nonomino.explainer.internal.chains.SimpleColouring;
import org.nonomino.explainer.internal.chains.TurbotFish;
import org.nonomino.explainer.internal.constraints.Clashes;
import org.nonomino.explainer.internal.constraints.Combinations;
import org.nonomino.explainer.internal.constraints.ConsecutiveLocks;
import org.nonomino.explainer.internal.constraints.JointCombinations;
import org.nonomino.explainer.internal.constraints.LastCells;
import org.nonomino.explainer.internal.constraints.NeededDigit;
import org.nonomino.explainer.internal.constraints.RelatedCells;
import org.nonomino.explainer.internal.constraints.RelatedPeers;
import org.nonomino.explainer.internal.constraints.RelatedPlaces;
import org.nonomino.explainer.internal.constraints.RuleOf45;
import org.nonomino.explainer.internal.exclusion.AlignedExclusion;
import org.nonomino.explainer.internal.exclusion.JuniorExocets;
import org.nonomino.explainer.internal.fish.FinnedFish;
import org.nonomino.explainer.internal.fish.Fish;
import org.nonomino.explainer.internal.fish.SiameseFish;
import org.nonomino.explainer.internal.forcing.Chains;
import org.nonomino.explainer.internal.forcing.ForcingChains;
import org.nonomino.explainer.internal.intersections.GeneralizedIntersection;
import org.nonomino.explainer.internal.intersections.LockedCandidates;
import org.nonomino.explainer.internal.leftovers.LawOfLeftovers;
import org.nonomino.explainer.internal.leftovers.LeftoverSets;
import org.nonomino.explainer.internal.sets.Fireworks;
import org.nonomino.explainer.internal.sets.HiddenSets;
import org.nonomino.explainer.internal.sets.NakedSets;
import org.nonomino.explainer.internal.sets.SkLoops;
import org.nonomino.explainer.internal.singles.HiddenSingles;
import org.nonomino.explainer.internal.singles.NakedSingles;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.uniqueness.AvoidableRectangles;
import org.nonomino.explainer.internal.uniqueness.BivalueUniversalGrave;
import org.nonomino.explainer.internal.uniqueness.ExtendedRectangles;
import org.nonomino.explainer.internal.uniqueness.HiddenRectangles;
import org.nonomino.explainer.internal.uniqueness.Tridagons;
import org.nonomino.explainer.internal.uniqueness.UniqueLoops;
import org.nonomino.explainer.internal.wings.BentSets;
import org.nonomino.explainer.internal.wings.WWing;
import org.nonomino.explainer.internal.wings.XyWing;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * The techniques in the order in which they are tried, and the kinds of steps that they may find.
 * Immutable; thread-safe.
 */
public final class TechniqueList {
  /** All techniques, roughly from the easiest to the hardest. */
  private static final List<Entry> ALL = all();

  /** The techniques whose order among themselves is that of Sudoku Explainer. */
  private static final Set<Technique> IN_ORDER_OF_SE = inOrderOfSe();

  private final List<Technique> techniques;
  private final Set<StepKind> kinds;
  private final boolean prefersShort;

  /** The list for puzzles with constraints, if it is a different one. */
  private final Optional<TechniqueList> underConstraints;

  /** The conditions under which a technique is used. */
  private enum Use {
    /** Part of Sudoku Explainer, and so always used. */
    SE,
    /**
     * Not used on the scale of Sudoku Explainer, because it has no rating for techniques of
     * irregular regions.
     */
    IRREGULAR,
    /** Used under rules beyond houses, on all scales but that of Sudoku Explainer. */
    CONSTRAINTS,
    /** Used only on the scale of Sudoku Explainer, for steps that it rates differently. */
    ONLY_SE,
    /** Used on all other scales in place of the former. */
    NOT_SE,
    /** Used if named techniques are preferred. */
    NAMES;

    boolean isOfSe() {
      return this == SE || this == ONLY_SE || this == NOT_SE;
    }
  }

  private record Entry(Technique technique, Use use) {}

  private TechniqueList(
      List<Technique> techniques,
      Set<StepKind> kinds,
      boolean prefersShort,
      Optional<TechniqueList> underConstraints) {
    this.techniques = List.copyOf(techniques);
    this.kinds = kinds;
    this.prefersShort = prefersShort;
    this.underConstraints = underConstraints;
  }

  private static Set<Technique> inOrderOfSe() {
    return ALL.stream()
        .filter(entry -> entry.use.isOfSe())
        .map(Entry::technique)
        .collect(Collectors.toUnmodifiableSet());
  }

  private static List<Entry> all() {
    List<Entry> all = new ArrayList<>();
    all.add(new Entry(new HiddenSingles(), Use.SE));
    all.add(new Entry(new LastCells(), Use.CONSTRAINTS));
    all.add(new Entry(new RelatedCells(), Use.CONSTRAINTS));
    all.add(new Entry(LockedCandidates.direct(), Use.NOT_SE));
    all.add(new Entry(LockedCandidates.direct().asMeasured(), Use.ONLY_SE));
    all.add(
        new Entry(new HiddenSets(StepKind.DIRECT_HIDDEN_PAIR).leavingNakedSingles(), Use.NOT_SE));
    all.add(new Entry(new HiddenSets(StepKind.DIRECT_HIDDEN_PAIR), Use.ONLY_SE));
    all.add(new Entry(RuleOf45.rated(20, 20), Use.CONSTRAINTS));
    all.add(new Entry(Combinations.ofCells(1, 2), Use.CONSTRAINTS));
    all.add(new Entry(RuleOf45.rated(21, 23), Use.CONSTRAINTS));
    all.add(new Entry(new RelatedPeers(), Use.CONSTRAINTS));
    all.add(new Entry(Combinations.ofCells(3, 3), Use.CONSTRAINTS));
    all.add(new Entry(new NakedSingles(), Use.SE));
    all.add(new Entry(ConsecutiveLocks.ofCell(), Use.ONLY_SE));
    all.add(new Entry(ConsecutiveLocks.ofHouse(), Use.ONLY_SE));
    all.add(
        new Entry(new HiddenSets(StepKind.DIRECT_HIDDEN_TRIPLE).leavingNakedSingles(), Use.NOT_SE));
    all.add(new Entry(new HiddenSets(StepKind.DIRECT_HIDDEN_TRIPLE), Use.ONLY_SE));
    all.add(new Entry(RuleOf45.rated(24, 27), Use.CONSTRAINTS));
    all.add(new Entry(Combinations.ofCells(4, 5), Use.CONSTRAINTS));
    all.add(new Entry(new RelatedPlaces(), Use.CONSTRAINTS));
    all.add(new Entry(new NeededDigit(), Use.CONSTRAINTS));
    all.add(new Entry(JointCombinations.related(2, 4), Use.CONSTRAINTS));
    all.add(new Entry(JointCombinations.ofTwo(2, 4), Use.CONSTRAINTS));
    all.add(new Entry(new NakedSets(StepKind.LOCKED_PAIR), Use.NAMES));
    all.add(new Entry(LawOfLeftovers.rated(27, 28), Use.IRREGULAR));
    all.add(new Entry(LockedCandidates.indirect(), Use.NOT_SE));
    all.add(new Entry(LockedCandidates.indirect().asMeasured(), Use.ONLY_SE));
    all.add(new Entry(LawOfLeftovers.rated(29, 30), Use.IRREGULAR));
    all.add(new Entry(new GeneralizedIntersection(), Use.SE));
    all.add(new Entry(new NakedSets(StepKind.LOCKED_TRIPLE), Use.NAMES));
    all.add(new Entry(JointCombinations.related(5, 6), Use.CONSTRAINTS));
    all.add(new Entry(new NakedSets(StepKind.NAKED_PAIR), Use.NOT_SE));
    all.add(new Entry(new NakedSets(StepKind.NAKED_PAIR).asMeasured(), Use.ONLY_SE));
    all.add(new Entry(RuleOf45.rated(28, 40), Use.CONSTRAINTS));
    all.add(new Entry(Combinations.ofCells(6, Integer.MAX_VALUE), Use.CONSTRAINTS));
    all.add(new Entry(LawOfLeftovers.rated(31, 32), Use.IRREGULAR));
    all.add(new Entry(new Fish(StepKind.X_WING), Use.SE));
    all.add(new Entry(LawOfLeftovers.rated(33, 34), Use.IRREGULAR));
    all.add(new Entry(new HiddenSets(StepKind.HIDDEN_PAIR), Use.NOT_SE));
    all.add(new Entry(new HiddenSets(StepKind.HIDDEN_PAIR).asMeasured(), Use.ONLY_SE));
    all.add(new Entry(LeftoverSets.pointing(31, 36), Use.IRREGULAR));
    all.add(new Entry(JointCombinations.ofTwo(5, 6), Use.CONSTRAINTS));
    all.add(new Entry(JointCombinations.ofHouse(2, 5), Use.CONSTRAINTS));
    all.add(new Entry(JointCombinations.related(7, 10), Use.CONSTRAINTS));
    all.add(new Entry(LawOfLeftovers.rated(35, 36), Use.IRREGULAR));
    all.add(new Entry(SiameseFish.of(StepKind.FINNED_X_WING), Use.NAMES));
    all.add(new Entry(FinnedFish.of(StepKind.FINNED_X_WING), Use.NAMES));
    all.add(new Entry(new NakedSets(StepKind.NAKED_TRIPLE), Use.NOT_SE));
    all.add(new Entry(new NakedSets(StepKind.NAKED_TRIPLE).asMeasured(), Use.ONLY_SE));
    all.add(new Entry(JointCombinations.ofTwo(7, 10), Use.CONSTRAINTS));
    all.add(new Entry(LawOfLeftovers.rated(37, 38), Use.IRREGULAR));
    all.add(new Entry(new Fish(StepKind.SWORDFISH), Use.SE));
    all.add(new Entry(JointCombinations.ofHouse(6, 9), Use.CONSTRAINTS));
    all.add(new Entry(LawOfLeftovers.rated(39, 40), Use.IRREGULAR));
    all.add(new Entry(new HiddenSets(StepKind.HIDDEN_TRIPLE), Use.NOT_SE));
    all.add(new Entry(new HiddenSets(StepKind.HIDDEN_TRIPLE).asMeasured(), Use.ONLY_SE));
    all.add(new Entry(LawOfLeftovers.ratedFrom(41), Use.IRREGULAR));
    all.add(new Entry(new TurbotFish(StepKind.SKYSCRAPER), Use.NAMES));
    all.add(new Entry(new TurbotFish(StepKind.TWO_STRING_KITE), Use.NAMES));
    all.add(new Entry(SiameseFish.of(StepKind.SASHIMI_X_WING), Use.NAMES));
    all.add(new Entry(FinnedFish.of(StepKind.SASHIMI_X_WING), Use.NAMES));
    all.add(new Entry(LeftoverSets.pointing(37, 42), Use.IRREGULAR));
    all.add(new Entry(LeftoverSets.pair(39, 44), Use.IRREGULAR));
    all.add(new Entry(LeftoverSets.triple(42, 44), Use.IRREGULAR));
    all.add(new Entry(new XyWing(false), Use.SE));
    all.add(new Entry(new TurbotFish(StepKind.TURBOT_FISH), Use.NAMES));
    all.add(new Entry(new TurbotFish(StepKind.EMPTY_RECTANGLE), Use.NAMES));
    all.add(new Entry(new XyWing(true), Use.SE));
    all.add(new Entry(new WWing(), Use.NAMES));
    all.add(new Entry(SiameseFish.of(StepKind.FINNED_SWORDFISH), Use.NAMES));
    all.add(new Entry(FinnedFish.of(StepKind.FINNED_SWORDFISH), Use.NAMES));
    all.add(new Entry(new RemotePairs(), Use.NAMES));
    all.add(new Entry(new SimpleColouring(), Use.NAMES));
    all.add(new Entry(SiameseFish.of(StepKind.SASHIMI_SWORDFISH), Use.NAMES));
    all.add(new Entry(FinnedFish.of(StepKind.SASHIMI_SWORDFISH), Use.NAMES));
    all.add(new Entry(new Clashes(), Use.CONSTRAINTS));
    all.add(new Entry(new MultiColours(), Use.NAMES));
    all.add(new Entry(new UniqueLoops(), Use.SE));
    all.add(new Entry(AvoidableRectangles.type1(), Use.NAMES));
    all.add(new Entry(HiddenRectangles.type6(), Use.NAMES));
    all.add(new Entry(AvoidableRectangles.type2(), Use.NAMES));
    all.add(new Entry(HiddenRectangles.hidden(), Use.NAMES));
    all.add(new Entry(BentSets.ofFour(), Use.NAMES));
    all.add(new Entry(FinnedFish.of(StepKind.FRANKEN_X_WING), Use.NAMES));
    all.add(new Entry(new ExtendedRectangles(), Use.NAMES));
    all.add(new Entry(new NakedSets(StepKind.NAKED_QUAD), Use.NOT_SE));
    all.add(new Entry(new NakedSets(StepKind.NAKED_QUAD).asMeasured(), Use.ONLY_SE));
    all.add(new Entry(FinnedFish.of(StepKind.MUTANT_X_WING), Use.NAMES));
    all.add(new Entry(LeftoverSets.pointing(43, 54), Use.IRREGULAR));
    all.add(new Entry(LeftoverSets.pair(45, 62), Use.IRREGULAR));
    all.add(new Entry(LeftoverSets.triple(45, 65), Use.IRREGULAR));
    all.add(new Entry(new Fish(StepKind.JELLYFISH), Use.SE));
    all.add(new Entry(FinnedFish.of(StepKind.FRANKEN_SWORDFISH), Use.NAMES));
    all.add(new Entry(new HiddenSets(StepKind.HIDDEN_QUAD), Use.NOT_SE));
    all.add(new Entry(new HiddenSets(StepKind.HIDDEN_QUAD).asMeasured(), Use.ONLY_SE));
    all.add(new Entry(SiameseFish.of(StepKind.FINNED_JELLYFISH), Use.NAMES));
    all.add(new Entry(FinnedFish.of(StepKind.FINNED_JELLYFISH), Use.NAMES));
    all.add(new Entry(BivalueUniversalGrave.types(), Use.SE));
    all.add(new Entry(SiameseFish.of(StepKind.SASHIMI_JELLYFISH), Use.NAMES));
    all.add(new Entry(FinnedFish.of(StepKind.SASHIMI_JELLYFISH), Use.NAMES));
    all.add(new Entry(BivalueUniversalGrave.plusSeveral(), Use.NAMES));
    all.add(new Entry(new SueDeCoq(), Use.NAMES));
    all.add(new Entry(new Medusa(), Use.NAMES));
    all.add(new Entry(new Fireworks(), Use.NAMES));
    all.add(new Entry(AlsChains.xz(), Use.NAMES));
    all.add(new Entry(new AlignedExclusion(StepKind.ALIGNED_PAIR_EXCLUSION), Use.SE));
    all.add(new Entry(BentSets.ofFive(), Use.NAMES));
    all.add(new Entry(AlsChains.xyWing(), Use.NAMES));
    all.add(new Entry(FinnedFish.of(StepKind.MUTANT_SWORDFISH), Use.NAMES));
    all.add(new Entry(FinnedFish.of(StepKind.FRANKEN_JELLYFISH), Use.NAMES));
    all.add(new Entry(BentSets.ofSix(), Use.NAMES));
    all.add(new Entry(AlternatingChains.ofOneDigit(), Use.NAMES));
    all.add(new Entry(AlternatingChains.ofPairs(), Use.NAMES));
    all.add(new Entry(new DeathBlossom(), Use.NAMES));
    all.add(new Entry(AlsChains.chain(), Use.NAMES));
    all.add(new Entry(AlternatingChains.ofCandidates(), Use.NAMES));
    all.add(new Entry(AlternatingChains.ofGroups(), Use.NAMES));
    all.add(new Entry(AlternatingChains.ofSets(), Use.NAMES));
    all.add(new Entry(new SkLoops(), Use.NAMES));
    all.add(new Entry(new Tridagons(), Use.NAMES));
    all.add(new Entry(FinnedFish.of(StepKind.MUTANT_JELLYFISH), Use.NAMES));
    all.add(new Entry(new JuniorExocets(), Use.NAMES));
    all.add(new Entry(new Chains(), Use.SE));
    all.add(new Entry(new AlignedExclusion(StepKind.ALIGNED_TRIPLE_EXCLUSION), Use.SE));
    for (ForcingChains.Kind kind : ForcingChains.Kind.values()) {
      all.add(new Entry(new ForcingChains(kind), Use.SE));
    }
    return List.copyOf(all);
  }

  /**
   * Returns the techniques of a scale with its default preference. On the default scale, named
   * techniques are preferred for puzzles with constraints, because no other program has ratings
   * that theirs should agree with.
   */
  public static TechniqueList of(Scale scale) {
    return of(
        scale,
        scale.usualPreference(),
        scale == Scale.NONOMINO ? Optional.of(of(scale, Preference.NAMES)) : Optional.empty());
  }

  /** Returns the techniques of a scale and a preference. */
  public static TechniqueList of(Scale scale, Preference preference) {
    return of(scale, preference, Optional.empty());
  }

  private static TechniqueList of(
      Scale scale, Preference preference, Optional<TechniqueList> underConstraints) {
    Set<Use> uses = EnumSet.of(Use.SE, scale == Scale.SE ? Use.ONLY_SE : Use.NOT_SE);
    if (scale != Scale.SE) {
      uses.add(Use.IRREGULAR);
      uses.add(Use.CONSTRAINTS);
    }
    if (preference != Preference.SE) {
      uses.add(Use.NAMES);
    }
    return new TechniqueList(
        ALL.stream().filter(entry -> uses.contains(entry.use)).map(Entry::technique).toList(),
        EnumSet.allOf(StepKind.class),
        preference == Preference.SHORT,
        underConstraints);
  }

  /** Returns the list for puzzles with some rules, usually this one. */
  TechniqueList under(Rules rules) {
    return rules.arePlain() ? this : underConstraints.orElse(this);
  }

  /**
   * Returns this list with the techniques that find steps of the given kinds, in the default order.
   */
  public TechniqueList with(Set<StepKind> added) {
    List<Technique> chosen = new ArrayList<>();
    for (Entry entry : ALL) {
      // Each list has the technique either as its scale rates it, or as the others do.
      boolean isOfScale = entry.use == Use.ONLY_SE || entry.use == Use.NOT_SE;
      boolean isAdded = !isOfScale && entry.technique.kinds().stream().anyMatch(added::contains);
      if (isAdded || techniques.contains(entry.technique)) {
        chosen.add(entry.technique);
      }
    }
    Set<StepKind> more = EnumSet.copyOf(kinds);
    more.addAll(added);
    return new TechniqueList(
        chosen, more, prefersShort, underConstraints.map(list -> list.with(added)));
  }

  /** Returns this list without the steps of the given kinds. */
  public TechniqueList without(Set<StepKind> removed) {
    Set<StepKind> fewer = EnumSet.copyOf(kinds);
    fewer.removeAll(removed);
    List<Technique> chosen =
        techniques.stream()
            .filter(technique -> technique.kinds().stream().anyMatch(fewer::contains))
            .toList();
    return new TechniqueList(
        chosen, fewer, prefersShort, underConstraints.map(list -> list.without(removed)));
  }

  /** Returns the kinds of steps that can be found. */
  public Set<StepKind> kinds() {
    Set<StepKind> found = EnumSet.noneOf(StepKind.class);
    techniques.forEach(technique -> found.addAll(technique.kinds()));
    found.retainAll(kinds);
    return found;
  }

  /** Returns the lowest rating that a step of the hardest technique can have. */
  Rating hardest() {
    return techniques.stream().map(Technique::lowestRating).reduce(Rating.NONE, Rating::max);
  }

  /** Returns the techniques in the order in which they are tried. */
  List<Technique> techniques() {
    return techniques;
  }

  /**
   * Returns the techniques up to the last that has steps rated no higher than the bound. Harder
   * techniques before it are included, because a step of theirs would be found first.
   */
  List<Technique> techniquesUpTo(Rating max) {
    int end = 0;
    for (int i = 0; i < techniques.size(); i++) {
      end = techniques.get(i).lowestRating().compareTo(max) <= 0 ? i + 1 : end;
    }
    return techniques.subList(0, end);
  }

  /**
   * Returns whether a step of a technique is taken although a later technique may have an easier
   * one. This is so among the techniques of Sudoku Explainer, because its ratings depend on their
   * order.
   *
   * @param later comes after {@code found} in this list
   */
  boolean mayPassOver(Technique found, Technique later) {
    return IN_ORDER_OF_SE.contains(found) && IN_ORDER_OF_SE.contains(later);
  }

  /** Returns whether a step with few candidates may come before an easier one with many. */
  boolean prefersShort() {
    return prefersShort;
  }

  /** Returns whether steps of a kind are included. */
  boolean takes(StepKind kind) {
    return kinds.contains(kind);
  }
}
