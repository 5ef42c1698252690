import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { ExtractionDetail } from '@puquio/contract/commitments/extractions'
import { cutForModel, quoteSearch } from '@puquio/domain'
import { readConfig } from '../server/src/platform/config.ts'
import { openFileStore } from '../server/src/platform/files/open-file-store.ts'
import { inSlices } from '../server/src/platform/in-slices.ts'
import { readPages } from '../server/src/platform/pdf/read/read-pdf.ts'
import { buildMine, insert } from '../server/test/build.ts'
import { buildDocument, buildInstrument } from '../server/test/proofs/build-instrument.ts'
import type { BenchResult } from './bench.ts'
import { documentOf } from './document-pages.ts'
import { startMeasured } from './measured-server.ts'
import { startPuquio } from './start-puquio.ts'
import { timed } from './timed.ts'

const rounds = 3
const quote = /El titular deberá inspeccionar [^.]+\./g

/**
 * 400 pages read, cut into chunks and three quotes of each looked for, beside the bare extraction of text; and a whole
 * run by rules over 1,000 pages, with what it costs the server.
 */
export async function run(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'puquio-bench-text-'))
  try {
    const path = join(folder, 'four-hundred.pdf')
    writeFileSync(path, documentOf(400))
    const bare: number[] = []
    const ours: number[] = []
    // The first round warms the disk.
    for (let round = -1; round < rounds; round++) {
      const one = [await bareText(path), (await timed(() => readAndCheck(path))).tookMs] as const
      if (round < 0) continue
      bare.push(one[0])
      ours.push(one[1])
    }
    return [
      {
        name: 'text of 400 pages read, cut and checked',
        value: Math.min(...ours),
        unit: 'ms',
        reference: { name: 'bare pdfjs-dist', value: Math.min(...bare) },
        limit: { atMost: 1.5 },
      },
      ...(await wholeRun(folder)),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The milliseconds that pdfjs-dist takes for the text alone, in a process of its own. */
async function bareText(path: string): Promise<number> {
  const script = join(import.meta.dirname, 'read-text-bare.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, path])
  return (JSON.parse(stdout) as { ms: number }).ms
}

async function readAndCheck(path: string): Promise<void> {
  const pages: string[] = []
  const ended = await readPages({ source: path, project: 1 }, { from: 1 }, ({ text }) => {
    pages.push(text)
  })
  if (ended.kind !== 'read' || pages.length !== 400) throw new Error('It was not read')
  if (cutForModel(pages).length < 50) throw new Error('It was not cut')
  const search = quoteSearch(pages)
  let found = 0
  for (const [at, page] of pages.entries())
    for (const [one] of page.replaceAll('\n', ' ').matchAll(quote))
      if (await inSlices(search(one, at + 1))) found++
  if (found < 1_200) throw new Error(`${found} quotes were found`)
}

async function wholeRun(folder: string): Promise<BenchResult[]> {
  const puquio = await startPuquio(null)
  const server = await startMeasured(puquio, folder, 'jobs')
  try {
    const { database } = puquio.platform
    const mine = await buildMine(database)
    const projectId = mine.project.id
    const instrument = await buildInstrument(database, mine)
    const content = documentOf(1_000)
    const sha256 = createHash('sha256').update(content).digest()
    const path = join(folder, 'thousand.pdf')
    writeFileSync(path, content)
    await openFileStore(readConfig({ PUQUIO_DATA: folder, PUQUIO_DEMO: 'off' })).put(path, sha256)
    const file = await insert(database, 'stored_file', {
      projectId,
      sha256,
      name: 'EIA-d.pdf',
      mediaType: 'application/pdf',
      bytes: content.length,
      uploadedAt: new Date().toISOString(),
      uploadedBy: mine.admin.id,
    })
    await buildDocument(database, { ...mine, instrument, file }, { pages: 1_000 })
    const headers = await puquio.signIn(mine.admin.id)
    const site = `${server.address}/fkl-bdo/projects/${projectId}`
    const ask = async (url: string, body?: object): Promise<ExtractionDetail> => {
      const response = await fetch(url, {
        method: body ? 'POST' : 'GET',
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!response.ok) throw new Error(await response.text())
      return (await response.json()) as ExtractionDetail
    }
    // Its code is loaded before.
    await pause(2_000)
    server.begin()
    const { value, tookMs } = await timed(async () => {
      const body = { documentIds: null, method: 'rules', prompt: null }
      const { id } = await ask(`${site}/instruments/${instrument.id}/extractions`, body)
      for (;;) {
        const one = await ask(`${site}/extractions/${id}`)
        if (one.endedAt !== null) return one
        await pause(250)
      }
    })
    const { lagP99Ms, memoryMb } = await server.tell()
    if (value.state !== 'done' || value.pages.done !== 1_000 || value.proposed < 2_000)
      throw new Error(`It ended as ${JSON.stringify(value)}`)
    console.log(
      `  1,000 pages, ${value.proposed} proposals by rules: ${(tookMs / 1000).toFixed(1)} s`,
    )
    const result = (name: string, is: number, unit: string, allowed: number): BenchResult => ({
      name,
      value: is,
      unit,
      reference: { name: 'allowed', value: allowed },
      limit: { atMost: 1 },
    })
    return [
      result('lag of the event loop during a run of 1,000 pages, p99', lagP99Ms, 'ms', 50),
      result('memory of server and reader during it, at most', memoryMb, 'MB', 500),
    ]
  } finally {
    await server.stop()
    await puquio.stop()
  }
}
