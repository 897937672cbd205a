package org.nonomino.app.book;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.Theme;
import org.nonomino.render.export.Book;
import org.nonomino.render.export.PrintColours;
import org.nonomino.text.rules.RulesInWords;

/** The pages of a book about the constraints of its puzzles. */
final class VariantPages {
  /** The maximum number of kinds of constraints in the title of a chapter. */
  private static final int MAX_NAMED = 3;

  /** The minimum width of a column of the table of cages, in ems. */
  private static final int TABLE_COLUMN = 15;

  /** The name of a cell, in sentences about a single puzzle. */
  private static final Pattern CELL = Pattern.compile("\\br\\d+c\\d+\\b");

  private final BookPlan plan;
  private final BookLanguage language;
  private final List<BookPuzzle> puzzles;
  private final Map<ConstraintKind, Set<String>> sentences = new EnumMap<>(ConstraintKind.class);

  /**
   * @param puzzles all puzzles of the book, in its order
   */
  VariantPages(BookPlan plan, List<BookPuzzle> puzzles) {
    this.plan = plan;
    this.language = plan.language();
    this.puzzles = puzzles;
    for (int i = 0; i < puzzles.size(); i++) {
      int number = i + 1;
      RulesInWords.byKind(puzzles.get(i).puzzle().rules(), language.rules())
          .forEach((kind, sentence) -> add(kind, sentence, number));
    }
    // The sentence about both signs includes those about one of them.
    sentences.computeIfPresent(
        ConstraintKind.XV,
        (kind, words) -> {
          String longest = Collections.max(words, Comparator.comparing(String::length));
          return longest.contains("X") && longest.contains("V") ? Set.of(longest) : words;
        });
  }

  private void add(ConstraintKind kind, String sentence, int number) {
    String words =
        CELL.matcher(sentence).find()
            ? language.text("only-in", Map.of("number", String.valueOf(number))) + " " + sentence
            : sentence;
    sentences.computeIfAbsent(kind, none -> new LinkedHashSet<>()).add(words);
  }

  /** Returns the default title of the book; empty if some of its puzzles have no constraints. */
  Optional<String> title() {
    if (puzzles.stream().anyMatch(each -> kinds(each).isEmpty())) {
      return Optional.empty();
    }
    boolean areKillers =
        puzzles.stream().allMatch(each -> kinds(each).contains(ConstraintKind.KILLER_CAGE));
    return Optional.of(language.text(areKillers ? "title-killer" : "title-variants"));
  }

  /** Returns the constraints of a chapter in words; empty if some puzzles have none. */
  Optional<String> chapterTitle(List<BookPuzzle> chapter) {
    if (chapter.stream().anyMatch(each -> kinds(each).isEmpty())) {
      return Optional.empty();
    }
    Set<ConstraintKind> kinds = EnumSet.noneOf(ConstraintKind.class);
    chapter.forEach(each -> kinds.addAll(kinds(each)));
    return Optional.of(
        kinds.size() > MAX_NAMED ? language.text("title-variants") : names(kinds, ", "));
  }

  /** Returns the names of the constraints of a puzzle that its picture does not show. */
  String unseen(BookPuzzle puzzle) {
    return names(kinds(puzzle).stream().filter(kind -> !Signs.areDrawn(kind)).toList(), " · ");
  }

  private String names(Collection<ConstraintKind> kinds, String separator) {
    return kinds.stream().map(language::kind).collect(Collectors.joining(separator));
  }

  private static Set<ConstraintKind> kinds(BookPuzzle puzzle) {
    Set<ConstraintKind> kinds = EnumSet.noneOf(ConstraintKind.class);
    for (Constraint constraint : puzzle.puzzle().rules().constraints()) {
      kinds.add(constraint.kind());
    }
    return kinds;
  }

  /**
   * Returns the picture of the puzzle with the greatest number of visible kinds of constraints; of
   * several, the last.
   */
  Optional<PuzzlePicture> mostVaried() {
    long most = puzzles.stream().mapToLong(VariantPages::drawnKinds).max().orElse(0);
    return puzzles.stream()
        .filter(puzzle -> most > 0 && drawnKinds(puzzle) == most)
        .reduce((first, later) -> later)
        .map(puzzle -> PuzzlePicture.of(puzzle.puzzle()));
  }

