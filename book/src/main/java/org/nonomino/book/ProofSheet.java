package org.nonomino.book;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nonomino.bulk.canon.Identity;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionSymbols;
import org.nonomino.core.Symbols;
import org.nonomino.explainer.OpenMoves;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.explainer.terms.TechniqueFamily;
import org.nonomino.formats.CsvTable;
import org.nonomino.generator.terms.CellPattern;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.render.export.Book;
import org.nonomino.render.export.BookPages;
import org.nonomino.render.export.Report;
import org.nonomino.text.ConstraintNotation;

/**
 * The proof sheet of a book: for each puzzle the facts that an editor checks. It is in English,
 * whatever the language of the book. Immutable.
 */
final class ProofSheet {
  /** The maximum number of open moves at a step that are counted. */
  static final int ENOUGH_MOVES = 100;

  /** The maximum number of puzzles that messages on standard error name. */
  private static final int MAX_NAMED = 20;

  private static final List<String> HEADER =
      List.of(
          "number",
          "page",
          "chapter",
          "level",
          "rating",
          "score",
          "singles_only",
          "hardest_step",
          "steps",
          "moves_open",
          "bottlenecks",
          "bottleneck_steps",
          "clues",
          "clues_by_region",
          "symmetry",
          "twins",
          "source",
          "puzzle",
          "regions",
          "solution",
          "constraints");

  private static final List<Report.Column> COLUMNS =
      List.of(
          new Report.Column("No.", 3.5, true),
          new Report.Column("Page", 4, true),
          new Report.Column("Level", 6, false),
          new Report.Column("Rating", 5, true),
          new Report.Column("Score", 5, true),
          new Report.Column("Singles only", 5, false),
          new Report.Column("Hardest step", 10, false),
          new Report.Column("Clues", 4.5, true),
          new Report.Column("Clues by region", 9, false),
          new Report.Column("Symmetry of the clues", 9, false),
          new Report.Column("Moves open at each step", 24, false),
          new Report.Column("Bottlenecks", 17, false),
          new Report.Column("Twins", 14, false));

  private final String title;
  private final List<Chapter> chapters;

  private record Chapter(String title, List<Entry> entries) {}

  /**
   * A puzzle of the book.
   *
   * @param twins the puzzles of archives and of the book that are like it, in words
   */
  private record Entry(int number, int page, BookPuzzle puzzle, List<String> twins) {
    private OpenMoves moves() {
      return puzzle.proof().moves().orElseThrow();
    }

    String rating() {
      return puzzle.rating() + (puzzle.isBeyond() ? "+" : "");
    }

    boolean needsSinglesOnly() {
      return !puzzle.isBeyond()
          && puzzle.kinds().stream().allMatch(kind -> kind.family() == TechniqueFamily.SINGLES);
    }

    String hardest() {
      return puzzle.isBeyond()
          ? "beyond all techniques"
          : puzzle.kinds().stream()
              .max(Comparator.comparing(StepKind::lowestRating))
              .map(StepKind::words)
              .orElse("");
    }

    int clues() {
      return CellPattern.filledCells(puzzle.puzzle().givens()).count();
    }

    List<Integer> cluesByRegion() {
      Puzzle of = puzzle.puzzle();
      Grid givens = of.givens();
      return IntStream.range(0, of.mask().visibleRegionCount())
          .mapToObj(
              region ->
                  (int)
                      IntStream.range(0, givens.cellCount())
                          .filter(cell -> of.mask().visibleRegion(cell) == region)
                          .filter(cell -> givens.digit(cell) != 0)
                          .count())
          .toList();
    }

    /** Returns the symmetries of the given cells; none if there are no givens. */
    List<Symmetry> symmetries() {
      CellPattern givens = CellPattern.filledCells(puzzle.puzzle().givens());
      return givens.count() == 0
          ? List.of()
          : Stream.of(Symmetry.values())
              .filter(symmetry -> symmetry != Symmetry.NONE && givens.has(symmetry))
              .toList();
    }

    /** Returns the steps without an alternative by their kinds: {@code Pointing 7 8; X-Wing 31}. */
    String bottlenecksByKind() {
      Map<StepKind, List<String>> numbers = new LinkedHashMap<>();
      for (OpenMoves.Bottleneck bottleneck : moves().bottlenecks()) {
        numbers
            .computeIfAbsent(bottleneck.kind(), any -> new ArrayList<>())
            .add(String.valueOf(bottleneck.number()));
      }
      return numbers.entrySet().stream()
          .map(kind -> kind.getKey().words() + " " + String.join(" ", kind.getValue()))
          .collect(Collectors.joining("; "));
    }

    List<String> bottlenecks() {
      return moves().bottlenecks().stream()
          .map(bottleneck -> bottleneck.number() + " " + bottleneck.kind().words())
          .toList();
    }
  }

  /**
   * @param book the book, with the titles of its chapters
   * @param puzzles the puzzles of each chapter, with the open moves at each step
   * @param pages where the puzzles are
   * @param archive the puzzles to compare with
   */
  ProofSheet(Book book, List<List<BookPuzzle>> puzzles, BookPages pages, Archive archive) {
    this.title = book.titles().title();
    this.chapters = new ArrayList<>();
    Map<Long, Integer> solutions = new HashMap<>();
    int number = 0;
    for (int chapter = 0; chapter < puzzles.size(); chapter++) {
      List<Entry> entries = new ArrayList<>();
      for (BookPuzzle puzzle : puzzles.get(chapter)) {
        List<String> twins = new ArrayList<>();
        Identity identity = puzzle.proof().identity();
        archive.twin(identity).map(Archive.Twin::words).ifPresent(twins::add);
        int first = solutions.merge(identity.solution().orElseThrow(), number + 1, Math::min);
        if (first <= number) {
          twins.add("the same solution as number " + first);
        }
        entries.add(new Entry(number + 1, pages.puzzles().get(number), puzzle, twins));
        number++;
      }
      chapters.add(new Chapter(book.chapters().get(chapter).title(), entries));
    }
  }

