/** The SQL of outcomes that lists and exports join; its limits in force are read before. */
export { readLimitsInForce } from './evaluation/in-force-store.ts'
export { type EvaluatedRow, evaluatedResults, isCompared } from './evaluation/outcome-store.ts'
/** Called by whatever writes results. */
export { resultsEntered } from './exceedances/results-entered.ts'
