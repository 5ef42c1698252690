import { randomUUID } from 'node:crypto'
import { alarmRuleRoutes as api } from '@puquio/contract/modi/alarm-rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildMember, buildMine, buildProject, insert } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { condition, ruleBody } from '../../../../test/proofs/build-alarm.ts'
import { buildDevice } from '../../../../test/proofs/build-device.ts'
import type { Calls } from '../../../../test/send.ts'
import { sql } from '../../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let built: Awaited<ReturnType<typeof buildDevice>>
let admin: Calls
let on: { projectId: number }
let ruleId: number
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  puquio.clock.set('2026-02-15T12:00:00-05:00')
  mine = await buildMine(puquio.database)
  on = { projectId: mine.project.id }
  built = await buildDevice(puquio.database, mine)
  await puquio.database.owner.one(
    {},
    sql`update variable set key = 'level', name = 'Nivel', unit = 'm', min = null, max = null where id = ${built.variable.id}`,
  )
  admin = await puquio.signIn(mine.admin)
  ruleId = (await admin.call(api.create, { params: on, body: ruleBody(built.variable.id) })).id
})

let made = 0
/** Another device with one variable; returns the id of that. */
const another = async (
  name: string,
  variable: object,
  projectId = on.projectId,
): Promise<number> => {
  made += 1
  const { id: deviceId } = await insert(puquio.database, 'device', {
    projectId,
    serial: `C-${made}`,
    name,
    channel: 'mobile',
    installedOn: '2026-01-01',
    createdAt: '2026-01-01T00:00:00Z',
    intervalS: 600,
    groupName: name.startsWith('Pozo') ? 'Pozos' : '',
  })
  const fields = { key: `k${made}`, name: `V${made}`, unit: 'm', decimals: 2, position: 0 }
  const { id } = await insert(puquio.database, 'variable', {
    projectId,
    deviceId,
    ...fields,
    ...variable,
  })
  return id
}
const targets = (query: object = {}) =>
  admin.call(api.copyTargets, { params: on, query: { rules: [ruleId], ...query } })
const outcomes = async (query: object = {}) =>
  (await targets(query)).targets.map(({ device, outcome, issue }) => [
    device.name,
    issue ?? outcome,
  ])
const copy = (variableIds: number[], ofRule = ruleId) => ({
  params: on,
  body: { copies: variableIds.map((variableId) => ({ ruleId: ofRule, variableId })) },
})

test('shows which variables match, which have an equal rule, and why others do not', async () => {
  const equal = await another('A igual', { key: 'LEVEL' })
  await admin.call(api.create, { params: on, body: ruleBody(equal, { severity: 'low' }) })
  await another('B por nombre', { name: 'NIVEL', unit: 'metros' })
  await another('C en pies', { key: 'level', unit: 'ft' })
  await another('D hasta 2', { key: 'level', min: 0, max: 2 })
  await another('E distinta', { key: 'rain', unit: 'mm' })
  await another('F con otra regla', { key: 'level', position: 3 })
  expect(await outcomes()).toEqual([
    ['A igual', 'equal'],
    ['B por nombre', 'copied'],
    ['C en pies', 'unit'],
    ['D hasta 2', 'never-raised'],
    ['E distinta', 'missing'],
    ['F con otra regla', 'copied'],
  ])
  expect((await targets()).counts).toEqual({
    copied: 2,
    equal: 1,
    unit: 1,
    refused: 1,
    missing: 1,
  })
})

test('finds devices by search and group, and none of another project', async () => {
  await another('Pozo norte', { key: 'level' })
  await another('Pozo sur', { key: 'level' })
  await another('Dique', { key: 'level' })
  const other = await buildProject(puquio.database)
  const strange = await another('Pozo ajeno', { key: 'level' }, other.id)
  expect(await outcomes({ search: 'sur' })).toEqual([['Pozo sur', 'copied']])
  expect(await outcomes({ group: 'Pozos' })).toHaveLength(2)
  expect(await admin.refusal(api.copy, copy([strange]))).toMatchObject({
    fields: [{ path: 'copies.0.variableId', code: 'not-in-list' }],
  })
})

