import { randomUUID } from 'node:crypto'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { planImportRoutes } from '@puquio/contract/plan-imports'
import { deliveryRoutes } from '@puquio/contract/notifications/deliveries'
import { planRoutes } from '@puquio/contract/plans'
import { projectRoutes } from '@puquio/contract/projects'
import { referenceRoutes } from '@puquio/contract/reference'
import { scheduleRoutes } from '@puquio/contract/schedule'
import { userRoutes } from '@puquio/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../build.ts'
import { filledForm, monitoringSetting } from '../monitoring-setting.ts'

let setting: Awaited<ReturnType<typeof monitoringSetting>>
beforeAll(async () => {
  setting = await monitoringSetting()
})
afterAll(() => setting.puquio.close())

// JSON can carry half a letter; PostgreSQL's jsonb cannot.
const half = 'a\ud800b'
/** More than an integer column holds. */
const huge = 2_147_483_648
const bareStation = { coordinates: null, altitudeM: null, standard: null, category: null }

describe('input that no person types is refused, and is no failure of the server', () => {
  it('half a letter in any text', async () => {
    const { admin, writer, projectId, onPlan, mine, buildOne } = setting
    const one = await buildOne()
    const body = { ...filledForm, observation: half, version: 1 }
    const refused = async (answer: Promise<{ statusCode: number; body: string }>, path: string) => {
      const { statusCode, body: text } = await answer
      expect([statusCode, JSON.parse(text).fields]).toEqual([
        422,
        [{ path, code: 'not-valid', params: {} }],
      ])
    }
    await refused(writer.send(monitoringRoutes.followUp, { params: one, body }), 'observation')
    const move = { estimatedOn: '2026-03-01', reason: half, version: 1 }
    await refused(writer.send(monitoringRoutes.reschedule, { params: one, body: move }), 'reason')
    const params = { ...onPlan, stationId: mine.station.id }
    const omission = { justification: half }
    await refused(
      admin.send(monitoringRoutes.omitStation, { params, body: omission }),
      'justification',
    )
    const list = { projectId, list: 'components' }
    await refused(
      admin.send(referenceRoutes.create, { params: list, body: { name: half } }),
      'name',
    )
    const station = { ...bareStation, code: half, name: '', kind: 'air' }
    await refused(
      admin.send(referenceRoutes.createStation, { params: { projectId }, body: station }),
      'code',
    )
    const whole = { ...filledForm, observation: 'Río 🏞️', version: 1 }
    const saved = await writer.call(monitoringRoutes.followUp, { params: one, body: whole })
    expect(saved.observation).toBe('Río 🏞️')
  })

  it('numbers and pages beyond every record', async () => {
    const { admin, projectId, onPlan, mine, puquio } = setting
    const system = await puquio.signIn(await buildUser(puquio.database, { isSystemAdmin: true }))
    const settings = { name: 'A', business: 'B', color: '#112233', wetStartsMonth: 11 }
    const item = { projectId, list: 'components', itemId: mine.component.id }
    const answers = [
      admin.send(planRoutes.edit, { params: onPlan, body: { title: 'A', version: huge } }),
      admin.send(planRoutes.edit, { params: onPlan, body: { title: 'A', version: -huge } }),
      admin.send(projectRoutes.edit, {
        params: { projectId },
        body: { ...settings, dryStartsMonth: 5, version: huge },
      }),
      admin.send(referenceRoutes.edit, { params: item, body: { name: 'A', version: huge } }),
      admin.send(referenceRoutes.editStation, {
        params: { projectId, stationId: mine.station.id },
        body: { ...bareStation, code: 'A', name: '', kind: 'air', version: huge },
      }),
      admin.send(planRoutes.list, { params: { projectId }, query: { page: '0' } }),
      admin.send(planRoutes.list, { params: { projectId }, query: { size: '0' } }),
      system.send(userRoutes.list, { query: { page: '0' } }),
      admin.send(scheduleRoutes.month, { params: onPlan, query: { month: '0000-01' } }),
    ]
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
    expect(statuses).toEqual(answers.map(() => 422))
  })

  it('a sort key that a list does not know', async () => {
    const { admin, projectId, onPlan, puquio } = setting
    const system = await puquio.signIn(await buildUser(puquio.database, { isSystemAdmin: true }))
    const onList = { projectId, list: 'components' as const }
    for (const sort of ['colour', '-colour', 'id', '--createdAt', 'constructor']) {
      const query = { sort: sort as never }
      const answers = await Promise.all([
        admin.refusal(planRoutes.list, { params: { projectId }, query }),
        admin.refusal(monitoringRoutes.list, { params: onPlan, query }),
        admin.refusal(referenceRoutes.list, { params: onList, query }),
        admin.refusal(referenceRoutes.stations, { params: { projectId }, query }),
        system.refusal(userRoutes.list, { query }),
        system.refusal(deliveryRoutes.list, { query }),
      ])
      for (const { status, fields } of answers)
        expect([status, fields?.map(({ path }) => path)]).toEqual([422, ['sort']])
    }
  })

  it('dates whose window would leave the calendar', async () => {
    const { writer, buildOne } = setting
    const one = await buildOne()
    const params = { min: '1990', max: '2099' }
    for (const estimatedOn of ['9999-12-31', '2100-01-01', '1989-12-31', '0001-01-01']) {
      const body = { estimatedOn, reason: 'X', version: 1 }
      const refusal = await writer.refusal(monitoringRoutes.reschedule, { params: one, body })
      expect(refusal.fields).toEqual([{ path: 'estimatedOn', code: 'date-year', params }])
    }
    const none = { estimatedOn: '0000-02-30', reason: 'X', version: 1 }
    const refusal = await writer.refusal(monitoringRoutes.reschedule, { params: one, body: none })
    expect(refusal.fields).toEqual([{ path: 'estimatedOn', code: 'date', params: {} }])
    const body = {
      estimatedOn: '2099-12-31',
      reason: 'X',
      version: 1,
      unusualDateAccepted: true,
    }
    const last = await writer.call(monitoringRoutes.reschedule, { params: one, body })
    expect(last.closesOn.slice(0, 4)).toBe('2100')
  })

  it('a file name cut in the middle of a letter', async () => {
    const { writer, reader, buildOne } = setting
    const one = await buildOne()
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const file = { name: `../${'a'.repeat(199)}🏞.png`, bytes: png }
    const input = { params: one, body: { kind: 'photo' as const } }
    const kept = await writer.call(monitoringRoutes.addEvidence, input, { file })
    expect(kept.name).toBe(`${'a'.repeat(196)}.png`)
    expect(await reader.call(monitoringRoutes.history, { params: one })).toHaveLength(1)
  })

  it('an upload without its frame, or cut within it', async () => {
    const { writer, puquio, buildOne } = setting
    const { projectId, monitoringId } = await buildOne()
    const send = (type: string, payload: string) =>
      puquio.app.inject({
        method: 'POST',
        url: `/fkl-plan/projects/${projectId}/monitorings/${monitoringId}/evidence`,
        headers: { ...writer.headers, 'content-type': type },
        payload,
      })
    const begun = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nxx'
    const answers = [
      await send('multipart/form-data', 'x'),
      await send('multipart/form-data; boundary=b', begun),
      await send('multipart/form-data; boundary=b', 'x'),
      await send(`multipart/form-data; boundary=${'b'.repeat(300)}`, 'x'),
    ]
    expect(answers.map((answer) => answer.json().problem)).toEqual(
      answers.map(() => 'BODY_NOT_READABLE'),
    )
  })

  it('an upload without its file', async () => {
    const { admin, projectId, buildOne } = setting
    const sent = [
      admin.refusal(monitoringRoutes.addEvidence, {
        params: await buildOne(),
        body: { kind: 'photo' },
      }),
      admin.refusal(planImportRoutes.start, { params: { projectId }, body: { key: randomUUID() } }),
      admin.refusal(referenceRoutes.importList, { params: { projectId, list: 'components' } }),
    ]
    const problems = (await Promise.all(sent)).map(({ problem }) => problem)
    expect(problems).toEqual([
      'FILE_NOT_SELECTED',
      'WORKBOOK_NOT_SELECTED',
      'WORKBOOK_NOT_SELECTED',
    ])
  })

  it('a policy that starts outside the calendar', async () => {
    const { puquio } = setting
    const system = await puquio.signIn(await buildUser(puquio.database, { isSystemAdmin: true }))
    const body = { title: { es: 'A' }, content: { es: 'A' }, start_date: '0000-01-01T00:00:00Z' }
    const refusal = await system.refusal(userRoutes.writePolicy, { body })
    expect(refusal.fields).toMatchObject([{ path: 'start_date', code: 'date-year' }])
  })
})
