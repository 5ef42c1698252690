import type { AnyRoute } from '@puquio/contract'
import { api } from '@puquio/contract/all'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { followUpTextMax } from '@puquio/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMine } from '../build.ts'
import { startTestApp, type TestApp } from '../harness.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
})
afterAll(() => puquio.close())

test('only bodies of many rows or long texts may be large', () => {
  const large = Object.entries(api).flatMap(([feature, routes]) =>
    Object.entries(routes as Record<string, AnyRoute>)
      .filter(([, { kind, maxBytes }]) => kind === 'json' && maxBytes !== undefined)
      .map(([name]) => `${feature}.${name}`),
  )
  expect(large.toSorted()).toEqual([
    'alarmRules.copy',
    'boards.create',
    'boards.edit',
    'deviceCommands.answer',
    'deviceCommands.report',
    'deviceFiles.post',
    'deviceFiles.put',
    'deviceMessages.ingest',
    'deviceMessages.observe',
    'deviceMessages.telemetry',
    'deviceProfiles.create',
    'deviceProfiles.edit',
    'deviceProfiles.try',
    'devices.create',
    'devices.edit',
    'laboratoryFiles.map',
    'menus.set',
    'monitorings.add',
    'networkMessages.receive',
    'networkMessages.receiveByPath',
    'planImports.correct',
    'promptTrials.start',
    'prompts.save',
    'resultImports.map',
    'samples.create',
    'samples.edit',
    'users.writePolicy',
    'whatsapp.receive',
  ])
})

const mark = async (payload: string) => {
  const { headers } = await puquio.signIn(mine.admin)
  const { method, path } = monitoringRoutes.markMany
  return puquio.app.inject({
    method,
    url: path.replace(':projectId', String(mine.project.id)).replace(':planId', '1'),
    headers: { ...headers, 'content-type': 'application/json' },
    payload,
  })
}

test('a form with 80,000 fields is refused before it is read', async () => {
  const fields = Array.from({ length: 80_000 }, (_, at) => [`k${at}`, 1])
  const answer = await mark(JSON.stringify(Object.fromEntries(fields)))
  expect([answer.statusCode, answer.json().problem]).toEqual([413, 'TOO_LARGE'])
})

test('the longest follow-up of as many monitorings as there may be is read', async () => {
  const text = '🏞'.repeat(followUpTextMax)
  const monitorings = Array.from({ length: 500 }, (_, at) => ({
    id: 2_147_483_647 - at,
    version: 2_147_483_647,
  }))
  const followUp = { observation: text, reason: text, isMishap: true, mishapDetail: text }
  const answer = await mark(JSON.stringify({ monitorings, followUp }))
  expect(answer.statusCode).toBe(404)
})
