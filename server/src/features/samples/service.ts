/** The SQL of outcomes that lists and exports join; its limits in force are read before. */
export { type LimitsInForce, readLimitsInForce } from './evaluation/in-force-store.ts'
export { readPeriodLimits } from './evaluation/period-limits-store.ts'
export { readMonthMeans } from './evaluation/month-means-store.ts'
export { type EvaluatedRow, evaluatedResults, isCompared } from './evaluation/outcome-store.ts'
/** What says of a result that it is not to be used. */
export { isRejected, isUsable } from './quality/rejected-store.ts'
/** Called by whatever looks for a sample that is there already. */
export { sampleIdentity } from './identity-store.ts'
/** Called by whatever changes samples or results. */
export { isApproved, refuseApproved } from './approval-store.ts'
/** Called by whatever writes results. */
export { resultsEntered } from './exceedances/results-entered.ts'
/** What says of a shown result that it is calculated, and how. */
export { type Calculation, calculation, calculationOf } from './calculated/calculation-store.ts'
export { shownFormulas } from './calculated/formulas-store.ts'
/** Called around whatever changes formulas or the rule for non-detects; all of them, by the demonstration. */
export { calculateAll, changingFormulas } from './calculated/calculate-results.ts'
/** The campaign and the laboratory of a name, added where there is none. */
export { campaignNamed, laboratoryNamed } from './entry/names-store.ts'
/** From which a sample takes its component, whoever saves it. */
export { nearestMonitoringOf } from './entry/nearest-monitoring-store.ts'
export { limitOf } from './evaluation/limit-of.ts'
export { sourcesOf } from './evaluation/sources-store.ts'
/** Called by whatever saves samples that a report came with. */
export { attachReport } from './attachments/attachments.ts'
/** Which sample answers a monitoring where it names none. */
export { isForLaboratory, isOfItsDay } from './answers/on-its-day-store.ts'
