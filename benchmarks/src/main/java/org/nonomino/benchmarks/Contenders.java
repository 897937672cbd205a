package org.nonomino.benchmarks;

import com.google.inject.Guice;
import com.google.inject.Key;
import com.google.inject.Module;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeMap;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;

/** All solvers that can be measured: ours, as the jars on the class path offer them, and peers. */
final class Contenders {
  private Contenders() {}

  /** Returns our strategies, sorted by name; new ones at each call. */
  static List<Solver> own() {
    List<Module> modules = new ArrayList<>();
    ServiceLoader.load(Module.class).forEach(modules::add);
    Map<SolverName, Solver> solvers =
        Guice.createInjector(modules).getInstance(new Key<Map<SolverName, Solver>>() {});
    return List.copyOf(new TreeMap<>(solvers).values());
  }

  /** Returns the solvers of others, whether they can run here or not. */
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
                        + "'. There are: "
                        + all.stream().map(Solver::name).toList()));
  }

  /** Returns why a solver cannot run on this machine; empty where it can. */
  static Optional<String> obstacle(Solver solver) {
    return solver instanceof Peer peer ? peer.obstacle() : Optional.empty();
  }

  static boolean handles(Solver solver, RegionMask mask) {
    return !(solver instanceof Peer peer) || peer.handles(mask);
  }
}
