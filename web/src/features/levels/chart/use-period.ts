import { type LevelPeriod, levelPeriod } from '@puquio/contract/levels/shown-wells'
import { useMemo } from 'react'
import { useProject } from '../../../lib/project/project-context.ts'
import { useToday } from '../../../lib/today.ts'

/** The instants of a period of days: of two years until today where it has no ends. */
export function usePeriod(from: string | undefined, to: string | undefined): LevelPeriod {
  const { timeZone } = useProject()
  const today = useToday(timeZone)
  return useMemo(() => levelPeriod({ from, to }, today, timeZone), [from, to, today, timeZone])
}
