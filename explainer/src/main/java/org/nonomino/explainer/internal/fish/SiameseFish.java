package org.nonomino.explainer.internal.fish;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Variant;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * Two finned or sashimi fish of one digit with the same bases and different covers, whose
 * conclusions differ ({@link FinnedFish}). What is a fin of one fish may be a corner of the other.
 * The step has the conclusions of both, and the rating of the harder one.
 *
 * <p>Example: in rows 1, 4 and 7, 5 is confined to columns 1, 4 and 7 except for the fin r7c8, and
 * to columns 1, 4 and 8 except for the fin r4c7. The first fish excludes r8c7, and the second r5c8.
 * Source: the manual of HoDoKu (B. Hobiger), <a
 * href="https://hodoku.sourceforge.net/en/tech_fishg.php">Siamese Fish</a>. The proof is that of
 * each fish, so it applies to any regions.
 */
public final class SiameseFish implements Technique {
  private final StepKind harder;
  private final Rating rating;
  private final int size;
  private final List<FinnedFish> searches;

  private SiameseFish(StepKind harder, List<FinnedFish> searches) {
    this.harder = harder;
    this.rating = harder.lowestRating();
    this.size = harder.size();
    this.searches = searches;
  }

  /**
   * Returns the technique for pairs of fish whose harder one is of a kind: two finned fish, or a
   * sashimi fish with a finned or sashimi one.
   */
  public static SiameseFish of(StepKind harder) {
    return switch (harder) {
      case FINNED_X_WING, FINNED_SWORDFISH, FINNED_JELLYFISH ->
          new SiameseFish(harder, List.of(FinnedFish.of(harder)));
      case SASHIMI_X_WING -> withFinned(StepKind.FINNED_X_WING, harder);
      case SASHIMI_SWORDFISH -> withFinned(StepKind.FINNED_SWORDFISH, harder);
      case SASHIMI_JELLYFISH -> withFinned(StepKind.FINNED_JELLYFISH, harder);
      default -> throw new IllegalArgumentException("no finned or sashimi fish: " + harder);
    };
  }

  private static SiameseFish withFinned(StepKind finned, StepKind sashimi) {
    return new SiameseFish(sashimi, List.of(FinnedFish.of(finned), FinnedFish.of(sashimi)));
  }

  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.SIAMESE_FISH);
  }

  @Override
  public Rating lowestRating() {
    return rating;
  }

  /** The digit and the bases of a fish. */
  private record Bases(int digit, List<House> houses) {}

  @Override
  public void find(BoardState board, StepCollector steps) {
    Map<Bases, List<FoundStep>> byBases = new LinkedHashMap<>();
    for (FinnedFish search : searches) {
      search.find(
          board,
          new StepCollector() {
            @Override
            public void add(FoundStep step) {
              Bases bases = new Bases(step.deductions().get(0).digit(), bases(step));
              byBases.computeIfAbsent(bases, key -> new ArrayList<>()).add(step);
            }

            @Override
            public boolean isDone() {
              return steps.isDone();
            }
          });
    }
    for (List<FoundStep> fish : byBases.values()) {
      for (int i = 0; i < fish.size(); i++) {
        for (int j = i + 1; j < fish.size() && !steps.isDone(); j++) {
          addPair(fish.get(i), fish.get(j), steps);
        }
      }
    }
  }

  private void addPair(FoundStep first, FoundStep second, StepCollector steps) {
    Set<Deduction> lost = new LinkedHashSet<>(first.deductions());
    lost.addAll(second.deductions());
    boolean isNews = lost.size() > Math.max(first.deductions().size(), second.deductions().size());
    // The easier kind comes first.
    if (isNews && second.kind() == harder) {
      steps.add(pair(first, second, List.copyOf(lost)));
    }
  }

  /**
   * Creates a step whose houses are the bases, the covers of both fish, those of the first alone
   * and those of the second alone. Each fish has as many covers as there are bases.
   */
  private FoundStep pair(FoundStep first, FoundStep second, List<Deduction> lost) {
    Set<House> houses = new LinkedHashSet<>(bases(first));
    first.evidence().houses().stream()
        .filter(second.evidence().houses()::contains)
        .forEach(houses::add);
    houses.addAll(first.evidence().houses());
    houses.addAll(second.evidence().houses());
    return new FoundStep(
        this,
        StepKind.SIAMESE_FISH,
        Variant.PLAIN,
        rating,
        lost,
        Evidence.of(List.copyOf(houses), first.evidence().candidates()));
  }

  private List<House> bases(FoundStep step) {
    return step.evidence().houses().subList(0, size);
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    return searches.get(0).premises(step, board);
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<House> houses = step.evidence().houses();
    List<House> bases = bases(step);
    int alone = houses.size() - 2 * size;
    List<House> first = new ArrayList<>(houses.subList(size, 2 * size));
    List<House> second = new ArrayList<>(houses.subList(size, 2 * size - alone));
    second.addAll(houses.subList(2 * size, houses.size()));
    first.sort(Comparator.comparingInt(House::number));
    second.sort(Comparator.comparingInt(House::number));
    int digit = step.deductions().get(0).digit();
    Words symbol = Notation.digit(digit);
    List<Integer> fins = FinnedFish.fins(board, digit, bases, first);
    List<Integer> otherFins = FinnedFish.fins(board, digit, bases, second);
    Words secondNames = Wording.houses(board, second);
    return StepText.of(
        Words.of(
            "%s %s %s fin %s / %s fin %s",
            symbol,
            Notation.houses(board, bases),
            Notation.houses(board, first),
            Notation.cells(board, fins),
            Notation.houses(board, second),
            Notation.cells(board, otherFins)),
        Words.of(
            "%s in %s makes two fish, in %s (%s) and in %s (%s). So %s.",
            symbol,
            Wording.houses(board, bases),
            Wording.houses(board, first),
            FinnedFish.named(board, fins),
            secondNames,
            FinnedFish.named(board, otherFins),
            Wording.losses(board, step)),
        Words.of(
            "%s. The same is true of %s with the %s: %s.",
            FinnedFish.proof(board, step, bases, first, fins, Words.NONE),
            secondNames,
            FinnedFish.named(board, otherFins),
            Wording.eliminations(board, step)));
  }
}
