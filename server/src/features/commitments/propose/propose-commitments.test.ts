import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildComponent, buildFrequency, buildMine, buildStation } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { buildEverything } from '../../../../test/proofs/build-everything.ts'
import { buildExtraction } from '../../../../test/proofs/build-extraction.ts'
import { buildInstruments } from '../../../../test/proofs/build-instrument.ts'
import { projectScope } from '../../../platform/db/scopes/make-scope.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { inSlices } from '../../../platform/in-slices.ts'
import { knownNames } from './known-names.ts'
import { matchProposals } from './match-proposals.ts'
import type { Proposal, ProposingRun } from './proposal.ts'
import { proposeCommitments } from './propose-commitments.ts'

let puquio: TestApp
let of: Awaited<ReturnType<typeof stage>>
let scope: ProjectScope
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  of = await stage()
  scope = scopeOf(of.project.id)
})

async function stage() {
  const { file, ...mine } = await buildEverything(puquio.platform)
  const instruments = await buildInstruments(puquio.database, { ...mine, file })
  const ofRuns = { ...mine, ...instruments }
  const made = []
  for (let run = 0; run < 3; run++) made.push(await buildExtraction(puquio.database, ofRuns))
  return { ...ofRuns, runIds: made.map(({ id }) => id) }
}
const scopeOf = (projectId: number) =>
  projectScope(puquio.database, puquio.clock, {
    projectId,
    userId: 0,
    permissions: [],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })

const proposal = (text: string, start: number, more: Partial<Proposal> = {}): Proposal => ({
  shortName: text.slice(0, 40),
  text,
  kind: 'monitoring',
  phase: null,
  deadlineOn: null,
  deadlineEvent: null,
  named: {},
  confidence: 0.9,
  places: [placeAt(start, text.length)],
  ...more,
})
const placeAt = (start: number, length: number, page = 1) => ({
  documentId: of.document.id,
  page,
  toPage: null,
  quote: 'x',
  start,
  end: start + length,
  areas: [],
})
/** The first, second … run of the instrument. */
const run = (number: number, method: 'rules' | 'model' = 'rules') => ({
  instrumentId: of.instrument.id,
  extractionId: of.runIds[number - 1] ?? null,
  method,
  model: null,
})
const propose = async (within: ProjectScope, by: ProposingRun, proposals: readonly Proposal[]) => {
  const names = await knownNames(
    within,
    proposals.map(({ named }) => named),
  )
  return proposeCommitments(within, by, proposals, names)
}
type Kept = { id: number; text: string; state: string; method: string; places: number }
const kept = () =>
  scope.rows<Kept>(sql`
    select c.id, c.text, c.state, c.method, (select count(*)::int from commitment_place p where p.commitment_id = c.id) as places
    from commitment c where c.project_id = ${scope.projectId} and c.instrument_id = ${of.instrument.id} order by c.id`)
const decide = (state: string, isEdited = false) =>
  puquio.database.owner.one(
    {},
    sql`update commitment set state = ${state}, is_edited = ${isEdited} where instrument_id = ${of.instrument.id}`,
  )

const water = 'Se monitoreará el agua cada trimestre.'
const dust = 'Se regarán las vías de acceso dos veces al día.'

it('keeps what a run found, once each, with the places of all that say the same', async () => {
  const again = proposal(water.toUpperCase().replace(' ', '\u00a0'), 500)
  const told = await propose(scope, run(1), [proposal(water, 0), proposal(dust, 100), again])
  expect(told).toEqual({ proposed: 2, joined: 1 })
  expect(await kept()).toMatchObject([
    { text: water, state: 'proposed', places: 2 },
    { text: dust, state: 'proposed', places: 1 },
  ])
})

it('a second run adds no second one, and an untouched proposal takes its words', async () => {
  await propose(scope, run(1), [proposal(water, 0), proposal(dust, 100)])
  const worded = proposal('Monitorear el agua, cada trimestre', 5)
  expect(await propose(scope, run(2, 'model'), [worded, proposal(dust, 900)])).toEqual({
    proposed: 0,
    joined: 2,
  })
  expect(await kept()).toMatchObject([
    { text: worded.text, method: 'model', places: 1 },
    { text: dust, method: 'model', places: 2 },
  ])
})

it.each([
  ['verified', false],
  ['rejected', false],
  ['proposed', true],
])('leaves what a person decided or edited as it is: %s', async (state, isEdited) => {
  await propose(scope, run(1), [proposal(water, 0)])
  await decide(state, isEdited)
  await propose(scope, run(2, 'model'), [proposal('Otras palabras', 3)])
  await propose(scope, run(3, 'model'), [proposal(water, 700)])
  expect(await kept()).toMatchObject([{ text: water, state, method: 'rules', places: 2 }])
})

