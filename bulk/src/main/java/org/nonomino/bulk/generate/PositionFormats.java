package org.nonomino.bulk.generate;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.OutputFormat;
import org.nonomino.bulk.options.ProgressFormats;
import org.nonomino.bulk.options.WrittenFormat;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Step;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.generator.terms.Generated;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.PositionPictures;
import org.nonomino.toolkit.PositionRequest;
import org.nonomino.toolkit.RegionLegend;
import org.nonomino.toolkit.TechniquePosition;
import org.nonomino.toolkit.TextCaptions;
import org.nonomino.toolkit.json.PuzzleJson;

/**
 * The formats in which positions are written. Immutable and thread-safe.
 *
 * @param option the requested kind of positions
 */
record PositionFormats(PositionRequest option) {
  /**
   * Returns the writer of a format.
   *
   * @param isOne whether there is only one position
   * @param format its name; the default is a picture for one position, and JSON for many
   * @param withSolution whether a picture is followed by a picture of the step
   * @param remarks accepts a sentence on the parts that the format cannot hold
   * @throws UsageException if there is no such format, or it cannot hold entered digits
   */
  GeneratedForm<?> of(
      boolean isOne,
      Optional<String> format,
      TextStyle style,
      boolean withSolution,
      Formats formats,
      Consumer<String> remarks)
      throws UsageException {
    WrittenFormat<OutputFormat> written =
        WrittenFormat.named(format, OutputFormat.picture, OutputFormat.json, formats);
    Optional<OutputFormat> own = written.own(!isOne);
    if (own.equals(Optional.of(OutputFormat.picture))) {
      TextStyle look = new TextStyle(style.ascii(), false, true);
      return (GeneratedFormat)
          (made, rated) ->
              picture(option.position(GeneratedFormats.entry(made)), look, withSolution);
    }
    if (own.equals(Optional.of(OutputFormat.json))) {
      return (GeneratedFormat) this::json;
    }
    Optional<PuzzleFormat> exchange = written.exchange().filter(ProgressFormats::holdProgress);
    if (exchange.isPresent()) {
      Predicate<EntryPart> holds = exchange.get().holds()::contains;
      return ExchangeForm.ofPositions(
          exchange.get(),
          (made, rated) -> entry(option.position(GeneratedFormats.entry(made)), holds),
          remarks);
    }
    throw ProgressFormats.lacking(
        format.orElseThrow(), Stream.of("picture", "svg", "png", "pdf"), formats);
  }

  /** Returns a position with its title and technique, as far as the format can hold them. */
  private PuzzleEntry entry(TechniquePosition position, Predicate<EntryPart> holds) {
    return position
        .entry()
        .withText(EntryPart.LABEL, holds.test(EntryPart.LABEL) ? option.title() : "")
        .withText(EntryPart.TECHNIQUE, holds.test(EntryPart.TECHNIQUE) ? option.kind().slug() : "");
  }

  private String picture(TechniquePosition position, TextStyle style, boolean withStep) {
    String question =
        TextPicture.drawCandidates(position.board(), style)
            + TextCaptions.constraints(position.entry().puzzle().rules())
            + TextCaptions.remark(option.title() + ".\n");
    Step step = position.step();
    return !withStep
        ? question
        : question
            + TextCaptions.remark(
                TextPicture.drawCandidates(position.board(), step, style)
                    + TextPicture.key(position.board(), style)
                    + RegionLegend.of(position.board(), step.evidence().houses())
                    + PositionPictures.text(position)
                    + "\n");
  }

  private String json(Generated.Made made, Optional<Rated> rated) {
    PuzzleEntry entry = entry(option.position(GeneratedFormats.entry(made)), part -> true);
    return JsonWriting.line(json -> PuzzleJson.writeRated(json, entry, rated));
  }
}
