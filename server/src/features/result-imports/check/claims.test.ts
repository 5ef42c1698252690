import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import {
  type ResultStage,
  smallResults,
  stageResults,
} from '../../../../test/workbooks/result-stage.ts'
import { projectScope } from '../../../platform/db/scopes/make-scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { mapImport } from '../map-import.ts'
import { resolve } from '../resolve/resolve.ts'
import type { Checks } from './checks.ts'

let puquio: TestApp
let stage: ResultStage
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  stage = await stageResults(puquio)
})

const scopeOfWriter = () =>
  projectScope(puquio.database, puquio.clock, {
    projectId: stage.project.id,
    userId: stage.writer.id,
    permissions: [],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })
/** Of a process that ends once its transactions are written. */
const killed: Checks = {
  begin: () => undefined,
  resume: async () => false,
  repeat: async () => undefined,
  cancel: async () => undefined,
  behind: () => undefined,
  stop: async () => undefined,
}
const stateOf = async (key: string) => {
  const [row] = await stage.rowsOf<{ state: string; isConfirmed: boolean; answers: unknown[] }>(
    sql`select state, is_confirmed, answers from result_import where key = ${key}`,
  )
  return row
}
/** Two other imports whose checks go on. */
const occupy = async (): Promise<string[]> => {
  const others = [await stage.look(smallResults), await stage.look(smallResults)]
  const keys = others.map(({ key }) => key)
  await stage.rowsOf(
    sql`update result_import set state = 'checking', alive_at = ${puquio.clock.now()}::timestamptz + interval '1 hour'
      where key = any(${keys}::uuid[])`,
  )
  return keys
}
const free = (keys: string[]) =>
  stage.rowsOf(sql`update result_import set state = 'mapped' where key = any(${keys}::uuid[])`)

/** More rows that wait for one name than are checked within a call. */
const longFile = [
  'Estación;Fecha;Parámetro;Resultado;Unidad',
  ...Array.from({ length: 201 }, (_, at) => {
    const on = new Date(Date.UTC(2025, 2, 1 + at)).toISOString().slice(0, 10)
    return `E-01;${on};Pb soluble en X;0,01;mg/L`
  }),
].join('\n')
const oneRow = 'Estación;Fecha;Parámetro;Resultado;Unidad\nE-01;25/2/2025;Pb soluble en X;0,01;mg/L'
const leadId = async () => {
  const { parameters } = await stage.calls.call(resultImportRoutes.choices, { params: stage.on })
  return parameters.find(({ name }) => name.es === 'Plomo total')?.id ?? 0
}
const named = async () =>
  ({
    reason: 'unknown-parameter',
    field: 'parameter',
    text: 'Pb soluble en X',
    position: null,
    act: { kind: 'name', id: await leadId() },
  }) as const

it('a mapping whose process ends before its check begins is never that of rows of another one', async () => {
  const one = await stage.check(smallResults)
  if (!one.mapping) throw new Error('no columns')
  const mapping = { ...one.mapping, constants: { method: 'EPA 200.8' } }
  await mapImport(scopeOfWriter(), killed, { ...one, mapping, laboratory: null })
  expect(await stateOf(one.key)).toMatchObject({ state: 'checking' })
  const params = { ...stage.on, key: one.key }
  expect(
    await stage.calls.refusal(resultImportRoutes.save, { params, body: { campaign: 'A' } }),
  ).toMatchObject({ problem: 'IMPORT_NOT_READY' })
  puquio.clock.set('2026-02-15T12:01:00-05:00')
  expect(await stage.ended(one.key)).toMatchObject({ state: 'checked', counts: { values: 3 } })
  const methods = await stage.rowsOf(
    sql`select distinct coalesce(method, cell #>> '{fields,method}') as method from result_import_row
      where key = ${one.key}`,
  )
  expect(methods).toEqual([{ method: 'EPA 200.8' }])
})

it('an answer whose process ends before its check begins is checked by the next look', async () => {
  const { key } = await stage.makeStations(await stage.check(longFile))
  await resolve(scopeOfWriter(), killed, key, await named(), 'es')
  expect(await stateOf(key)).toMatchObject({ state: 'checking' })
  puquio.clock.set('2026-02-15T12:02:00-05:00')
  expect(await stage.ended(key)).toMatchObject({ state: 'checked', held: [] })
})

it('a mapping or an answer that needs a third check at the same time is refused, and nothing is kept', async () => {
  const looked = await stage.look(smallResults)
  const long = await stage.makeStations(await stage.check(longFile))
  const others = await occupy()
  if (!looked.mapping) throw new Error('no columns')
  const { mapping, options } = looked
  expect(
    await stage.calls.refusal(resultImportRoutes.map, {
      params: { ...stage.on, key: looked.key },
      body: { mapping, options, laboratory: 'Laboratorio Nuevo' },
    }),
  ).toMatchObject({ status: 503, problem: 'BUSY' })
  expect(await stateOf(looked.key)).toMatchObject({ state: 'mapped', isConfirmed: false })
  expect(
    await stage.calls.refusal(resultImportRoutes.resolve, {
      params: { ...stage.on, key: long.key },
      body: await named(),
    }),
  ).toMatchObject({ status: 503, problem: 'BUSY' })
  expect(await stateOf(long.key)).toMatchObject({ state: 'checked', answers: [] })
  expect(await stage.rowsOf(sql`select name from parameter_alias`)).toEqual([])
  await free(others)
  expect(await stage.map(looked)).toMatchObject({ state: 'checked' })
})

it('a name said of one file is checked in a long one, too, once it is its turn', async () => {
  const long = await stage.makeStations(await stage.check(longFile))
  const short = await stage.check(oneRow)
  const others = await occupy()
  await stage.calls.call(resultImportRoutes.resolve, {
    params: { ...stage.on, key: short.key },
    body: await named(),
  })
  expect(await stage.ended(short.key)).toMatchObject({ held: [] })
  expect(await stateOf(long.key)).toMatchObject({ state: 'checking' })
  const shown = () =>
    stage.calls.call(resultImportRoutes.get, { params: { ...stage.on, key: long.key } })
  expect(await shown()).toMatchObject({ state: 'checking' })
  await free(others)
  expect(await stage.ended(long.key)).toMatchObject({ state: 'checked', held: [] })
})
