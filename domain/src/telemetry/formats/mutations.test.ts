import { describe, expect, it } from 'vitest'
import { changedText, changedTree, isJson } from '../../../test/changed-messages.ts'
import { seededRandom } from '../../../test/seeded-random.ts'
import { fixtures } from '../data/fixtures.ts'
import { type CsvMapping, decodeCsv } from './files/mapped-csv.ts'
import { decodeToa5 } from './files/toa5.ts'
import { decodeRdb } from './files/usgs-rdb.ts'
import { chirpstackEvents, decodeChirpstack } from './lora/chirpstack.ts'
import { decodeThingsStack } from './lora/things-stack.ts'
import { bodyMessagesMax, formatProblems, messageKeysMax } from './message.ts'
import { isMessageKey } from './message-values.ts'
import { decodeRock7 } from './satellite/rock7.ts'
import { decodeRockblock } from './satellite/rockblock.ts'
import { decodeObservation } from './sensorthings.ts'
import { decodeThingsboardAttributes, decodeThingsboardTelemetry } from './thingsboard.ts'

declare const process: { env: Record<string, string | undefined> }
const count = process.env['PUQUIO_PROVE'] === 'full' ? 10_000 : 2_000

const named = (prefix: string): string[] =>
  Object.entries(fixtures).flatMap(([name, text]) => (name.startsWith(prefix) ? text : []))

const mapping: CsvMapping = {
  delimiter: ',',
  decimalMark: '.',
  headingLine: 2,
  firstLine: 5,
  time: { column: 'TIMESTAMP', format: 'day-first', zone: 'America/Lima' },
  columns: [2, 3].map((column) => ({ column, key: `k${column}` })),
  isGrowing: true,
}
const toa5 = { zone: 'America/Lima', isGrowing: false }
const eventOf = (text: string) => chirpstackEvents[text.length % chirpstackEvents.length] ?? 'up'

/** How each format takes a changed text: as JSON where it still is some, else as it is. */
const formats = [
  {
    name: 'ThingsBoard telemetry',
    texts: named('thingsboard'),
    decode: decodeThingsboardTelemetry,
  },
  {
    name: 'ThingsBoard attributes',
    texts: named('thingsboard'),
    decode: decodeThingsboardAttributes,
  },
  {
    name: 'ChirpStack',
    texts: named('chirpstack'),
    decode: (body: unknown) => decodeChirpstack(eventOf(String(JSON.stringify(body))), body),
  },
  { name: 'The Things Stack', texts: named('theThings'), decode: decodeThingsStack },
  { name: 'SensorThings', texts: named('sensorthings'), decode: decodeObservation },
  { name: 'RockBLOCK', texts: [fixtures.rockblockForm], decode: decodeRockblock },
  { name: 'Rock 7', texts: [fixtures.rock7PushForm], decode: decodeRock7 },
  {
    name: 'TOA5',
    texts: named('toa5'),
    decode: (body: unknown) => decodeToa5(String(body), toa5),
  },
  {
    name: 'RDB',
    texts: [fixtures.usgsRdb],
    decode: (body: unknown) => decodeRdb(String(body), toa5),
  },
  {
    name: 'CSV',
    texts: named('toa5'),
    decode: (body: unknown) => decodeCsv(String(body), mapping),
  },
]

describe.each(formats)(`${count} changes of $name`, ({ texts, decode }) => {
  it('are read or refused, within the bounds, and reach no prototype', () => {
    const ends = { read: 0, refused: 0 }
    for (let seed = 0; seed < count; seed++) {
      const random = seededRandom(seed)
      const text = texts[seed % texts.length] ?? ''
      const body = isJson(text) ? changedTree(random, text) : changedText(random, text)
      const read = decode(body)
      if ('problem' in read) expect(formatProblems).toContain(read.problem)
      else expect([seed, read.messages.flatMap(faultsOf)]).toEqual([seed, []])
      if ('messages' in read)
        expect(read.messages.length + read.refused.length).toBeLessThanOrEqual(bodyMessagesMax)
      ends['problem' in read ? 'refused' : 'read']++
    }
    expect(Object.keys(Object.prototype)).toEqual([])
    expect({}).not.toHaveProperty('polluted')
    // Both must occur, or the changes test nothing.
    expect(ends.read).toBeGreaterThan(count / 50)
    expect(ends.refused).toBeGreaterThan(count / 50)
  })
})

type Message = Extract<
  ReturnType<typeof decodeThingsboardTelemetry>,
  { messages: unknown }
>['messages'][number]

const faultsOf = (message: Message): string[] => {
  const { values, unread, measuredAtMs, dedupKey = 'k', deviceKey = 'k', batteryPct = 0 } = message
  const numbers = [
    ...Object.values(values),
    measuredAtMs ?? 0,
    ...Object.values(message.signal ?? {}),
  ]
  const holds = {
    prototype: Object.getPrototypeOf(values) === null,
    numbers: numbers.every((one) => Number.isFinite(one)),
    keys: Object.keys(values).every(isMessageKey),
    bounds: Object.keys(values).length + unread.length <= messageKeysMax,
    texts: [...unread, dedupKey, deviceKey].every(
      (one) => one.length <= 200 && !/\p{C}/u.test(one),
    ),
    battery: batteryPct >= 0 && batteryPct <= 100,
  }
  return Object.entries(holds).flatMap(([name, isSo]) => (isSo ? [] : name))
}
