import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { diagramSamples, drawDiagram, inFile } from '@puquio/figures'
import { buildWeb } from '../scripts/build-web.ts'
import { findChromium } from '../scripts/system-packages.ts'
import type { BenchOptions, BenchResult } from './bench.ts'
import { buildWaters, randomWaters } from './piper-stage.ts'
import { framesPerSecond, signInAs } from './signed-in-page.ts'
import { startPuquio } from './start-puquio.ts'

const many = 5_000
const some = 2_000
const svgMs = 100

/** A Piper of thousands of samples: its SVG on the server, and a rectangle that is drawn over it in Chromium. */
export async function run(options: BenchOptions): Promise<BenchResult[]> {
  return [...drawn(), ...(await brushed(options))]
}

const words = {
  title: 'Piper',
  number: String,
  solids: 'TDS',
  notDetected: 'ND',
  mixed: 'mixed',
  evaporation: '',
  rock: '',
  precipitation: '',
  scale: '',
  more: String,
}

function drawn(): BenchResult[] {
  const { samples, stations } = randomWaters(many)
  const drawing = {
    ...diagramSamples(samples, 'station', { samples, stations, campaigns: [], day: (on) => on }),
    words,
    look: inFile,
    width: 720,
  }
  const times = Array.from({ length: 9 }, () => {
    const fromMs = performance.now()
    drawDiagram.piper(drawing)
    return performance.now() - fromMs
  }).toSorted((a, b) => a - b)
  const name = `${many} samples to SVG, median of nine`
  const value = times[4] ?? 0
  const limit = { atMost: 1 }
  const wqchartpy = drawnByWqchartpy(samples)
  return [
    { name, value, unit: 'ms', reference: { name: 'allowed', value: svgMs }, limit },
    ...(wqchartpy === null
      ? []
      : [{ name, value, unit: 'ms', reference: { name: 'WQChartPy', value: wqchartpy }, limit }]),
  ]
}

/** What WQChartPy takes for the same samples, or null where it is not installed. */
function drawnByWqchartpy({ length }: { length: number }): number | null {
  const code = `
import os, tempfile, time
import matplotlib
matplotlib.use('Agg')
import numpy, pandas
from wqchartpy import triangle_piper
os.chdir(tempfile.mkdtemp())
n = ${length}
r = numpy.random.default_rng(7)
d = {i: r.uniform(1, 200, n) for i in ['Ca', 'Mg', 'Na', 'K', 'HCO3', 'CO3', 'Cl', 'SO4', 'TDS']}
d.update(Sample=[str(i) for i in range(n)], Label=['C'] * n, Color=['red'] * n, Marker=['o'] * n, Size=[30] * n, Alpha=[0.6] * n, pH=[7.0] * n)
f = time.perf_counter()
triangle_piper.plot(pandas.DataFrame(d), unit='mg/L', figname='piper', figformat='svg')
print('took', (time.perf_counter() - f) * 1000)
`
  const { stdout } = spawnSync('python3', ['-c', code], { encoding: 'utf8', timeout: 300_000 })
  const took = Number(/took ([\d.]+)/.exec(stdout ?? '')?.[1] ?? Number.NaN)
  if (Number.isFinite(took)) return took
  console.log('  not beside WQChartPy: python3 with wqchartpy and matplotlib is not installed')
  return null
}

async function brushed({ isShort }: BenchOptions): Promise<BenchResult[]> {
  const executablePath = await findChromium(console.log)
  if (!executablePath) {
    console.log('  not run in a browser: Chromium is not there and could not be installed')
    return []
  }
  const web = await buildWeb(console.log)
  if (!web.ok) throw new Error(web.output)
  const puquio = await startPuquio(null)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const { reader, newestFrom } = await buildWaters(puquio.platform.database, many, some)
    const headers = await puquio.signIn(reader.id)
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await signInAs(context, puquio.address, { ...reader, ...headers })
    const page = await context.newPage()
    const seconds = isShort ? 3 : 8
    const framesOf = async (search: string, samples: number) => {
      await page.goto(`${puquio.address}/data/hydrochemistry${search}`)
      await page.locator('[data-sample]').first().waitFor({ timeout: 60_000 })
      const marks = await page.locator('[data-sample]').count()
      if (marks !== 3 * samples) throw new Error(`${marks} marks of ${samples} samples`)
      await pause(2_000)
      return brush(page, seconds)
    }
    const ofSome = await framesOf(`?from=${newestFrom}`, some)
    const ofMany = await framesOf('', many)
    await page.goto('about:blank')
    await pause(1_000)
    const bare = await framesPerSecond(page, seconds)
    const result = (samples: number, value: number, atLeast: number): BenchResult => ({
      name: `drawing a rectangle over ${samples} samples`,
      value,
      unit: 'frames/s',
      reference: { name: 'bare requestAnimationFrame loop', value: bare },
      limit: { atLeast },
    })
    return [result(some, ofSome, 0.8), result(many, ofMany, 0.4)]
  } finally {
    await browser.close()
    await puquio.stop()
  }
}

/** Draws a rectangle that grows and shrinks over the whole diagram, a step in each frame. */
const brush = (page: Page, seconds: number): Promise<number> =>
  page.evaluate(
    (lengthMs) =>
      new Promise<number>((resolve, reject) => {
        const diagram = document.querySelector('[role="application"]:has([data-sample])')
        if (!diagram) return reject(new Error('The diagram is not there'))
        const { left, top, width, height } = diagram.getBoundingClientRect()
        const send = (type: string, part: number) =>
          diagram.dispatchEvent(
            new PointerEvent(type, {
              bubbles: true,
              pointerId: 1,
              pointerType: 'mouse',
              button: 0,
              clientX: left + width * part,
              clientY: top + height * part,
            }),
          )
        send('pointerdown', 0)
        const fromMs = performance.now()
        let frames = 0
        const step = () => {
          frames++
          const tookMs = performance.now() - fromMs
          send('pointermove', 0.5 - 0.5 * Math.cos(tookMs / 500))
          if (tookMs < lengthMs) return requestAnimationFrame(step)
          send('pointerup', 0.5)
          resolve((frames * 1000) / tookMs)
        }
        requestAnimationFrame(step)
      }),
    seconds * 1000,
  )
