package org.nonomino.solver.testkit;

/** Possible faults of a strategy, each with the test of the contract that must find it. */
enum Fault {
  NONE(""),
  FORGETS_THE_LAST_DIGIT("countsWhatIsKnownByProof"),
  FORGETS_THE_LAST_TWO_REGIONS("listsEachSolutionOnce"),
  FORGETS_EXTRA_HOUSES("keepsExtraHouses"),
  FORGETS_CONDITIONS("keepsConstraints"),
  KEEPS_THE_CONDITIONS_OF_A_LAYOUT("tellsConditionsApartOnOneLayout"),
  READS_THE_MASK_BY_COLUMNS("agreesWithTheOracle"),
  MIXES_UP_DIGITS_OVER_32("countsWhatIsKnownByProof"),
  COUNTS_BUT_TELLS_TWICE("listsEachSolutionOnce"),
  TELLS_THE_FIRST_SOLUTION_AGAIN("givesTheVerdict"),
  SUFFERS_CONFLICTS("answersContradictingGivensWithNoSolution"),
  TAKES_ANY_SIZE("refusesAGridOfAnotherSize"),
  OVERRUNS_THE_NUMBER_OF_SOLUTIONS("stopsAtTheNumberOfSolutions"),
  OVERRUNS_THE_NODES("stopsAtTheNumberOfNodes"),
  CALLS_EVERY_SEARCH_EXHAUSTED("isUndecidedWhereALimitStopsIt"),
  IGNORES_THE_DEADLINE("stopsAtTheDeadline"),
  SWALLOWS_THE_INTERRUPT("stopsWhenAnotherThreadInterruptsIt"),
  LEAVES_DIGITS_BEHIND("startsAfreshAfterALimit"),
  ADDS_UP_NODES("walksTheSameWayTwice"),
  ASKS_FOR_THE_CLASS_OF_THE_MASK("walksTheSameWayForEqualMasks"),
  KEEPS_THE_CLASS_OF_THE_FIRST_MASK("walksTheSameWayWhicheverMaskCameFirst"),
  SHARES_ITS_SEARCH("givesANewSearchEachTime"),
  TELLS_STEPS_UNASKED("tellsNothingThatIsNotWished"),
  TELLS_SOLUTIONS_UNASKED("tellsNothingThatIsNotWished"),
  NEVER_TELLS_OF_RETRACTING("tellsStepsThatFitTogether"),
  WALKS_ANOTHER_WAY_WHEN_WATCHED("walksTheSameWayWhoeverLooksOn");

  final String foundBy;

  Fault(String foundBy) {
    this.foundBy = foundBy;
  }
}
