import { followUpTerms } from '@puquio/contract/follow-up/follow-up-terms'
import { monitoringRoutes as api } from '@puquio/contract/monitorings'
import { followUpFieldNames, languages } from '@puquio/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMember, buildMine, buildPlan, buildProject } from '../../../../test/build.ts'
import { filledForm, monitoringSetting } from '../../../../test/monitoring-setting.ts'
import { sql } from '../../../platform/db/sql.ts'
import { readWorkbook } from '../../../../test/workbooks/read-workbook.ts'

let setting: Awaited<ReturnType<typeof monitoringSetting>>
beforeAll(async () => {
  setting = await monitoringSetting()
})
afterAll(() => setting.puquio.close())

const date = (value: string) => ({ kind: 'date', value })

type Query = Parameters<typeof send>[0]
const send = (query: {
  language?: string
  format?: string
  status?: string
  sort?: string
  stations?: number
}) => setting.reader.send(api.workbook, { params: setting.onPlan, query })

const table = async (query: Query) => {
  const answer = await send(query)
  const read = await readWorkbook(answer.rawPayload)
  if (read.kind === 'refused') throw new Error('The workbook cannot be read')
  const [head = [], ...rows] = read.sheets[0]?.rows ?? []
  const heading = head.map((name) => (typeof name === 'string' ? name : ''))
  const records = rows.map((row) =>
    Object.fromEntries(heading.map((name, index) => [name, row[index] ?? null])),
  )
  return { answer, heading, records }
}

describe('the record of a plan as a file', () => {
  it('holds every field of a follow-up, with who saved it and when', async () => {
    const one = await setting.buildOne({ estimatedOn: '2026-02-14', commitment: 'EIA 4.2' })
    const body = { ...filledForm, isMishap: true, mishapDetail: 'Derrame', version: 1 }
    await setting.writer.call(api.followUp, { params: one, body })
    const { answer, heading, records } = await table({ language: 'es', status: 'done' })
    expect(answer.headers['content-disposition']).toContain(' - Seguimiento.xlsx')
    expect(new Set(heading).size).toBe(heading.length)
    for (const field of followUpFieldNames) expect(heading).toContain(followUpTerms[field].es)
    expect(records).toHaveLength(1)
    expect(records[0]).toMatchObject({
      Plan: setting.mine.plan['name'],
      'N.º': one.monitoringId,
      'Código de estación': setting.mine.station.code,
      'Nombre de la estación': 'Río Grande, aguas abajo',
      'Componente ambiental': setting.mine.component['name'],
      Frecuencia: setting.mine.frequency['name'],
      'Nombre corto del compromiso': 'EIA 4.2',
      'Fecha estimada': date('2026-02-14'),
      'Inicio de la ventana': date('2026-02-11'),
      'Fin de la ventana': date('2026-02-17'),
      Estado: 'Realizado',
      'A tiempo': 'Sí',
      'Acción realizada': 'Sí',
      'Fecha de la acción': date('2026-02-14'),
      'Se tomó muestra': 'Sí',
      'Fecha de inicio': date('2026-02-14'),
      'Hora de inicio': '08:15',
      'Fecha de fin': date('2026-02-14'),
      'Hora de fin': '10:00',
      'Duración (h)': 1.75,
      Observación: 'Toma sin novedad.',
      Razón: 'Según plan.',
      'Hubo un percance': 'Sí',
      'Detalle del percance': 'Derrame',
      'Archivos de evidencia': 0,
      'Última modificación por': 'Rosa Quispe',
      'Última modificación': {
        kind: 'date',
        value: expect.stringMatching(/^2026-02-15T12:0/) as string,
      },
    })
  })

  it('tells of reschedules and omissions', async () => {
    const one = await setting.buildOne({ estimatedOn: '2026-02-20' })
    const { id } = await setting.writer.call(api.reschedule, {
      params: one,
      body: { estimatedOn: '2026-03-05', reason: 'Nevada', version: 1 },
    })
    await setting.build({
      estimatedOn: '2026-02-21',
      omittedAt: '2026-02-01T12:00:00Z',
      omittedReason: 'Punto seco',
    })
    const [old] = (await table({ language: 'en', status: 'rescheduled' })).records
    expect(old).toMatchObject({ 'Rescheduled to': date('2026-03-05'), Reason: 'Nevada' })
    const all = (await table({ language: 'en' })).records
    expect(all.find((row) => row['No.'] === id)).toMatchObject({
      'Rescheduled from': date('2026-02-20'),
    })
    const [omitted] = (await table({ language: 'en', status: 'omitted' })).records
    expect(omitted).toMatchObject({
      'Omitted on': date('2026-02-01'),
      'Justification of the omission': 'Punto seco',
    })
  })

  it('is filtered and ordered as the list is', async () => {
    const { items } = await setting.reader.call(api.list, {
      params: setting.onPlan,
      query: { sort: '-estimatedOn', size: 100 },
    })
    const { records } = await table({ language: 'es', sort: '-estimatedOn' })
    expect(records.map((row) => row['N.º'])).toEqual(items.map(({ id }) => id))
    expect((await table({ language: 'es', stations: 999_999 })).records).toEqual([])
  })

  it('is text with the numbers and words of its language', async () => {
    const { body } = await send({ format: 'csv', language: 'fr', status: 'done' })
    expect(body).toMatch(/^\ufeffPlan;N°;Code de station;/)
    expect(body).toContain(';1,75;')
    expect(body).toContain(';Réalisé;Oui;Oui;2026-02-14;')
    const spanish = await send({ format: 'csv', language: 'es', status: 'done' })
    expect(spanish.headers['content-disposition']).toContain(' - Seguimiento.csv')
    expect(spanish.body).toContain(',1.75,')
  })

  it('has headings of its own in every language', async () => {
    for (const language of languages) {
      const { heading } = await table({ language, stations: 999_999 })
      expect(heading.length, language).toBe(new Set(heading).size)
      expect(heading.every((name) => name.trim() !== '')).toBe(true)
    }
  })
})

