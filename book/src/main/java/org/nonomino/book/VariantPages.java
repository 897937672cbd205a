package org.nonomino.book;

import java.util.ArrayList;
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
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.Theme;
import org.nonomino.render.export.Book;
import org.nonomino.render.export.PrintColours;
import org.nonomino.text.SymbolNotation;

/** The pages of a book about the constraints of its puzzles. */
final class VariantPages {
  /** The maximum number of kinds of constraints in the title of a chapter. */
  private static final int MAX_NAMED = 3;

  /** The minimum width of a column of the table of cages, in ems. */
  private static final int TABLE_COLUMN = 14;

  private final BookPlan plan;
  private final BookLanguage language;
  private final List<BookPuzzle> puzzles;

  /** The sentences about signs. */
  private final Map<ConstraintKind, Set<String>> sentences = new EnumMap<>(ConstraintKind.class);

  /** The sentences about rules that have no sign, by the name that is below their puzzles. */
  private final Map<VariantName, Set<String>> unseen = new LinkedHashMap<>();

  /**
   * @param puzzles all puzzles of the book, in its order
   */
  VariantPages(BookPlan plan, List<BookPuzzle> puzzles) {
    this.plan = plan;
    this.language = plan.design().language();
    this.puzzles = puzzles;
    for (int i = 0; i < puzzles.size(); i++) {
      addSentences(puzzles.get(i), i + 1);
    }
    // The longest sentence about marks of two kinds includes those about one of them.
    sentences.computeIfPresent(
        ConstraintKind.XV,
        (kind, words) -> {
          String longest = longest(words);
          return longest.contains("X") && longest.contains("V") ? Set.of(longest) : words;
        });
  }

  private static String longest(Set<String> words) {
    return Collections.max(words, Comparator.comparing(String::length));
  }

  private void addSentences(BookPuzzle puzzle, int number) {
    List<VariantName> names = unseenNames(puzzle);
    Map<ConstraintKind, String> words = language.sentences(puzzle.puzzle().rules());
    words.forEach(
        (kind, sentence) -> {
          boolean isOwn = puzzle.hasOwnSigns() && puzzle.drawings().shown().contains(kind);
          if (Signs.areDrawn(kind) && !isOwn) {
            sentences
                .computeIfAbsent(kind, none -> new LinkedHashSet<>())
                .add(kind.isCustom() ? inPuzzle(sentence, number) : withNumber(sentence, number));
          }
        });
    for (VariantName name : names) {
      String text =
          words.entrySet().stream()
              .filter(entry -> name.covers(entry.getKey()) && !Signs.areDrawn(entry.getKey()))
              .map(Map.Entry::getValue)
              .collect(Collectors.joining(" "));
      unseen.computeIfAbsent(name, none -> new LinkedHashSet<>()).add(withNumber(text, number));
    }
  }

  /** Returns a sentence that names cells with the number of its puzzle. */
  private String withNumber(String sentence, int number) {
    return BookLanguage.namesCells(sentence) ? inPuzzle(sentence, number) : sentence;
  }

  private String inPuzzle(String sentence, int number) {
    return language.text("only-in", Map.of("number", String.valueOf(number)))
        + " "
        + language.withCells(sentence);
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
    boolean areJigsaws =
        chapter.stream().allMatch(each -> BoxRegions.equalTo(each.puzzle().mask()).isEmpty());
    List<String> names =
        VariantName.of(kinds).stream().map(name -> titleWord(name, areJigsaws)).toList();
    return Optional.of(names.size() > MAX_NAMED ? language.text("mixed") : listed(names));
  }

  /** Returns the name of constraints in the title of a chapter. */
  private String titleWord(VariantName name, boolean areJigsaws) {
    return name.covers(ConstraintKind.KILLER_CAGE)
        ? language.text(areJigsaws ? "killer-jigsaw" : "killer")
        : name.words(language);
  }

  private String listed(List<String> names) {
    int last = names.size() - 1;
    return last == 0
        ? names.get(0)
        : language.text(
            "and",
            Map.of("first", String.join(", ", names.subList(0, last)), "last", names.get(last)));
  }

  /** Returns the names of the constraints of a puzzle that its picture does not show. */
  String unseen(BookPuzzle puzzle) {
    return unseenNames(puzzle).stream()
        .map(name -> name.words(language))
        .collect(Collectors.joining(" · "));
  }

