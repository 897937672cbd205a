package org.nonomino.bulk.generate;

import java.util.Optional;
import org.nonomino.explainer.Rated;
import org.nonomino.generator.Generated;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.toolkit.DrawnPuzzle;
import org.nonomino.toolkit.PositionPictures;
import org.nonomino.toolkit.TechniquePosition;

/** A picture for each puzzle that was made, or for a position of it. */
public final class MadePictures implements MadeForm<DrawnPuzzle> {
  private final boolean withSolution;
  private final Optional<PositionRequest> position;

  /**
   * @param withSolution whether the solution is filled in; of a position, whether the step is shown
   * @param position what is drawn instead of puzzles, if it is that
   */
  public MadePictures(boolean withSolution, Optional<PositionRequest> position) {
    this.withSolution = withSolution;
    this.position = position;
  }

  @Override
  public DrawnPuzzle of(Generated.Made made, Optional<Rated> rated) {
    return position.isPresent()
        ? drawn(position.get().position(made, rated), rated)
        : drawn(made, rated);
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
        position.entry(),
        withSolution ? pictures.answer() : pictures.question(),
        withSolution ? pictures.text() : "",
        Optional.empty(),
        rated,
        Optional.of(new DrawnPuzzle.Answer(pictures.answer(), pictures.text())));
  }
}
