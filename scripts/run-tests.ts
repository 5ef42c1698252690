import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  afterAgain,
  type Count,
  countPlaywright,
  countVitest,
  failedFiles,
  sum,
} from './count-tests.ts'
import { root } from './project.ts'
import { runTool } from './run-program.ts'
import { findChromium, hasOpenpyxl, hasPoppler } from './system-packages.ts'

export type Stage = [name: string, run: () => Promise<Count>]

export const passed: Count = { passed: 0, failed: 0, failures: [], unsteady: [] }
export const failure: Count = { passed: 0, failed: 1, failures: [], unsteady: [] }
export const say = (line: string) => console.log(line)

const reports = mkdtempSync(join(tmpdir(), 'puquio-reports-'))

/** Runs the stages in order, also after one failed, and prints the sum with the names of what failed. */
export async function runStages(stages: Stage[]) {
  const counts: Count[] = []
  for (const [name, stage] of stages) {
    const startMs = Date.now()
    say(`\n== ${name}`)
    const count = await stage()
    counts.push(count)
    const verdict = count.failed === 0 ? 'fine' : 'FAILED'
    say(`== ${name}: ${verdict}, ${Math.round((Date.now() - startMs) / 1000)} s`)
  }
  rmSync(reports, { recursive: true, force: true })
  const total = sum(counts)
  if (total.failed > 0) process.exitCode = 1
  say(`\n${total.passed} passed, ${total.failed} failed`)
  for (const name of total.failures) say(`FAILED ${name}`)
  for (const name of total.unsteady) say(`UNSTEADY, passed when it ran again: ${name}`)
}

/** More failures than these are no accident, and are not run again. */
const mostAgain = 3

export async function vitest(
  name: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Count> {
  const report = join(reports, `vitest-${name}.json`)
  const first = await runVitest(report, args, env)
  const files = failedFiles(report)
  if (!isAccident(first) || files.length === 0) return first
  const projects = args.filter((argument) => argument.startsWith('--project'))
  return afterAgain(first, await runVitest(`${report}.again`, [...projects, ...files], env))
}

async function runVitest(report: string, args: string[], env: Record<string, string>) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const options = { env, live: true }
  const { code } = await runTool('vitest/vitest.mjs', ['run', ...reporters, ...args], options)
  return countVitest(report, code)
}

export async function journeys(args: string[], env: Record<string, string> = {}): Promise<Count> {
  const chromium = await findChromium(say)
  if (!chromium) {
    say('There is no Chromium, and it could not be installed: the journeys were not run.')
    say('Install it, or set PUQUIO_CHROMIUM to its path.')
    return process.env.CI ? failure : passed
  }
  if (!(await hasOpenpyxl(say)))
    say('openpyxl could not be installed: the journey that reads an export with it fails.')
  if (!(await hasPoppler(say)))
    say('poppler-utils could not be installed: the journey that reads PDFs with it fails.')
  const all = { ...env, PUQUIO_CHROMIUM: chromium }
  const first = await runPlaywright('first', args, all)
  if (!isAccident(first)) return first
  return afterAgain(first, await runPlaywright('again', ['--last-failed'], all))
}

async function runPlaywright(name: string, args: string[], env: Record<string, string>) {
  const report = join(reports, `playwright-${name}.json`)
  const config = ['test', '--config', join(root, 'e2e/playwright.config.ts')]
  const { code } = await runTool('@playwright/test/cli.js', [...config, ...args], {
    env: { ...env, PUQUIO_E2E_REPORT: report },
    live: true,
  })
  return countPlaywright(report, code)
}

/** Few tests failed, each with a name. */
const isAccident = ({ failed, failures }: Count) =>
  failed > 0 && failed <= mostAgain && failures.length === failed
