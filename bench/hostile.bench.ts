import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { buildMember, buildProject } from '../server/test/build.ts'
import { hostileWorkbooks } from '../server/test/workbooks/hostile-workbooks.ts'
import { mutatedPackage } from '../server/test/workbooks/mutated-packages.ts'
import {
  entry,
  rawPackage,
  sheetOpening,
  workbookParts,
} from '../server/test/workbooks/raw-package.ts'
import type { BenchResult } from './bench.ts'
import type { Load, LoadResult } from './http-load.ts'
import {
  answer,
  checkImport,
  type Importer,
  readImport,
  saveImport,
  uploadWorkbook,
} from './import-calls.ts'
import { planWorkbook, prepareLists } from './plan-workbook.ts'
import { startMeasured } from './measured-server.ts'
import { startPuquio } from './start-puquio.ts'

const hostileFiles = 8
const importLimitS = 5
const healthLimitMs = 100
const healthSeconds = 30

/** What one project's hostile files cost another project's import, and everybody's health call. */
export async function run(): Promise<BenchResult[]> {
  const puquio = await startPuquio(new Date().toISOString())
  const folder = mkdtempSync(join(tmpdir(), 'puquio-bench-hostile-'))
  const server = await startMeasured(puquio, folder)
  try {
    const { address } = server
    const { database } = puquio.platform
    const importer = async (): Promise<Importer> => {
      const project = await buildProject(database)
      const admin = await buildMember(database, project, 'admin')
      await prepareLists(database, project)
      return {
        site: `${address}/fkl-plan/projects/${project.id}/imports`,
        headers: await puquio.signIn(admin.id),
      }
    }
    const importS = await importBeside(await importer(), [await importer()])
    const besideTwoS = await importBeside(await importer(), [await importer(), await importer()])
    const healthMs = await healthBeside(address, await importer())
    return [
      {
        name: `import of 20 rows beside ${hostileFiles} hostile files of another project`,
        value: importS,
        unit: 's',
        reference: { name: 'allowed', value: importLimitS },
        limit: { atMost: 1 },
      },
      {
        name: `import of 20 rows beside ${hostileFiles} hostile files of each of two other projects`,
        value: besideTwoS,
        unit: 's',
        reference: { name: 'allowed', value: importLimitS },
        limit: { atMost: 1 },
      },
      {
        name: 'health call while changed and hostile workbooks are uploaded, p99',
        value: healthMs,
        unit: 'ms',
        reference: { name: 'allowed', value: healthLimitMs },
        limit: { atMost: 1 },
      },
    ]
  } finally {
    await server.stop()
    await puquio.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Upload, check and saving, in seconds, while the attackers' files are being read: as many as each
 * project may have under way; the others are sent again and again.
 */
async function importBeside(honest: Importer, attackers: Importer[]): Promise<number> {
  const sending = attackers.flatMap((attacker) =>
    Array.from({ length: hostileFiles }, () => ({
      attacker,
      key: randomUUID(),
      bytes: slowWorkbook(),
    })),
  )
  let isOver = false
  const keepSending = async ({ attacker, ...upload }: (typeof sending)[number]) => {
    while (!isOver) {
      const answered = await uploadWorkbook(attacker, upload)
      if (answered.status !== 503) return void (await answer(answered))
      await pause(500)
    }
  }
  const sent = Promise.all(sending.map(keepSending))
  await pause(2000)
  const bytes = await planWorkbook(20, 1)
  const startedMs = performance.now()
  await saveImport(honest, await checkImport(honest, bytes), 'Plan')
  const tookS = (performance.now() - startedMs) / 1000
  const states = await Promise.all(
    sending.map(({ attacker, key }) =>
      readImport(attacker, key).then(
        ({ state }) => state,
        () => 'not sent',
      ),
    ),
  )
  isOver = true
  await sent
  if (!states.includes('checking')) throw new Error('The hostile files were read too soon')
  return tookS
}

/** 473 kB that keep the reader busy and break none of its limits: 16 million empty cells. */
function slowWorkbook(): Buffer {
  const rows: string[] = []
  for (let row = 0; row < 1_000; row++)
    rows.push(`<row>${'<c/>'.repeat(16_384)}</row><!--${randomBytes(373).toString('base64')}-->`)
  const xml = `${sheetOpening}<sheetData>${rows.join('')}</sheetData></worksheet>`
  return rawPackage(workbookParts(entry('xl/worksheets/sheet1.xml', xml)))
}

async function healthBeside(address: string, attacker: Importer): Promise<number> {
  const load: Load = {
    url: `${address}/fkl-general/health`,
    headers: {},
    connections: 1,
    seconds: healthSeconds,
  }
  const script = join(import.meta.dirname, 'http-load.ts')
  const endMs = performance.now() + healthSeconds * 1000
  const workbooks: Buffer[] = []
  for (const { make } of hostileWorkbooks()) workbooks.push(await make())
  const asked = promisify(execFile)(process.execPath, [script, JSON.stringify(load)])
  let seed = 0
  const keepSending = async () => {
    while (performance.now() < endMs) {
      const bytes = seed++ % 4 > 0 ? mutatedPackage(seed) : workbooks[seed % workbooks.length]!
      const { status } = await uploadWorkbook(attacker, { key: randomUUID(), bytes })
      if (status >= 500 && status !== 503) throw new Error(`An upload answered ${status}`)
      // While the project's queue is full.
      if (status === 503) await pause(100)
    }
  }
  await Promise.all(Array.from({ length: 4 }, keepSending))
  const { p99Ms, failed } = JSON.parse((await asked).stdout) as LoadResult
  if (failed > 0) throw new Error(`${failed} health calls failed`)
  return p99Ms
}
