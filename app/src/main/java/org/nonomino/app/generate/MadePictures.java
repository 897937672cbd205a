package org.nonomino.app.generate;

import java.io.IOException;
import java.util.Optional;
import org.nonomino.app.render.PictureOutput;
import org.nonomino.explainer.Rated;
import org.nonomino.generator.Generated;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.toolkit.DrawnPuzzle;

/** A picture for each puzzle that was made. */
final class MadePictures implements MadeOutput {
  private final PictureOutput out;
  private final boolean withSolution;

  /**
   * @param withSolution whether the solution is filled in
   */
  MadePictures(PictureOutput out, boolean withSolution) {
    this.out = out;
    this.withSolution = withSolution;
  }

  @Override
  public Optional<String> refusal(Generated.Made made) {
    return Optional.empty();
  }

  @Override
  public void take(Generated.Made made, Optional<Rated> rated) throws IOException {
    PuzzlePicture picture = PuzzlePicture.of(made.puzzle());
    if (withSolution && made.solution().isPresent()) {
      picture = picture.withDigits(made.solution().get());
    }
    out.take(new DrawnPuzzle(GeneratedFormats.entry(made), picture, "", made.solution(), rated));
  }

  @Override
  public void flush() {}

  @Override
  public void end() throws IOException {
    out.end();
  }
}
