import { setTimeout } from 'node:timers/promises'
import { monitoringRoutes as api } from '@puquio/contract/monitorings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMonitoring, buildStation } from '../../../../test/build.ts'
import { countWaiting } from '../../../../test/lock-waits.ts'
import { monitoringSetting } from '../../../../test/monitoring-setting.ts'
import type { Calls } from '../../../../test/send.ts'
import { sql } from '../../../platform/db/sql.ts'

let setting: Awaited<ReturnType<typeof monitoringSetting>>
let mine: typeof setting.mine
let projectId: number
let onPlan: typeof setting.onPlan
let admin: Calls
let reader: Calls
let puquio: typeof setting.puquio
beforeAll(async () => {
  setting = await monitoringSetting()
  ;({ mine, projectId, onPlan, admin, reader, puquio } = setting)
})
afterAll(() => setting.puquio.close())

describe('omission of a station', () => {
  it('tells what it would touch, and omits only what is pending', async () => {
    const station = await buildStation(puquio.database, mine.project)
    const at = (columns: Record<string, unknown>) =>
      buildMonitoring(puquio.database, { ...mine, station }, columns)
    await at({ estimatedOn: '2026-02-01', actionCompleted: true, actionOn: '2026-02-01' })
    const pending = await at({ estimatedOn: '2026-03-01' })
    await at({ estimatedOn: '2026-04-01' })
    const params = { ...onPlan, stationId: station.id }
    expect(await admin.call(api.omissionPreview, { params, query: {} })).toEqual({
      pending: 2,
      done: 1,
      omitted: 0,
    })
    expect(
      await admin.call(api.omissionPreview, { params, query: { toOn: '2026-03-31' } }),
    ).toEqual({ pending: 1, done: 1, omitted: 0 })
    const body = { justification: 'Estación destruida por el río', toOn: '2026-03-31' }
    expect(await admin.call(api.omitStation, { params, body })).toEqual({ omitted: 1 })
    expect((await admin.refusal(api.omitStation, { params, body })).problem).toBe('NOTHING_TO_OMIT')
    const read = await reader.call(api.get, { params: { projectId, monitoringId: pending.id } })
    expect(read).toMatchObject({ status: 'omitted', omittedReason: body.justification, version: 2 })
    const [entry] = await reader.call(api.history, {
      params: { projectId, monitoringId: pending.id },
    })
    expect(entry).toMatchObject({
      action: 'omitted',
      changes: [{ field: 'omittedReason', from: null, to: body.justification }],
    })
    expect(await admin.call(api.omissionPreview, { params, query: {} })).toEqual({
      pending: 1,
      done: 1,
      omitted: 1,
    })
  })

  it('waits for whoever holds some of them, in the order of everybody', async () => {
    const station = await buildStation(puquio.database, mine.project)
    const at = (estimatedOn: string) =>
      buildMonitoring(puquio.database, { ...mine, station }, { estimatedOn })
    // By date and in the table the later id comes first.
    const [first, last] = [await at('2026-02-01'), await at('2026-03-01')]
    await puquio.database.owner.one(
      {},
      sql`update monitoring set estimated_on = '2026-04-01' where id = ${first.id}`,
    )
    const hold = (id: number) => sql`select id from monitoring where id = ${id} for update`
    const params = { ...onPlan, stationId: station.id }
    const body = { justification: 'Sin acceso' }
    const omission = await puquio.database.owner.transaction({}, async (rows) => {
      await rows(hold(first.id))
      const sent = admin.call(api.omitStation, { params, body })
      sent.catch(() => undefined)
      while ((await countWaiting(puquio.database)) === 0) await setTimeout(10)
      await rows(hold(last.id))
      return { sent }
    })
    expect(await omission.sent).toEqual({ omitted: 2 })
  })
})
