/** How a project evaluates its results, for whoever does. */
export { readEvaluationSettings, reportDays, warningShare } from './store.ts'
