import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Row } from '../reading.ts'
import { NumberReader, NumberWriter } from './numbers.ts'
import { packValues, unpackValues } from './pack-values.ts'

export const dayMs = 86_400_000

/** The day of a time in UTC, as months have it: days since 1970. */
export const dayOf = (atMs: number): number => Math.floor(atMs / dayMs)

/** By which later versions know how a day was packed. */
const version = 1

/**
 * Packs the readings of a variable of one day, in rising order of time, column by column: times as differences of their
 * distances, values by `packValues`, all of it deflated.
 */
export function packDay(day: number, rows: readonly Row[]): Buffer {
  const writer = new NumberWriter()
  writer.whole(rows.length)
  let [last, distance] = [day * dayMs, 0]
  for (const { atMs } of rows) {
    writer.signed(atMs - last - distance)
    distance = atMs - last
    last = atMs
  }
  const hasOwnValues = rows.some(({ raw, value }) => !Object.is(raw, value))
  packValues(
    writer,
    rows.map(({ raw }) => raw),
  )
  writer.whole(hasOwnValues ? 1 : 0)
  if (hasOwnValues)
    packValues(
      writer,
      rows.map(({ value }) => value),
    )
  for (const of of columns) {
    let before = 0
    for (const row of rows) {
      writer.signed(row[of] - before)
      before = row[of]
    }
  }
  return Buffer.concat([Buffer.of(version), deflateRawSync(writer.end(), { level: 9 })])
}

const columns = ['lagS', 'channel', 'quality'] as const

/** The readings that `packDay` was given; throws where the bytes are none of its. */
export function unpackDay(variableId: number, day: number, packed: Uint8Array): Row[] {
  if (packed[0] !== version) throw new Error(`Readings packed by version ${packed[0]}`)
  const reader = new NumberReader(inflateRawSync(packed.subarray(1)))
  const count = reader.whole()
  const times: number[] = []
  let [last, distance] = [day * dayMs, 0]
  for (let n = 0; n < count; n++) {
    distance += reader.signed()
    last += distance
    times.push(last)
  }
  const raws = unpackValues(reader, count)
  const values = reader.whole() === 1 ? unpackValues(reader, count) : raws
  const rows = times.map(
    (atMs, index): Row => ({
      variableId,
      atMs,
      raw: raws[index] ?? null,
      value: values[index] ?? null,
      lagS: 0,
      channel: 0,
      quality: 0,
    }),
  )
  for (const of of columns) {
    let before = 0
    for (const row of rows) {
      before += reader.signed()
      row[of] = before
    }
  }
  return rows
}
