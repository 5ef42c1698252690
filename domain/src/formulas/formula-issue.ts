import type { FormulaProblem } from './formula.ts'

/** Returns what is wrong with a formula as the issue of a field, whose words the web has; places count from 1. */
export const formulaIssue = (
  found: FormulaProblem,
): { code: `formula-${FormulaProblem['problem']}`; params: { at?: number; key?: string } } => ({
  code: `formula-${found.problem}`,
  params: {
    ...('at' in found ? { at: found.at + 1 } : {}),
    ...('key' in found ? { key: found.key } : {}),
  },
})
