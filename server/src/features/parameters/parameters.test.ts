import { parameterRoutes } from '@puquio/contract/laboratory/parameters'
import { notCollected, parameterKeys } from '@puquio/domain'
import { beforeAll, afterAll, expect, it } from 'vitest'
import { buildMember, buildMine, buildProfile } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { ownParameter } from '../../../test/proofs/valid-bodies.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let calls: Awaited<ReturnType<TestApp['signIn']>>
let params: { projectId: number }
beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
  calls = await puquio.signIn(mine.admin)
  params = { projectId: mine.project.id }
})
afterAll(() => puquio.close())

const list = (query: object = {}) => calls.call(parameterRoutes.list, { params, query })
const keysOf = async (query: object) => (await list(query)).items.map(({ key }) => key)
const load = {
  ...ownParameter,
  name: { es: 'Carga de zinc', en: '', fr: '', pt: '' },
  symbol: '',
  group: 'metals' as const,
  unit: 'kg/d' as const,
  formula: '[zn-total] * [flow]',
}
const create = (body: object) =>
  calls.call(parameterRoutes.create, { params, body: { ...ownParameter, ...body } })
const refused = async (body: object) =>
  calls.refusal(parameterRoutes.create, { params, body: { ...ownParameter, ...body } })
const of = (parameterId: number) => ({ params: { ...params, parameterId } })

it('lists the whole catalogue, and finds by name, symbol, CAS number and known names', async () => {
  expect((await list()).total).toBe(parameterKeys().length)
  expect(notCollected.length).toBeGreaterThan(0)
  expect(await keysOf({ search: 'zinc', matrix: 'water' })).toEqual(['zn-dissolved', 'zn-total'])
  expect(await keysOf({ search: '7440-66-6', matrix: 'water' })).toContain('zn-total')
  expect(await keysOf({ search: 'coliformes fecales' })).toEqual(['coliforms-thermotolerant'])
  expect((await list({ matrix: 'noise' })).items.every(({ group }) => group === 'noise')).toBe(true)
  expect((await list({ kind: 'own' })).total).toBe(0)
  const [hardness] = (await list({ search: 'hardness' })).items
  expect(hardness).toMatchObject({
    kind: 'shipped',
    formula: expect.stringContaining('[ca-total]'),
  })
})

it('adds, edits and retires a parameter of the project', async () => {
  const made = await create({ name: { es: 'Hielo', en: 'Ice', fr: '', pt: '' } })
  expect(made).toMatchObject({
    key: 'own-hielo',
    kind: 'own',
    name: { es: 'Hielo', en: 'Ice', fr: 'Hielo', pt: 'Hielo' },
    aliases: [],
    inUse: false,
  })
  expect((await refused({ name: { es: 'HIELO', en: '', fr: '', pt: '' } })).problem).toBe(
    'ALREADY_EXISTS',
  )
  const body = { ...ownParameter, name: made.name, decimals: 4, version: made.version }
  const edited = await calls.call(parameterRoutes.edit, { ...of(made.id), body })
  expect(edited.decimals).toBe(4)
  expect((await calls.refusal(parameterRoutes.edit, { ...of(made.id), body })).problem).toBe(
    'CHANGED_MEANWHILE',
  )
  await calls.call(parameterRoutes.retire, of(made.id))
  expect(await keysOf({ kind: 'own' })).not.toContain('own-hielo')
  expect(await keysOf({ retired: true })).toEqual(['own-hielo'])
  const again = await create({ name: { es: 'Hielo', en: '', fr: '', pt: '' } })
  expect(again.key).toBe('own-hielo-2')
  expect((await calls.refusal(parameterRoutes.restore, of(made.id))).problem).toBe('ALREADY_EXISTS')
})

it('keeps the catalogue as it is, and the unit of what has results', async () => {
  const [zinc] = (await list({ search: 'zn-total' })).items
  if (!zinc) throw new Error('no zinc')
  const body = { ...ownParameter, version: zinc.version }
  expect((await calls.refusal(parameterRoutes.edit, { ...of(zinc.id), body })).problem).toBe(
    'PARAMETER_OF_CATALOGUE',
  )
  const used = await create({ name: { es: 'Nieve', en: '', fr: '', pt: '' } })
  await puquio.database.owner.one(
    {},
    sql`insert into limit_value (project_id, standard, parameter_id, statistic, kind, max, valid_from, source, confidence, origin)
      values (${params.projectId}, 'EIA', ${used.id}, 'any-time', 'bounds', 1, '2020-01-01', 'EIA', 'high', 'own')`,
  )
  const changed = { ...ownParameter, name: used.name, unit: 'm³/d' as const, version: used.version }
  const refusal = await calls.refusal(parameterRoutes.edit, { ...of(used.id), body: changed })
  expect(refusal).toMatchObject({ problem: 'IN_USE', fields: [{ path: 'unit' }] })
})