  private static List<VariantName> unseenNames(BookPuzzle puzzle) {
    return VariantName.of(kinds(puzzle)).stream().filter(VariantName::isUnseen).toList();
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
   * several, one with regions that are not boxes if possible, and of these the last.
   */
  Optional<PuzzlePicture> mostVaried() {
    Comparator<BookPuzzle> variety =
        Comparator.comparing(VariantPages::drawnKinds).thenComparing(VariantPages::isJigsaw);
    return puzzles.stream()
        .filter(puzzle -> drawnKinds(puzzle) > 0)
        .reduce((best, next) -> variety.compare(best, next) > 0 ? best : next)
        .map(BookPuzzle::picture);
  }

  private static boolean isJigsaw(BookPuzzle puzzle) {
    return BoxRegions.equalTo(puzzle.puzzle().mask()).isEmpty();
  }

  private static long drawnKinds(BookPuzzle puzzle) {
    return kinds(puzzle).stream().filter(Signs::areDrawn).count();
  }

  /** Returns the part of the rules about constraints without signs; empty if there are none. */
  List<Book.Block> rules() {
    List<Book.Block> blocks = new ArrayList<>();
    if (!sentences.isEmpty()) {
      blocks.add(new Book.Block.Paragraph(language.text("rule-signs")));
      if (isGrey() && sentences.keySet().stream().anyMatch(Signs::areKnownByColour)) {
        blocks.add(new Book.Block.Paragraph(language.text("rule-grey")));
      }
    }
    if (!unseen.isEmpty()) {
      blocks.add(new Book.Block.Paragraph(language.text("rule-unseen")));
      unseen.forEach(
          (name, words) ->
              blocks.add(
                  new Book.Block.Paragraph(
                      language.named(
                          name.words(language),
                          name instanceof VariantName.Blend
                              ? longest(words)
                              : String.join(" ", words)))));
    }
    return blocks;
  }

  private boolean isGrey() {
    return plan.design().style().look().theme() == Theme.PRINT
        || plan.design().style().look().colours() == PrintColours.GRAY;
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

  /** Returns the rules of puzzles whose signs are those of their setters, if there are any. */
  Optional<Book.Text> ownRules() {
    List<Book.Block> blocks = new ArrayList<>();
    for (int i = 0; i < puzzles.size(); i++) {
      BookPuzzle puzzle = puzzles.get(i);
      if (puzzle.hasOwnSigns()) {
        String title = puzzle.title().isEmpty() ? "" : " · " + puzzle.title();
        blocks.add(new Book.Block.Subheading(i + 1 + title));
        puzzle
            .rules()
            .lines()
            .filter(line -> !line.isBlank())
            .map(line -> new Book.Block.Paragraph(line.strip()))
            .forEach(blocks::add);
      }
    }
    if (blocks.isEmpty()) {
      return Optional.empty();
    }
    blocks.add(0, new Book.Block.Paragraph(language.text("own-rules-start")));
    return Optional.of(new Book.Text(language.text("own-rules"), blocks));
  }

  /** Returns where the rules of a puzzle with its setter's signs are; empty for other puzzles. */
  String aboutRules(BookPuzzle puzzle) {
    return plan.parts().hasRules() && puzzle.hasOwnSigns() ? language.text("see-own-rules") : "";
  }

  /** Returns the table of the combinations of digits in cages, if the book has such cages. */
  Optional<Book.Text> appendix() {
    List<Book.Block> blocks = new ArrayList<>();
    SortedMap<Symbols, Integer> cages = largestCages();
    cages.forEach(
        (symbols, largest) -> {
          CageTable table = new CageTable(symbols, plan.design().style().look().digits());
          for (int count = 2; count <= largest; count++) {
            addTable(table, count, cages.size() == 1 ? "" : of(symbols) + " · ", blocks);
          }
        });
    return blocks.isEmpty()
        ? Optional.empty()
        : Optional.of(new Book.Text(language.text("cage-table"), TABLE_COLUMN, blocks));
  }

  private void addTable(CageTable table, int count, String kind, List<Book.Block> blocks) {
    List<CageTable.Row> rows = table.rows(count);
    if (rows.isEmpty()) {
      return;
    }
    blocks.add(
        new Book.Block.Subheading(
            kind + language.text("cage-cells", Map.of("count", String.valueOf(count)))));
    for (CageTable.Row row : rows) {
      blocks.add(
          new Book.Block.Row(String.valueOf(row.sum()), String.join(" ", row.combinations())));
    }
  }

  private static String of(Symbols symbols) {
    String size = symbols.size() + "×" + symbols.size();
    return symbols.areUsual() ? size : size + " · " + SymbolNotation.typed(symbols);
  }

  /** Returns the numbers of cells of the largest cages with sums, by the symbols of the puzzles. */
  private SortedMap<Symbols, Integer> largestCages() {
    SortedMap<Symbols, Integer> largest =
        new TreeMap<>(
            Comparator.comparing(Symbols::size)
                .thenComparing(symbols -> !symbols.areUsual())
                .thenComparing(Symbols::toString));
    for (BookPuzzle puzzle : puzzles) {
      for (Constraint constraint : puzzle.puzzle().rules().constraints()) {
        if (constraint instanceof KillerCage cage && cage.sum().isPresent()) {
          largest.merge(puzzle.puzzle().symbols(), cage.cells().count(), Math::max);
        }
      }
    }
    return largest;
  }
}
