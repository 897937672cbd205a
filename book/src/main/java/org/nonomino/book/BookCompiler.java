package org.nonomino.book;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.explainer.terms.TechniqueFamily;
import org.nonomino.render.DigitStyle;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.export.Book;
import org.nonomino.render.export.BookletStyle.Answers;
import org.nonomino.render.export.Heading;
import org.nonomino.toolkit.TechniquePosition;
import org.nonomino.toolkit.techniques.TechniqueExamples;

/** Compiles the parts of a book from its plan and its puzzles. */
final class BookCompiler {
  /** The minimum number of levels for stars to be meaningful. */
  private static final int MIN_STARS = 3;

  /** The maximum number of levels that the cover names one by one. */
  private static final int MAX_LEVELS_ON_COVER = 4;

  /** The blank lines between paragraphs. */
  private static final Pattern PARAGRAPHS = Pattern.compile("\\R(?:[ \\t]*+\\R)++");

  /** The largest digit that is written as one figure. */
  private static final int LAST_FIGURE = 9;

  /** The minimum size of an example, because smaller grids have no regions except rows. */
  private static final int MIN_EXAMPLE = 4;

  /** The maximum size of an example, so that generating it takes no noticeable time. */
  private static final int MAX_EXAMPLE = 12;

  private final BookPlan plan;
  private final BookLanguage language;
  private final List<List<BookPuzzle>> chapters;
  private final BookDrawings drawings;
  private final VariantPages variants;
  private final StepWords steps;

  /** The pictures of puzzles outside the book, for the cover and the rules. */
  interface BookDrawings {
    /**
     * Returns the picture on the front of the cover.
     *
     * @param largest n of the largest puzzle of the book
     * @param areBoxes whether the regions of all puzzles of the book are boxes
     * @param symbols the symbols of the largest puzzles
     */
    PuzzlePicture front(int largest, boolean areBoxes, Symbols symbols);

    /** Returns the picture on the back of the cover; the arguments are those of the front. */
    PuzzlePicture back(int largest, boolean areBoxes, Symbols symbols);

    /** Returns a puzzle of a size and its solution. */
    List<PuzzlePicture> example(int size, boolean areBoxes, Symbols symbols);
  }

  /**
   * @param chapters the puzzles of each chapter
   */
  BookCompiler(BookPlan plan, List<List<BookPuzzle>> chapters, BookDrawings drawings) {
    this.plan = plan;
    this.language = plan.design().language();
    this.chapters = chapters;
    this.drawings = drawings;
    this.variants = new VariantPages(plan, all());
    this.steps = new StepWords(language, plan.design().style().look().digits());
  }

  /**
   * Returns the book.
   *
   * @param perPage how many puzzles are on a page of each chapter
   */
  Book book(List<Integer> perPage) {
    List<Book.Chapter> parts = new ArrayList<>();
    int number = 0;
    for (int i = 0; i < chapters.size(); i++) {
      List<Book.Item> items = new ArrayList<>();
      for (BookPuzzle puzzle : chapters.get(i)) {
        number++;
        items.add(item(puzzle, number));
      }
      String title = title(plan.chapters().get(i), chapters.get(i));
      parts.add(
          new Book.Chapter(title, extent(title, chapters.get(i), number), perPage.get(i), items));
    }
    return new Book(
        titles(),
        plan.imprint().cover().map(this::cover),
        plan.parts().frontMatter().hasHalfTitle(),
        plan.parts().hasContents(),
        front(),
        parts,
        plan.parts().hasRules() ? variants.appendix().stream().toList() : List.of(),
        language.pages(aboutSteps(), aboutChains()));
  }

  private Book.Cover cover(BookPlan.Cover cover) {
    Optional<PuzzlePicture> varied = variants.mostVaried();
    Book.Titles titles = titles();
    return new Book.Cover(
        varied.orElseGet(() -> drawings.front(largest(), areBoxes(), symbols(largest()))),
        cover.colour(),
        new Book.Front(
            plan.imprint().titles().subtitle(),
            String.valueOf(all().size()),
            language.text("cover-puzzles"),
            levels()),
        new Book.Back(cover.blurb(), features(), backPicture(varied)),
        cover
            .spine()
            .orElseGet(
                () ->
                    Stream.of(titles.title(), titles.author())
                        .filter(text -> !text.isBlank())
                        .collect(Collectors.joining("  ·  "))));
  }

