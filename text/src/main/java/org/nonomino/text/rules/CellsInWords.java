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
import org.nonomino.text.rules.Figure.Look;
import org.nonomino.text.rules.RulesInWords.Language;

/**
 * The constraints of a puzzle in words for people who cannot see them, cell by cell: {@code cage of
 * 15 with three cells, third of five on a thermometer}. Words that would fit several cages or lines
 * of a puzzle also name a cell of the one that is meant.
 *
 * <p>Immutable and thread-safe. Creating an object needs time for each cell of each constraint; the
 * words are made when they are requested.
 */
public final class CellsInWords {
  /** A cell's places in a figure. */
  private record Part(Figure figure, List<Integer> at) {}

  private final CellWords words;
  private final List<List<Part>> partsByCell;
  private final List<Figure> borneByNoCell;
  private final Map<Look, Integer> counts = new HashMap<>();

  private CellsInWords(Rules rules, Language language) {
    int size = rules.size();
    this.words =
        switch (language) {
          case ENGLISH -> new EnglishCells(new RuleFacts(rules));
          case GERMAN -> new GermanCells(new RuleFacts(rules));
        };
    this.partsByCell =
        IntStream.range(0, size * size).<List<Part>>mapToObj(cell -> new ArrayList<>()).toList();
    List<Figure> outside = new ArrayList<>();
    List<Figure> everywhere = new ArrayList<>();
    for (Figure figure : figures(rules)) {
      switch (figure.form()) {
        case AREA, LINE, MARK -> addToCells(figure);
        case OUTSIDE -> outside.add(figure);
        case EVERYWHERE -> everywhere.add(figure);
      }
      figure.look().ifPresent(look -> counts.merge(look, 1, Integer::sum));
    }
    outside.sort(
        Comparator.comparing((Figure figure) -> ClueSide.of(figure.constraint()))
            .thenComparing(figure -> ClueSide.along(figure.constraint()))
            .thenComparing(Figure::kind));
    everywhere.sort(Comparator.comparing(Figure::kind));
    outside.addAll(everywhere);
    this.borneByNoCell = List.copyOf(outside);
  }

  /** Returns the words for the constraints of a puzzle. */
  public static CellsInWords of(Rules rules, Language language) {
    return new CellsInWords(rules, language);
  }

  /** Returns the figures of all different constraints, in the order of the puzzle. */
  private static List<Figure> figures(Rules rules) {
    Map<Constraint, Integer> letters = new HashMap<>();
    List<Figure> figures = new ArrayList<>();
    for (Constraint constraint : new LinkedHashSet<>(rules.constraints())) {
      if (constraint instanceof EqualCages) {
        letters.put(constraint, letters.size());
      }
      figures.addAll(Figure.of(constraint, letters));
    }
    return figures;
  }

  private void addToCells(Figure figure) {
    Map<Integer, List<Integer>> places = new HashMap<>();
    for (int i = 0; i < figure.count(); i++) {
      places.computeIfAbsent(figure.cells().get(i), none -> new ArrayList<>()).add(i);
    }
    places.forEach((cell, at) -> partsByCell.get(cell).add(new Part(figure, at)));
  }

  /**
   * Returns the words for each cage, line or mark that a cell bears, in the order of the puzzle.
   *
   * @param cell row-major from 0, 0..n²−1
   */
  public List<String> ofCell(int cell) {
    return partsByCell.get(cell).stream().map(part -> words(part.figure, part.at)).toList();
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
    return borneByNoCell.stream().map(figure -> words(figure, List.of())).toList();
  }

  private String words(Figure figure, List<Integer> at) {
    boolean isOneOfSeveral =
        figure.look().map(look -> counts.getOrDefault(look, 0) > 1).orElse(false);
    return words.words(figure, List.copyOf(at), isOneOfSeveral);
  }
}
