import type { ImportRow } from '../store.ts'

/** The answers and marks of an import, by which its rows are read. */
export const checkOptions = ({
  targetPlanId,
  codeAnswers,
  layout,
}: Pick<ImportRow, 'targetPlanId' | 'codeAnswers' | 'layout'>) =>
  ({
    defaultType: targetPlanId === null ? 'scheduled' : 'additional',
    codeAnswers,
    decimalMarks: layout?.decimalMarks ?? {},
  }) as const
