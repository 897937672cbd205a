package org.nonomino.toolkit.techniques;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.solver.Deadline;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.PuzzleTexts;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.TechniquePosition;

/**
 * Finds the positions that the pages about constraints lack: for each first move the one with the
 * shortest explanation among those whose next step shows the move and needs the constraint. It also
 * collects puzzles for worksheets of the constraints that the generator does not place. {@code
 * docs/techniques-examples.sh} runs it. To replace an example, delete its line first.
 */
final class ConstraintExampleFinder {
  private static final RegionMask BOXES = RegionMask.boxes(3, 3);

  /** The highest rating of a step on the way, because harder steps take time. */
  private static final Rating HARDEST = new Rating(42);

  /** The number of puzzles for worksheets of a page. */
  private static final int PUZZLES = 6;

  /** A puzzle for worksheets has at least this many positions. */
  private static final int POSITIONS = 3;

  /** The time for one puzzle. */
  private static final Duration PATIENCE = Duration.ofSeconds(15);

  /** The kinds that are in one puzzle, for pages on which not all kinds go together. */
  private static final Map<String, List<Set<ConstraintKind>>> TOGETHER =
      Map.of(
          "negative",
          List.of(Set.of(ConstraintKind.NEGATIVE_RATIO), Set.of(ConstraintKind.NEGATIVE_XV)),
          "thermometer",
          List.of(Set.of(ConstraintKind.THERMOMETER)),
          "region-sum-line",
          List.of(Set.of(ConstraintKind.REGION_SUM_LINE)),
          "anti-knight",
          List.of(Set.of(ConstraintKind.ANTI_KNIGHT), Set.of(ConstraintKind.ANTI_KING)),
          "indexers",
          List.of(Set.of(ConstraintKind.ROW_INDEXER, ConstraintKind.COLUMN_INDEXER)),
          "extra-house",
          List.of(Set.of(ConstraintKind.DIAGONAL)));

  private record Found(PuzzleEntry entry, int cost) {}

  private final Map<String, Found> examples = new LinkedHashMap<>();
  private final Map<String, List<PuzzleEntry>> puzzles = new LinkedHashMap<>();

  /**
   * Writes the examples and the puzzles.
   *
   * @param arguments the two files, the number of puzzles for each page, how many seconds a page
   *     may take, the seed of the puzzles, and the slugs of pages; without any, all pages
   */
  public static void main(String[] arguments) throws IOException, RequestException {
    ConstraintExampleFinder finder = new ConstraintExampleFinder();
    Path examples = Path.of(arguments[0]);
    Path puzzles = Path.of(arguments[1]);
    List<String> chosen = List.of(arguments).subList(5, arguments.length);
    finder.read(puzzles);
    for (ConstraintPage page : ConstraintPage.all()) {
      finder.keep(page);
      if (chosen.isEmpty() || chosen.contains(page.slug())) {
        finder.search(
            page,
            Integer.parseInt(arguments[2]),
            Deadline.in(Duration.ofSeconds(Long.parseLong(arguments[3]))),
            Long.parseLong(arguments[4]));
      }
      finder.report(page);
      finder.write(examples, puzzles);
    }
  }

  private void read(Path file) throws IOException {
    for (String line : Files.readAllLines(file)) {
      if (!line.isBlank()) {
        PuzzleEntry entry = PositionLines.entry(line);
        puzzles.computeIfAbsent(entry.label(), any -> new ArrayList<>()).add(entry);
      }
    }
  }

  private void keep(ConstraintPage page) {
    for (ConstraintPage.Move move : page.moves()) {
      page.example(move)
          .filter(known -> isShown(move, known.step(), known.step().explain(known.board())))
          .ifPresent(known -> examples.put(page.title(move), new Found(known.entry(), 0)));
    }
  }

