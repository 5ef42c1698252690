import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build-web.ts'
import { runChecks, sizes } from './checks.ts'
import { type Count, countPlaywright, countVitest, sum } from './count-tests.ts'
import { root } from './project.ts'
import { endWithMe, runTool } from './run-program.ts'
import { findChromium, hasOldPostgres, oldPostgresFolder } from './system-packages.ts'

const isFull = process.argv.includes('--full')
const reports = mkdtempSync(join(tmpdir(), 'puquio-reports-'))
const prove: Record<string, string> = isFull ? { PUQUIO_PROVE: 'full' } : {}
const say = (line: string) => console.log(line)
const passed = { passed: 0, failed: 0 }
const failure = { passed: 0, failed: 1 }

// Cheap stages first; a later one runs even where an earlier one failed, so that one run tells all.
const stages: [string, () => Promise<Count>][] = [
  ['Checks', async () => ((await runChecks(say)) ? passed : failure)],
  ['Tests', () => vitest('all', [], prove)],
  ['Tests on PostgreSQL 15', testOldPostgres],
  ['Build', build],
  ['Journeys in the browser', testJourneys],
]

endWithMe()
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

async function vitest(name: string, args: string[], env: Record<string, string>): Promise<Count> {
  const report = join(reports, `vitest-${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const options = { env, live: true }
  const { code } = await runTool('vitest/vitest.mjs', ['run', ...reporters, ...args], options)
  return countVitest(report, code)
}

/** The same migrations and stores on the oldest server that Puquio promises to work with. */
async function testOldPostgres(): Promise<Count> {
  if (!(await hasOldPostgres(say))) {
    say(`PostgreSQL 15 is not installed (${oldPostgresFolder}): this part was not run.`)
    return passed
  }
  const files = ['src/platform/db/', 'src/features/', '--exclude=**/embedded.test.ts']
  return vitest('old', ['--project=server', ...files], { TEST_POSTGRES_BIN: oldPostgresFolder })
}

async function build(): Promise<Count> {
  const web = await buildWeb(say)
  if (!web.ok) {
    say(web.output)
    return failure
  }
  const { code, output } = await sizes.run()
  say(output.trim())
  return code === 0 ? passed : failure
}

async function testJourneys(): Promise<Count> {
  const chromium = await findChromium(say)
  if (!chromium) {
    say('There is no Chromium, and it could not be installed: the journeys were not run.')
    say('Install it, or set PUQUIO_CHROMIUM to its path.')
    return process.env.CI ? failure : passed
  }
  const report = join(reports, 'playwright.json')
  const env = { ...prove, PUQUIO_CHROMIUM: chromium, PUQUIO_E2E_REPORT: report }
  const args = ['test', '--config', join(root, 'e2e/playwright.config.ts')]
  const { code } = await runTool('@playwright/test/cli.js', args, { env, live: true })
  return countPlaywright(report, code)
}
