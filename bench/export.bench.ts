import { execFile } from 'node:child_process'
import { createWriteStream, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { dataExportRoutes } from '@puquio/contract/laboratory/data-exports'
import { longColumns } from '../server/src/features/data-exports/export-columns-store.ts'
import {
  csvColumns,
  resultRows,
  statementsOf,
} from '../server/src/features/data-exports/result-rows-store.ts'
import { projectScope } from '../server/src/platform/db/scopes/make-scope.ts'
import { hashing } from '../server/src/platform/db/copy/copying.ts'
import { inlined } from '../server/src/platform/db/sql.ts'
import { buildMember, buildProject } from '../server/test/build.ts'
import { root } from '../scripts/project.ts'
import { pythonWith } from '../scripts/system-packages.ts'
import type { BenchOptions, BenchResult } from './bench.ts'
import { fillResults } from './fill-results.ts'
import type { Strain } from './import-server.ts'
import { startMeasured } from './measured-server.ts'
import { startPuquio } from './start-puquio.ts'
import { millisecondsOf } from './timed.ts'

const run_ = promisify(execFile)
const rounds = 3
const range = { from: '2005-01-01', to: '2024-12-31' }

/** A million results as CSV beside psql, and as a workbook beside XlsxWriter. */
export async function run({ isShort }: BenchOptions): Promise<BenchResult[]> {
  const puquio = await startPuquio(new Date().toISOString())
  const folder = mkdtempSync(join(tmpdir(), 'puquio-bench-export-'))
  const { database, clock } = puquio.platform
  const server = await startMeasured(puquio, folder)
  try {
    const { address } = server
    const project = await buildProject(database)
    const admin = await buildMember(database, project, 'admin')
    const results = isShort ? 100_000 : 1_000_000
    const { stations } = await fillResults(database, { project, admin }, results)
    const path = dataExportRoutes.download.path.replace(':projectId', String(project.id))
    const headers = await puquio.signIn(admin.id)
    const scope = projectScope(database, clock, {
      projectId: project.id,
      userId: admin.id,
      permissions: [],
      isSystemAdmin: false,
      timeZone: 'America/Lima',
    })
    const download = async (format: 'csv' | 'xlsx', file: string): Promise<Download> => {
      server.begin()
      const begun = performance.now()
      const query = new URLSearchParams({ ...range, format, language: 'en', bom: 'false' })
      const answer = await fetch(`${address}${path}?${query.toString()}`, { headers })
      if (!answer.ok || !answer.body) throw new Error(`The export answered ${answer.status}`)
      let firstMs = 0
      const body = Readable.fromWeb(answer.body as never)
      body.once('data', () => (firstMs = performance.now() - begun))
      await pipeline(body, createWriteStream(file))
      const tookMs = performance.now() - begun
      const strain = await server.tell()
      return { tookMs, firstMs, ...strain }
    }
    const script = join(folder, 'copy.sql')
    const copied = join(folder, 'copied.csv')
    const columns = csvColumns(
      longColumns({ apart: true, language: 'en', timeZone: scope.timeZone }),
      'point',
    )
    const statements = await Promise.all(
      statementsOf(stations.map(({ id }) => ({ id, results: results / stations.length }))).map(
        (some) => {
          const stationIds = some.map(({ id }) => id)
          return resultRows(scope, columns, { selection: range, stationIds, language: 'en' })
        },
      ),
    )
    writeFileSync(
      script,
      [
        `set app."project" = '${project.id}';`,
        // As the export does.
        `${hashing.replace(' local', '')};`,
        ...statements.map(
          (one) =>
            `\\copy (${inlined(one).replaceAll('\n', ' ')}) to program 'cat >> ${copied}' csv`,
        ),
      ].join('\n'),
    )
    const byPsql = async () => {
      rmSync(copied, { force: true })
      return millisecondsOf(() =>
        run_('psql', ['-q', '-v', 'ON_ERROR_STOP=1', '-f', script, puquio.appUrl]),
      )
    }
    const hasPsql = await isThere('psql')
    // As before anybody exports: what the first export brings, its code and connections too, counts.
    const filters = dataExportRoutes.options.path.replace(':projectId', String(project.id))
    await fetch(`${address}${filters}`, { headers }).then((answer) => answer.arrayBuffer())
    server.begin()
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const before = await server.tell()
    const warm = await download('csv', join(folder, 'warm.csv'))
    const csv: Download[] = []
    const psql: number[] = []
    for (let round = 0; round < rounds; round++) {
      csv.push(await download('csv', join(folder, 'results.csv')))
      if (hasPsql) psql.push(await byPsql())
    }
    const xlsx: Download[] = []
    for (let round = 0; round < rounds; round++)
      xlsx.push(await download('xlsx', join(folder, 'results.xlsx')))
    const written = await byXlsxWriter(join(folder, 'results.csv'), join(folder, 'written.xlsx'))
    return resultsOf({ before, warm, csv, xlsx, psql, written })
  } finally {
    await server.stop()
    await puquio.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Download = Strain & { tookMs: number; firstMs: number }
type Taken = {
  before: Strain
  warm: Download
  csv: Download[]
  xlsx: Download[]
  psql: number[]
  written: number | null
}

function resultsOf({ before, warm, csv, xlsx, psql, written }: Taken): BenchResult[] {
  const both = [warm, ...csv, ...xlsx]
  const most = (of: keyof Download) => Math.max(...both.map((one) => one[of]))
  const least = (runs: readonly Download[]) => Math.min(...runs.map(({ tookMs }) => tookMs))
  const results: BenchResult[] = []
  if (psql.length === 0) console.log('  not run beside psql, which is not there')
  else
    results.push({
      name: 'psql \\copy of the same statements',
      value: Math.min(...psql),
      unit: 'ms',
      reference: { name: 'the export as CSV', value: least(csv) },
      limit: { atLeast: 0.8 },
    })
  if (written === null) console.log('  not run beside XlsxWriter, which could not be installed')
  else
    results.push({
      name: 'XlsxWriter with constant memory, the same cells',
      value: written,
      unit: 'ms',
      reference: { name: 'the export as a workbook', value: least(xlsx) },
      limit: { atLeast: 7 },
    })
  return [
    ...results,
    {
      name: 'growth of the memory of the server, from before the first export to its peak',
      value: most('memoryMb') - before.memoryMb,
      unit: 'MB',
      reference: { name: 'allowed', value: 80 },
      limit: { atMost: 1 },
    },
    {
      name: 'first byte, the slowest',
      value: most('firstMs'),
      unit: 'ms',
      reference: { name: 'allowed', value: 1000 },
      limit: { atMost: 1 },
    },
    {
      name: 'lag of the event loop meanwhile, p99',
      value: most('lagP99Ms'),
      unit: 'ms',
      reference: { name: 'allowed', value: 50 },
      limit: { atMost: 1 },
    },
  ]
}

const program = `import csv, sys, time
import xlsxwriter
begun = time.time()
book = xlsxwriter.Workbook(sys.argv[2], {"constant_memory": True})
sheet = book.add_worksheet()
with open(sys.argv[1], newline="", encoding="utf-8") as file:
    for row, cells in enumerate(csv.reader(file)):
        for column, cell in enumerate(cells):
            if cell == "":
                continue
            try:
                sheet.write_number(row, column, float(cell))
            except ValueError:
                sheet.write_string(row, column, cell)
book.close()
print((time.time() - begun) * 1000)
`

/** The milliseconds that XlsxWriter takes for the cells of a CSV; null where it is not there. */
async function byXlsxWriter(source: string, target: string): Promise<number | null> {
  const python = pythonWith('pip')
  if (!python) return null
  const installed = join(root, 'node_modules/.cache/xlsxwriter-3.2.9')
  const pip = ['-m', 'pip', 'install', '-q', '--target', installed, 'XlsxWriter==3.2.9']
  if (!existsSync(installed)) await run_(python, pip).catch(() => null)
  if (!existsSync(installed)) return null
  const env = { ...process.env, PYTHONPATH: installed }
  const { stdout } = await run_(python, ['-c', program, source, target], { env })
  return Number(stdout)
}

const isThere = (name: string): Promise<boolean> =>
  run_(name, ['--version']).then(
    () => true,
    () => false,
  )
