package org.nonomino.generator;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.MapBinder;
import org.nonomino.generator.terms.GridFiller;

/** Provides the ways to fill a grid for lookup by name. */
@SuppressWarnings("exports") // Guice is optional: docs/adr/0045
public final class GeneratorModule extends AbstractModule {
  @Override
  protected void configure() {
    MapBinder<String, GridFiller> fillers =
        MapBinder.newMapBinder(binder(), String.class, GridFiller.class);
    StandardFillers.all().forEach(filler -> fillers.addBinding(filler.name()).toInstance(filler));
  }
}
