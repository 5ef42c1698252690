import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataExportRoutes } from '@puquio/contract/laboratory/data-exports'
import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import { languages, type ResultField, resultField, resultFields } from '@puquio/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { type ResultStage, stageResults } from '../../../test/workbooks/result-stage.ts'
import { sql } from '../../platform/db/sql.ts'

/** What a laboratory's file can hold: signs, traces, controls, depths, days without an hour, several units. */
const oddResults = [
  'Estación;Fecha;Hora;Tipo de muestra;Código de muestra;Profundidad;Parámetro;Resultado;Unidad;LD;LC;Método;Campaña;Laboratorio;Informe de ensayo;Procedencia;Cadena de custodia;Incertidumbre;Código de laboratorio;Fecha de análisis',
  'E-01;17/3/2026;10:30;Normal;M-1;;pH;7,2;unidad de pH;;;SM 4500;Marzo 2026;Laboratorio Ñandú S.A.C.;IE-1;Agua superficial;CC-1;0,05;LAB-1;19/3/2026',
  'E-01;17/3/2026;10:30;Normal;M-1;;Plomo total;<0,005;mg/L;0,005;0,01;EPA 200.8;Marzo 2026;Laboratorio Ñandú S.A.C.;IE-1;Agua superficial;CC-1;0,0004;LAB-1;20/3/2026',
  'E-01;17/3/2026;10:30;Normal;M-1;;Cobre total;ND;mg/L;0,002;;EPA 200.8;Marzo 2026;Laboratorio Ñandú S.A.C.;IE-1;Agua superficial;CC-1;;;',
  'E-01;17/3/2026;10:30;Normal;M-1;;Zinc total;TR;mg/L;0,01;;EPA 200.8;Marzo 2026;Laboratorio Ñandú S.A.C.;IE-1;Agua superficial;CC-1;;;',
  'E-01;17/3/2026;10:30;Normal;M-1;;Cadmio total;ND;mg/L;;;EPA 200.8;Marzo 2026;Laboratorio Ñandú S.A.C.;IE-1;Agua superficial;CC-1;;;',
  'E-01;17/3/2026;10:30;Duplicado;M-1D;;Plomo total;0,0061;mg/L;0,005;0,01;EPA 200.8;Marzo 2026;Laboratorio Ñandú S.A.C.;IE-1;;;;;',
  'E-01;17/3/2026;10:30;Blanco de campo;BK;;Plomo total;<0,005;mg/L;0,005;0,01;EPA 200.8;Marzo 2026;Laboratorio Ñandú S.A.C.;IE-1;;;;;',
  'E-01;17/3/2026;10:30;Blanco viajero;BV;;Plomo total;<0,005;mg/L;0,005;0,01;EPA 200.8;Marzo 2026;Laboratorio Ñandú S.A.C.;IE-1;;;;;',
  'E-01;17/3/2026;10:30;Blanco de equipo;BE;;Plomo total;<0,005;mg/L;0,005;0,01;EPA 200.8;Marzo 2026;Laboratorio Ñandú S.A.C.;IE-1;;;;;',
  'E-01;17/3/2026;10:30;Fortificada;MF;;Plomo total;0,05;mg/L;0,005;0,01;EPA 200.8;Marzo 2026;Laboratorio Ñandú S.A.C.;IE-1;;;;;',
  'E-02;14/5/2026;;Normal;;2,5;Coliformes termotolerantes;>24000;NMP/100mL;;;SM 9221;Época de lluvias, 2026;Hidro Lab;HL-7;Agua, subterránea;CC-7;;HL-7-1;16/5/2026',
  'E-02;14/5/2026;;Normal;;2,5;Temperatura;-0,5;°C;;;SM 2550;Época de lluvias, 2026;Hidro Lab;HL-7;Agua, subterránea;CC-7;;;',
  'E-02;15/5/2026;;Normal;;;Conductividad;1234;µS/cm;;;SM 2510;;;;;;;;',
  'E-02;15/5/2026;;Normal;;;Plomo total;1,5E-3;mg/L;;;EPA 200.8;;;;;;;;',
].join('\n')

const isFull = process.env.PUQUIO_PROVE === 'full'
/** Each language with each form in full; in the short run each form once, in languages that change. */
const pairs = <T>(forms: readonly T[]) =>
  languages.flatMap((language, row) =>
    forms
      .filter((_, column) => isFull || row % forms.length === column)
      .slice(0, isFull || row < forms.length ? undefined : 0)
      .map((form) => ({ language, form })),
  )

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-11-22T15:00:00Z' })
})
afterAll(() => puquio.close())

const savedFrom = async (file: string | Buffer): Promise<ResultStage> => {
  const stage = await stageResults(puquio)
  await stage.save(await settled(stage, await stage.check(file)))
  return stage
}

