package org.nonomino.solver.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.lang.reflect.Method;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.solver.Solver;

/** Checks that the contract finds the faults it should find. */
final class SolverContractTest {

  /** The contract applied to a strategy with a fault. */
  private record Faulty(Fault fault, CorpusGoal corpusGoal) implements SolverContract {
    @Override
    public Solver solver() {
      return new PlainSolver(fault);
    }

    @Override
    public CorpusGoal longCorpusGoal() {
      return corpusGoal;
    }

    @Override
    public Duration patience() {
      return Duration.ofSeconds(2);
    }
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void findsTheFault(Fault fault) throws ReflectiveOperationException {
    Method test = SolverContract.class.getMethod(fault.foundBy);
    assertThat(test.isAnnotationPresent(Test.class)).isTrue();
    test.setAccessible(true);

    SolverContract faulty = contract(fault, 0);
    Throwable thrown = catchThrowable(() -> test.invoke(faulty));
    assertThat(thrown).as("the test of the contract must fail").isNotNull();
    assertThat(thrown.getCause())
        .as("the exception from the test of the contract")
        .isInstanceOfAny(AssertionError.class, IllegalArgumentException.class);
  }

  @Test
  void findsAWrongAnswerToTheCorpus() {
    List<DynamicTest> tests = contract(Fault.FORGETS_THE_LAST_DIGIT, 0).solvesTheCorpus();
    DynamicTest small = named("jigsawN/sgt_4", tests);
    assertThatThrownBy(() -> small.getExecutable().execute())
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("sgt-4j");
  }

  @Test
  void findsAStrategyThatGivesUp() throws Throwable {
    List<DynamicTest> tests = contract(Fault.NONE, 24).solvesTheCorpus();
    named("jigsawN/sgt_4", tests).getExecutable().execute();
    DynamicTest goal = named("ends at least 24 within 2000 nodes", tests);
    // The file has 23 puzzles, all of which finished.
    assertThatThrownBy(() -> goal.getExecutable().execute())
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("23");
    List<DynamicTest> easier = contract(Fault.NONE, 23).solvesTheCorpus();
    named("jigsawN/sgt_4", easier).getExecutable().execute();
    named("ends at least 23 within 2000 nodes", easier).getExecutable().execute();
  }

  private static SolverContract contract(Fault fault, int minEnded) {
    return new Faulty(fault, new CorpusGoal(2_000, minEnded));
  }

  private static DynamicTest named(String name, List<DynamicTest> tests) {
    return tests.stream()
        .filter(test -> test.getDisplayName().equals(name))
        .findAny()
        .orElseThrow();
  }
}
