package org.nonomino.bulk;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.multibindings.MapBinder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.nonomino.bulk.io.Console;
import org.nonomino.generator.terms.GridFiller;
import org.nonomino.render.export.PdfPicture;
import org.nonomino.render.export.PngPicture;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.toolkit.DrawingFormat;
import org.nonomino.toolkit.Fillers;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.Solvers;

/**
 * Binds the parts that commands need. Each strategy has its own module, and a command is bound when
 * it is called.
 */
public final class CommandModule extends AbstractModule {
  private final Console console;

  private CommandModule(Console console) {
    this.console = console;
  }

  /**
   * Returns the modules of a program: this one, and those that the jars on the class path name in
   * {@code META-INF/services/com.google.inject.Module}, such as the solvers'.
   */
  public static List<Module> withStrategies(Console console) {
    List<Module> modules = new ArrayList<>();
    modules.add(new CommandModule(console));
    ServiceLoader.load(Module.class).forEach(modules::add);
    return modules;
  }

  @Override
  protected void configure() {
    binder().requireExplicitBindings();
    binder().requireAtInjectOnConstructors();
    binder().disableCircularProxies();
    // Declared here also, so that the program can report a missing solver if no module provides
    // one.
    MapBinder.newMapBinder(binder(), SolverName.class, Solver.class);
    MapBinder.newMapBinder(binder(), String.class, GridFiller.class);
    bind(Console.class).toInstance(console);
  }

  /** Returns the text formats, in the order in which they are tried on text. */
  @Provides
  @Singleton
  List<PuzzleFormat> puzzleFormats() {
    return Formats.standard().all();
  }

  @Provides
  @Singleton
  Formats formats(List<PuzzleFormat> all) {
    return new Formats(all);
  }

  @Provides
  @Singleton
  Solvers solvers(Map<SolverName, Solver> byName) {
    return new Solvers(byName);
  }

  @Provides
  @Singleton
  Fillers fillers(Map<String, GridFiller> byName) {
    return new Fillers(byName);
  }

  /** Returns the formats of drawings. */
  @Provides
  @Singleton
  List<DrawingFormat> drawingFormats() {
    return List.of(
        DrawingFormat.SVG,
        new DrawingFormat("png", "image/png", PngPicture::write),
        new DrawingFormat("pdf", "application/pdf", PdfPicture::write));
  }
}