/** Once all that the file names is made in the project. */
const settled = async (stage: ResultStage, checked: ResultImport): Promise<ResultImport> => {
  const located = await stage.makeStations(checked)
  const made = located.held.length > 0 ? await stage.makeNames(located) : located
  expect(made).toMatchObject({ held: [] })
  return made
}

/** What a result is, whoever wrote it in which words. */
const resultsOf = ({ rowsOf }: ResultStage) =>
  rowsOf(sql`
    select e.code as station, s.sampled_on::text, s.sampled_at, s.has_time, s.matrix, s.type, s.code, s.depth_m, p.key,
      r.value, r.qualifier, r.detection_limit, r.quantification_limit, r.uncertainty, r.method, r.laboratory_reference,
      r.analysed_on::text, c.name as campaign, l.name as laboratory, s.report, s.source, s.chain_of_custody
    from result r join sample s on s.project_id = r.project_id and s.id = r.sample_id
      join station e on e.project_id = r.project_id and e.id = r.station_id
      join parameter p on p.project_id = r.project_id and p.id = r.parameter_id
      join campaign c on c.project_id = s.project_id and c.id = s.campaign_id
      left join laboratory l on l.project_id = s.project_id and l.id = s.laboratory_id
    where r.is_current order by e.code, s.sampled_at, s.type, s.code, p.key`)

const samplesOf = ({ rowsOf }: ResultStage) =>
  rowsOf(sql`
    select s.code, s.sampled_at, c.name as campaign, l.name as laboratory, s.report, s.source, s.chain_of_custody
    from sample s join campaign c on c.project_id = s.project_id and c.id = s.campaign_id
      left join laboratory l on l.project_id = s.project_id and l.id = s.laboratory_id
    order by s.sampled_at, s.code`)

