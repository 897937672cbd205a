/** Everything that Nonomino does, behind one class, and its JSON. */
module org.nonomino.toolkit {
  requires static org.jspecify;
  requires transitive org.nonomino.canon;
  requires transitive org.nonomino.explainer;
  requires transitive org.nonomino.formats;
  requires transitive org.nonomino.generator;
  requires transitive org.nonomino.render;
  requires org.nonomino.solver.auto;
  requires org.nonomino.solver.backtrack;
  requires org.nonomino.solver.bitboard;
  requires org.nonomino.solver.dlx;
  requires org.nonomino.solver.sat;

  exports org.nonomino.toolkit;
  exports org.nonomino.toolkit.json;
  exports org.nonomino.toolkit.request;
  exports org.nonomino.toolkit.techniques;
}
