/**
 * Alarms of one rule, or silences of one device, that stand and are told each for itself in an hour; the others of that
 * hour are gathered in one more (decision 108).
 */
export const mostAnHour = 6

const hourMs = 3_600_000

/** Of alarms that late readings tell of: in the hour in which each began, whenever that is known. */
export function gatherHistoric<One extends Alarm>(alarms: readonly One[]): One[] {
  const hours = new Map<number, One[]>()
  for (const alarm of alarms) {
    const { startMs } = hourOf(Date.parse(alarm.raisedAt))
    const ofHour = hours.get(startMs) ?? []
    hours.set(startMs, ofHour)
    ofHour.push(alarm)
  }
  return [...hours.values()].flatMap((ofHour) => {
    const { alone, gathered } = gatherAlarms(ofHour, { count: 0, isGathering: false })
    return gathered ? [...alone, gathered] : alone
  })
}

/** The hour of the clock that a time is in. */
export const hourOf = (atMs: number): { startMs: number; endMs: number } => {
  const startMs = Math.floor(atMs / hourMs) * hourMs
  return { startMs, endMs: startMs + hourMs }
}

/** How an alarm that may stand for several of its hour begins and ends. */
type Alarm = {
  raisedAt: string
  againAt: string | null
  value: number | null
  receivedAt: string | null
  channel: string | null
  clearedAt: string | null
  clearedValue: number | null
  times: number
}

/** Alarms of an hour on record, and whether one of them gathers. */
export type Recorded = { count: number; isGathering: boolean }

/**
 * Parts the alarms of an hour, in their order: those that stand for themselves, and one of all others, which begins as the
 * first of them and ends as the last. Where one gathers already, all are of it.
 */
export function gatherAlarms<One extends Alarm>(
  alarms: readonly One[],
  { count, isGathering }: Recorded,
): { alone: One[]; gathered: One | null } {
  const left = isGathering ? 0 : Math.max(0, mostAnHour - count)
  const [first, ...others] = alarms.slice(left)
  const gathered = first && others.reduce<One>(withNext, first)
  return { alone: alarms.slice(0, left), gathered: gathered ?? null }
}

const withNext = <One extends Alarm>(one: One, next: One): One => ({
  ...one,
  againAt: next.raisedAt,
  value: next.value,
  receivedAt: next.receivedAt,
  channel: next.channel,
  clearedAt: next.clearedAt,
  clearedValue: next.clearedValue,
  times: one.times + next.times,
})
