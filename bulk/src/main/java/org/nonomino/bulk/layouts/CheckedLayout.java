package org.nonomino.bulk.layouts;

import java.util.Optional;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.solver.StopReason;
import org.nonomino.text.Place;
import org.nonomino.toolkit.LayoutReport;
import org.nonomino.toolkit.ProvedReason;

/**
 * A layout of the input with its report.
 *
 * @param place the place in the input
 * @param reason why it has no solution grid, if that is requested and proved
 */
public record CheckedLayout(Place place, LayoutReport report, Optional<ProvedReason> reason) {
  ExitCode exitCode() {
    if (report.filling().isPresent()) {
      return ExitCode.SOLVED;
    }
    return report.hasProvablyNone() ? ExitCode.NO_SOLUTION : ExitCode.LIMIT;
  }

  boolean isOutOfTime() {
    return report.stopReason() == StopReason.DEADLINE;
  }

  /** Returns whether there is a solution grid, in a word. */
  String word() {
    return switch (exitCode()) {
      case SOLVED -> "yes";
      case NO_SOLUTION -> "no";
      default -> "unknown";
    };
  }
}
