import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { seededInteger, seededRandom } from '@puquio/domain/test/seeded-random'
import { type ResultStage, stageResults } from '../../../../test/workbooks/result-stage.ts'
import { projectScope } from '../../../platform/db/scopes/make-scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { packLines } from '../../../platform/imports/row-lines.ts'
import { countRows, storeCounted } from '../counts-store.ts'
import { deleteRows, insertRows } from '../rows-store.ts'
import { deleteImport, insertImport } from '../store.ts'
import { type CheckInput, createRowChecker } from './check-cells.ts'
import { markDuplicates, mayBeSaved } from './duplicates-store.ts'
import { readLists } from './lists-store.ts'

const rounds = process.env.PUQUIO_PROVE === 'full' ? 300 : 150

let puquio: TestApp
let stage: ResultStage
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-11-22T15:00:00Z' })
  stage = await stageResults(puquio)
  await stage.rowsOf(
    sql`insert into station (project_id, code) select ${stage.on.projectId}, 'E-' || n from generate_series(1, 4) n`,
  )
})
afterAll(() => puquio.close())

const random = seededRandom(8)
const pick = <T>(list: readonly T[]): T => list[seededInteger(random, 0, list.length - 1)] as T

const heading =
  'Estación;Fecha;Código de muestra;Profundidad;Parámetro;Resultado;Unidad;Campaña;Laboratorio'
const randomRow = (codes: readonly string[], named: boolean) =>
  [
    `E-${seededInteger(random, 1, 4)}`,
    `2025-10-1${seededInteger(random, 0, 5)}`,
    pick(codes),
    pick(['', '', '1.5', '2']),
    pick(['Plomo total', 'Cobre total', 'Zinc total', 'Hierro total']),
    pick(['0.01', '<0.005', '0.2', 'ND']),
    'mg/L',
    pick(named ? ['', 'Marzo', 'ABRIL', 'Aprobada'] : ['']),
    pick(named ? ['', 'Andino'] : ['']),
  ].join(';')
const randomFile = (codes: readonly string[], named: boolean) =>
  [
    heading,
    ...Array.from({ length: seededInteger(random, 1, 7) }, () => randomRow(codes, named)),
  ].join('\n')

const scopeOf = () =>
  projectScope(puquio.database, puquio.clock, {
    projectId: stage.on.projectId,
    userId: stage.writer.id,
    permissions: [],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })

/** What is counted of a file as it is read, null where it is not plain, and what the database counts of its rows. */
async function bothCounts(file: string, input: CheckInput) {
  const scope = scopeOf()
  const checker = createRowChecker(input)
  const lines = file
    .split('\n')
    .flatMap((line, at) => checker.row(line.split(';'), { sheet: '', row: at + 1 }) ?? [])
  const key = randomUUID()
  await insertImport(scope, { key, fileName: 'a.csv', fileHash: Buffer.alloc(32), bytes: 1 })
  await insertRows(scope, { key, attempt: 1 }, packLines(lines))
  const found = await scope.transaction(async (within) => {
    const one = { key, answers: [], handedInAt: null, mapping: input.mapping }
    await markDuplicates(within, one, { areNew: true })
    return countRows(within, key)
  })
  const { plain } = checker.end()
  const kept = plain && (await storeCounted(scope, key, plain))
  const isSaved = plain !== null && (await mayBeSaved(scope, { handedInAt: null }, plain))
  await deleteRows(scope, key)
  await deleteImport(scope, key)
  return { kept, isSaved, found }
}

it('what is counted while a file is read is what the database counts', async () => {
  await stage.rowsOf(
    sql`insert into laboratory (project_id, name) values (${stage.on.projectId}, 'Andino')`,
  )
  await stage.rowsOf(sql`
    insert into campaign (project_id, name, created_at, created_by, approved_at, approved_by)
    select ${stage.on.projectId}, n, now(), ${stage.writer.id}, a, case when a is not null then ${stage.writer.id}::int end
    from (values ('Marzo', null), ('Abril', null), ('Aprobada', now())) c(n, a)`)
  const { mapping } = await stage.look(`${heading}\nE-1;2025-10-11;M-1;1.5;Plomo total;0.01;mg/L`)
  const input: CheckInput = {
    mapping: mapping as CheckInput['mapping'],
    lists: await readLists(scopeOf()),
    decimalMark: null,
    dateOrder: null,
    answers: [],
    today: '2026-11-22',
    timeZone: 'America/Lima',
    utmZone: null,
    datum: null,
    ownLaboratory: null,
  }
  // What is saved meets some of the files.
  await stage.save(await stage.check(`${heading}\nE-1;2025-10-11;M-1;;Plomo total;0.01;mg/L`))
  const codes = [[''], ['M-1', 'm-1', 'M-2'], ['Ñ-1', 'ñ-1', 'M-3']]
  const seen = { plain: 0, saved: 0, held: 0, approved: 0, named: 0 }
  for (let count = 0; count < rounds; count++) {
    const file = randomFile(codes[count % 3] as string[], count % 2 === 1)
    const { kept, isSaved, found } = await bothCounts(file, input)
    if (file.includes('Aprobada')) seen.approved++
    if (found.held > 0) seen.held++
    if (isSaved) seen.saved++
    // A known or contradicting value is only there where samples of its stations are saved.
    else if (found.known > 0) expect(kept).toBeNull()
    if (kept === null || isSaved) continue
    if (found.withoutCampaign === 0) seen.named++
    seen.plain++
    expect(kept).toEqual(found)
  }
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(4)
})

it('one measurement twice in a file waits, however its sample’s code is written', async () => {
  const row = (code: string) => `E-1;2024-05-02;${code};;Plomo total;0.01;mg/L`
  for (const [one, other] of [
    ['M-9', 'm-9'],
    ['Ñ-9', 'ñ-9'],
  ] as const) {
    const checked = await stage.check([heading, row(one), row(other)].join('\n'))
    expect(checked.counts).toMatchObject({ good: 1, held: 1 })
  }
})
