import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import pg from 'pg'
import { sql } from '../server/src/platform/db/sql.ts'
import { buildMember, buildProject } from '../server/test/build.ts'
import type { BenchOptions, BenchResult } from './bench.ts'
import { copied, copyInto } from './copy-rows.ts'
import { answer, type Importer } from './import-calls.ts'
import type { Strain } from './import-server.ts'
import { longCsv, measured, stationCode, stationCount, wideWorkbook } from './result-files.ts'
import { startMeasured } from './measured-server.ts'
import { bareReader } from './read-bare.ts'
import { startPuquio } from './start-puquio.ts'
import { timed } from './timed.ts'

type Took = Record<'reader' | 'copyRows' | 'check' | 'save' | 'copyResults', number>

const kinds = [
  { name: 'workbook, wide', file: 'resultados.xlsx', make: wideWorkbook },
  { name: 'CSV, long', file: 'resultados.csv', make: longCsv },
] as const

/** 100,000 results in a workbook of 5,000 × 20 and in a CSV of a row each: from the upload to the last row saved. */
export async function run({ isShort }: BenchOptions): Promise<BenchResult[]> {
  const samples = isShort ? 1_000 : 5_000
  const rounds = isShort ? 2 : 3
  const puquio = await startPuquio(new Date().toISOString())
  const folder = mkdtempSync(join(tmpdir(), 'puquio-bench-results-'))
  const { database } = puquio.platform
  const server = await startMeasured(puquio, folder)
  const client = new pg.Client({ connectionString: puquio.ownerUrl })
  try {
    await client.connect()
    const { address } = server
    const project = await buildProject(database)
    const writer = await buildMember(database, project, 'write')
    const codes = Array.from({ length: stationCount }, (_, at) => stationCode(at))
    await database.owner.one(
      {},
      sql`insert into station (project_id, code) select ${project.id}, code from unnest(${codes}::text[]) code`,
    )
    const importer = {
      site: `${address}/fkl-data-source/projects/${project.id}/result-imports`,
      headers: await puquio.signIn(writer.id),
    }
    const results: BenchResult[] = []
    let edition = 0
    for (const { name, file, make } of kinds) {
      const took: Took[] = []
      const strains: Strain[] = []
      for (let round = -1; round < rounds; round++) {
        const bytes = await make(samples, edition++)
        const path = join(folder, file)
        writeFileSync(path, bytes)
        const reader = await bareReader(path)
        server.begin()
        const check = await timed(() => checkFile(importer, { bytes, file }))
        const copyRows = await copyBeside(client, 'result_import_row', `key = '${check.value}'`)
        const save = await timed(() => saveFile(importer, check.value, samples * measured.length))
        const strain = await server.tell()
        const copyResults = await copyAgain(client, samples * measured.length)
        // The first round warms the server and the disk.
        if (round < 0) continue
        strains.push(strain)
        took.push({ reader, copyRows, check: check.tookMs, save: save.tookMs, copyResults })
      }
      results.push(...resultsOf(`${samples * measured.length} results, ${name}`, took, strains))
    }
    return results
  } finally {
    await client.end()
    await server.stop()
    await puquio.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function resultsOf(name: string, took: readonly Took[], strains: readonly Strain[]): BenchResult[] {
  const best = (of: (one: Took) => number) => Math.min(...took.map(of))
  return [
    {
      name: `upload, look and check of ${name}`,
      value: best(({ check }) => check),
      unit: 'ms',
      reference: {
        name: 'bare reader and COPY of the rows',
        value: best(({ reader, copyRows }) => reader + copyRows),
      },
      limit: { atMost: 3 },
    },
    {
      name: `saving of ${name}`,
      value: best(({ save }) => save),
      unit: 'ms',
      reference: {
        name: 'COPY of the same results by the owner',
        value: best(({ copyResults }) => copyResults),
      },
      limit: { atMost: 2.5 },
    },
    {
      name: `growth of the server's memory meanwhile, at most`,
      value: Math.max(...strains.map(({ growthMb }) => growthMb)),
      unit: 'MB',
      reference: { name: 'allowed', value: 80 },
      limit: { atMost: 1 },
    },
    {
      name: 'lag of the event loop meanwhile, p99',
      value: Math.max(...strains.map(({ lagP99Ms }) => lagP99Ms)),
      unit: 'ms',
      reference: { name: 'allowed', value: 50 },
      limit: { atMost: 1 },
    },
  ]
}

const read = async ({ site, headers }: Importer, key: string) =>
  (await answer(await fetch(`${site}/${key}`, { headers }))) as ResultImport

async function ended(importer: Importer, key: string): Promise<ResultImport> {
  for (;;) {
    const one = await read(importer, key)
    if (one.state !== 'checking') return one
    await pause(25)
  }
}

/** Uploads a file without faults, confirms its columns and waits for its check; returns the import's key. */
async function checkFile(importer: Importer, { bytes, file }: { bytes: Buffer; file: string }) {
  const { site, headers } = importer
  const key = randomUUID()
  const form = new FormData()
  form.append('key', key)
  form.append('file', new Blob([new Uint8Array(bytes)]), file)
  await answer(await fetch(site, { method: 'POST', headers, body: form }))
  const { mapping, options } = await ended(importer, key)
  const body = JSON.stringify({ mapping, options, laboratory: null })
  const json = { ...headers, 'content-type': 'application/json' }
  await answer(await fetch(`${site}/${key}/mapping`, { method: 'PUT', headers: json, body }))
  const checked = await ended(importer, key)
  if (checked.state !== 'checked' || checked.counts.held > 0)
    throw new Error(JSON.stringify(checked).slice(0, 2000))
  return key
}

async function saveFile({ site, headers }: Importer, key: string, count: number) {
  const saved = await fetch(`${site}/${key}/save`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ campaign: 'Medida' }),
  })
  const { counts } = (await answer(saved)) as ResultImport
  if (counts.savedResults !== count) throw new Error(`${counts.savedResults} of ${count} saved`)
}

/** COPY of some rows of a table into an equal one. */
async function copyBeside(client: pg.Client, table: string, where: string): Promise<number> {
  const chunks = await copied(client, `select * from ${table} where ${where}`)
  await client.query(`drop table if exists equal; create table equal (like ${table} including all)`)
  return copyInto(client, 'equal', chunks)
}

/** Copies the results that were saved last into their own table again, in a transaction that deletes them first and is rolled back. */
async function copyAgain(client: pg.Client, count: number): Promise<number> {
  const newest = `select * from result where entered_at = (select max(entered_at) from result)`
  const chunks = await copied(client, newest)
  await client.query('begin')
  const gone = await client.query(
    'delete from result where entered_at = (select max(entered_at) from result)',
  )
  if (gone.rowCount !== count) throw new Error(`${gone.rowCount} of ${count} results found again`)
  const tookMs = await copyInto(client, 'result', chunks)
  await client.query('rollback')
  return tookMs
}