test('what devices send by a parameter of the catalogue matches whatever its key and name are', async () => {
  const name = { es: 'Cota', en: 'Level', fr: 'Cote', pt: 'Cota' }
  const { id: parameterId } = await insert(puquio.database, 'parameter', {
    projectId: on.projectId,
    key: `own-${randomUUID()}`,
    name: JSON.stringify(name),
    parameterGroup: 'field',
    matrix: 'water',
    unit: 'm',
    decimals: 2,
  })
  await puquio.database.owner.one(
    {},
    sql`update variable set parameter_id = ${parameterId} where id = ${built.variable.id}`,
  )
  await another('Con parámetro', { key: 'x', name: 'Y', parameterId })
  expect(await outcomes()).toEqual([['Con parámetro', 'copied']])
})

test('copies all in one, leaves out what has an equal rule, and is undone', async () => {
  const [one, two] = [
    await another('Uno', { key: 'level' }),
    await another('Dos', { key: 'level' }),
  ]
  const second = await admin.call(api.create, {
    params: on,
    body: ruleBody(built.variable.id, {
      name: 'Alerta roja',
      condition: { ...condition, value1: 7 },
      severity: 'low',
    }),
  })
  const body = {
    copies: [one, two, one].flatMap((variableId) => [
      { ruleId, variableId },
      { ruleId: second.id, variableId },
    ]),
  }
  const copied = await admin.call(api.copy, { params: on, body })
  expect([copied.made.length, copied.equal]).toEqual([4, 2])
  expect(await admin.call(api.copy, copy([one, two]))).toEqual({ made: [], equal: 2 })
  const query = { variable: two }
  const listed = (await admin.call(api.list, { params: on, query })).items
  expect(listed.map(({ name, severity }) => [name, severity])).toEqual([
    ['', 'high'],
    ['Alerta roja', 'low'],
  ])
  const undo = { params: on, body: { ruleIds: copied.made } }
  expect(await admin.call(api.retire, undo)).toEqual({ retired: 4 })
  expect(await admin.call(api.retire, undo)).toEqual({ retired: 0 })
  expect((await admin.call(api.list, { params: on, query })).total).toBe(0)
})

test('copies nothing where one of them cannot have the rule', async () => {
  const good = await another('Bueno', { key: 'level' })
  const feet = await another('Pies', { key: 'level', unit: 'ft' })
  const small = await another('Chico', { key: 'level', min: 0, max: 2 })
  for (const [wrong, code] of [
    [feet, 'other-unit'],
    [small, 'never-raised'],
    [999_999, 'not-in-list'],
  ] as const)
    expect(await admin.refusal(api.copy, copy([good, wrong]))).toMatchObject({
      fields: [{ path: 'copies.1.variableId', code }],
    })
  const strange = copy([good], 999_999)
  expect((await admin.send(api.copy, strange)).statusCode).toBe(404)
  expect((await admin.call(api.list, { params: on, query: { variable: good } })).total).toBe(0)
})

test('silence is watched whatever the unit is', async () => {
  const silent = { kind: 'noData' as const, intervals: 3, graceS: 0 }
  const own = await admin.call(api.create, {
    params: on,
    body: ruleBody(built.variable.id, { condition: silent }),
  })
  await another('Pies', { key: 'level', unit: 'ft' })
  expect(await outcomes({ rules: [own.id] })).toEqual([['Pies', 'copied']])
})

test('is of administrators', async () => {
  const writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
  for (const send of [
    writer.send(api.copy, copy([built.variable.id])),
    writer.send(api.copyTargets, { params: on, query: { rules: [ruleId] } }),
    writer.send(api.retire, { params: on, body: { ruleIds: [ruleId] } }),
  ])
    expect((await send).statusCode).toBe(403)
})