describe('a plan of many monitorings', () => {
  it('comes out whole and in order, more than are read at a time', async () => {
    const { puquio, mine } = setting
    const plan = await buildPlan(puquio.database, mine.project, mine.admin)
    await puquio.database.owner.one(
      {},
      sql`insert into monitoring (project_id, plan_id, station_id, component_id, estimated_on, margin_days)
        select ${mine.project.id}, ${plan.id}, ${mine.station.id}, ${mine.component.id},
          '2026-01-01'::date + n % 365, 3 from generate_series(1, 2500) n`,
    )
    const params = { ...setting.onPlan, planId: plan.id }
    const { body } = await setting.reader.send(api.workbook, {
      params,
      query: { format: 'csv', language: 'es' },
    })
    const dates = body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => /\d{4}-\d\d-\d\d/.exec(line)?.[0] ?? '')
    expect(dates).toHaveLength(2_500)
    expect(dates).toEqual(dates.toSorted())
  })
})

describe('who may', () => {
  it('nobody who is not signed in, and no other project', async () => {
    const { puquio, onPlan } = setting
    expect((await puquio.nobody.send(api.workbook, { params: onPlan })).statusCode).toBe(401)
    const other = await buildProject(puquio.database)
    const stranger = await puquio.signIn(await buildMember(puquio.database, other, 'admin'))
    const theirs = await buildMine(puquio.database)
    for (const params of [
      { projectId: other.id, planId: onPlan.planId },
      { projectId: onPlan.projectId, planId: onPlan.planId },
      { projectId: other.id, planId: theirs.plan.id },
    ])
      expect((await stranger.refusal(api.workbook, { params })).status).toBe(404)
  })
})
