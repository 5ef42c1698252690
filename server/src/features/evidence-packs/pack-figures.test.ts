import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMonitoring } from '../../../test/build.ts'
import { startPacks } from '../../../test/packs/start-packs.ts'
import { buildPlace } from '../../../test/proofs/build-commitment.ts'
import { buildOccurrence } from '../../../test/proofs/build-task.ts'
import { unpacked } from '../../../test/reports/unpacked.ts'
import { sql } from '../../platform/db/sql.ts'

let packs: Awaited<ReturnType<typeof startPacks>>
let parts: Map<string, Buffer>
let text: string
let pack: Awaited<ReturnType<typeof packs.make>>['pack']
beforeAll(async () => {
  packs = await startPacks()
  await addDuties()
  const made = await packs.make({ parts: ['pages', 'results'] })
  const { zip } = made
  pack = made.pack
  parts = new Map((await unpacked(zip)).map(({ name, content }) => [name, content]))
  text = await packs.textOf(part('informe.pdf'))
})
afterAll(() => packs.close())

const part = (name: string) => parts.get(name) ?? Buffer.alloc(0)

/** Beside what is built: due dates before, on and after their day, a withdrawn reschedule, results within their limit. */
async function addDuties() {
  const { puquio, mine, built, keep } = packs
  const { database } = puquio
  const file = await keep(mine.project, 'acta.pdf', 'application/pdf', Buffer.from('%PDF-1.4 acta'))
  for (const [dueOn, doneOn] of [
    ['2026-03-10', '2026-03-09'],
    ['2026-03-11', '2026-03-11'],
    ['2026-03-12', '2026-03-13'],
  ])
    await buildOccurrence(
      database,
      { ...mine, task: built.task, file },
      { dueOn, doneOn, state: 'under-review' },
    )
  const at = { commitmentId: built.commitment.id }
  const done = { actionCompleted: true, sampleTaken: true }
  const first = await buildMonitoring(database, mine, {
    ...at,
    ...done,
    estimatedOn: '2026-01-10',
    actionOn: '2026-01-10',
  })
  await buildMonitoring(database, mine, {
    ...at,
    rescheduledFromId: first.id,
    estimatedOn: '2026-01-19',
    withdrawnAt: '2026-01-09T12:00:00Z',
    withdrawnBy: mine.admin.id,
    withdrawnReason: 'Se abrió el camino',
  })
  const [document] = await database.owner.one<{ id: number }>(
    {},
    sql`select document_id as id from commitment_place where commitment_id = ${built.commitment.id}`,
  )
  // The document has one page: of the second one no picture can be drawn.
  await buildPlace(
    database,
    { ...mine, commitment: built.commitment, document: document as { id: number } },
    { page: 2, start: 100, end: 160 },
  )
  // 5 is the limit itself.
  for (const value of [4, 5])
    await database.owner.one(
      {},
      sql`with made as (
        insert into sample (project_id, station_id, sampled_at, sampled_on, has_time, matrix, code, campaign_id,
          laboratory_id, monitoring_id, created_at, created_by)
        select project_id, station_id, sampled_at, sampled_on, true, matrix, ${`M-${value}`}, campaign_id, laboratory_id,
          monitoring_id, created_at, created_by
        from sample where project_id = ${mine.project.id} and code is distinct from 'M-4' returning *)
      insert into result (project_id, station_id, sample_id, parameter_id, sampled_on, value, text, unit, entered_at, entered_by)
      select project_id, station_id, id, (select id from parameter where project_id = ${mine.project.id} and key like 'own-%'),
        sampled_on, ${value}, ${String(value)}, 'L/s', created_at, created_by from made`,
    )
}

test('counts the monitorings by what became of them, and the results above their limit', () => {
  expect(text).toContain(
    'Monitoreos: 4 · realizados: 2 · a tiempo: 2 · omitidos: 1 · incumplidos: 1',
  )
  expect(text).toContain('Resultados: 3 · exceden su límite: 1')
})

test('tells of each task whether it was done by its due day, that day included', async () => {
  const row = (due: string, done: string, answer: string) =>
    new RegExp(`${due} Informe trimestral a OEFA .{1,80} ${done} ${answer}(?= )`)
  expect(text).toMatch(row('10/03/2026', '09/03/2026', 'Sí'))
  expect(text).toMatch(row('11/03/2026', '11/03/2026', 'Sí'))
  expect(text).toMatch(row('12/03/2026', '13/03/2026', 'No'))
  expect(text).toMatch(row('31/03/2026', '–', '–'))
  expect(await packs.rowsOf(part('tareas.xlsx'))).toMatchObject([
    { Vence: '2026-03-10', 'A tiempo': 'Sí' },
    { Vence: '2026-03-11', 'A tiempo': 'Sí' },
    { Vence: '2026-03-12', 'A tiempo': 'No' },
    { Vence: '2026-03-31', 'A tiempo': null },
  ])
})

test('tells of a reschedule that stands, and of none that was withdrawn', async () => {
  expect(text.match(/Reprogramado al \S+/g)).toEqual(['Reprogramado al 01/02/2026.'])
  const rows = await packs.rowsOf(part('monitoreos.xlsx'))
  expect(rows.map((row) => row['Reprogramado para'])).toEqual([null, '2026-02-01', null, null])
})

test('says how many quotes lack the picture of their page', () => {
  expect(pack.counts).toMatchObject({ withoutPicture: 1 })
  expect(text).toContain(
    'Citas sin la imagen de su página: 1 de 2. El informe muestra 36 páginas como máximo, las primeras que se pueden dibujar en 3 minutos;',
  )
})

test('has each result with its limit and what comes of it', async () => {
  for (const [result, outcome] of [
    ['6.1 L/s', 'Excede'],
    ['4 L/s', 'Cumple'],
    ['5 L/s', 'Cumple'],
  ])
    expect(text).toContain(`${result} ≤ 5 L/s · EIA-d 2014 ${outcome}`)
  expect(await packs.rowsOf(part('resultados.xlsx'))).toMatchObject([
    { Resultado: '6.1 L/s', Evaluación: 'Excede' },
    { Resultado: '4 L/s', Evaluación: 'Cumple' },
    { Resultado: '5 L/s', Evaluación: 'Cumple' },
  ])
})