  /** Returns a picture of the kind that the front does not show, if the book has both. */
  private PuzzlePicture backPicture(Optional<PuzzlePicture> varied) {
    boolean hasPlain =
        all().stream().anyMatch(each -> each.puzzle().rules().constraints().isEmpty());
    return varied
        .filter(picture -> !hasPlain)
        .orElseGet(() -> drawings.back(largest(), areBoxes(), symbols(largest())));
  }

  /** Returns the names of the levels of the puzzles: all of them, or the first and the last. */
  private String levels() {
    List<String> names =
        plan.design().levels().all().stream()
            .filter(level -> all().stream().anyMatch(each -> each.level().equals(level)))
            .map(language::level)
            .toList();
    return names.size() <= MAX_LEVELS_ON_COVER
        ? String.join("  ·  ", names)
        : language.text(
            "cover-levels", Map.of("first", names.get(0), "last", names.get(names.size() - 1)));
  }

  private List<String> features() {
    List<String> features = new ArrayList<>();
    features.add(
        language.named(
            language.text("subtitle", Map.of("count", String.valueOf(all().size()))),
            levels().replace("  ·  ", ", ")));
    features.add(
        language.text("rule-one") + (isLogical() ? " " + language.text("rule-logic") : ""));
    if (plan.design().style().answers() == Answers.END) {
      features.add(language.text("rule-end"));
    }
    return features;
  }

  private boolean isLogical() {
    return all().stream().noneMatch(BookPuzzle::isBeyond);
  }

  private List<BookPuzzle> all() {
    return chapters.stream().flatMap(List::stream).toList();
  }

  private int largest() {
    return all().stream().mapToInt(each -> each.puzzle().size()).max().orElseThrow();
  }

  private boolean areBoxes() {
    return all().stream().allMatch(each -> BoxRegions.equalTo(each.puzzle().mask()).isPresent());
  }

  private boolean areBoxes(int size) {
    return all().stream()
        .filter(each -> each.puzzle().size() == size)
        .allMatch(each -> BoxRegions.equalTo(each.puzzle().mask()).isPresent());
  }

  /** Returns the symbols that all puzzles of a size have, or the usual ones. */
  private Symbols symbols(int size) {
    List<Symbols> all =
        all().stream()
            .map(each -> each.puzzle().symbols())
            .filter(each -> each.size() == size)
            .distinct()
            .toList();
    return all.size() == 1 ? all.get(0) : Symbols.usual(size);
  }

  private Book.Titles titles() {
    Book.Titles titles = plan.imprint().titles();
    return new Book.Titles(
        titles.title().isBlank()
            ? variants
                .title()
                .orElseGet(() -> language.text(areBoxes() ? "title-boxes" : "title-jigsaw"))
            : titles.title(),
        titles.subtitle().isBlank()
            ? language.text("subtitle", Map.of("count", String.valueOf(all().size())))
            : titles.subtitle(),
        titles.author(),
        titles.publisher(),
        imprint());
  }

  /** Returns the back of the title page: paragraphs separated by blank lines. */
  private String imprint() {
    BookPlan.FrontMatter front = plan.parts().frontMatter();
    return Stream.of(
            front.copyright(),
            plan.imprint().titles().notice(),
            front.edition(),
            plan.imprint().titles().publisher(),
            plan.imprint().isbn().isEmpty() ? "" : "ISBN " + plan.imprint().isbn(),
            front.isMadeWith() ? language.text("made-with") : "")
        .map(String::strip)
        .filter(text -> !text.isEmpty())
        .collect(Collectors.joining("\n\n"));
  }

