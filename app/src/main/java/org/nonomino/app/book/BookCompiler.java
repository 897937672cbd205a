package org.nonomino.app.book;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.DigitSymbols;
import org.nonomino.explainer.StepKind;
import org.nonomino.render.DigitStyle;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.export.Book;
import org.nonomino.render.export.BookletStyle.Answers;
import org.nonomino.render.export.Heading;
import org.nonomino.toolkit.RegionLegend;
import org.nonomino.toolkit.TechniquePosition;
import org.nonomino.toolkit.techniques.TechniqueExamples;
import org.nonomino.toolkit.techniques.TechniquePage;

/** Compiles the parts of a book from its plan and its puzzles. */
final class BookCompiler {
  /** The minimum number of levels for stars to be meaningful. */
  private static final int MIN_STARS = 3;

  /** A line of a legend: {@code region 4 (top right): r1c8 r1c9 …}. */
  private static final Pattern REGION = Pattern.compile("(region .*) \\((.*)\\): .*");

  private final BookPlan plan;
  private final BookLanguage language;
  private final List<List<BookPuzzle>> chapters;
  private final BookDrawings drawings;
  private final VariantPages variants;

  /** The pictures of puzzles outside the book, for the cover and the rules. */
  interface BookDrawings {
    /**
     * Returns the picture of the cover.
     *
     * @param largest n of the largest puzzle of the book
     */
    PuzzlePicture cover(int largest);

    /** Returns a small puzzle and its solution. */
    List<PuzzlePicture> example(boolean areBoxes);
  }

