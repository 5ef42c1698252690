import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium as browsers } from '@playwright/test'
import { acceptPolicy, accounts, submitSignIn } from '../e2e/people.ts'
import { startPuquio } from '../e2e/start-puquio.ts'
import { buildWeb } from '../scripts/build-web.ts'
import { root } from '../scripts/project.ts'
import { run as runProgram } from '../scripts/run-program.ts'
import { findChromium } from '../scripts/system-packages.ts'
import type { BenchResult } from './bench.ts'

/** Too heavy (176 MB) for every installation: downloaded at the first use, and kept. */
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

type Options = {
  port: number
  onlyCategories: string[]
  logLevel: string
  /** Keeps what the browser has cached; without it the cache is emptied, sessions are kept either way. */
  disableStorageReset: boolean
}
type Lighthouse = (
  url: string,
  options: Options,
) => Promise<{ lhr: { categories: { performance: { score: number | null } } } } | undefined>
type Chrome = { port: number; kill: () => unknown }
type Launch = (options: { chromePath: string; chromeFlags: string[] }) => Promise<Chrome>

type Visit = {
  name: string
  path: string
  wanted: number
  isSignedIn?: boolean
  isSecond?: boolean
}
const plan = '/planning-and-monitoring/2'
const visits: Visit[] = [
  { name: 'the sign-in page on a phone', path: '/', wanted: 95 },
  { name: 'a plan on a phone, first visit', path: plan, wanted: 80, isSignedIn: true },
  {
    name: 'a plan on a phone, files cached',
    path: plan,
    wanted: 95,
    isSignedIn: true,
    isSecond: true,
  },
]

/** Lighthouse's mobile preset with simulated throttling, as it is by default: the median of five. */
export async function run(): Promise<BenchResult[]> {
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

  const measure = async ({ path, isSignedIn = false, isSecond = false }: Visit) => {
    const chrome = await launcher.launch({ chromePath: chromium, chromeFlags: flags })
    try {
      const url = puquio.url + path
      if (isSignedIn) await signIn(chrome, puquio.url, isSecond ? url : null)
      const result = await lighthouse.default(url, {
        port: chrome.port,
        onlyCategories: ['performance'],
        logLevel: 'error',
        disableStorageReset: isSecond,
      })
      return Math.round((result?.lhr.categories.performance.score ?? 0) * 100)
    } finally {
      chrome.kill()
    }
  }

  try {
    const results: BenchResult[] = []
    for (const visit of visits) {
      const scores: number[] = []
      for (let n = 0; n < runs; n++) scores.push(await measure(visit))
      results.push({
        name: visit.name,
        value: scores.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0,
        unit: 'points',
        reference: { name: 'what it has to reach', value: visit.wanted },
        limit: { atLeast: 1 },
      })
    }
    return results
  } finally {
    await puquio.stop()
  }
}

/** Signs in within the browser that Lighthouse drives, and opens the page that is to be cached. */
async function signIn({ port }: Chrome, home: string, opened: string | null) {
  const browser = await browsers.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]?.newPage()
  if (page === undefined) throw new Error('The browser has no context')
  await page.goto(home)
  await submitSignIn(page, accounts.admin)
  await acceptPolicy(page)
  if (opened !== null) {
    await page.goto(opened)
    await page.waitForLoadState('networkidle')
  }
  await page.close()
  await browser.close()
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