  /**
   * Returns the levels and the numbers of the puzzles of a chapter: {@code Easy · 1–60}.
   *
   * @param title of the chapter, which may already name its only level
   * @param last the number of its last puzzle
   */
  private String extent(String title, List<BookPuzzle> puzzles, int last) {
    int first = last - puzzles.size() + 1;
    String numbers = first == last ? String.valueOf(last) : first + "–" + last;
    List<String> levels =
        puzzles.stream()
            .filter(each -> each.position().isEmpty())
            .map(BookPuzzle::level)
            .distinct()
            .sorted(Comparator.comparing(plan.design().levels().all()::indexOf))
            .map(language::level)
            .toList();
    String words =
        levels.isEmpty()
            ? ""
            : levels.size() == 1
                ? levels.get(0)
                : language.text(
                    "level-range",
                    Map.of("first", levels.get(0), "last", levels.get(levels.size() - 1)));
    return words.isEmpty() || title.contains(words) ? numbers : words + " · " + numbers;
  }

  private String title(BookPlan.Chapter chapter, List<BookPuzzle> puzzles) {
    if (!chapter.title().isBlank()) {
      return chapter.title();
    }
    if (chapter.source() instanceof BookPlan.Made made && made.technique().isPresent()) {
      return language.text("find", Map.of("technique", language.technique(made.technique().get())));
    }
    boolean isOneLevel = puzzles.stream().map(BookPuzzle::level).distinct().count() == 1;
    Optional<String> level =
        isOneLevel ? Optional.of(language.level(puzzles.get(0).level())) : Optional.empty();
    return variants
        .chapterTitle(puzzles)
        .map(title -> title + level.map(words -> " · " + words).orElse(""))
        .or(() -> level)
        .orElseGet(() -> language.text("puzzles"));
  }

  private Book.Item item(BookPuzzle puzzle, int number) {
    String name = String.valueOf(number);
    String author =
        puzzle.author().isEmpty() ? "" : language.text("by", Map.of("author", puzzle.author()));
    String fog = puzzle.isInFog() ? language.text("fog") : "";
    String remark =
        Stream.of(variants.unseen(puzzle), author, variants.aboutRules(puzzle), fog)
            .filter(text -> !text.isEmpty())
            .collect(Collectors.joining(" · "));
    if (puzzle.position().isPresent()) {
      return new Book.Item(
          name,
          Heading.of(name),
          puzzle.position().get().question(),
          remark,
          answer(puzzle.position().get().answer(), puzzle.position().get().text()),
          puzzle.path(),
          List.of());
    }
    return new Book.Item(
        name,
        heading(puzzle, name),
        puzzle.picture(),
        remark,
        answer(solved(puzzle), ""),
        puzzle.path(),
        puzzle.hints());
  }

  /** Returns the solution without constraints, whose signs would be illegible if it is small. */
  private static PuzzlePicture solved(BookPuzzle puzzle) {
    Puzzle whole = puzzle.puzzle();
    Puzzle bare = new Puzzle(whole.givens(), Rules.of(whole.mask(), List.of(), whole.symbols()));
    return PuzzlePicture.of(bare).withDigits(puzzle.solution());
  }

  private Optional<Book.Answer> answer(PuzzlePicture picture, String text) {
    return plan.design().style().answers() == Answers.NONE
        ? Optional.empty()
        : Optional.of(new Book.Answer(picture, text));
  }

  /** {@code 12 · Windmill · Medium (2.3) ★★☆}. */
  private Heading heading(BookPuzzle puzzle, String name) {
    String title = puzzle.title().isEmpty() ? "" : " · " + puzzle.title();
    String rating =
        plan.design().hasRatings() && !puzzle.isBeyond() ? " (" + puzzle.rating() + ")" : "";
    String words = name + title + " · " + language.level(puzzle.level()) + rating;
    return plan.design().hasStars()
        ? new Heading(words, rank(puzzle), maxStars())
        : Heading.of(words);
  }

  private int rank(BookPuzzle puzzle) {
    return plan.design().levels().all().indexOf(puzzle.level()) + 1;
  }

  /** The number of stars of the hardest puzzle, so that a book for beginners has few. */
  private int maxStars() {
    return Math.max(
        Math.min(MIN_STARS, plan.design().levels().all().size()),
        all().stream().mapToInt(this::rank).max().orElseThrow());
  }

