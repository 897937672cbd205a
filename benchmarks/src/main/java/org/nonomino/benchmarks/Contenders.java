package org.nonomino.benchmarks;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.Module;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.terms.GridFiller;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;

/**
 * Everything that can be measured: our solvers and fills, as the jars on the class path offer them,
 * and peers.
 */
final class Contenders {
  private Contenders() {}

  /** Returns our strategies, sorted by name; new ones at each call. */
  static List<Solver> own() {
    Map<SolverName, Solver> solvers = injector().getInstance(new Key<Map<SolverName, Solver>>() {});
    return List.copyOf(new TreeMap<>(solvers).values());
  }

  static SortedMap<String, GridFiller> fillers() {
    return new TreeMap<>(injector().getInstance(new Key<Map<String, GridFiller>>() {}));
  }

  private static Injector injector() {
    List<Module> modules = new ArrayList<>();
    ServiceLoader.load(Module.class).forEach(modules::add);
    return Guice.createInjector(modules);
  }

  /** Returns the third-party solvers, whether they can run on this machine or not. */
  static List<Peer> peers() {
    return List.of(
        new ChocoPeer(),
        new CpSatPeer(),
        new HadoopPeer(),
        new QqwingPeer(),
        DimacsPeer.minisat(),
        DimacsPeer.cadical());
  }

  static List<Solver> all() {
    List<Solver> all = new ArrayList<>(own());
    all.addAll(peers());
    return all;
  }

  /**
   * Returns the solver of this name.
   *
   * @throws IllegalArgumentException if there is none
   */
  static Solver named(String name) {
    List<Solver> all = all();
    return all.stream()
        .filter(solver -> solver.name().value().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no solver '"
                        + name
                        + "'. Choose one of: "
                        + all.stream().map(Solver::name).toList()));
  }

  /**
   * Returns the fill of this name.
   *
   * @throws IllegalArgumentException if there is none
   */
  static GridFiller filler(String name) {
    SortedMap<String, GridFiller> fillers = fillers();
    GridFiller filler = fillers.get(name);
    if (filler == null) {
      throw new IllegalArgumentException(
          "no fill '" + name + "'. Choose one of: " + fillers.keySet());
    }
    return filler;
  }

  /** Returns the reason why a solver cannot run on this machine; empty if it can. */
  static Optional<String> obstacle(Solver solver) {
    return solver instanceof Peer peer ? peer.obstacle() : Optional.empty();
  }

  static boolean handles(Solver solver, RegionMask mask) {
    return !(solver instanceof Peer peer) || peer.handles(mask);
  }
}
