import { addDays, zonedInstant } from '@puquio/domain'
import { useMemo } from 'react'
import { useProject } from '../../../lib/project/project-context.ts'
import { useToday } from '../../../lib/today.ts'

export type Period = { from: string; to: string; fromMs: number; toMs: number }

/** Two years are shown where no days are chosen. */
const usualDays = 730

/** The instants of a period of days: of two years until today where it has no ends. */
export function usePeriod(fromOn: string | undefined, toOn: string | undefined): Period {
  const { timeZone } = useProject()
  const today = useToday(timeZone)
  return useMemo(() => {
    const until = toOn ?? today
    const since = fromOn ?? addDays(until, -usualDays)
    const [first, last] = since <= until ? [since, until] : [until, since]
    const [from, to] = [
      zonedInstant(first, '00:00', timeZone),
      zonedInstant(addDays(last, 1), '00:00', timeZone),
    ]
    return { from, to, fromMs: Date.parse(from), toMs: Date.parse(to) }
  }, [fromOn, toOn, today, timeZone])
}
