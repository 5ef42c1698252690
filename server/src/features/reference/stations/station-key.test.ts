import { stationKey } from '@puquio/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seededInteger, seededRandom } from '@puquio/domain/test/seeded-random'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { sql } from '../../../platform/db/sql.ts'

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())

const inDatabase = async (codes: readonly string[]) => {
  const rows = await puquio.database.one<{ key: string }>(
    {},
    sql`select station_key(c) as key from unnest(${codes}::text[]) with ordinality as u(c, n) order by n`,
  )
  return rows.map(({ key }) => key)
}

it('of a code is one in the database and beside it', async () => {
  const plain = ['P 1', ' p\t 1\u00a0', 'Peña-1', 'PENA-1', 'Œ-ÿ-ñandú', '']
  // Letters whose capital has two letters, or differs by language, or is shared with another letter.
  const odd = ['straße', 'STRASSE', 'ISIK', 'ışık', 'İşık', 'ﬁn', 'µ-1', 'ſ', 'αβ', 'дж', '𐐨', 'ŉ']
  const everyLetter = Array.from({ length: 0xd7ff }, (_, at) => String.fromCharCode(at + 1))
  const random = seededRandom(7)
  const letters = [...plain, ...odd, ' ', '\u2003', '\ufeff', '\u0085', 'A', 'z', '0'].join('')
  const mixed = Array.from({ length: 2_000 }, () =>
    Array.from({ length: seededInteger(random, 1, 12) }, () =>
      letters.charAt(seededInteger(random, 0, letters.length - 1)),
    )
      .join('')
      .toWellFormed(),
  )
  const codes = [...plain, ...odd, ...everyLetter, ...mixed]
  expect(await inDatabase(codes)).toEqual(codes.map(stationKey))
})

it('leaves case and spaces aside, and keeps accents and other letters apart', () => {
  expect(stationKey(' p\u00a0  1 ')).toBe('P 1')
  expect(stationKey('peña-œÿ')).toBe('PEÑA-ŒŸ')
  expect(stationKey('Pena')).not.toBe(stationKey('Peña'))
  expect(stationKey('straße')).not.toBe(stationKey('strasse'))
  expect(stationKey('ışık')).not.toBe(stationKey('isik'))
})
