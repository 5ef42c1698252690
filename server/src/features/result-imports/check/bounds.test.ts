import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insert } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import {
  type ResultStage,
  smallResults,
  stageResults,
} from '../../../../test/workbooks/result-stage.ts'
import { readRows } from '../../../platform/xlsx/read/read-rows.ts'
import type { ReadFile, CheckInput } from './check-cells.ts'
import type { Look, LookInput } from './look-at-file.ts'

let puquio: TestApp
let stage: ResultStage
const quota = 10_000_000
beforeAll(async () => {
  puquio = await startTestApp({ config: { projectQuotaBytes: quota } })
  stage = await stageResults(puquio)
})
afterAll(() => puquio.close())

it('a wide file crosses into the server in many small messages', async () => {
  const columns = Array.from({ length: 300 }, (_, at) => `Analito ${at}`)
  const rows = Array.from({ length: 40 }, () => ['E-01', ...columns.map(() => '0.01')].join(';'))
  const content = Buffer.from([['Estación', ...columns].join(';'), ...rows].join('\n'))
  const input: CheckInput = {
    mapping: {
      layout: 'wide',
      sheets: null,
      headerRow: 1,
      firstRow: 2,
      headRows: [],
      columns: [
        { column: 0, heading: 'Estación', meaning: { kind: 'field', field: 'station' } },
        ...columns.map((name, at) => ({
          column: at + 1,
          heading: name,
          meaning: { kind: 'parameter' as const, name, unit: 'mg/L' },
        })),
      ],
      fromHead: [],
      fromSheetName: null,
      constants: { source: 'x'.repeat(200), report: 'y'.repeat(200) },
    },
    lists: { stations: [], parameters: [], campaigns: [], laboratories: [], aliases: [] },
    decimalMark: null,
    dateOrder: null,
    answers: [],
    today: '2026-02-15',
    timeZone: 'America/Lima',
    utmZone: null,
    datum: null,
    ownLaboratory: null,
  }
  const messages: { rows: number; characters: number }[] = []
  const read = await readRows<string, ReadFile, CheckInput>({
    source: content,
    module: new URL('./check-cells.ts', import.meta.url),
    input,
    project: 1,
    takesCsv: true,
    onRows: (texts) => {
      messages.push({ rows: texts.length, characters: texts.join('').length })
    },
  })
  expect(read).toMatchObject({ kind: 'rows', summary: { values: 12_000 } })
  expect(messages.reduce((sum, one) => sum + one.rows, 0)).toBe(12_000)
  for (const { rows, characters } of messages) {
    expect(rows).toBeLessThanOrEqual(1_000)
    // One answer beyond the limit at most.
    expect(characters).toBeLessThan(505_000)
  }
})

it('what stands behind the first rows of a sheet is not read to propose its columns', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => `E-01;17/1/2026;pH;7,${at % 10}`)
  const done: number[] = []
  const read = await readRows<never, Look, LookInput>({
    source: Buffer.from(['Estación;Fecha;Parámetro;Resultado', ...rows].join('\n')),
    module: new URL('./look-at-file.ts', import.meta.url),
    input: {
      lists: { stations: [], parameters: [], campaigns: [], laboratories: [], aliases: [] },
      profiles: [],
    },
    project: 1,
    takesCsv: true,
    onProgress: (progress) => {
      if (progress.phase === 'check') done.push(progress.done)
    },
  })
  expect(read).toMatchObject({ kind: 'rows', summary: { mapping: { layout: 'long' } } })
  expect(done.at(-1)).toBe(60)
})

it('where the project is full, nothing more is staged, and the reason is said', async () => {
  const looked = await stage.look(smallResults)
  await insert(puquio.database, 'stored_file', {
    projectId: stage.project.id,
    sha256: Buffer.alloc(32, 7),
    name: 'grande.pdf',
    mediaType: 'application/pdf',
    bytes: quota,
    uploadedAt: '2026-02-01T00:00:00Z',
    uploadedBy: stage.writer.id,
  })
  expect(await stage.map(looked)).toMatchObject({
    state: 'refused',
    refusal: { problem: 'PROJECT_FULL', params: { quotaGb: 0 } },
    counts: { values: 0 },
  })
  const { imports } = await stage.calls.call(resultImportRoutes.unfinished, { params: stage.on })
  expect(imports).toEqual([])
})