  /** Returns the sheet as CSV, which Nonomino also reads as a list of puzzles. */
  String csv() {
    StringBuilder table = new StringBuilder(CsvTable.record(HEADER));
    for (Chapter chapter : chapters) {
      for (Entry entry : chapter.entries()) {
        table.append(CsvTable.record(fields(chapter, entry)));
      }
    }
    return table.toString();
  }

  private static List<String> fields(Chapter chapter, Entry entry) {
    BookPuzzle puzzle = entry.puzzle();
    Symbols symbols = puzzle.puzzle().symbols();
    return Stream.of(
            entry.number(),
            entry.page(),
            chapter.title(),
            puzzle.level(),
            entry.rating(),
            puzzle.score(),
            entry.needsSinglesOnly() ? "yes" : "no",
            entry.hardest(),
            entry.moves().counts().size(),
            entry.moves().counts().stream().map(ProofSheet::count).collect(blanks()),
            entry.moves().bottlenecks().size(),
            String.join("; ", entry.bottlenecks()),
            entry.clues(),
            entry.cluesByRegion().stream().map(String::valueOf).collect(blanks()),
            entry.symmetries().stream().map(Symmetry::toString).collect(blanks()),
            String.join("; ", entry.twins()),
            puzzle.proof().place().map(Object::toString).orElse(""),
            symbols.text(puzzle.puzzle().givens()),
            RegionSymbols.text(puzzle.puzzle().mask()),
            symbols.text(puzzle.solution()),
            ConstraintNotation.line(puzzle.puzzle().rules()))
        .map(String::valueOf)
        .toList();
  }

  private static String count(int moves) {
    return moves < ENOUGH_MOVES ? String.valueOf(moves) : ENOUGH_MOVES + "+";
  }

  private static Collector<CharSequence, ?, String> blanks() {
    return Collectors.joining(" ");
  }

  /** Returns the sheet as a table for reading. */
  Report report() {
    return new Report(
        "Proof sheet" + (title.isBlank() ? "" : ": " + title),
        List.of(
            "Moves open: the number of different steps that are possible at each step of the path and no harder than it;"
                + " all singles count as equally hard. Black bars are bottlenecks, where there is only one.",
            summary()),
        COLUMNS,
        chapters.stream()
            .map(
                chapter ->
                    new Report.Section(
                        chapter.title(), chapter.entries().stream().map(ProofSheet::row).toList()))
            .toList());
  }

  private String summary() {
    List<Entry> all = chapters.stream().flatMap(chapter -> chapter.entries().stream()).toList();
    long singles = all.stream().filter(Entry::needsSinglesOnly).count();
    long twins = all.stream().filter(entry -> !entry.twins().isEmpty()).count();
    long without = all.stream().filter(entry -> entry.moves().bottlenecks().isEmpty()).count();
    return "Puzzles: %d. Solved by singles only: %d. Without a bottleneck: %d. With a twin: %d."
        .formatted(all.size(), singles, without, twins);
  }

  private static Report.Row row(Entry entry) {
    Set<Integer> marked =
        entry.moves().bottlenecks().stream()
            .map(bottleneck -> bottleneck.number() - 1)
            .collect(Collectors.toSet());
    return new Report.Row(
        List.of(
            words(entry.number()),
            words(entry.page()),
            words(entry.puzzle().level()),
            words(entry.rating()),
            words(entry.puzzle().score()),
            words(entry.needsSinglesOnly() ? "yes" : "no"),
            words(entry.hardest()),
            words(entry.clues()),
            words(entry.cluesByRegion().stream().map(String::valueOf).collect(blanks())),
            words(entry.symmetries().stream().map(Symmetry::toString).collect(blanks())),
            new Report.Cell.Bars(entry.moves().counts(), marked),
            words(entry.bottlenecksByKind()),
            words(String.join("; ", entry.twins()))));
  }

  private static Report.Cell words(Object content) {
    return new Report.Cell.Words(content.toString());
  }

  /** Returns a sentence for each of the first puzzles with twins, and one about the others. */
  static List<String> twins(List<List<BookPuzzle>> chapters, Archive archive) {
    List<String> sentences = new ArrayList<>();
    int number = 0;
    int more = 0;
    for (BookPuzzle puzzle : chapters.stream().flatMap(List::stream).toList()) {
      number++;
      Optional<Archive.Twin> twin = archive.twin(puzzle.proof().identity());
      if (twin.isPresent() && sentences.size() < MAX_NAMED) {
        sentences.add("Puzzle " + number + " has a twin: " + twin.get().words() + ".");
      } else if (twin.isPresent()) {
        more++;
      }
    }
    if (more > 0) {
      sentences.add(
          (more == 1 ? "1 more puzzle has a twin." : more + " more puzzles have twins.")
              + " --proof=proof.csv lists all of them.");
    }
    return sentences;
  }
}