it('takes a formula whose units agree, and says of another what is wrong and where', async () => {
  const made = await create(load)
  expect(made).toMatchObject({ kind: 'calculated', formula: '[zn-total] * [flow]' })
  const wrong = async (formula: string, unit = 'kg/d') => {
    const answer = await refused({ ...load, name: { ...load.name, es: 'Otra' }, formula, unit })
    return answer.fields
  }
  expect(await wrong('[zn-total] + [flow]')).toEqual([
    { path: 'formula', code: 'formula-different-units', params: {} },
  ])
  expect(await wrong('[zn-total] * [flow]', 'mg/L')).toMatchObject([{ code: 'formula-other-unit' }])
  expect(await wrong('[zn-total] * [oro]')).toMatchObject([
    { code: 'formula-unknown-parameter', params: { key: 'oro' } },
  ])
  expect(await wrong('[zn-total] ** 2')).toMatchObject([
    { code: 'formula-unexpected', params: { at: 13 } },
  ])
  // A calculated one is no part of another, and what it rests on is not retired.
  expect(await wrong(`[${made.key}] * 2`)).toMatchObject([{ code: 'formula-unknown-parameter' }])
  const [zinc] = (await list({ search: 'zn-total' })).items
  const refusal = await calls.refusal(parameterRoutes.retire, of(zinc?.id ?? 0))
  expect(refusal).toMatchObject({
    problem: 'PARAMETER_IN_FORMULA',
    params: { names: 'Carga de zinc' },
  })
})

it('lets no unit change what is calculated from it, and restores no formula that is wrong by now', async () => {
  const own = (es: string, rest: object = {}) =>
    create({ name: { es, en: '', fr: '', pt: '' }, unit: 'L/s', ...rest })
  const edit = (one: { id: number; version: number }, body: object) => ({
    ...of(one.id),
    body: { ...ownParameter, version: one.version, ...body },
  })
  const outflow = await own('Caudal de salida')
  const name = outflow.name
  const made = await own('Carga de salida', {
    unit: 'kg/d',
    formula: `[zn-total] * [${outflow.key}]`,
  })
  expect(
    await calls.refusal(parameterRoutes.edit, edit(outflow, { name, unit: 'mg/L' })),
  ).toMatchObject({
    status: 409,
    problem: 'PARAMETER_IN_FORMULA',
    params: { names: 'Carga de salida' },
  })
  // Of the same dimension the formula stays right.
  const other = await calls.call(parameterRoutes.edit, edit(outflow, { name, unit: 'm³/d' }))
  expect(other.unit).toBe('m³/d')
  const wrongUnit = edit(made, { name: made.name, unit: 'mg/L', formula: made.formula })
  expect((await calls.refusal(parameterRoutes.edit, wrongUnit)).fields).toMatchObject([
    { path: 'formula', code: 'formula-other-unit' },
  ])

  await calls.call(parameterRoutes.retire, of(made.id))
  const changed = await calls.call(parameterRoutes.edit, edit(other, { name, unit: 'mg/L' }))
  const restore = () => calls.refusal(parameterRoutes.restore, of(made.id))
  expect(await restore()).toMatchObject({ status: 409, problem: 'FORMULA_OUTDATED' })
  await calls.call(parameterRoutes.retire, of(outflow.id))
  expect((await restore()).problem).toBe('FORMULA_OUTDATED')
  await calls.call(parameterRoutes.restore, of(outflow.id))
  const { version } = changed
  await calls.call(
    parameterRoutes.edit,
    edit({ ...changed, version: version + 2 }, { name, unit: 'L/s' }),
  )
  const again = await calls.call(parameterRoutes.restore, of(made.id))
  expect(again.retiredAt).toBeNull()
  for (const { id } of [made, outflow]) await calls.call(parameterRoutes.retire, of(id))
})

