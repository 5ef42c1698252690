import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { type PdfReport, pdfReportRoutes } from '@puquio/contract/pdf-reports'
import { root } from '../scripts/project.ts'
import { findChromium } from '../scripts/system-packages.ts'
import { aboutOf, type Report } from '../server/src/platform/pdf/render/render-pdf.ts'
import type { BenchOptions, BenchResult } from './bench.ts'
import { startMeasured } from './measured-server.ts'
import { printedPage } from './printed-page.ts'
import { buildLargeBoard, reportHolds, reportOf } from './report-stage.ts'
import { startPuquio } from './start-puquio.ts'
import { median } from './telemetry-server.ts'
import { millisecondsOf, timed } from './timed.ts'

const atOnce = 10
const renderer = join(root, 'server/src/platform/pdf/render')
const fonts = join(root, 'server/fonts')

/** A board as PDF by the API, beside the bare compiler and a browser's print of the same; then ten at once. */
export async function run({ isShort }: BenchOptions): Promise<BenchResult[]> {
  const executablePath = await findChromium(console.log)
  const puquio = await startPuquio(null)
  const folder = mkdtempSync(join(tmpdir(), 'puquio-bench-report-'))
  const server = await startMeasured(puquio, folder, 'jobs')
  try {
    const board = await buildLargeBoard(puquio, server.address)
    const report = await reportOf(puquio, board)
    const laid = { typst: layForTypst(folder, report), page: join(folder, 'report.html') }
    writeFileSync(laid.page, printedPage(report.data))
    const reports = callsOf(server.address, board)
    const { pages } = await reports.make()
    const times = { report: [] as number[], bare: [] as number[], printed: [] as number[] }
    for (let round = 0; round < (isShort ? 3 : 9); round++) {
      const made = await timed(reports.make)
      const bare = await timed(() => compileBare(laid.typst))
      requireSame(made.value.pages, bare.value.pages)
      times.report.push(made.tookMs)
      times.bare.push(bare.tookMs)
      if (executablePath) times.printed.push(await printedBy(executablePath, laid.page))
    }
    const one = median(times.report)
    const name = `${pages} pages, ${reportHolds.charts} charts of ${reportHolds.points} and ${reportHolds.rows} rows, from request to last byte, median`
    server.begin()
    const last = await millisecondsOf(() => reports.makeMany(atOnce))
    const { lagP99Ms, memoryMb } = await server.tell()
    if (!executablePath)
      console.log('  not beside a browser: Chromium is not there and could not be installed')
    return [
      {
        name,
        value: one,
        unit: 'ms',
        reference: { name: 'the bare Typst compile, median', value: median(times.bare) },
        limit: { atMost: 2 },
      },
      ...(executablePath
        ? [
            {
              name,
              value: one,
              unit: 'ms',
              reference: {
                name: 'print to PDF by a Chromium that is open, median',
                value: median(times.printed),
              },
              limit: { atMost: 1 },
            },
          ]
        : []),
      {
        name: `the last of ${atOnce} at once`,
        value: last,
        unit: 'ms',
        reference: { name: 'one, median', value: one },
        limit: { atMost: 11 },
      },
      {
        name: 'lag of the event loop meanwhile, p99',
        value: lagP99Ms,
        unit: 'ms',
        reference: { name: 'allowed', value: 50 },
        limit: { atMost: 1 },
      },
      {
        name: 'all memory meanwhile, the renderer included',
        value: memoryMb,
        unit: 'MB',
        reference: { name: 'allowed', value: 700 },
        limit: { atMost: 1 },
      },
    ]
  } finally {
    await server.stop()
    await puquio.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Asks for the board as PDF, waits as a page does, and reads it to the last byte. */
function callsOf(
  address: string,
  { project, headers, boards, urir }: Awaited<ReturnType<typeof buildLargeBoard>>,
) {
  const list = `${address}${pdfReportRoutes.list.path.replace(':projectId', String(project.id))}`
  const ask = async (): Promise<number> => {
    const body = JSON.stringify({ language: 'es', filters: {} })
    const asked = await fetch(`${boards}/${urir}/pdf`, { method: 'POST', headers, body })
    if (!asked.ok) throw new Error(`The report answered ${asked.status}: ${await asked.text()}`)
    return ((await asked.json()) as PdfReport).id
  }
  const download = async (id: number): Promise<number> => {
    const answer = await fetch(`${list}/${id}/file`, { headers })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (!answer.ok || bytes.toString('latin1', 0, 5) !== '%PDF-')
      throw new Error(`The file answered ${answer.status}`)
    return bytes.length
  }
  const makeMany = async (count: number): Promise<{ pages: number }> => {
    const waiting = new Set(await Promise.all(Array.from({ length: count }, ask)))
    let pages = 0
    for (;;) {
      const listed = (await (await fetch(`${list}?kind=board`, { headers })).json()) as PdfReport[]
      for (const { id, state, problem, file } of listed) {
        if (!waiting.has(id)) continue
        if (state === 'failed') throw new Error(`The report failed: ${problem}`)
        if (state !== 'done') continue
        const bytes = await download(id)
        if (bytes !== file?.bytes) throw new Error(`${bytes} of ${file?.bytes} bytes came`)
        pages = file.pages
        waiting.delete(id)
      }
      if (waiting.size === 0) return { pages }
      await pause(25)
    }
  }
  return { make: () => makeMany(1), makeMany }
}

/** What the renderer is given, as files that the bare compiler reads. */
function layForTypst(folder: string, report: Report): string {
  const to = join(folder, 'typst')
  mkdirSync(to)
  cpSync(join(renderer, 'parts'), join(to, 'parts'), { recursive: true })
  cpSync(report.template, join(to, 'main.typ'))
  for (const [name, value] of Object.entries({
    data: report.data,
    report: aboutOf(report),
    pictures: {},
  }))
    writeFileSync(join(to, `${name}.json`), JSON.stringify(value))
  return to
}

async function compileBare(folder: string): Promise<{ pages: number }> {
  const script = join(import.meta.dirname, 'bare-typst.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, folder, fonts])
  return { pages: Number(stdout) }
}

/** How long an open browser takes from the page's address to its last byte as PDF. */
async function printedBy(executablePath: string, file: string): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const page = await browser.newPage()
  const tookMs = await millisecondsOf(async () => {
    await page.goto(pathToFileURL(file).href)
    await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
  })
  await browser.close()
  return tookMs
}

/** What is fast and another document is no result. */
function requireSame(made: number, bare: number) {
  if (made !== bare) throw new Error(`${made} pages beside ${bare}`)
}