  private List<Book.Text> front() {
    List<Book.Text> parts = new ArrayList<>();
    addPage("introduction", plan.parts().frontMatter().introduction(), parts);
    addPage("how-to-use", plan.parts().frontMatter().howToUse(), parts);
    if (plan.parts().hasRules()) {
      parts.add(new Book.Text(language.text("rules"), rules()));
      variants.legend().ifPresent(parts::add);
      variants.ownRules().ifPresent(parts::add);
    }
    List<StepKind> kinds = tips();
    if (!kinds.isEmpty()) {
      List<Book.Block> blocks = new ArrayList<>();
      blocks.add(new Book.Block.Paragraph(language.text("tips-start")));
      kinds.forEach(kind -> blocks.add(tip(kind)));
      parts.add(new Book.Text(language.text("tips"), blocks));
    }
    return parts;
  }

  /** Adds a section with paragraphs from the plan, if there are any. */
  private void addPage(String titleKey, String text, List<Book.Text> parts) {
    List<Book.Block> paragraphs = new ArrayList<>();
    for (String paragraph : PARAGRAPHS.split(text.strip(), -1)) {
      if (!paragraph.isBlank()) {
        add(paragraphs, paragraph);
      }
    }
    if (!paragraphs.isEmpty()) {
      parts.add(new Book.Text(language.text(titleKey), paragraphs));
    }
  }

  private List<Book.Block> rules() {
    List<Book.Block> blocks = new ArrayList<>();
    List<Integer> sizes =
        all().stream().map(each -> each.puzzle().size()).distinct().sorted().toList();
    int largest = largest();
    boolean haveRegions = all().stream().anyMatch(each -> each.puzzle().mask().hasRegions());
    String rule = haveRegions ? areBoxes() ? "rule-boxes" : "rule-regions" : "rule-lines";
    add(
        blocks,
        sizes.size() == 1
            ? language.text(rule, Map.of("n", String.valueOf(largest)))
            : language.text(
                rule + "-sizes",
                Map.of(
                    "sizes",
                    sizes.stream()
                        .map(size -> sentence("rule-size", size))
                        .collect(Collectors.joining(", ")))));
    String symbols =
        all().stream()
            .map(each -> each.puzzle().symbols())
            .filter(each -> !each.areUsual())
            .map(Symbols::toString)
            .distinct()
            .collect(Collectors.joining(", "));
    if (!symbols.isEmpty()) {
      add(blocks, language.text("rule-symbols", Map.of("symbols", symbols)));
    }
    if (largest > LAST_FIGURE && plan.design().style().look().digits() == DigitStyle.LETTERS) {
      String letters =
          IntStream.rangeClosed(LAST_FIGURE + 1, largest)
              .mapToObj(digit -> DigitSymbols.symbol(digit) + " = " + digit)
              .collect(Collectors.joining(", "));
      add(blocks, language.text("rule-letters", Map.of("letters", letters)));
    }
    List<PuzzlePicture> pictures =
        all().stream().map(each -> PuzzlePicture.of(each.puzzle())).toList();
    if (pictures.stream().anyMatch(PuzzlePicture::hasRegionsInPieces)) {
      add(blocks, language.text("rule-pieces"));
    }
    if (pictures.stream().anyMatch(PuzzlePicture::hasRegionsAcrossEdges)) {
      add(blocks, language.text("rule-torus"));
    }
    blocks.addAll(variants.rules());
    add(
        blocks,
        language.text("rule-one")
            + (isLogical() ? " " + language.text("rule-logic") : "")
            + (plan.design().style().answers() == Answers.END
                ? " " + language.text("rule-end")
                : ""));
    if (all().stream().anyMatch(each -> each.position().isPresent())) {
      add(blocks, language.text("rule-find"));
    }
    for (int size : exampleSizes(sizes)) {
      String caption =
          sizes.size() == 1 ? language.text("example") : sentence("example-size", size);
      blocks.add(
          new Book.Block.Pictures(drawings.example(size, areBoxes(size), symbols(size)), caption));
    }
    return blocks;
  }

  /** Returns the smallest and the largest of the sizes that are quickly generated. */
  private static List<Integer> exampleSizes(List<Integer> sizes) {
    List<Integer> quick =
        sizes.stream().filter(size -> size >= MIN_EXAMPLE && size <= MAX_EXAMPLE).toList();
    return quick.size() <= 2 ? quick : List.of(quick.get(0), quick.get(quick.size() - 1));
  }