it('takes no formula that divides by nothing, nor one with a number that is none', async () => {
  const wrong = async (formula: string) =>
    (await refused({ ...load, name: { ...load.name, es: 'Otra' }, formula })).fields
  expect(await wrong('[zn-total] * [flow] / (3 - 3)')).toEqual([
    { path: 'formula', code: 'formula-divided-by-zero', params: {} },
  ])
  expect(await wrong(`[zn-total] * [flow] * ${'9'.repeat(310)}`)).toEqual([
    { path: 'formula', code: 'formula-number-too-large', params: {} },
  ])
})

it('gives a retired parameter no other name', async () => {
  const { id } = await create({ name: { es: 'Escarcha', en: '', fr: '', pt: '' } })
  await calls.call(parameterRoutes.retire, of(id))
  const add = { ...of(id), body: { name: 'Helada' } }
  expect(await calls.refusal(parameterRoutes.addAlias, add)).toMatchObject({
    status: 409,
    problem: 'PARAMETER_RETIRED',
  })
  await calls.call(parameterRoutes.restore, of(id))
  expect((await calls.call(parameterRoutes.addAlias, add)).aliases).toMatchObject([
    { name: 'Helada' },
  ])
  await calls.call(parameterRoutes.retire, of(id))
})

it('gives one name to one parameter', async () => {
  const idOf = async (key: string) =>
    (await list({ search: key })).items.find((one) => one.key === key)?.id ?? 0
  const [total, dissolved] = [await idOf('as-total'), await idOf('as-dissolved')]
  const add = (parameterId: number, name: string) =>
    calls.call(parameterRoutes.addAlias, { ...of(parameterId), body: { name } })
  const refusal = (parameterId: number, name: string) =>
    calls.refusal(parameterRoutes.addAlias, { ...of(parameterId), body: { name } })
  // As means both; the project says which.
  const { aliases } = await add(total, 'As')
  expect(aliases).toMatchObject([{ name: 'As' }])
  expect(await refusal(dissolved, ' as ')).toMatchObject({
    problem: 'NAME_OF_PARAMETER',
    params: { parameter: 'Arsénico total' },
  })
  expect((await refusal(dissolved, 'Cobre total')).problem).toBe('NAME_OF_PARAMETER')
  const path = { params: { ...params, parameterId: total, aliasId: aliases[0]?.id ?? 0 } }
  await calls.call(parameterRoutes.removeAlias, path)
  expect((await calls.refusal(parameterRoutes.removeAlias, path)).status).toBe(404)
  expect((await add(dissolved, 'As')).aliases).toHaveLength(1)
  expect(await keysOf({ search: 'As', matrix: 'water' })).toContain('as-dissolved')
})

it('lists the texts of profiles that mean no parameter or several, until an alias settles them', async () => {
  await buildProfile(puquio.database, mine.project, {
    name: 'Aguas',
    parameters: ['pH', 'Cu total', 'Pb', 'Oro líquido'],
  })
  const names = async () => {
    const found = await calls.call(parameterRoutes.unresolved, { params })
    return found.map(({ text, profiles, meanings }) => [text, profiles, meanings.length])
  }
  expect(await names()).toEqual([
    ['Oro líquido', ['Aguas'], 0],
    ['Pb', ['Aguas'], 2],
  ])
  const lead = (await list({ search: 'pb-total' })).items.find(({ key }) => key === 'pb-total')
  await calls.call(parameterRoutes.addAlias, { ...of(lead?.id ?? 0), body: { name: 'Pb' } })
  expect(await names()).toEqual([['Oro líquido', ['Aguas'], 0]])
})

it('is read by a reader and changed by an ADMIN alone, in the own project', async () => {
  const reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
  expect((await reader.call(parameterRoutes.choices, { params })).length).toBeGreaterThan(100)
  const input = { params, body: ownParameter }
  expect((await reader.refusal(parameterRoutes.create, input)).status).toBe(403)
  expect((await puquio.nobody.refusal(parameterRoutes.list, { params })).status).toBe(401)
  const elsewhere = await puquio.signIn((await buildMine(puquio.database)).admin)
  expect((await elsewhere.refusal(parameterRoutes.list, { params })).status).toBe(404)
})

it('gives keys of their own to names of the same beginning that come at once', async () => {
  const start = 'Carga de sólidos en la descarga del sistema de tratamiento'
  const made = await Promise.all(
    ['norte', 'sur', 'este', 'oeste'].map((end) =>
      create({ name: { es: `${start} ${end}`, en: '', fr: '', pt: '' } }),
    ),
  )
  expect(new Set(made.map(({ key }) => key)).size).toBe(4)
  for (const { id } of made) await calls.call(parameterRoutes.retire, of(id))
})
