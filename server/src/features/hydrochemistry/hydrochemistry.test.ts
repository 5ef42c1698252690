import { hydrochemistryRoutes as api } from '@puquio/contract/laboratory/hydrochemistry'
import { hydrochemistryTerms as terms } from '@puquio/contract/terms/laboratory/hydrochemistry'
import { pdfReportRoutes } from '@puquio/contract/pdf-reports'
import { languages, matrices, sampleTypes } from '@puquio/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMember, buildMine, buildStation, insert } from '../../../test/build.ts'
import { fillsOfSheet, rowsOfSheet } from '../../../test/cells-of.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'
import { readPages } from '../../platform/pdf/read/read-pdf.ts'
import { translate } from '../../platform/translate.ts'
import { massTable } from './sample-tables.ts'

type Given = Record<string, [value: number | null, qualifier?: '<']>

const fresh: Given = {
  ph: [7.6],
  'ca-dissolved': [40.078],
  'mg-dissolved': [12.1525],
  'na-dissolved': [22.9898],
  'alkalinity-total': [100.0869],
  cl: [35.4527],
  so4: [48.0318],
  conductivity: [420],
}

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let reader: Calls
let params: { projectId: number }
let sample: (
  sampledOn: string,
  given: Given,
  campaign?: { id: number },
  columns?: { type?: string; matrix?: string },
) => Promise<number>
let approved: { id: number }
let waiting: { id: number }
beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
  const { project, admin } = mine
  params = { projectId: project.id }
  reader = await puquio.signIn(await buildMember(puquio.database, project, 'read'))
  const at = '2026-02-01T12:00:00Z'
  const by = { createdAt: at, createdBy: admin.id }
  const campaign = (name: string, more: object = {}) =>
    insert(puquio.database, 'campaign', { projectId: project.id, name, ...by, ...more })
  approved = await campaign('Enero', { approvedAt: at, approvedBy: admin.id })
  waiting = await campaign('Febrero')
  const station = await buildStation(puquio.database, project, { code: 'PM-1' })
  sample = async (sampledOn, given, of = approved, columns = {}) => {
    const { id } = await insert(puquio.database, 'sample', {
      projectId: project.id,
      stationId: station.id,
      sampledAt: `${sampledOn}T15:00:00Z`,
      sampledOn,
      hasTime: false,
      matrix: 'water',
      campaignId: of.id,
      ...by,
      ...columns,
    })
    for (const [key, [value, qualifier]] of Object.entries(given))
      await puquio.database.owner.one(
        {},
        sql`insert into result (project_id, station_id, sample_id, parameter_id, sampled_on, value, qualifier, text, unit,
            detection_limit, entered_at, entered_by)
          select ${project.id}, ${station.id}, ${id}, id, ${sampledOn}, ${value}, ${qualifier ?? null},
            ${`${qualifier ?? ''}${value}`}, unit, ${qualifier ? value : null}, ${at}, ${admin.id}
          from parameter where project_id = ${project.id} and key = ${key}`,
      )
    return id
  }
})
afterAll(() => puquio.close())

test('ions come in meq/L with their balance; bicarbonate follows from alkalinity and pH', async () => {
  const id = await sample('2026-01-10', fresh)
  const { samples, stations, campaigns } = await reader.call(api.samples, {
    params,
    query: { from: '2026-01-10', to: '2026-01-10' },
  })
  expect(samples).toHaveLength(1)
  const [one] = samples
  expect(one).toMatchObject({
    id,
    isApproved: true,
    isAcid: false,
    carbonateFrom: 'alkalinity',
    grade: 'accepted',
    nonDetects: [],
  })
  expect(one?.meqL.ca).toBeCloseTo(2, 9)
  expect(one?.meqL.hco3).toBeCloseTo(2, 2)
  expect(one?.meqL.so4).toBeCloseTo(1, 9)
  expect(one?.errorPercent).toBeCloseTo(0, 1)
  expect(one?.conductivity.measured).toBe(420)
  expect(one?.conductivity.calculated).toBeGreaterThan(350)
  expect(stations.map(({ code }) => code)).toEqual(['PM-1'])
  expect(campaigns).toEqual([{ id: approved.id, name: 'Enero' }])
})

test('a non-detect counts as the project says, and is named', async () => {
  await sample('2026-01-11', { ...fresh, cl: [7.09054, '<'] })
  const { samples, nonDetectRule } = await reader.call(api.samples, {
    params,
    query: { from: '2026-01-11', to: '2026-01-11' },
  })
  expect(nonDetectRule).toBe('half')
  expect(samples[0]?.nonDetects).toEqual(['cl'])
  expect(samples[0]?.meqL.cl).toBeCloseTo(0.1, 9)
})

