package org.nonomino.bulk.generate;

import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.OutputFormat;
import org.nonomino.bulk.options.WrittenFormat;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Step;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.generator.Generated;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.toolkit.Difficulty;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.PositionPictures;
import org.nonomino.toolkit.RegionLegend;
import org.nonomino.toolkit.TechniquePosition;
import org.nonomino.toolkit.json.PuzzleJson;

/** The formats in which positions are written. Immutable, for any thread. */
public abstract class PositionFormats implements MadeForm<PositionFormats.Written> {
  /** What is asked for. */
  final PositionRequest option;

  /**
   * A position as it is written.
   *
   * @param record with its line ends
   * @param lost what the format has no place for
   */
  public record Written(String record, Set<EntryPart> lost) {}

  private PositionFormats(PositionRequest option) {
    this.option = option;
  }

  /**
   * Returns the writer of a format.
   *
   * @param isOne whether there is one position only
   * @param format its name; a picture for one, and JSON for many, where there is none
   * @param withSolution whether a picture is followed by one of the step
   * @throws UsageException if there is no such format, or it has no place for what was entered
   */
  public static PositionFormats of(
      PositionRequest option,
      boolean isOne,
      Optional<String> format,
      TextStyle style,
      boolean withSolution,
      Formats formats)
      throws UsageException {
    Optional<WrittenFormat<OutputFormat>> named =
        WrittenFormat.named(format, OutputFormat.class, formats);
    WrittenFormat<OutputFormat> usual =
        new WrittenFormat.Own<>(isOne ? OutputFormat.picture : OutputFormat.json);
    WrittenFormat<OutputFormat> chosen = named.orElse(usual);
    if (chosen.is(OutputFormat.picture)) {
      return new Picture(option, style, withSolution);
    }
    if (chosen.is(OutputFormat.json)) {
      return new Json(option);
    }
    if (chosen instanceof WrittenFormat.Exchange<OutputFormat> exchange
        && holdsProgress(exchange.format())) {
      return new Exchange(option, exchange.format());
    }
    throw new UsageException(
        "--format="
            + format.orElseThrow()
            + " cannot store entered digits. Choose one of: "
            + Stream.concat(
                    Stream.of("picture", "svg", "png", "pdf"),
                    formats.all().stream()
                        .filter(PositionFormats::holdsProgress)
                        .map(PuzzleFormat::name)
                        .sorted())
                .collect(Collectors.joining(", "))
            + ".");
  }

  private static boolean holdsProgress(PuzzleFormat format) {
    return format.holds().contains(EntryPart.ENTERED);
  }

  /** Returns the format in which puzzles are exchanged, if it is one. */
  Optional<PuzzleFormat> exchanged() {
    return Optional.empty();
  }

  /** Returns a position with its title and technique, as far as a format holds them. */
  final PuzzleEntry entry(TechniquePosition position, Predicate<EntryPart> holds) {
    return position
        .entry()
        .withText(EntryPart.LABEL, holds.test(EntryPart.LABEL) ? option.title() : "")
        .withText(EntryPart.TECHNIQUE, holds.test(EntryPart.TECHNIQUE) ? option.kind().slug() : "");
  }

  @Override
  public final Written of(Generated.Made made, Optional<Rated> rated) {
    return written(option.position(made, rated), rated);
  }

  abstract Written written(TechniquePosition position, Optional<Rated> rated);

  private static Written whole(String record) {
    return new Written(record, Set.of());
  }

  /** The candidates in characters. */
  private static final class Picture extends PositionFormats {
    private final TextStyle style;
    private final boolean withStep;

    Picture(PositionRequest option, TextStyle style, boolean withStep) {
      super(option);
      this.style = new TextStyle(style.ascii(), false, true);
      this.withStep = withStep;
    }

    @Override
    Written written(TechniquePosition position, Optional<Rated> rated) {
      String question =
          TextPicture.drawCandidates(position.board(), style) + option.title() + ".\n";
      return whole(withStep ? question + answer(position) : question);
    }

    private String answer(TechniquePosition position) {
      Step step = position.step();
      return TextPicture.drawCandidates(position.board(), step, style)
          + TextPicture.KEY
          + RegionLegend.of(position.board().layout(), step.evidence().houses())
          + PositionPictures.text(position)
          + "\n";
    }
  }

  /** An object per position. */
  private static final class Json extends PositionFormats {
    Json(PositionRequest option) {
      super(option);
    }

    @Override
    Written written(TechniquePosition position, Optional<Rated> rated) {
      PuzzleEntry entry = entry(position, part -> true);
      return whole(JsonWriting.line(json -> PuzzleJson.writeRated(json, entry, rated)));
    }
  }

  /** A format in which puzzles are exchanged. */
  private static final class Exchange extends PositionFormats {
    private final PuzzleFormat format;

    Exchange(PositionRequest option, PuzzleFormat format) {
      super(option);
      this.format = format;
    }

    @Override
    Optional<PuzzleFormat> exchanged() {
      return Optional.of(format);
    }

    @Override
    public Optional<String> refusal(Generated.Made made) {
      return format.refusal(GeneratedFormats.entry(made));
    }

    @Override
    Written written(TechniquePosition position, Optional<Rated> rated) {
      PuzzleEntry entry = entry(position, format.holds()::contains);
      Set<EntryPart> lost = format.losses(entry);
      // That there is one need not be said of a puzzle to be solved.
      lost.remove(EntryPart.SOLUTION);
      String level = rated.map(Difficulty::words).orElse("");
      return new Written(format.write(entry.withText(EntryPart.LEVEL, level)), lost);
    }
  }
}
