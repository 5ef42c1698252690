import { annotationRoutes as api } from '@puquio/contract/modi/annotations'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildMember, buildMine } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import type { Calls } from '../../../test/send.ts'

let puquio: TestApp
let params: { projectId: number }
let deviceId: number
let writer: Calls
let reader: Calls
let mine: Awaited<ReturnType<typeof buildMine>>
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  params = { projectId: mine.project.id }
  deviceId = (await buildDevice(puquio.database, mine)).device.id
  writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
  reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
})

const moment = { from: '2026-02-10T08:00:00Z', until: null, text: 'Se cambió la batería' }
const period = {
  from: '2026-02-10T12:00:00Z',
  until: '2026-02-12T12:00:00Z',
  text: 'Mantenimiento del dique',
}
const create = (body: { from: string; until: string | null; text: string }) =>
  writer.call(api.create, { params, body: { deviceId, ...body } })
const listed = (from: string, to: string, devices = [deviceId]) =>
  reader.call(api.list, { params, query: { devices, from, to } })

it('shows readers what falls into the time that they look at, by time', async () => {
  await create(period)
  await create(moment)
  const texts = async (from: string, to: string) => (await listed(from, to)).map(({ text }) => text)
  expect(await texts('2026-02-01T00:00:00Z', '2026-02-15T00:00:00Z')).toEqual([
    moment.text,
    period.text,
  ])
  // A period that began before and goes on, and a moment at the very beginning.
  expect(await texts('2026-02-11T00:00:00Z', '2026-02-11T01:00:00Z')).toEqual([period.text])
  expect(await texts(moment.from, '2026-02-10T09:00:00Z')).toEqual([moment.text])
  expect(await texts('2026-02-12T12:00:01Z', '2026-02-15T00:00:00Z')).toEqual([])
  expect(await texts('2026-02-09T00:00:00Z', moment.from)).toEqual([])
})

it('shows those of the devices asked for alone, with device and author', async () => {
  const other = await buildDevice(puquio.database, mine)
  await create(moment)
  const all = ['2026-02-01T00:00:00Z', '2026-02-15T00:00:00Z'] as const
  expect(await listed(...all, [other.device.id])).toEqual([])
  const [shown] = await listed(...all, [deviceId, other.device.id])
  expect(shown).toMatchObject({ device: { id: deviceId, name: 'Piezómetro 1' }, until: null })
  expect(shown?.createdBy).not.toBe('')
})

it('is edited by its newest version alone, and removed', async () => {
  const made = await create(moment)
  const of = { params: { ...params, annotationId: made.id } }
  const edited = await writer.call(api.edit, { ...of, body: { ...period, version: 1 } })
  expect(edited).toMatchObject({ text: period.text, version: 2 })
  const late = await writer.refusal(api.edit, { ...of, body: { ...moment, version: 1 } })
  expect(late.problem).toBe('CHANGED_MEANWHILE')
  await writer.call(api.remove, of)
  const again = await writer.refusal(api.remove, of)
  expect(again.problem).toBe('NOT_FOUND')
  expect(await listed('2026-02-01T00:00:00Z', '2026-02-15T00:00:00Z')).toEqual([])
})

it('refuses a period that ends before it begins, and a device of another project', async () => {
  const backward = await writer.refusal(api.create, {
    params,
    body: { deviceId, ...moment, until: '2026-02-10T07:00:00Z' },
  })
  expect(backward).toMatchObject({ problem: 'INPUT_NOT_VALID' })
  const foreign = await buildDevice(puquio.database, await buildMine(puquio.database))
  const elsewhere = await writer.refusal(api.create, {
    params,
    body: { deviceId: foreign.device.id, ...moment },
  })
  expect(elsewhere).toMatchObject({ problem: 'INPUT_NOT_VALID' })
})
