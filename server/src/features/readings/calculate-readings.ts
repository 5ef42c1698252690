import {
  calculationAt,
  type DerivedInput,
  evaluateDerived,
  type InputReading,
} from '@puquio/domain'
import { largestBatch, type NewReading } from '../../platform/telemetry/reading.ts'
import type { Due } from '../calculations/service.ts'
import type { KnownDevice, KnownVariable } from './known-devices-store.ts'

/** Readings with those that follow from them, and what has to wait for other messages. */
export type Calculated = { readings: NewReading[]; due: Due[] }

/**
 * Adds what follows from the readings of a message at each of its times. What needs an input that the message does not
 * have, and what other devices calculate from it, is due.
 */
export function addCalculated(
  device: Pick<KnownDevice, 'variables' | 'dependents'>,
  sent: readonly NewReading[],
): Calculated {
  if (device.dependents.length === 0) return { readings: [...sent], due: [] }
  const own = [...device.variables.values()]
  const ownIds = new Set(own.map(({ id }) => id))
  const others = device.dependents.filter(({ variableId }) => !ownIds.has(variableId))
  const readings = [...sent]
  const due: Due[] = []
  for (const [atMs, known] of byTime(sent)) {
    const waiting = calculate(own, atMs, known, (reading) => {
      if (readings.length >= largestBatch.readings) return false
      readings.push(reading)
      return true
    })
    for (const { id, withinS } of waiting) due.push(around(id, atMs, withinS))
    for (const { variableId, sourceIds, withinS } of others)
      if (sourceIds.some((id) => known.has(id))) due.push(around(variableId, atMs, withinS))
  }
  return { readings, due }
}

type AtOneTime = Map<number, InputReading>

function byTime(readings: readonly NewReading[]): Map<number, AtOneTime> {
  const times = new Map<number, AtOneTime>()
  for (const { variableId, atMs, value, quality } of readings) {
    const known = times.get(atMs) ?? new Map<number, InputReading>()
    times.set(atMs, known.set(variableId, { value, quality }))
  }
  return times
}

/** Calculates round by round, since some follow from others; returns those that lack an input. */
function calculate(
  own: readonly KnownVariable[],
  atMs: number,
  known: AtOneTime,
  add: (reading: NewReading) => boolean,
): { id: number; withinS: number }[] {
  let waiting = own.flatMap(({ id, rules }) => {
    const calculation = calculationAt(rules.calculations, atMs)
    return calculation?.kind === 'derived' ? [{ id, rules, calculation }] : []
  })
  for (let before = -1; before !== waiting.length; ) {
    before = waiting.length
    waiting = waiting.filter(({ id, rules, calculation }) => {
      const inputs: Partial<Record<DerivedInput, InputReading>> = {}
      for (const [input, { variableId }] of Object.entries(calculation.sources)) {
        const reading = known.get(variableId)
        if (!reading) return true
        inputs[input as DerivedInput] = reading
      }
      const evaluated = evaluateDerived(rules, calculation, atMs, inputs)
      if (!evaluated) return false
      known.set(id, evaluated)
      return !add({ variableId: id, raw: null, ...evaluated })
    })
  }
  return waiting.flatMap(({ id, calculation }) => {
    const sources = Object.values(calculation.sources)
    if (!sources.some(({ variableId }) => known.has(variableId))) return []
    return [{ id, withinS: Math.max(...sources.map(({ withinS }) => withinS)) }]
  })
}

const around = (variableId: number, atMs: number, withinS: number): Due => ({
  variableId,
  fromMs: atMs - withinS * 1000,
  beforeMs: atMs + withinS * 1000 + 1,
})
