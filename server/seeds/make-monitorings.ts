import { addDays, addMonths, daysBetween, seriesDates, zonedInstant } from '@puquio/domain'
import type { LoadedMine } from './load-mine.ts'
import type { StationSeed } from './stations.ts'
import type { Random } from './random.ts'
import { observations } from './stories.ts'

/** A monitoring as it is inserted; `successor` is the one it was rescheduled to. */
export type MonitoringSeed = {
  station: number
  component: number
  subcomponent: number
  mining: number
  source: number
  profile: number
  frequency: number
  type: 'scheduled' | 'additional' | 'rescheduled'
  estimatedOn: string
  marginDays: number
  commitment: string
  instrument: string
  standard: string | null
  category: string | null
  actionOn: string | null
  startedAt: string | null
  endedAt: string | null
  sampleTaken: boolean | null
  actionCompleted: boolean
  isMishap: boolean
  mishapDetail: string | null
  observation: string | null
  reason: string | null
  followedUpAt: string | null
  omittedAt: string | null
  omittedReason: string | null
  isRescheduled: boolean
  successor: MonitoringSeed | null
}

type Period = { fromOn: string; toOn: string; today: string }
const timeZone = 'America/Lima'

/** Makes a plan's monitorings with their follow-up until today. */
export function makeMonitorings(
  stations: readonly StationSeed[],
  loaded: LoadedMine,
  { fromOn, toOn, today }: Period,
  random: Random,
): MonitoringSeed[] {
  return stations.flatMap((station) => {
    const frequency = loaded.frequencies.get(station.frequency)
    if (!frequency) throw new Error(`No frequency ${station.frequency}`)
    const startsOn = addDays(fromOn, random.whole(2, 24))
    const dates = seriesDates({ frequency: frequency.rule, startsOn, endsOn: toOn }, 400)
    return dates.map((estimatedOn) => {
      const planned = plannedAt(station, loaded, estimatedOn)
      return liveThrough(planned, today, random)
    })
  })
}

export function plannedAt(
  station: StationSeed,
  loaded: LoadedMine,
  estimatedOn: string,
): MonitoringSeed {
  const idIn = (ids: Map<string, number>, name: string) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`The demonstration has no ${name}`)
    return id
  }
  const frequency = loaded.frequencies.get(station.frequency)
  return {
    station: idIn(loaded.stations, station.code),
    component: idIn(loaded.components, station.component),
    subcomponent: idIn(loaded.subcomponents, station.subcomponent),
    mining: idIn(loaded.miningComponents, station.miningComponent),
    source: idIn(loaded.sourceTypes, station.sourceType),
    profile: idIn(loaded.profiles, station.profile),
    frequency: frequency?.id as number,
    type: 'scheduled',
    estimatedOn,
    marginDays: frequency?.marginDays as number,
    commitment: station.commitment,
    instrument: station.instrument,
    standard: station.standard,
    category: station.category,
    actionOn: null,
    startedAt: null,
    endedAt: null,
    sampleTaken: null,
    actionCompleted: false,
    isMishap: false,
    mishapDetail: null,
    observation: null,
    reason: null,
    followedUpAt: null,
    omittedAt: null,
    omittedReason: null,
    isRescheduled: false,
    successor: null,
  }
}

/** Mostly done in time; sometimes late, dry, rescheduled or with a mishap. */
function liveThrough(planned: MonitoringSeed, today: string, random: Random): MonitoringSeed {
  const { estimatedOn, marginDays } = planned
  const age = daysBetween(estimatedOn, today)
  const chance = random.next()
  // What is due today is still open.
  if (age < 1) return planned
  // Some of the last days are still open.
  if (age <= marginDays && chance < 0.45) return planned
  if (chance < 0.03) return planned
  if (chance < 0.075) return reschedule(planned, today, random)
  const isLate = chance > 0.94
  const offset = isLate
    ? marginDays + random.whole(1, 6)
    : random.whole(-1, Math.min(2, marginDays))
  const actionOn = addDays(estimatedOn, offset)
  return actionOn >= today ? planned : followUp(planned, actionOn, random)
}

function reschedule(planned: MonitoringSeed, today: string, random: Random): MonitoringSeed {
  const to = addDays(planned.estimatedOn, planned.marginDays + random.whole(6, 16))
  const next: MonitoringSeed = { ...planned, type: 'rescheduled', estimatedOn: to }
  const isDone = daysBetween(to, today) > 1 && random.next() < 0.85
  const reason = random.pick(observations.reschedule)
  return {
    ...planned,
    isRescheduled: true,
    reason,
    observation: 'Se reprograma y se comunica a la supervisión.',
    followedUpAt: instantOn(planned.estimatedOn, random),
    successor: isDone ? followUp(next, to, random) : next,
  }
}

function followUp(planned: MonitoringSeed, actionOn: string, random: Random): MonitoringSeed {
  const startHour = random.whole(7, 14)
  const minutes = random.whole(25, 150)
  const startedAt = zonedInstant(
    actionOn,
    `${two(startHour)}:${two(random.pick([0, 10, 20, 30, 45]))}`,
    timeZone,
  )
  const chance = random.next()
  const isDry = chance < 0.04
  const isMishap = !isDry && chance < 0.085
  const [observation, reason] = isDry
    ? random.pick(observations.dry)
    : [random.pick(observations.done), random.pick(observations.done_reason)]
  return {
    ...planned,
    actionOn,
    startedAt,
    endedAt: new Date(new Date(startedAt).getTime() + minutes * 60_000).toISOString(),
    sampleTaken: !isDry,
    actionCompleted: true,
    isMishap,
    mishapDetail: isMishap ? random.pick(observations.mishap) : null,
    observation,
    reason,
    followedUpAt: zonedInstant(
      actionOn,
      `${two(random.whole(17, 21))}:${two(random.whole(0, 59))}`,
      timeZone,
    ),
  }
}

const instantOn = (on: string, random: Random) =>
  zonedInstant(on, `${two(random.whole(8, 18))}:15`, timeZone)
const two = (value: number) => String(value).padStart(2, '0')

/** The months of the demonstration: the main plan began eight months ago and ends in four. */
export function periods(today: string) {
  const start = `${addMonths(today, -8).slice(0, 7)}-01`
  const year = (from: string) => ({ fromOn: from, toOn: addDays(addMonths(from, 12), -1) })
  return {
    closed: year(addMonths(start, -12)),
    running: year(start),
    coming: year(addMonths(start, 12)),
  }
}
