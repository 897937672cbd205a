package org.nonomino.page.compiler;

import java.io.File;
import java.util.List;
import java.util.Properties;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMToolLog;
import org.teavm.tooling.builder.BuildException;
import org.teavm.tooling.builder.BuildResult;
import org.teavm.tooling.builder.InProcessBuildStrategy;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles a program to WebAssembly, with TeaVM. Run it in a separate process.
 *
 * <p>The same classes give the same bytes if the process has the same locale and time zone. TeaVM
 * uses the order of identity hashes. HotSpot draws these for each thread separately. They are the
 * same from run to run only if the first thread of a process requests them, after the same other
 * work. TeaVM's own plugin for Maven compiles in Maven's process, or in a thread of a server.
 */
final class PageCompiler {
  private PageCompiler() {}

  /**
   * Compiles. If there are errors, prints them on standard output and ends with exit code 1.
   *
   * @param args the class path, the name of the main class, the folder to write to, and the name of
   *     the file in it
   * @throws BuildException if TeaVM itself fails
   */
  public static void main(String[] args) throws BuildException {
    InProcessBuildStrategy build = new InProcessBuildStrategy();
    TeaVMToolLog log = new ConsoleTeaVMToolLog(false);
    build.init();
    build.setLog(log);
    build.setClassPathEntries(List.of(args[0].split(File.pathSeparator)));
    build.setMainClass(args[1]);
    build.setTargetDirectory(args[2]);
    build.setTargetFileName(args[3]);
    build.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
    build.setEntryPointName("main");
    build.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    build.setObfuscated(true);
    build.setProperties(new Properties());
    build.setTransformers(
        new String[] {
          RecordsWithoutNames.class.getName(),
          SmallFormatter.class.getName(),
          FewCharacterClasses.class.getName()
        });
    build.setClassesToPreserve(new String[0]);

    BuildResult result = build.build();
    TeaVMProblemRenderer.describeProblems(result.getCallGraph(), result.getProblems(), log);
    if (!result.getProblems().getSevereProblems().isEmpty()) {
      System.exit(1);
    }
  }
}
