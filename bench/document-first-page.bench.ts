import { type BrowserContext, chromium } from '@playwright/test'
import { buildWeb } from '../scripts/build-web.ts'
import { findChromium } from '../scripts/system-packages.ts'
import type { BenchOptions, BenchResult } from './bench.ts'
import { buildShelf, spreadPdf, viewingCopyOf } from './document-stage.ts'
import { signInAs } from './signed-in-page.ts'
import { openSlowLink } from './slow-link.ts'
import { startPuquio } from './start-puquio.ts'
import { millisecondsOf } from './timed.ts'

const bitsPerSecond = 10_000_000
const pages = 300
const pictureBytes = 102_000
const cachedMs = 1_000
const cachedMb = 1
const coldMs = 2_500

/** How soon the first page of a document of 31 MB is drawn over a slow link, and what came for it. */
export async function run({ isShort }: BenchOptions): Promise<BenchResult[]> {
  const executablePath = await findChromium(console.log)
  if (!executablePath) {
    console.log('  not run: Chromium is not there and could not be installed')
    return []
  }
  const web = await buildWeb(console.log)
  if (!web.ok) throw new Error(web.output)
  const puquio = await startPuquio(null)
  const link = await openSlowLink(puquio.address, bitsPerSecond)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const { reader, add } = await buildShelf(puquio)
    const headers = await puquio.signIn(reader.id)
    const original = spreadPdf(pages, pictureBytes)
    const viewed = await add(pages, original, await viewingCopyOf(original))
    const untouched = await add(pages, original, null)
    const small = await add(1, spreadPdf(1, 3_000), null)
    const newContext = async () => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      await signInAs(context, link.address, { ...reader, ...headers })
      return context
    }
    const open = (context: BrowserContext, path: string) => firstPage(context, link, path)

    const rounds = isShort ? 3 : 7
    const cold: Opened[] = []
    const cached: Opened[] = []
    const bare: Opened[] = []
    for (let round = 0; round < rounds; round++) {
      const context = await newContext()
      cold.push(await open(context, viewed))
      await context.close()
      // Another document brings the scripts, and nothing of this one.
      const next = await newContext()
      await open(next, small)
      cached.push(await open(next, viewed))
      bare.push(await open(next, untouched))
      await next.close()
    }
    const [warm, first, plain] = [medianOf(cached), medianOf(cold), medianOf(bare)]
    return [
      {
        name: `first page of ${pages} pages, ${Math.round(original.length / 1e6)} MB, scripts cached`,
        value: warm.ms,
        unit: 'ms',
        reference: { name: 'allowed', value: cachedMs },
        limit: { atMost: 1 },
      },
      {
        name: 'what came for it',
        value: warm.mb,
        unit: 'MB',
        reference: { name: 'allowed', value: cachedMb },
        limit: { atMost: 1 },
      },
      {
        name: 'first page, nothing cached',
        value: first.ms,
        unit: 'ms',
        reference: { name: 'allowed', value: coldMs },
        limit: { atMost: 1 },
      },
      {
        name: 'first page, scripts cached',
        value: warm.ms,
        unit: 'ms',
        reference: { name: 'pdf.js over the untouched file', value: plain.ms },
        limit: { atMost: 1 },
      },
      {
        name: 'what came for it',
        value: warm.mb,
        unit: 'MB',
        reference: { name: 'pdf.js over the untouched file', value: plain.mb },
        limit: { atMost: 1 },
      },
    ]
  } finally {
    await browser.close()
    link.close()
    await puquio.stop()
  }
}

type Opened = { ms: number; mb: number }

async function firstPage(
  context: BrowserContext,
  link: Awaited<ReturnType<typeof openSlowLink>>,
  path: string,
): Promise<Opened> {
  const page = await context.newPage()
  link.takeBytes()
  const ms = await millisecondsOf(async () => {
    await page.goto(link.address + path, { waitUntil: 'commit' })
    await page.locator('section[data-page="1"][data-drawn]').waitFor({ timeout: 120_000 })
  })
  const mb = link.takeBytes() / 1e6
  await page.close()
  return { ms, mb }
}

const medianOf = (all: readonly Opened[]): Opened => {
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
  return { ms: middle(all.map(({ ms }) => ms)), mb: middle(all.map(({ mb }) => mb)) }
}
