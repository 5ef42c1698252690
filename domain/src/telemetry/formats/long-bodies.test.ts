import { expect, test } from 'vitest'
import { decodeCsv } from './files/mapped-csv.ts'
import { decodeToa5 } from './files/toa5.ts'
import { decodeChirpstack } from './lora/chirpstack.ts'
import { decodeThingsStack } from './lora/things-stack.ts'
import { decodeRock7 } from './satellite/rock7.ts'
import { decodeRockblock } from './satellite/rockblock.ts'
import { decodeThingsboardTelemetry } from './thingsboard.ts'

const head = '"TOA5"\n"TIMESTAMP","a"\n"TS"\n""\n'
const toa5 = (text: string) => decodeToa5(head + text, { zone: 'UTC', isGrowing: false })
const csv = (text: string) =>
  decodeCsv(text, {
    delimiter: ';',
    decimalMark: '.',
    headingLine: null,
    firstLine: 1,
    time: { column: 0, format: 'day-first', zone: 'UTC' },
    columns: [{ column: 1, key: 'a' }],
    isGrowing: false,
  })
const deviceInfo = { devEui: '0101010101010101' }
const time = '2022-07-18T09:34:15Z'
const end_device_ids = { device_id: 'a' }

const texts = {
  quotes: (count: number) => '"'.repeat(count),
  'open quotes': (count: number) => '"a,'.repeat(count / 3),
  delimiters: (count: number) => ',;'.repeat(count / 2),
  'line ends': (count: number) => '\n'.repeat(count),
  digits: (count: number) => `2026-03-04 00:00;${'1,'.repeat(count / 2)}`,
  blanks: (count: number) => `${' '.repeat(count)};1`,
  'fields of a form': (count: number) => 'a=1&'.repeat(count / 4),
  percents: (count: number) => `a=${'%'.repeat(count)}`,
  'encoded letters': (count: number) => `data=${'%41'.repeat(count / 3)}`,
}
const values = {
  keys: (count: number) =>
    Object.fromEntries(Array.from({ length: count / 10 }, (_, at) => [`k${at}`, 1])),
  'empty objects': (count: number) =>
    Object.fromEntries(Array.from({ length: count / 10 }, (_, at) => [`k${at}`, {}])),
  'a long key': (count: number) => ({ ['a.'.repeat(count / 2)]: 1 }),
  'a long text': (count: number) => ({ a: ' '.repeat(count) }),
  levels: (count: number) =>
    JSON.parse(`${'{"a":'.repeat(count / 100)}1${'}'.repeat(count / 100)}`),
}

const ofTexts = { toa5, csv, rockblock: decodeRockblock, rock7: decodeRock7 }
const ofValues = {
  thingsboard: decodeThingsboardTelemetry,
  chirpstack: (object: unknown) =>
    decodeChirpstack('up', { deviceInfo, time, object, rxInfo: [object] }),
  thingsStack: (object: unknown) =>
    decodeThingsStack({ end_device_ids, uplink_message: { decoded_payload: object } }),
}

const cases = [
  ...Object.entries(ofTexts).flatMap(([name, decode]) =>
    Object.entries(texts).map(([what, make]) => ({
      name,
      what,
      make,
      work: decode as (body: unknown) => unknown,
    })),
  ),
  ...Object.entries(ofValues).flatMap(([name, decode]) =>
    Object.entries(values).map(([what, make]) => ({
      name,
      what,
      make: make as (count: number) => unknown,
      work: decode as (body: unknown) => unknown,
    })),
  ),
]

test.for(cases)('$name takes linear time for $what', ({ work, make }) => {
  const took = (count: number): number => {
    const body = make(count)
    const startedMs = Date.now()
    work(body)
    return Date.now() - startedMs
  }
  took(10_000)
  const small = Math.max(took(100_000), 5)
  // A body of a megabyte, which is as long as one may be; the margin is for a busy machine.
  expect(took(1_000_000)).toBeLessThan(small * 50 + 500)
})
