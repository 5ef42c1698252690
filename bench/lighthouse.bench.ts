import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startPuquio } from '../e2e/start-puquio.ts'
import { buildWeb } from '../scripts/build-web.ts'
import { root } from '../scripts/project.ts'
import { run as runProgram } from '../scripts/run-program.ts'
import { findChromium } from '../scripts/system-packages.ts'
import type { Figure } from './bench.ts'

/** Too heavy (176 MB) for every installation: fetched when it is first asked for, and kept. */
const version = '13.5.0'
const folder = join(root, `node_modules/.cache/lighthouse-${version}`)
const runs = 5
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: string[]; logLevel: string },
) => Promise<{ lhr: { categories: { performance: { score: number | null } } } } | undefined>
type Chrome = { port: number; kill: () => unknown }
type Launch = (options: { chromePath: string; chromeFlags: string[] }) => Promise<Chrome>

/** Lighthouse's mobile preset with simulated throttling, as it is by default: the median of five. */
export async function run(): Promise<Figure[]> {
  const chromium = await findChromium(console.log)
  if (!chromium || !(await isInstalled())) {
    console.log('  not run: Chromium or Lighthouse is not there and could not be installed')
    return []
  }
  const web = await buildWeb(console.log)
  if (!web.ok) throw new Error(web.output)
  const lighthouse = await load<{ default: Lighthouse }>('lighthouse/core/index.js')
  const launcher = await load<{ launch: Launch }>('chrome-launcher/dist/index.js')
  const puquio = await startPuquio()
  const scores: number[] = []
  try {
    for (let n = 0; n < runs; n++) {
      const chrome = await launcher.launch({ chromePath: chromium, chromeFlags: flags })
      const options = { port: chrome.port, onlyCategories: ['performance'], logLevel: 'error' }
      const result = await lighthouse.default(puquio.url, options)
      scores.push(Math.round((result?.lhr.categories.performance.score ?? 0) * 100))
      chrome.kill()
    }
  } finally {
    await puquio.stop()
  }
  const median = scores.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
  return [
    {
      name: 'the sign-in page on a phone',
      measured: median,
      unit: 'points',
      reference: { name: 'what it has to reach', value: 95 },
      limit: { atLeast: 1 },
    },
  ]
}

const load = <Module>(file: string) =>
  import(pathToFileURL(join(folder, 'node_modules', file)).href) as Promise<Module>

async function isInstalled(): Promise<boolean> {
  const found = () => existsSync(join(folder, 'node_modules/lighthouse/core/index.js'))
  if (found()) return true
  console.log(`  Installing Lighthouse ${version}…`)
  mkdirSync(folder, { recursive: true })
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']
  await runProgram('npm', [...args, `lighthouse@${version}`])
  return found()
}
