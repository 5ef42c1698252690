import { monitoringRoutes as api } from '@puquio/contract/monitorings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMine, buildPlan, buildStation } from '../../../../test/build.ts'
import { monitoringSetting } from '../../../../test/monitoring-setting.ts'
import type { Calls } from '../../../../test/send.ts'

let setting: Awaited<ReturnType<typeof monitoringSetting>>
let mine: typeof setting.mine
let onPlan: typeof setting.onPlan
let admin: Calls
let reader: Calls
let puquio: typeof setting.puquio
beforeAll(async () => {
  setting = await monitoringSetting()
  ;({ mine, onPlan, admin, reader, puquio } = setting)
})
afterAll(() => setting.puquio.close())

describe('additional monitorings', () => {
  const addition = () => ({
    stationId: mine.station.id,
    componentId: mine.component.id,
    subcomponentId: mine.subcomponent.id,
    miningComponentId: null,
    sourceTypeId: null,
    profileId: null,
    frequencyId: null,
    estimatedOn: '2026-05-01',
    sampleExpected: true,
    commitment: 'ITS 2024',
  })
  it('are made once for a key', async () => {
    const body = {
      key: crypto.randomUUID(),
      monitorings: [addition(), { ...addition(), estimatedOn: '2026-05-02' }],
    }
    expect(await admin.call(api.add, { params: onPlan, body })).toEqual({ added: 2 })
    expect(await admin.call(api.add, { params: onPlan, body })).toEqual({ added: 2 })
    const found = await reader.call(api.list, {
      params: onPlan,
      query: { type: 'additional', sort: '-estimatedOn' },
    })
    expect(found.total).toBe(2)
    expect(found.items[0]).toMatchObject({
      type: 'additional',
      estimatedOn: '2026-05-02',
      opensOn: '2026-04-29',
      commitment: 'ITS 2024',
      frequencyRule: 'once',
    })
  })

  it('refuse a date of a year that no monitoring has', async () => {
    const monitorings = [addition(), { ...addition(), estimatedOn: '9999-12-31' }]
    const body = { key: crypto.randomUUID(), monitorings }
    expect(await admin.refusal(api.add, { params: onPlan, body })).toMatchObject({
      problem: 'INPUT_NOT_VALID',
      fields: [
        {
          path: 'monitorings.1.estimatedOn',
          code: 'date-year',
          params: { min: '1990', max: '2099' },
        },
      ],
    })
  })

  it('do not take a key that another plan has', async () => {
    const body = { key: crypto.randomUUID(), monitorings: [addition()] }
    await admin.call(api.add, { params: onPlan, body })
    const other = await buildPlan(puquio.database, mine.project, mine.admin)
    const params = { ...onPlan, planId: other.id }
    expect(await admin.refusal(api.add, { params, body })).toMatchObject({
      problem: 'ALREADY_EXISTS',
    })
  })

  it('do not take a key that other rows have', async () => {
    const key = crypto.randomUUID()
    await admin.call(api.add, { params: onPlan, body: { key, monitorings: [addition()] } })
    for (const monitorings of [
      [{ ...addition(), estimatedOn: '2026-05-09' }],
      [addition(), addition()],
    ])
      expect(
        await admin.refusal(api.add, { params: onPlan, body: { key, monitorings } }),
      ).toMatchObject({ problem: 'ALREADY_EXISTS' })
  })

  it('refuse what the project does not have or offer, naming each field', async () => {
    const retired = await buildStation(puquio.database, mine.project, {
      retiredAt: '2026-01-01T00:00:00Z',
    })
    const other = await buildMine(puquio.database)
    const monitorings = [
      addition(),
      { ...addition(), stationId: retired.id },
      { ...addition(), subcomponentId: other.subcomponent.id, profileId: other.profile.id },
    ]
    const refusal = await admin.refusal(api.add, {
      params: onPlan,
      body: { key: crypto.randomUUID(), monitorings },
    })
    expect(refusal.fields?.map(({ path, code }) => [path, code])).toEqual([
      ['monitorings.1.stationId', 'not-in-list'],
      ['monitorings.2.subcomponentId', 'not-in-list'],
      ['monitorings.2.profileId', 'not-in-list'],
    ])
  })
})
