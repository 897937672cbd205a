package org.nonomino.bulk.generate;

import java.io.IOException;
import java.util.Optional;
import org.nonomino.bulk.render.PictureOutput;
import org.nonomino.explainer.Rated;
import org.nonomino.generator.terms.Generated;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.toolkit.DrawnPuzzle;
import org.nonomino.toolkit.PositionPictures;
import org.nonomino.toolkit.PositionRequest;
import org.nonomino.toolkit.TechniquePosition;

/** A picture for each generated puzzle, or for a position of it. */
final class GeneratedPictures implements GeneratedForm<DrawnPuzzle> {
  private final PictureOutput out;
  private final boolean withSolution;
  private final Optional<PositionRequest> position;

  /**
   * @param out the output for the pictures
   * @param withSolution whether the solution is filled in; for a position, whether the step is
   *     shown
   * @param position the kind of position to draw; if empty, puzzles are drawn
   */
  GeneratedPictures(PictureOutput out, boolean withSolution, Optional<PositionRequest> position) {
    this.out = out;
    this.withSolution = withSolution;
    this.position = position;
  }

  @Override
  public DrawnPuzzle of(Generated.Made made, Optional<Rated> rated) {
    return position.isPresent()
        ? drawn(position.get().position(GeneratedFormats.entry(made)), rated)
        : drawn(made, rated);
  }

  @Override
  public String take(DrawnPuzzle puzzle) throws IOException {
    out.take(puzzle);
    return "";
  }

  @Override
  public void end() throws IOException {
    out.end();
  }

  private DrawnPuzzle drawn(Generated.Made made, Optional<Rated> rated) {
    PuzzlePicture picture = PuzzlePicture.of(made.puzzle());
    if (withSolution && made.solution().isPresent()) {
      picture = picture.withDigits(made.solution().get());
    }
    return new DrawnPuzzle(GeneratedFormats.entry(made), picture, "", made.solution(), rated);
  }

  private DrawnPuzzle drawn(TechniquePosition position, Optional<Rated> rated) {
    PositionPictures pictures = PositionPictures.of(position);
    return new DrawnPuzzle(
        position.entry().texts(),
        withSolution ? pictures.answer() : pictures.question(),
        withSolution ? pictures.text() : "",
        rated,
        Optional.of(new DrawnPuzzle.Answer(pictures.answer(), pictures.text())),
        position.entry().hasFog());
  }
}