  /**
   * @param chapters the puzzles of each chapter
   */
  BookCompiler(BookPlan plan, List<List<BookPuzzle>> chapters, BookDrawings drawings) {
    this.plan = plan;
    this.language = plan.language();
    this.chapters = chapters;
    this.drawings = drawings;
    this.variants = new VariantPages(plan, all());
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
      parts.add(
          new Book.Chapter(title(plan.chapters().get(i), chapters.get(i)), perPage.get(i), items));
    }
    return new Book(
        titles(),
        plan.cover().isPresent()
            ? Optional.of(new Book.Cover(coverPicture(), plan.cover().getAsInt()))
            : Optional.empty(),
        plan.hasContents(),
        rulesAndTips(),
        parts,
        plan.hasRules() ? variants.appendix().stream().toList() : List.of(),
        language.pages());
  }

  private PuzzlePicture coverPicture() {
    return variants.mostVaried().orElseGet(() -> drawings.cover(largest()));
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

  private Book.Titles titles() {
    Book.Titles titles = plan.titles();
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
        titles.notice());
  }

  private String title(BookPlan.Chapter chapter, List<BookPuzzle> puzzles) {
    if (!chapter.title().isBlank()) {
      return chapter.title();
    }
    if (chapter.source() instanceof BookPlan.Made made && made.technique().isPresent()) {
      return language.text("find", Map.of("technique", made.technique().get().words()));
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
    PuzzlePicture picture = PuzzlePicture.of(puzzle.puzzle());
    String name = String.valueOf(number);
    String author =
        puzzle.author().isEmpty() ? "" : language.text("by", Map.of("author", puzzle.author()));
    String remark =
        Stream.of(variants.unseen(puzzle), author)
            .filter(text -> !text.isEmpty())
            .collect(Collectors.joining(" · "));
    if (puzzle.position().isPresent()) {
      return new Book.Item(
          name,
          Heading.of(name),
          puzzle.position().get().question(),
          remark,
          answer(puzzle.position().get().answer(), puzzle.position().get().text()),
          puzzle.path());
    }
    return new Book.Item(
        name,
        heading(puzzle, name),
        picture,
        remark,
        answer(picture.withDigits(puzzle.solution()), ""),
        puzzle.path());
  }

  private Optional<Book.Answer> answer(PuzzlePicture picture, String text) {
    return plan.style().answers() == Answers.NONE
        ? Optional.empty()
        : Optional.of(new Book.Answer(picture, text));
  }

  /** {@code 12 · Windmill · Medium (2.3) ★★☆}. */
  private Heading heading(BookPuzzle puzzle, String name) {
    String title = puzzle.title().isEmpty() ? "" : " · " + puzzle.title();
    String rating = plan.hasRatings() && !puzzle.isBeyond() ? " (" + puzzle.rating() + ")" : "";
    String words = name + title + " · " + language.level(puzzle.level()) + rating;
    return plan.hasStars() ? new Heading(words, rank(puzzle), maxStars()) : Heading.of(words);
  }

  private int rank(BookPuzzle puzzle) {
    return plan.levels().all().indexOf(puzzle.level()) + 1;
  }

  /** The number of stars of the hardest puzzle, so that a book for beginners has few. */
  private int maxStars() {
    return Math.max(
        Math.min(MIN_STARS, plan.levels().all().size()),
        all().stream().mapToInt(this::rank).max().orElseThrow());
  }

  private List<Book.Text> rulesAndTips() {
    List<Book.Text> parts = new ArrayList<>();
    if (plan.hasRules()) {
      parts.add(new Book.Text(language.text("rules"), rules()));
      variants.legend().ifPresent(parts::add);
    }
    List<StepKind> kinds = tips();
    if (!kinds.isEmpty()) {
      List<Book.Block> blocks = new ArrayList<>();
      blocks.add(new Book.Block.Paragraph(language.text("tips-start")));
      kinds.forEach(kind -> addTip(kind, blocks));
      parts.add(new Book.Text(language.text("tips"), blocks));
    }
    return parts;
  }

  private List<Book.Block> rules() {
    List<Book.Block> blocks = new ArrayList<>();
    List<Integer> sizes = all().stream().map(each -> each.puzzle().size()).distinct().toList();
    int largest = largest();
    String max = sizes.size() == 1 ? String.valueOf(largest) : "n";
    add(blocks, language.text(areBoxes() ? "rule-boxes" : "rule-regions", Map.of("n", max)));
    if (sizes.size() > 1) {
      add(blocks, language.text("rule-sizes"));
    }
    if (largest > 9 && plan.style().look().digits() == DigitStyle.LETTERS) {
      add(
          blocks,
          language.text(
              "rule-letters", Map.of("last", DigitSymbols.symbol(largest) + " = " + largest)));
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
    boolean isLogical = all().stream().noneMatch(BookPuzzle::isBeyond);
    add(
        blocks,
        language.text("rule-one")
            + (isLogical ? " " + language.text("rule-logic") : "")
            + (plan.style().answers() == Answers.END ? " " + language.text("rule-end") : ""));
    if (all().stream().anyMatch(each -> each.position().isPresent())) {
      add(blocks, language.text("rule-find"));
    }
    blocks.add(new Book.Block.Pictures(drawings.example(areBoxes()), language.text("example")));
    return blocks;
  }

  private static void add(List<Book.Block> blocks, String paragraph) {
    blocks.add(new Book.Block.Paragraph(paragraph));
  }

  /** The named techniques, or the simplest required ones, and the techniques of exercises. */
  private List<StepKind> tips() {
    if (!plan.tips().kinds().isEmpty()) {
      return plan.tips().kinds();
    }
    Set<StepKind> tips = new LinkedHashSet<>();
    all().stream()
        .flatMap(each -> each.kinds().stream())
        .distinct()
        .filter(kind -> kind != StepKind.LAST_CELL)
        .sorted(Comparator.comparing(StepKind::lowestRating))
        .limit(plan.tips().max())
        .forEach(tips::add);
    for (BookPlan.Chapter chapter : plan.chapters()) {
      if (plan.tips().max() > 0 && chapter.source() instanceof BookPlan.Made made) {
        made.technique().ifPresent(tips::add);
      }
    }
    return List.copyOf(tips);
  }

  private void addTip(StepKind kind, List<Book.Block> blocks) {
    TechniquePage page = TechniquePage.of(kind);
    List<Book.Block> tip = new ArrayList<>();
    tip.add(new Book.Block.Subheading(kind.words()));
    add(tip, page.summary());
    add(tip, page.sections().getOrDefault(TechniquePage.Section.SPOTTING, ""));
    example(kind)
        .ifPresent(
            example ->
                tip.add(
                    new Book.Block.Pictures(
                        List.of(
                            PuzzlePicture.of(example.entry().puzzle())
                                .withStep(example.step(), example.board())),
                        example.step().explain(example.board()) + legend(example))));
    blocks.add(new Book.Block.Group(tip));
  }

  /** Returns where the named regions of an example are; empty if they are boxes. */
  private static String legend(TechniquePosition example) {
    String regions = RegionLegend.of(example.board(), example.step().evidence().houses()).strip();
    return regions.isEmpty()
        ? ""
        : REGION
            .matcher(regions)
            .replaceAll("$1: $2")
            .replace("\n", "; ")
            .transform(" (%s)"::formatted);
  }

  /** Returns an example with the kind of regions of the book, or any example if there is none. */
  private Optional<TechniquePosition> example(StepKind kind) {
    List<TechniquePosition> examples = TechniqueExamples.of(kind);
    boolean areBoxes = areBoxes();
    return examples.stream()
        .filter(each -> BoxRegions.equalTo(each.entry().puzzle().mask()).isPresent() == areBoxes)
        .findFirst()
        .or(() -> examples.stream().findFirst());
  }
}
