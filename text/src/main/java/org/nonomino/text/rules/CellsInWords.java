package org.nonomino.text.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.nonomino.core.Constraint;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.EqualCages;
import org.nonomino.core.constraint.OutsideNumber;
import org.nonomino.text.rules.DrawnConstraint.Look;

/**
 * The constraints of a puzzle in words for people who cannot see them, cell by cell: {@code cage of
 * 15 with three cells, third of five on a thermometer}. Words that would fit several cages or lines
 * of a puzzle also name a cell of the constraint in question.
 *
 * <p>Immutable and thread-safe. Creating an object needs time for each cell of each constraint; the
 * words are created when they are requested.
 */
public final class CellsInWords {
  /** The places of a cell in a constraint. */
  private record Part(DrawnConstraint drawn, List<Integer> at) {}

  private final CellSentences words;
  private final List<List<Part>> partsByCell;
  private final List<DrawnConstraint> borneByNoCell;
  private final Map<Look, Integer> counts = new HashMap<>();

  /**
   * @param sentences with the keys of {@code rules-en.txt}
   * @param cellWords with the keys of {@code cells-en.txt}
   */
  CellsInWords(Rules rules, Phrasebook sentences, Phrasebook cellWords) {
    int size = rules.size();
    RuleFacts facts = new RuleFacts(rules);
    this.words = new CellSentences(facts, cellWords, new RuleSentences(facts, sentences));
    this.partsByCell =
        IntStream.range(0, size * size).<List<Part>>mapToObj(cell -> new ArrayList<>()).toList();
    List<DrawnConstraint> outside = new ArrayList<>();
    List<DrawnConstraint> everywhere = new ArrayList<>();
    for (DrawnConstraint drawn : drawn(rules)) {
      switch (drawn.shape()) {
        case OUTSIDE -> outside.add(drawn);
        case GRID -> everywhere.add(drawn);
        case RULE -> {
          if (drawn.constraint().appliesEverywhere()) {
            everywhere.add(drawn);
          } else {
            addToCells(drawn);
          }
        }
        case HOUSE, CAGE, LINE, EDGE, CORNER, CELL, SET -> addToCells(drawn);
      }
      drawn.look().ifPresent(look -> counts.merge(look, 1, Integer::sum));
    }
    outside.sort(
        Comparator.comparing((DrawnConstraint drawn) -> ClueSide.of(number(drawn)))
            .thenComparing(drawn -> ClueSide.along(number(drawn))));
    outside.addAll(everywhere);
    this.borneByNoCell = List.copyOf(outside);
  }

  private static OutsideNumber number(DrawnConstraint drawn) {
    return (OutsideNumber) drawn.constraint();
  }

  /** Returns the words for the constraints of a puzzle. */
  public static CellsInWords of(Rules rules, Language language) {
    return new CellsInWords(rules, language.rules(), language.cells());
  }

  /** Returns all different constraints by kind, those of a kind in the order of the puzzle. */
  private static List<DrawnConstraint> drawn(Rules rules) {
    Map<Constraint, Integer> letters = new HashMap<>();
    List<DrawnConstraint> drawn = new ArrayList<>();
    for (Constraint constraint : new LinkedHashSet<>(rules.constraints())) {
      if (constraint instanceof EqualCages) {
        letters.put(constraint, letters.size());
      }
      drawn.addAll(DrawnConstraint.of(constraint, letters));
    }
    drawn.sort(Comparator.comparing(DrawnConstraint::kind));
    return drawn;
  }

  private void addToCells(DrawnConstraint drawn) {
    Map<Integer, List<Integer>> places = new HashMap<>();
    for (int i = 0; i < drawn.count(); i++) {
      places.computeIfAbsent(drawn.cells().get(i), none -> new ArrayList<>()).add(i);
    }
    places.forEach((cell, at) -> partsByCell.get(cell).add(new Part(drawn, at)));
  }

  /**
   * Returns the words for each cage, line or mark that a cell bears, by kind.
   *
   * @param cell row-major from 0, 0..n²−1
   */
  public List<String> ofCell(int cell) {
    return partsByCell.get(cell).stream().map(part -> words(part.drawn, part.at)).toList();
  }

  /**
   * Returns the words for all that a cell bears with commas between them, "" if it bears nothing.
   *
   * @param cell row-major from 0, 0..n²−1
   */
  public String textOfCell(int cell) {
    return String.join(", ", ofCell(cell));
  }

  /** Returns {@link #textOfCell} for all n² cells, row-major. */
  public List<String> texts() {
    return IntStream.range(0, partsByCell.size()).mapToObj(this::textOfCell).toList();
  }

  /**
   * Returns the words for constraints that no cell bears: those for each clue outside the grid,
   * first above it, then left, right and below, then the sentences about rules for all cells, such
   * as anti-knight.
   */
  public List<String> outside() {
    return borneByNoCell.stream().map(drawn -> words(drawn, List.of())).toList();
  }

  private String words(DrawnConstraint drawn, List<Integer> at) {
    boolean isOneOfSeveral =
        drawn.look().map(look -> counts.getOrDefault(look, 0) > 1).orElse(false);
    return words.words(drawn, List.copyOf(at), isOneOfSeveral);
  }
}
