import { parameterRoutes } from '@puquio/contract/laboratory/parameters'
import { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { referenceRoutes } from '@puquio/contract/reference'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildMine, buildMonitoring, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { ownParameter } from '../../../test/proofs/valid-bodies.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import type { Calls } from '../../../test/send.ts'
import { profilesScope } from '../../platform/db/scopes/system-scopes.ts'
import { sql } from '../../platform/db/sql.ts'
import { matchAllProfiles } from './service.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let calls: Calls
let params: { projectId: number }
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  calls = await puquio.signIn(mine.admin)
  params = { projectId: mine.project.id }
})

const owner = <Row>(statement: ReturnType<typeof sql>) =>
  puquio.database.owner.one<Row>({}, statement)
/** The keys of each text of a profile, as they are stored. */
const keysOf = async (profileId: number, projectId = mine.project.id) => {
  const rows = await owner<{ text: string; keys: string[] }>(sql`
    select t.text, array(select p.key from profile_parameter k join parameter p on p.id = k.parameter_id
        where k.project_id = ${projectId} and k.profile_id = f.id and k.position = t.position order by p.key) as keys
    from parameter_profile f cross join lateral unnest(f.parameters) with ordinality t(text, position)
    where f.project_id = ${projectId} and f.id = ${profileId} order by t.position`)
  return Object.fromEntries(rows.map(({ text, keys }) => [text, keys]))
}
const create = async (parameters: string[], name = 'Aguas') => {
  const body = { name, parameters }
  return calls.call(referenceRoutes.create, { params: { ...params, list: 'profiles' }, body })
}
const idOf = async (key: string) => {
  const [row] = await owner<{ id: number }>(
    sql`select id from parameter where project_id = ${mine.project.id} and key = ${key}`,
  )
  return row?.id ?? 0
}
const addAlias = async (key: string, name: string) =>
  calls.call(parameterRoutes.addAlias, {
    params: { ...params, parameterId: await idOf(key) },
    body: { name },
  })
const unresolved = async () =>
  (await calls.call(parameterRoutes.unresolved, { params })).map(({ text }) => text)

it('keeps the parameter of each name and alias in any language, and both of a name that leaves the fraction open', async () => {
  const texts = [
    'Cobre total',
    'COPPER (TOTAL)',
    'Cuivre dissous',
    'Cu_T',
    'pH',
    'Hg',
    'Oro líquido',
  ]
  const { id } = await create(texts)
  expect(await keysOf(id)).toEqual({
    'Cobre total': ['cu-total'],
    'COPPER (TOTAL)': ['cu-total'],
    'Cuivre dissous': ['cu-dissolved'],
    Cu_T: ['cu-total'],
    pH: ['ph'],
    Hg: expect.arrayContaining(['hg-dissolved', 'hg-total']),
    'Oro líquido': [],
  })
  expect(await unresolved()).toEqual(['Hg', 'Oro líquido'])
  const { items } = await calls.call(referenceRoutes.list, {
    params: { ...params, list: 'profiles' },
    query: { search: 'Oro' },
  })
  expect(items[0]?.parameters).toEqual(texts)
})

it('takes what an open name means in the matrix of the profile, and leaves total or dissolved open', async () => {
  const soil = await create(['F1', 'Hg', 'CN libre'], 'Suelos')
  expect(await keysOf(soil.id)).toEqual({
    F1: ['soil-f1'],
    Hg: ['soil-hg'],
    'CN libre': ['soil-cn-free'],
  })
  const water = await create(['pH', 'As', 'CN libre'])
  expect(await keysOf(water.id)).toEqual({
    pH: ['ph'],
    As: ['as-dissolved', 'as-total'],
    'CN libre': ['cn-free'],
  })
  const mixed = await create(['pH', 'PM10', 'Cr6'], 'Todo')
  expect((await keysOf(mixed.id))['Cr6']).toEqual(['cr6', 'soil-cr6'])
})

it('an alias that is added later is the key of all that wait, and of none once it is removed', async () => {
  const [one, other] = [await create(['Hg', 'oro  LÍQUIDO']), await create(['pH', 'Hg'], 'Otras')]
  await addAlias('zn-total', 'Oro líquido')
  const { aliases } = await addAlias('hg-total', 'Hg')
  expect(Object.values(await keysOf(one.id))).toEqual([['hg-total'], ['zn-total']])
  expect(await keysOf(other.id)).toEqual({ pH: ['ph'], Hg: ['hg-total'] })
  expect(await unresolved()).toEqual([])
  const aliasId = aliases.find(({ name }) => name === 'Hg')?.id ?? 0
  const path = { ...params, parameterId: await idOf('hg-total'), aliasId }
  await calls.call(parameterRoutes.removeAlias, { params: path })
  expect((await keysOf(other.id))['Hg']?.length).toBeGreaterThan(1)
})

