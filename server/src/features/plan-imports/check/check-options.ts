import type { ImportRow } from '../store.ts'

/** What the import itself says about how its rows are read. */
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