  private void search(ConstraintPage page, int count, Deadline end, long seed)
      throws RequestException {
    List<Set<ConstraintKind>> together = TOGETHER.getOrDefault(page.slug(), List.of(page.kinds()));
    ConstraintPositions positions = new ConstraintPositions(page);
    List<ConstraintPage.Move> lacking =
        page.moves().stream().filter(move -> !examples.containsKey(page.title(move))).toList();
    boolean lacksPuzzles =
        WorksheetPuzzles.areRecorded(page)
            && puzzles.getOrDefault(page.words(), List.of()).size() < PUZZLES;
    for (int i = 0; i < count && !end.isPast() && (!lacking.isEmpty() || lacksPuzzles); i++) {
      List<ConstraintKind> kinds = together.get(i % together.size()).stream().sorted().toList();
      Optional<PuzzleEntry> made = new TeachingPuzzles(kinds, BOXES, seed).make(i);
      if (made.isPresent()) {
        int found = follow(page, positions, made.get(), lacking);
        List<PuzzleEntry> kept = puzzles.computeIfAbsent(page.words(), any -> new ArrayList<>());
        if (WorksheetPuzzles.areRecorded(page) && found >= POSITIONS && kept.size() < PUZZLES) {
          kept.add(made.get().withText(EntryPart.LABEL, page.words()));
        }
      }
    }
  }

  /** Follows the path of a puzzle, and returns the number of its positions. */
  private int follow(
      ConstraintPage page,
      ConstraintPositions positions,
      PuzzleEntry source,
      List<ConstraintPage.Move> lacking) {
    Deadline deadline = Deadline.in(PATIENCE);
    Board board = positions.start(source.puzzle());
    Optional<Step> next = positions.next(board, HARDEST, deadline);
    int count = 0;
    int index = 0;
    while (next.isPresent() && !deadline.isPast()) {
      Step step = next.get();
      String words = step.explain(board);
      count += step.evidence().constraints().isEmpty() ? 0 : 1;
      for (ConstraintPage.Move move : lacking) {
        if (positions.isAbout(step) && isShown(move, step, words)) {
          offer(page, move, positions, source, board, index);
        }
      }
      board = board.after(step);
      next = positions.next(board, HARDEST, deadline);
      index++;
    }
    return count;
  }

  private void offer(
      ConstraintPage page,
      ConstraintPage.Move move,
      ConstraintPositions positions,
      PuzzleEntry source,
      Board board,
      int index) {
    Optional<TechniquePosition> position = positions.seen(source, board);
    if (position.isEmpty()) {
      return;
    }
    Step step = position.get().step();
    String words = step.explain(position.get().board());
    int full = String.join(" ", step.explainInFull(position.get().board())).length();
    int cost = words.length() + full / 4 + 2 * index;
    Found known = examples.get(page.title(move));
    if (positions.isAbout(step)
        && isShown(move, step, words)
        && (known == null || cost < known.cost())
        && positions.needsConstraint(position.get().entry(), step, Deadline.NEVER)) {
      PuzzleEntry entry =
          position
              .get()
              .entry()
              .withText(EntryPart.LABEL, page.title(move))
              .withText(EntryPart.TECHNIQUE, step.kind().slug());
      examples.put(page.title(move), new Found(entry, cost));
    }
  }

  /** Returns whether a step with an explanation shows a move. */
  static boolean isShown(ConstraintPage.Move move, Step step, String words) {
    return move.steps().contains(step.kind()) && Pattern.compile(move.says()).matcher(words).find();
  }

  private void write(Path examplesFile, Path puzzlesFile) throws IOException {
    List<PuzzleEntry> shown = examples.values().stream().map(Found::entry).toList();
    List<PuzzleEntry> practice = new ArrayList<>();
    puzzles.values().forEach(practice::addAll);
    Files.writeString(examplesFile, text(shown));
    Files.writeString(puzzlesFile, text(practice));
  }

  private static String text(List<PuzzleEntry> entries) {
    return PuzzleTexts.write(entries, Formats.standard().named("json").orElseThrow());
  }

  private void report(ConstraintPage page) {
    System.out.printf(
        "%-18s puzzles %d%n", page.slug(), puzzles.getOrDefault(page.words(), List.of()).size());
    for (ConstraintPage.Move move : page.moves()) {
      Found found = examples.get(page.title(move));
      System.out.printf(
          "   %-45s %s%n", move.title(), found == null ? "NONE" : words(page, move, found));
    }
  }

  private static String words(ConstraintPage page, ConstraintPage.Move move, Found found) {
    Explainer explainer = new Explainer(Scale.NONOMINO);
    PuzzleEntry entry = found.entry();
    Board board = explainer.board(entry.puzzle(), entry.progress(), entry.solution().orElseThrow());
    return explainer
        .next(board, Deadline.NEVER)
        .map(step -> step.explain(board))
        .orElse(page.title(move));
  }
}
