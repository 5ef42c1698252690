import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { buildWeb } from '../scripts/build-web.ts'
import { findChromium } from '../scripts/system-packages.ts'
import type { BenchOptions, BenchResult } from './bench.ts'
import { buildShelf, spreadPdf, viewingCopyOf } from './document-stage.ts'
import { framesPerSecond, signInAs } from './signed-in-page.ts'
import { startPuquio } from './start-puquio.ts'

const pages = 1_000
const pictureBytes = 20_000
const pauseMs = 250
const asSmooth = 0.7
const mostHeld = 12
const heapMb = 150

/** Scrolling through 1,000 pages: at the speed of somebody who looks for something, and from end to end. */
export async function run({ isShort }: BenchOptions): Promise<BenchResult[]> {
  const executablePath = await findChromium(console.log)
  if (!executablePath) {
    console.log('  not run: Chromium is not there and could not be installed')
    return []
  }
  const web = await buildWeb(console.log)
  if (!web.ok) throw new Error(web.output)
  const puquio = await startPuquio(null)
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--enable-precise-memory-info'],
  })
  try {
    const { reader, add } = await buildShelf(puquio)
    const headers = await puquio.signIn(reader.id)
    const original = spreadPdf(pages, pictureBytes)
    const path = await add(pages, original, await viewingCopyOf(original))
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await signInAs(context, puquio.address, { ...reader, ...headers })
    const page = await context.newPage()
    await page.goto(puquio.address + path)
    await page.locator('section[data-page="1"][data-drawn]').waitFor({ timeout: 60_000 })
    await pause(3_000)
    const seconds = isShort ? 8 : 20
    const before = await heapOf(page)
    const slow = await scroll(page, { seconds, pixelsPerSecond: 2_500 })
    const whole = await scroll(page, { seconds, pixelsPerSecond: null })
    await page.goto('about:blank')
    await pause(1_000)
    const bare = await framesPerSecond(page, seconds / 2)
    const both = [slow, whole]
    const frames = (name: string, { fps }: Scrolled): BenchResult => ({
      name,
      value: fps,
      unit: 'frames/s',
      reference: { name: 'bare requestAnimationFrame loop', value: bare },
      limit: { atLeast: asSmooth },
    })
    const atMost = (name: string, unit: string, value: number, allowed: number): BenchResult => ({
      name,
      value,
      unit,
      reference: { name: 'allowed', value: allowed },
      limit: { atMost: 1 },
    })
    return [
      frames(`scrolling ${pages} pages by 2,500 pixels a second`, slow),
      frames(`scrolling ${pages} pages from end to end in ${seconds} s`, whole),
      atMost('longest pause', 'ms', Math.max(...both.map((one) => one.longestMs)), pauseMs),
      atMost('pages held at most', 'pages', Math.max(...both.map((one) => one.held)), mostHeld),
      atMost(
        'heap above page one',
        'MB',
        Math.max(0.1, ...both.map((one) => one.heapMb - before)),
        heapMb,
      ),
    ]
  } finally {
    await browser.close()
    await puquio.stop()
  }
}

type Scrolled = { fps: number; longestMs: number; held: number; heapMb: number }

const heapOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { memory } = performance as unknown as { memory: { usedJSHeapSize: number } }
    return memory.usedJSHeapSize / 1e6
  })

/** Scrolls in each frame, downwards; without a speed from the first page to the last in the time. */
const scroll = (
  page: Page,
  { seconds, pixelsPerSecond }: { seconds: number; pixelsPerSecond: number | null },
): Promise<Scrolled> =>
  page.evaluate(
    ({ lengthMs, speed }) =>
      new Promise<Scrolled>((resolve, reject) => {
        const pages = document.querySelector('section[data-page]')?.parentElement
        const scroller = pages?.parentElement
        if (!scroller) return reject(new Error('The pages are not there'))
        const { memory } = performance as unknown as { memory: { usedJSHeapSize: number } }
        scroller.scrollTop = 0
        const perMs = speed === null ? scroller.scrollHeight / lengthMs : speed / 1000
        const found = { frames: 0, longestMs: 0, held: 0, heapMb: 0 }
        const fromMs = performance.now()
        let lastMs = fromMs
        const step = () => {
          const nowMs = performance.now()
          found.frames++
          found.longestMs = Math.max(found.longestMs, nowMs - lastMs)
          found.held = Math.max(found.held, document.querySelectorAll('[data-page]').length)
          found.heapMb = Math.max(found.heapMb, memory.usedJSHeapSize / 1e6)
          lastMs = nowMs
          scroller.scrollTop = (nowMs - fromMs) * perMs
          if (nowMs - fromMs < lengthMs) requestAnimationFrame(step)
          else resolve({ ...found, fps: (found.frames * 1000) / (nowMs - fromMs) })
        }
        requestAnimationFrame(step)
      }),
    { lengthMs: seconds * 1000, speed: pixelsPerSecond },
  )