test('acid water has no bicarbonate, and its metals and free acid carry charge', async () => {
  await sample('2026-01-12', { ...fresh, ph: [3], 'fe-dissolved': [27.9225] })
  const { samples } = await reader.call(api.samples, {
    params,
    query: { from: '2026-01-12', to: '2026-01-12' },
  })
  expect(samples[0]).toMatchObject({
    isAcid: true,
    carbonateFrom: 'acid',
    metalsNotMeasured: ['al', 'mn', 'cu', 'zn'],
  })
  expect(samples[0]?.meqL.hco3).toBeUndefined()
  expect(samples[0]?.meqL.h).toBeCloseTo(1, 9)
  expect(samples[0]?.meqL.fe).toBeCloseTo(1, 9)
})

test('what no diagram can show is listed with its reason', async () => {
  const { so4: _, ...without } = fresh
  const missing = await sample('2026-01-13', without)
  const absurd = await sample('2026-01-14', { ...fresh, 'na-dissolved': [2_000_000] })
  const { samples, excluded, total } = await reader.call(api.samples, {
    params,
    query: { from: '2026-01-13', to: '2026-01-14' },
  })
  expect(samples).toEqual([])
  expect(total).toBe(2)
  expect(excluded.map(({ id, reason, ions }) => ({ id, reason, ions }))).toEqual([
    { id: missing, reason: 'missing', ions: ['so4'] },
    { id: absurd, reason: 'impossible', ions: ['na'] },
  ])
})

test('a sample of which all was rejected is listed, too', async () => {
  const id = await sample('2026-01-15', fresh)
  await puquio.database.owner.one(
    {},
    sql`update result set applied_qualifier = 'R' where sample_id = ${id}`,
  )
  const { samples, excluded, total } = await reader.call(api.samples, {
    params,
    query: { from: '2026-01-15', to: '2026-01-15' },
  })
  expect([samples.length, excluded.length, total]).toEqual([0, 1, 1])
  expect(excluded[0]).toMatchObject({ id, reason: 'missing' })
})

test('alkalinity without a pH is named as the reason', async () => {
  const { ph: _, ...without } = fresh
  await sample('2026-01-16', without)
  const { excluded } = await reader.call(api.samples, {
    params,
    query: { from: '2026-01-16', to: '2026-01-16' },
  })
  expect(excluded).toMatchObject([{ reason: 'no-ph', ions: [] }])
})

test('only normal samples of water come: no duplicates, no blanks, no other matrix', async () => {
  const day = '2026-01-17'
  const id = await sample(day, fresh)
  for (const type of sampleTypes.filter((one) => one !== 'normal'))
    await sample(day, fresh, approved, { type })
  for (const matrix of matrices.filter((one) => one !== 'water'))
    await sample(day, fresh, approved, { matrix })
  const query = { from: day, to: day, unapproved: true }
  const { samples, excluded, total } = await reader.call(api.samples, { params, query })
  expect([samples.map((one) => one.id), excluded, total]).toEqual([[id], [], 1])
})

test('the conductivity of the field is compared before the laboratory’s, which serves where it is alone', async () => {
  const { conductivity: _, ...without } = fresh
  await sample('2026-01-18', { ...without, 'conductivity-lab': [515], conductivity: [430] })
  await sample('2026-01-19', { ...without, 'conductivity-lab': [515] })
  await sample('2026-01-20', without)
  const { samples } = await reader.call(api.samples, {
    params,
    query: { from: '2026-01-18', to: '2026-01-20' },
  })
  expect(samples.map(({ conductivity }) => conductivity.measured)).toEqual([430, 515, null])
})

test('a value of the field that is no number hides none of the laboratory', async () => {
  await sample('2026-01-21', {
    ...fresh,
    ph: [null],
    'ph-lab': [7.6],
    conductivity: [null],
    'conductivity-lab': [515],
  })
  const { samples } = await reader.call(api.samples, {
    params,
    query: { from: '2026-01-21', to: '2026-01-21' },
  })
  expect(samples).toMatchObject([
    { ph: 7.6, carbonateFrom: 'alkalinity', conductivity: { measured: 515 } },
  ])
})

test('results that are not approved come only where they are asked for', async () => {
  const id = await sample('2026-02-10', fresh, waiting)
  const within = { from: '2026-02-10', to: '2026-02-10' }
  expect((await reader.call(api.samples, { params, query: within })).total).toBe(0)
  const all = await reader.call(api.samples, { params, query: { ...within, unapproved: true } })
  expect(all.samples).toMatchObject([{ id, isApproved: false }])
})

async function textOfPdf(source: Buffer) {
  const pages: string[] = []
  const file = { source, project: mine.project.id }
  await readPages(file, { from: 1 }, ({ text }) => void pages.push(text))
  return pages.join('\n').replace(/\s+/g, ' ')
}