it('follows the edits of a profile and of parameters', async () => {
  const { id, version } = await create(['Caudal de prueba', 'pH'])
  expect(await keysOf(id)).toEqual({ 'Caudal de prueba': [], pH: ['ph'] })
  const { id: parameterId, key } = await calls.call(parameterRoutes.create, {
    params,
    body: { ...ownParameter, name: { es: 'Caudal de prueba', en: '', fr: '', pt: '' } },
  })
  expect((await keysOf(id))['Caudal de prueba']).toEqual([key])
  await calls.call(parameterRoutes.retire, { params: { ...params, parameterId } })
  expect((await keysOf(id))['Caudal de prueba']).toEqual([])
  await calls.call(parameterRoutes.restore, { params: { ...params, parameterId } })
  expect((await keysOf(id))['Caudal de prueba']).toEqual([key])
  const body = { name: 'Aguas', parameters: ['pH', 'Zinc total'], version }
  await calls.call(referenceRoutes.edit, {
    params: { ...params, list: 'profiles', itemId: id },
    body,
  })
  expect(await keysOf(id)).toEqual({ pH: ['ph'], 'Zinc total': ['zn-total'] })
  await calls.call(referenceRoutes.remove, { params: { ...params, list: 'profiles', itemId: id } })
  expect(await owner(sql`select from profile_parameter where profile_id = ${id}`)).toEqual([])
})

it('the profiles that are loaded for Peru have keys, too', async () => {
  await calls.call(referenceRoutes.loadDefaults, { params })
  const [found] = await owner<{ keyed: number; profiles: number }>(sql`
    select count(*)::int as profiles, count(*) filter (where exists (select from profile_parameter k
      where k.profile_id = f.id))::int as keyed
    from parameter_profile f where project_id = ${mine.project.id} and cardinality(parameters) > 0`)
  expect(found?.keyed).toBeGreaterThan(10)
  const open = await owner<{ name: string; text: string }>(sql`
    select f.name, t.text from parameter_profile f cross join lateral unnest(f.parameters) with ordinality t(text, position)
    where f.project_id = ${mine.project.id} and f.name ~ '^(ECA|LMP|Iones|Nivel)' and (select count(*) from profile_parameter k
      where k.profile_id = f.id and k.position = t.position) > 1`)
  expect(open).toEqual([])
})

it('a start matches what was written before there were keys, in each project by its own names', async () => {
  const other = await buildMine(puquio.database)
  const before = (projectId: number) =>
    insert(puquio.database, 'parameter_profile', {
      projectId,
      name: 'De antes',
      parameters: ['Cobre total', 'Vieja sigla'],
    })
  const [mineBefore, theirs] = [await before(mine.project.id), await before(other.project.id)]
  await addAlias('zn-total', 'Vieja sigla')
  await owner(sql`delete from profile_parameter`)
  await matchAllProfiles(profilesScope(puquio.platform))
  await runJobs(puquio, 'match-profiles')
  expect(await keysOf(mineBefore.id)).toEqual({
    'Cobre total': ['cu-total'],
    'Vieja sigla': ['zn-total'],
  })
  expect(await keysOf(theirs.id, other.project.id)).toEqual({
    'Cobre total': ['cu-total'],
    'Vieja sigla': [],
  })
})

it('a profile and an alias that are written at once end matched', async () => {
  const { id, version } = await create(['pH'])
  await Promise.all([
    addAlias('zn-total', 'Sigla nueva'),
    calls.call(referenceRoutes.edit, {
      params: { ...params, list: 'profiles', itemId: id },
      body: { name: 'Aguas', parameters: ['Sigla nueva'], version },
    }),
  ])
  expect(await keysOf(id)).toEqual({ 'Sigla nueva': ['zn-total'] })
})

it('what a sample lacks of a profile follows an alias', async () => {
  const { id: profileId } = await create(['pH', 'Sigla'])
  await buildMonitoring(puquio.database, mine, { estimatedOn: '2026-02-10', profileId })
  const { id: sampleId } = await calls.call(sampleRoutes.create, {
    params,
    body: {
      stationId: mine.station.id,
      sampledOn: '2026-02-10',
      sampledTime: null,
      matrix: 'water',
      type: 'normal',
      campaign: 'Febrero',
      results: [
        { parameterId: await idOf('ph'), text: '7', unit: '' },
        { parameterId: await idOf('zn-total'), text: '1', unit: 'mg/L' },
      ],
    },
  })
  const missing = async () =>
    (await calls.call(sampleRoutes.monitorings, { params: { ...params, sampleId } })).map(
      (one) => one.missing,
    )
  expect(await missing()).toEqual([['Sigla']])
  await addAlias('zn-total', 'Sigla')
  expect(await missing()).toEqual([[]])
})