  private static long drawnKinds(BookPuzzle puzzle) {
    return kinds(puzzle).stream().filter(Signs::areDrawn).count();
  }

  /** Returns the part of the rules about constraints without signs; empty if there are none. */
  List<Book.Block> rules() {
    List<Book.Block> blocks = new ArrayList<>();
    if (sentences.isEmpty()) {
      return blocks;
    }
    if (sentences.keySet().stream().anyMatch(Signs::areDrawn)) {
      blocks.add(new Book.Block.Paragraph(language.text("rule-signs")));
      if (isGrey() && sentences.keySet().stream().anyMatch(Signs::areKnownByColour)) {
        blocks.add(new Book.Block.Paragraph(language.text("rule-grey")));
      }
    }
    List<Book.Block> unseen = new ArrayList<>();
    sentences.forEach(
        (kind, words) -> {
          if (!Signs.areDrawn(kind)) {
            unseen.add(
                new Book.Block.Paragraph(language.kind(kind) + ": " + String.join(" ", words)));
          }
        });
    if (!unseen.isEmpty()) {
      blocks.add(new Book.Block.Paragraph(language.text("rule-unseen")));
      blocks.addAll(unseen);
    }
    return blocks;
  }

  private boolean isGrey() {
    return plan.style().look().theme() == Theme.PRINT
        || plan.style().look().colours() == PrintColours.GRAY;
  }

  /** Returns the explanations of all signs in the book, if there are any. */
  Optional<Book.Text> legend() {
    List<Book.Block> signs = new ArrayList<>();
    sentences.forEach(
        (kind, words) ->
            Signs.picture(kind)
                .ifPresent(
                    picture ->
                        signs.add(
                            new Book.Block.Sign(
                                picture, language.kind(kind), List.copyOf(words)))));
    return signs.isEmpty()
        ? Optional.empty()
        : Optional.of(new Book.Text(language.text("signs"), signs));
  }

  /** Returns the table of the combinations of digits in cages, if the book has such cages. */
  Optional<Book.Text> appendix() {
    List<Book.Block> blocks = new ArrayList<>();
    SortedMap<Integer, SortedSet<Integer>> cages = cages();
    cages.forEach(
        (size, cells) -> {
          CageTable table = new CageTable(size, plan.style().look().digits());
          for (int count : cells) {
            addTable(table, count, cages.size() == 1 ? "" : size + "×" + size + " · ", blocks);
          }
        });
    return blocks.isEmpty()
        ? Optional.empty()
        : Optional.of(new Book.Text(language.text("cage-table"), TABLE_COLUMN, blocks));
  }

  private void addTable(CageTable table, int count, String size, List<Book.Block> blocks) {
    List<CageTable.Row> rows = table.rows(count);
    if (rows.isEmpty()) {
      return;
    }
    blocks.add(
        new Book.Block.Subheading(
            size + language.text("cage-cells", Map.of("count", String.valueOf(count)))));
    for (CageTable.Row row : rows) {
      blocks.add(
          new Book.Block.Row(String.valueOf(row.sum()), String.join(" ", row.combinations())));
    }
  }

  /** Returns all numbers of cells up to those of the largest cages with sums, by n. */
  private SortedMap<Integer, SortedSet<Integer>> cages() {
    Map<Integer, Integer> largest = new LinkedHashMap<>();
    for (BookPuzzle puzzle : puzzles) {
      for (Constraint constraint : puzzle.puzzle().rules().constraints()) {
        if (constraint instanceof KillerCage cage && cage.sum().isPresent()) {
          largest.merge(puzzle.puzzle().size(), cage.cells().count(), Math::max);
        }
      }
    }
    SortedMap<Integer, SortedSet<Integer>> cells = new TreeMap<>();
    largest.forEach(
        (size, count) ->
            cells.put(
                size,
                IntStream.rangeClosed(2, count)
                    .boxed()
                    .collect(Collectors.toCollection(TreeSet::new))));
    return cells;
  }
}
