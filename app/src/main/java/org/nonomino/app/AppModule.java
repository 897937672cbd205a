package org.nonomino.app;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.multibindings.MapBinder;
import java.util.List;
import java.util.stream.Stream;
import org.nonomino.formats.ExchangeFormats;
import org.nonomino.generator.Filler;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleFormats;

/** Binds what the command line is made of; the strategies come from modules of their own. */
final class AppModule extends AbstractModule {
  private final Console console;

  AppModule(Console console) {
    this.console = console;
  }

  @Override
  protected void configure() {
    binder().requireExplicitBindings();
    binder().requireAtInjectOnConstructors();
    binder().disableCircularProxies();
    // Declared here too, so that the program can say that it has no solver where no module brings
    // one.
    MapBinder.newMapBinder(binder(), SolverName.class, Solver.class);
    MapBinder.newMapBinder(binder(), String.class, Filler.class);
    bind(Console.class).toInstance(console);
    bind(Formats.class).in(Singleton.class);
    bind(Solvers.class).in(Singleton.class);
    bind(Fillers.class).in(Singleton.class);
    bind(CommandLineRunner.class);
    bind(NonominoCommand.class);
    bind(SolveCommand.class);
    bind(GenerateCommand.class);
    bind(RateCommand.class);
    bind(HintCommand.class);
    bind(ExplainCommand.class);
    bind(RenderCommand.class);
    bind(ConvertCommand.class);
    bind(MenuCommand.class);
    bind(ServeCommand.class);
    bind(LayoutsCommand.class);
    bind(LayoutsListCommand.class);
    bind(LayoutsShowCommand.class);
    bind(LayoutsRandomCommand.class);
    bind(LayoutsCheckCommand.class);
  }

  /** The formats, in the order in which they are asked whether they know a text. */
  @Provides
  @Singleton
  List<PuzzleFormat> formats() {
    return Stream.concat(ExchangeFormats.ALL.stream(), PuzzleFormats.ALL.stream()).toList();
  }
}
