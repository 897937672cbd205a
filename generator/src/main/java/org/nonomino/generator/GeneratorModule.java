package org.nonomino.generator;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.MapBinder;
import java.util.stream.Stream;

/** Offers the ways to fill a grid to whoever wants one by name. */
public final class GeneratorModule extends AbstractModule {
  @Override
  protected void configure() {
    MapBinder<String, Filler> fillers =
        MapBinder.newMapBinder(binder(), String.class, Filler.class);
    Stream.of(
            new SearchFiller(),
            new ForcedFiller(),
            new SeededFiller(),
            new DiagonalFiller(),
            new RelabelFiller())
        .forEach(filler -> fillers.addBinding(filler.name()).toInstance(filler));
  }
}