test.each(languages)('as PDF it says what the screen says, in %s', async (language) => {
  const chart = { diagram: 'piper', by: 'station', from: '2026-01-10', to: '2026-01-16' } as const
  await reader.call(api.pdf, { params, body: { ...chart, language } })
  await runJobs(puquio, 'make-pdf')
  const [made] = await reader.call(pdfReportRoutes.list, { params, query: {} })
  expect(made).toMatchObject({ state: 'done', title: terms['name.piper'][language] })
  const { rawPayload } = await reader.send(pdfReportRoutes.file, {
    params: { ...params, pdfReportId: made?.id ?? 0 },
  })
  const text = await textOfPdf(rawPayload)
  for (const words of [
    terms['name.piper'],
    terms.ionsOf,
    terms.facies,
    terms.balanceNote,
    terms['source.piper'],
    terms.acid,
    terms.reason,
  ])
    expect(text).toContain(words[language])
  expect(text).toContain('PM-1')
  expect(text).toContain('10/01/2026')
  expect(text).toContain(translate(terms['reason.missing'], language, { ions: 'SO₄²⁻' }))
  expect(text).toContain(
    translate(terms.ruleNote, language, { rule: terms['rule.half'][language] }),
  )
})

test('a file names what was not detected and by which rule it counts, has mg/L, and says where solids and hardness are from', async () => {
  await sample('2026-01-22', { ...fresh, cl: [7.09054, '<'], tds: [290] })
  const query = { from: '2026-01-22', to: '2026-01-22' }
  const asCsv = { params, query: { ...query, format: 'csv', language: 'en' } } as const
  const { payload } = await reader.send(api.file, asCsv)
  expect(payload).toContain('Cl⁻: counted as half its limit')
  expect(payload).toContain('Ca²⁺ (meq/L)')
  // No more digits than were measured.
  expect(payload).not.toMatch(/\d(\.?\d){6}/)
  const { columns, rows } = massTable(await reader.call(api.samples, { params, query }), 'en')
  const [row = []] = rows
  const of = (heading: string) => row[columns.findIndex((one) => one.heading === heading)]
  expect(of('Ca²⁺ (mg/L)')?.value).toBeCloseTo(40.078, 9)
  // Half of the limit.
  expect(of('Cl⁻ (mg/L)')?.value).toBeCloseTo(3.54527, 9)
  expect(of('Dissolved solids (mg/L)')?.value).toBe(290)
  expect(of(terms.tdsOrigin.en)?.text).toBe('Measured')
  expect(of(terms.hardnessOrigin.en)?.text).toContain('2.497 · Ca + 4.118 · Mg')
})

test('a file has each number under its heading, and marks a balance by its grade', async () => {
  const days = ['2026-01-23', '2026-01-24', '2026-01-25'] as const
  const sodium = [22.9898, 40, 60]
  const more: Given = { cl: [53.17905], so4: [33.62226], conductivity: [440] }
  for (const [at, day] of days.entries())
    await sample(day, { ...fresh, ...more, 'na-dissolved': [sodium[at] ?? 0] })
  const query = { from: days[0], to: days[2], format: 'xlsx', language: 'en' } as const
  const { rawPayload } = await reader.send(api.file, { params, query })
  const sheet = 'Ions of the samples (meq L)'
  // The newest first.
  const [row] = await rowsOfSheet(rawPayload, sheet)
  expect(row).toEqual({
    Station: 'PM-1',
    'Sampling date': '2026-01-25',
    Facies: 'mixed',
    'Ca²⁺ (meq/L)': 2,
    'Mg²⁺ (meq/L)': 1,
    'Na⁺ (meq/L)': 2.60985,
    'K⁺ (meq/L)': '–',
    'Cl⁻ (meq/L)': 1.5,
    'SO₄²⁻ (meq/L)': 0.7,
    'HCO₃⁻ (meq/L)': 2,
    'CO₃²⁻ (meq/L)': '–',
    'NO₃⁻ (meq/L)': '–',
    'Charge balance (%)': 14.3718,
    'Conductivity measured (µS/cm)': 440,
    'Conductivity calculated (µS/cm)': 474.424,
    'Not detected': null,
  })
  expect((await fillsOfSheet(rawPayload, sheet)).map((of) => of['Charge balance (%)'])).toEqual([
    'F9D6D5',
    'FDF3D7',
    null,
  ])
})

test('nobody of another project', async () => {
  const stranger = await puquio.signIn((await buildMine(puquio.database)).admin)
  expect((await stranger.refusal(api.samples, { params, query: {} })).status).toBe(404)
  expect((await puquio.nobody.send(api.samples, { params, query: {} })).statusCode).toBe(401)
})
