import { monitoringRoutes as api } from '@puquio/contract/monitorings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMonitoring, buildStation } from '../../../../test/build.ts'
import { monitoringSetting } from '../../../../test/monitoring-setting.ts'
import type { Calls } from '../../../../test/send.ts'

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
})