  /** Returns a sentence about grids of a size. */
  private String sentence(String key, int size) {
    return language.text(key, Map.of("n", String.valueOf(size)));
  }

  private static void add(List<Book.Block> blocks, String paragraph) {
    blocks.add(new Book.Block.Paragraph(paragraph));
  }

  /**
   * Returns the techniques with a tip: the named ones, or those that the puzzles require, the
   * simplest first, and those of exercises. Techniques with the same topic are one tip.
   */
  private List<StepKind> tips() {
    Set<StepKind> kinds = new LinkedHashSet<>(plan.parts().tips().kinds());
    if (kinds.isEmpty()) {
      Stream<StepKind> required =
          all().stream()
              .flatMap(each -> each.kinds().stream())
              .filter(kind -> kind != StepKind.LAST_CELL);
      // Leftovers are special to jigsaws, so they have a tip even if the recorded paths avoid them.
      Stream.concat(required, areBoxes() ? Stream.of() : Stream.of(StepKind.LAW_OF_LEFTOVERS))
          .distinct()
          .sorted(Comparator.comparing(StepKind::lowestRating))
          .map(TipTopics::topic)
          .distinct()
          .limit(plan.parts().tips().max())
          .forEach(kinds::add);
      for (BookPlan.Chapter chapter : plan.chapters()) {
        if (plan.parts().tips().max() > 0 && chapter.source() instanceof BookPlan.Made made) {
          made.technique().map(TipTopics::topic).ifPresent(kinds::add);
        }
      }
    }
    return kinds.stream().map(TipTopics::topic).distinct().toList();
  }

  private Book.Block tip(StepKind topic) {
    Optional<TechniquePosition> example = example(topic);
    return new Book.Block.Tip(
        language.technique(topic),
        language.tip(topic),
        example.map(BookCompiler::picture),
        example.map(each -> steps.step(each.step(), each.board())).orElse(""));
  }

  /** Returns the picture of a step, without candidates if readers do not need them. */
  private static PuzzlePicture picture(TechniquePosition example) {
    PuzzlePicture picture =
        PuzzlePicture.of(example.entry().puzzle()).withStep(example.step(), example.board());
    return example.step().kind().family() == TechniqueFamily.SINGLES
            || example.step().kind() == StepKind.RULE_OF_45
        ? picture.withCandidates(new long[example.board().cellCount()])
        : picture;
  }

  /** Returns paragraphs that explain how steps are written. */
  private List<String> aboutSteps() {
    String notation =
        language.text(
            "about-steps", Map.of("cell", language.withCells("r4c5"), "row", "4", "column", "5"));
    return areBoxes() ? List.of(notation) : List.of(notation, language.text("about-regions"));
  }

  /** Returns a paragraph about the notation of chains, if the printed paths have any. */
  private List<String> aboutChains() {
    boolean hasChains =
        all().stream().flatMap(each -> each.path().stream()).anyMatch(ChainNotation::isIn);
    return hasChains
        ? List.of(
            language.text(
                "about-chains",
                Map.of("cell", language.withCells("r4c5"), "cells", language.withCells("r4c56"))))
        : List.of();
  }

  /**
   * Returns an example, a small one if possible. Books with boxes alone have examples with other
   * regions only of techniques that need these.
   */
  private Optional<TechniquePosition> example(StepKind kind) {
    boolean areBoxes = areBoxes();
    List<TechniquePosition> all =
        Stream.of(TechniqueExamples.small(kind), TechniqueExamples.of(kind))
            .flatMap(
                examples ->
                    examples.stream()
                        .sorted(Comparator.comparing(each -> hasBoxes(each) != areBoxes)))
            .toList();
    return all.stream()
        .filter(each -> !areBoxes || hasBoxes(each))
        .findFirst()
        .or(() -> all.stream().findFirst());
  }

  private static boolean hasBoxes(TechniquePosition example) {
    return BoxRegions.equalTo(example.entry().puzzle().mask()).isPresent();
  }
}
