package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Injector;
import com.google.inject.Stage;
import org.junit.jupiter.api.Test;
import org.nonomino.bulk.io.Console;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.Solvers;

/** Checks that the modules fit together in the stage in which they run. */
final class InjectorTest {
  private final Injector injector = Main.injector(Console.discarding());

  @Test
  void isMadeForProduction() {
    assertThat(injector.getInstance(Stage.class)).isEqualTo(Stage.PRODUCTION);
    assertThat(injector.getInstance(CommandLineRunner.class)).isNotNull();
  }

  @Test
  void knowsEverySolverByItsOwnName() {
    Solvers solvers = injector.getInstance(Solvers.class);

    assertThat(solvers.all())
        .extracting(solver -> solver.name().value())
        .containsExactly("auto", "backtrack", "bitboard", "dlx", "sat");
    for (Solver solver : solvers.all()) {
      assertThat(solvers.named(solver.name().value())).containsSame(solver);
    }
  }
}