const exported = async ({ calls, on: params }: ResultStage, query: object) => {
  const days = { from: '2000-01-01', to: '2026-12-31' }
  const answer = await calls.send(dataExportRoutes.download, {
    params,
    query: { ...days, ...query },
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.rawPayload
}

const ofStation = 'the inventory of stations exports it'
/** Fields of a file that a result does not leave with, and why. */
const leftOut: Partial<Record<ResultField, string>> = {
  group: 'the name of a parameter says it',
  easting: ofStation,
  northing: ofStation,
  altitude: ofStation,
  zone: ofStation,
  datum: ofStation,
}

describe('what is exported enters another project as it was', () => {
  let source: ResultStage
  beforeAll(async () => {
    source = await savedFrom(oddResults)
  })

  it.each(languages)(
    'every field of a file leaves, but for those with a reason: %s',
    async (language) => {
      const query = { format: 'csv', delimiter: 'comma', bom: 'false', language }
      const csv = String(await exported(source, query))
      const headings = csv.slice(0, csv.indexOf('\n')).split(',')
      const found = new Set(headings.map((heading) => resultField(heading)))
      expect(resultFields.filter((field) => !found.has(field))).toEqual(Object.keys(leftOut))
    },
  )

  const formats = [
    { format: 'csv' },
    { format: 'csv', delimiter: 'semicolon', decimal: 'comma', bom: 'false', apart: 'false' },
    { format: 'xlsx' },
    { format: 'xlsx', apart: 'false' },
  ]
  it.each(pairs(formats))(
    '$language, $form.format, $form.delimiter, sign apart: $form.apart',
    async ({ language, form }) => {
      const query = { language, ...form }
      const target = await stageResults(puquio)
      const name = `resultados.${query.format}`
      const checked = await target.check(await exported(source, query), {}, name)
      const made = await settled(target, checked)
      expect(made.counts.withoutCampaign).toBe(0)
      await target.save(made)
      expect(await resultsOf(target)).toEqual(await resultsOf(source))
    },
  )

  it.each([
    { layout: 'wide', apart: 'true', language: 'es' },
    { layout: 'wide', apart: 'false', language: 'en' },
    { layout: 'stations', apart: 'true', language: 'fr' },
    { layout: 'stations', apart: 'false', language: 'pt' },
  ])(
    'a column for each parameter is known again: $layout, $language, sign apart: $apart',
    async (query) => {
      const file = await exported(source, { format: 'xlsx', ...query })
      const again = await source.check(file, {}, 'resultados.xlsx')
      expect(again).toMatchObject({ held: [], counts: { values: 14, known: 14, good: 0 } })
      const target = await stageResults(puquio)
      await target.save(await settled(target, await target.check(file, {}, 'resultados.xlsx')))
      expect(await samplesOf(target)).toEqual(await samplesOf(source))
    },
  )
})

it('units are written in the language of the export, and by their keys for programs', async () => {
  const source = await savedFrom(oddResults)
  const csv = String(await exported(source, { format: 'csv', language: 'en' }))
  expect(csv).toContain(',7.2,pH unit,')
  expect(csv).toContain(',MPN/100 mL,')
  const { items } = await source.calls.call(dataExportRoutes.results, {
    params: source.on,
    query: { from: '2000-01-01', to: '2026-12-31', language: 'en' },
  })
  expect(items.map(({ unit }) => unit)).toEqual(
    expect.arrayContaining(['unidad de pH', 'NMP/100 mL']),
  )
})

it('a program reads of a result what a file of the same export has', async () => {
  const source = await savedFrom(oddResults)
  const { items } = await source.calls.call(dataExportRoutes.results, {
    params: source.on,
    query: { from: '2000-01-01', to: '2026-12-31', language: 'es' },
  })
  const of = (code: string, parameter: string) =>
    items.find((one) => one.sampleCode === code && one.parameter === parameter)
  expect(of('M-1', 'Plomo total')).toMatchObject({
    depthM: null,
    component: null,
    subcomponent: null,
    campaign: 'Marzo 2026',
    laboratory: 'Laboratorio Ñandú S.A.C.',
    report: 'IE-1',
    source: 'Agua superficial',
    chainOfCustody: 'CC-1',
    uncertainty: 0.0004,
    laboratoryReference: 'LAB-1',
    analysedOn: '2026-03-20',
  })
  expect(of('', 'Temperatura')).toMatchObject({ depthM: 2.5, report: 'HL-7', uncertainty: null })
  expect(of('', 'Conductividad')).toMatchObject({ laboratory: null, report: null, source: '' })
})

it('OEFA’s 998 results are the same after a round through CSV and XLSX', async () => {
  const folder = join(import.meta.dirname, '../../../../domain/test/open-data')
  const source = await savedFrom(readFileSync(join(folder, 'oefa_componente_ambiental_agua.csv')))
  for (const format of ['csv', 'xlsx']) {
    const again = await source.check(await exported(source, { format }), {}, `oefa.${format}`)
    expect(again).toMatchObject({ held: [], counts: { values: 998, known: 998, good: 0 } })
  }
})

const withOperands = [
  'Estación;Fecha;Hora;Parámetro;Resultado;Unidad;LD',
  'E-01;17/3/2026;10:30;Calcio total;40;mg/L;',
  'E-01;17/3/2026;10:30;Magnesio total;<2;mg/L;2',
  'E-01;18/3/2026;10:30;Calcio total;20;mg/L;',
  'E-01;18/3/2026;10:30;Magnesio total;1;mg/L;',
  'E-01;18/3/2026;10:30;Dureza total;55;mg/L;',
].join('\n')

describe('what is calculated leaves by name, and enters as nobody’s result', () => {
  let source: ResultStage
  beforeAll(async () => {
    source = await savedFrom(withOperands)
  })
  const dates = { from: '2026-03-01', to: '2026-03-31' }
  const calculatedOf = ({ rowsOf, on }: ResultStage) =>
    rowsOf(sql`select p.key, c.value, c.non_detect_rule from calculated_result c
      join parameter p on p.project_id = c.project_id and p.id = c.parameter_id where c.project_id = ${on.projectId}`)

  it('counts as many as its rows, of which one says that it is calculated', async () => {
    const { calls, on: params } = source
    const query = { ...dates, language: 'es' as const }
    const options = await calls.call(dataExportRoutes.options, { params, query })
    expect(options.total).toBe(6)
    const lines = String(await exported(source, { ...query, format: 'csv' }))
      .trimEnd()
      .split('\n')
    expect(lines).toHaveLength(7)
    expect(lines[0]).toMatch(/,Calculado$/)
    const calculated = lines.filter((line) => line.includes('Calculado ·'))
    expect(calculated).toHaveLength(1)
    expect(calculated[0]).toMatch(
      /Dureza total.*,103\.998,.*Calculado · no detectados \(Magnesio total\) por: mitad del límite de detección$/,
    )
  })

  it.each(pairs(['csv', 'xlsx']))(
    'is left out by an import, which calculates it again: $language, $form',
    async ({ language, form: format }) => {
      const target = await stageResults(puquio)
      const checked = await target.check(
        await exported(source, { ...dates, language, format }),
        {},
        `resultados.${format}`,
      )
      const made = await settled(target, checked)
      expect(made.counts.good).toBe(5)
      await target.save(made)
      expect(await resultsOf(target)).toEqual(await resultsOf(source))
      expect(await calculatedOf(target)).toEqual(await calculatedOf(source))
    },
  )

  it.each(pairs(['true', 'false']))(
    'has a column of its own where parameters have, and nothing enters twice: $language, sign apart: $form',
    async ({ language, form: apart }) => {
      const file = await exported(source, {
        ...dates,
        language,
        apart,
        format: 'xlsx',
        layout: 'wide',
      })
      const again = await source.check(file, {}, 'resultados.xlsx')
      expect(again).toMatchObject({ held: [], counts: { values: 5, known: 5, good: 0 } })
      const target = await stageResults(puquio)
      const made = await settled(target, await target.check(file, {}, 'resultados.xlsx'))
      expect(made.counts.good).toBe(5)
    },
  )
})
