import { monitoringRoutes as api } from '@puquio/contract/monitorings'
import { planRoutes } from '@puquio/contract/plans'
import { scheduleRoutes } from '@puquio/contract/schedule'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildComponent, buildFrequency, buildPlan, buildStation } from '../../../../test/build.ts'
import { monitoringSetting } from '../../../../test/monitoring-setting.ts'

let setting: Awaited<ReturnType<typeof monitoringSetting>>
beforeAll(async () => {
  setting = await monitoringSetting()
})
afterAll(() => setting.puquio.close())

const reason = 'Fue un error'

describe('a monitoring that was taken back', () => {
  it('changes nothing that a plan shows or counts', async () => {
    const { puquio, mine, projectId, admin, reader } = setting
    const { database } = puquio
    const plan = await buildPlan(database, mine.project, mine.admin)
    const frequencyId = (await buildFrequency(database, mine.project, 'monthly')).id
    const shown = { planId: plan.id, frequencyId, commitment: 'Agua' }
    const first = await setting.buildOne({ ...shown, estimatedOn: '2026-02-14' })
    await setting.buildOne({ ...shown, estimatedOn: '2026-03-14' })
    const params = { projectId, planId: plan.id }
    const everything = async () => {
      const months = ['2026-02', '2026-03', '2031-02']
      const ofMonth = async (month: string) => [
        await reader.call(scheduleRoutes.month, { params, query: { month } }),
        await reader.call(scheduleRoutes.map, { params, query: { month } }),
        (await reader.send(scheduleRoutes.calendar, { params, query: { month } })).body.replace(
          /DTSTAMP.*/g,
          '',
        ),
      ]
      return {
        months: await Promise.all(months.map(ofMonth)),
        today: await reader.call(scheduleRoutes.month, { params, query: {} }),
        combinations: await reader.call(scheduleRoutes.combinations, { params }),
        list: await reader.call(api.list, { params, query: {} }),
        record: (await reader.send(api.workbook, { params, query: { format: 'csv' } })).body,
        plan: await reader.call(planRoutes.get, { params }),
        plans: await reader.call(planRoutes.list, {
          params: { projectId },
          query: { sort: 'monitorings' },
        }),
        of2031: await reader.call(planRoutes.list, {
          params: { projectId },
          query: { year: 2031 },
        }),
        years: await reader.call(planRoutes.years, { params: { projectId }, query: {} }),
        commitments: await reader.call(planRoutes.commitments, { params }),
        omission: await admin.call(api.omissionPreview, {
          params: { ...params, stationId: mine.station.id },
          query: {},
        }),
      }
    }
    const before = await everything()
    const withdrawn = { ...shown, withdrawnAt: '2026-02-01T12:00:00Z', withdrawnReason: reason }
    const station = await buildStation(database, mine.project)
    const component = await buildComponent(database, mine.project)
    for (const estimatedOn of ['2026-02-10', '2026-03-10', '2031-02-01'])
      for (const changes of [
        { type: 'rescheduled', rescheduledFromId: first.monitoringId },
        {
          type: 'additional',
          stationId: station.id,
          componentId: component.id,
          commitment: 'Aire',
        },
        { type: 'additional', isMishap: true, actionCompleted: true, actionOn: estimatedOn },
      ])
        await setting.build({ ...withdrawn, ...changes, estimatedOn })
    expect(await everything()).toEqual(before)
    const target = { ...params, stationId: station.id }
    const body = { justification: 'Sin acceso' }
    expect((await admin.refusal(api.omitStation, { params: target, body })).problem).toBe(
      'NOTHING_TO_OMIT',
    )
  })
})