it('two of one run at the same place stay two', async () => {
  await propose(scope, run(1), [proposal(water, 0)])
  await propose(scope, run(1), [proposal(dust, 0)])
  expect(await kept()).toHaveLength(2)
})

it('finds what the document names in the lists of the project, and leaves open what is not certain', async () => {
  const { database } = puquio
  const component = await buildComponent(database, of.project, { name: 'Calidad de aire' })
  await buildComponent(database, of.project, { name: 'Suelo norte' })
  await buildComponent(database, of.project, { name: 'Suelo sur' })
  const frequency = await buildFrequency(database, of.project, 'quarterly', {
    name: 'Cada tres meses',
  })
  const station = await buildStation(database, of.project, { code: 'EF-07' })
  const named = { component: 'aire', frequency: 'Trimestral', stations: ['ef-07', 'XX-99'] }
  await propose(scope, run(1), [
    proposal(water, 0, { named }),
    proposal(dust, 100, { named: { component: 'Suelo' } }),
  ])
  const rows = await scope.rows<object>(sql`
    select c.component_id, c.frequency_id, array(select s.station_id from commitment_station s where s.commitment_id = c.id) as stations
    from commitment c where c.instrument_id = ${of.instrument.id} order by c.id`)
  expect(rows).toEqual([
    { componentId: component.id, frequencyId: frequency.id, stations: [station.id] },
    { componentId: null, frequencyId: null, stations: [] },
  ])
})

it('proposes nothing that is retired', async () => {
  const { database } = puquio
  const retiredAt = '2026-02-01T12:00:00Z'
  await buildStation(database, of.project, { code: 'EF-08', retiredAt })
  await buildComponent(database, of.project, { name: 'Ruido ambiental', retiredAt })
  const named = { component: 'Ruido ambiental', stations: ['EF-08'] }
  await propose(scope, run(1), [proposal(water, 0, { named })])
  const rows = await scope.rows<object>(sql`
    select c.component_id, array(select s.station_id from commitment_station s where s.commitment_id = c.id) as stations
    from commitment c where c.instrument_id = ${of.instrument.id}`)
  expect(rows).toEqual([{ componentId: null, stations: [] }])
})

it.each([
  ['more than half of the shorter one', 19, 1],
  ['half of it', 20, 2],
])('a later run says the same where the places share %s', async (_, start, commitments) => {
  await propose(scope, run(1), [proposal(water, 0, { places: [placeAt(0, 40)] })])
  const other = proposal('Otras palabras', 0, { places: [placeAt(start, 40)] })
  await propose(scope, run(2), [other])
  expect(await kept()).toHaveLength(commitments)
})

it('writes the history, and refuses a document of another project whole', async () => {
  await propose(scope, run(1), [proposal(water, 0)])
  await propose(scope, run(2), [proposal(water, 900)])
  const actions = await scope.rows<{ action: string; userId: number | null }>(sql`
    select h.action, h.user_id from commitment_change h join commitment c on c.id = h.commitment_id
    where c.instrument_id = ${of.instrument.id} order by h.id`)
  expect(actions).toEqual([
    { action: 'proposed', userId: null },
    { action: 'found-again', userId: null },
  ])
  const other = scopeOf((await buildMine(puquio.database)).project.id)
  await expect(propose(other, run(1), [proposal(dust, 0)])).rejects.toThrow('foreign key')
})

/** How often others came to work meanwhile. */
async function turnsOfOthers(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let goesOn = true
  const next = () => {
    turns++
    if (goesOn) setImmediate(next)
  }
  setImmediate(next)
  await work()
  goesOn = false
  return turns
}

it('lets others work while thousands of one page are matched, and their names are looked for', async () => {
  const known = Array.from({ length: 5000 }, (_, at) => ({
    id: at + 1,
    text: `Obligación número ${at}`,
    extractionId: 1,
    isUntouched: true,
    places: [{ documentId: of.document.id, page: 1, start: at * 10, end: at * 10 + 9 }],
  }))
  const proposals = known.map((_, at) => proposal(`Otra obligación, ${at}`, at * 10 + 1))
  const short = proposals.map((one, at) => ({ ...one, places: [placeAt(at * 10 + 1, 9)] }))
  let again: { id: number }[] = []
  const matching = () =>
    inSlices(matchProposals(short, known, 2)).then((matched) => ({ again } = matched))
  expect(await turnsOfOthers(matching)).toBeGreaterThan(3)
  expect(again.map(({ id }) => id)).toEqual(known.map(({ id }) => id))

  const named = Array.from({ length: 20_000 }, (_, at) => ({
    component: `Área de monitoreo ${at}`,
  }))
  let names: Awaited<ReturnType<typeof knownNames>> | null = null
  const looking = async () => void (names = await knownNames(scope, named))
  expect(await turnsOfOthers(looking)).toBeGreaterThan(3)
  expect(names).not.toBeNull()
})
