import { type LimitRow, parameterKeys, parameterOf, shippedLimits } from '@puquio/domain'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../test/test-database.ts'
import type { TestDatabase } from '../../../../test/test-server.ts'
import { type Catalogue, writeCatalogue } from './write-catalogue.ts'

let database: TestDatabase
let owner: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  owner = new pg.Client(database.ownerUrl)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})
beforeEach(() => owner.query('begin'))
afterEach(() => owner.query('rollback'))

const key = 'D.S. 010-2010-MINAM//cu-total/any-time'
const shipped: Catalogue = {
  parameters: parameterKeys().map((one) => ({ key: one, ...parameterOf(one) })),
  limits: shippedLimits(),
}
const withLimit = (change: Partial<LimitRow>): Catalogue => ({
  ...shipped,
  limits: shipped.limits.map((one) => (one.key === key ? { ...one, ...change } : one)),
})
const copper = async () => {
  const { rows } = await owner.query(
    `select version, max, note, retired_at is not null as "isRetired" from shipped_limit
     where key = $1 order by version`,
    [key],
  )
  return rows
}
const first = { version: 1, max: 0.5, note: null, isRetired: false }

test('leaves alone what stands as it should', async () => {
  await writeCatalogue(owner)
  expect(await copper()).toEqual([first])
  const { rows } = await owner.query('select count(*)::int from shipped_limit')
  expect(rows).toEqual([{ count: shipped.limits.length }])
})

test('a limit that is corrected is a new version, and the earlier one stays, retired', async () => {
  await writeCatalogue(owner, withLimit({ max: 0.4 }))
  expect(await copper()).toEqual([
    { ...first, isRetired: true },
    { ...first, version: 2, max: 0.4 },
  ])
  // As it was again: what was said meanwhile is still known.
  await writeCatalogue(owner)
  expect((await copper()).map(({ version, max, isRetired }) => [version, max, isRetired])).toEqual([
    [1, 0.5, true],
    [2, 0.4, true],
    [3, 0.5, false],
  ])
})

test('other words for a limit make no version', async () => {
  await writeCatalogue(owner, withLimit({ note: 'cobre total' }))
  expect(await copper()).toEqual([{ ...first, note: 'cobre total' }])
})

test('a limit that is shipped no longer is retired', async () => {
  await writeCatalogue(owner, {
    ...shipped,
    limits: shipped.limits.filter((one) => one.key !== key),
  })
  expect(await copper()).toEqual([{ ...first, isRetired: true }])
})

test('a parameter follows the catalogue, but has another unit under another key alone', async () => {
  const withParameter = (change: Partial<Catalogue['parameters'][number]>): Catalogue => ({
    ...shipped,
    parameters: shipped.parameters.map((one) =>
      one.key === 'cu-total' ? { ...one, ...change } : one,
    ),
  })
  await writeCatalogue(owner, withParameter({ decimals: 7 }))
  const { rows } = await owner.query(
    `select decimals from shipped_parameter where key = 'cu-total'`,
  )
  expect(rows).toEqual([{ decimals: 7 }])
  await expect(writeCatalogue(owner, withParameter({ unit: 'µg/L' }))).rejects.toThrow(
    /key of its own: cu-total$/,
  )
})
