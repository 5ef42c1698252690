import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { DatabaseUnavailable } from '../database-unavailable.ts'
import { isolate } from './isolate.ts'
import { alarmsScope } from '../scopes/system-scopes.ts'
import { sql } from '../sql.ts'

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())

const deviceId = 9001

/** Inserts numbers together: the table takes none below zero, which have no key here, and the code none of 13. */
const insertAll = (numbers: readonly number[]) =>
  alarmsScope(puquio.platform).transaction(async (within) => {
    await within.rows(sql`delete from telemetry.message_key where device_id = ${deviceId}`)
    const failed = await isolate(within, numbers, async (some) => {
      if (some.includes(13)) throw new Error('unlucky')
      await within.rows(sql`insert into telemetry.message_key (received_at, device_id, dedup_key)
        select ${within.clock.now()}::timestamptz, ${deviceId}::int, case when n >= 0 then n::text end
        from unnest(${[...some]}::int[]) n`)
    })
    const stored = await within.rows<{ n: number }>(
      sql`select dedup_key::int as n from telemetry.message_key where device_id = ${deviceId} order by 1`,
    )
    return { stored: stored.map(({ n }) => n), failed: failed.map(({ one }) => one) }
  })

test('what fails alone leaves all others done, whether the database or the code refuses it', async () => {
  const all = Array.from({ length: 40 }, (_, at) => at)
  expect(await insertAll(all.filter((n) => n !== 13))).toMatchObject({ failed: [] })
  const numbers = all.map((n) => (n === 7 || n === 31 ? -n : n))
  const { stored, failed } = await insertAll(numbers)
  expect(failed).toEqual([-7, 13, -31])
  expect(stored).toEqual(all.filter((n) => ![7, 13, 31].includes(n)))
})

test('what is nobody’s fault fails the whole', async () => {
  for (const error of [
    new DatabaseUnavailable(null),
    Object.assign(new Error('deadlock'), { code: '40P01' }),
  ])
    await expect(
      alarmsScope(puquio.platform).transaction((within) =>
        isolate(within, [1, 2], () => Promise.reject(error)),
      ),
    ).rejects.toBe(error)
})
