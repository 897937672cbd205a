package org.nonomino.bulk.rate;

import org.nonomino.bulk.RecordFormat;
import org.nonomino.bulk.solve.JsonAnswers;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.json.RatingJson;

/** A JSON object a line. */
final class RatingObjects implements RecordFormat<RatedPuzzle> {
  @Override
  public String record(RatedPuzzle puzzle) {
    return JsonWriting.line(
        json -> {
          JsonAnswers.writePuzzle(json, puzzle.place(), puzzle.entry());
          RatingJson.writeFields(json, puzzle.rated());
          if (puzzle.pleasantness().isPresent()) {
            RatingJson.writeScore(
                json, puzzle.rated().foundPath().orElseThrow(), puzzle.pleasantness().get());
          }
          json.writeNumberField("microseconds", puzzle.nanos() / 1000);
        });
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return JsonAnswers.invalid(problem);
  }
}
