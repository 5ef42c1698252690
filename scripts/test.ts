import { join } from 'node:path'
import { buildWeb } from './build-web.ts'
import { runChecks, sizes } from './checks/checks.ts'
import type { Count } from './count-tests.ts'
import { endWithMe } from './run-program.ts'
import { testsOnOldPostgres } from './old-postgres-tests.ts'
import { root } from './project.ts'
import { failure, journeys, passed, runStages, say, vitest } from './run-tests.ts'
import { hasMosquitto, hasOldPostgres, hasPoppler, oldPostgresFolder } from './system-packages.ts'
import { stagesOf } from './tests-of-name.ts'

const isFull = process.argv.includes('--full')
const prove: Record<string, string> = isFull ? { PUQUIO_PROVE: 'full' } : {}
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

endWithMe()
// Each server that a test starts loads in half the time.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled')
if (names.length > 0) {
  const stages = stagesOf(names)
  if (stages) await runStages(stages)
  else process.exitCode = 1
} else
  await runStages([
    ['Checks and build', checks],
    ['Tests', tests],
    ['Tests on PostgreSQL 15', testOldPostgres],
    ['Journeys in the browser', () => journeys([], prove)],
  ])

/** Builds the web while the checks run, then checks its size. */
async function checks(): Promise<Count> {
  const build = { name: 'web build', run: buildAndWeigh }
  return (await runChecks(say, [build])) ? passed : failure
}

async function buildAndWeigh() {
  const web = await buildWeb(say)
  return web.ok ? sizes.run() : { code: 1, output: web.output }
}

async function tests(): Promise<Count> {
  if (!(await hasMosquitto(say)))
    say('mosquitto-clients could not be installed: the test that sends with it fails.')
  if (!(await hasPoppler(say)))
    say('poppler-utils could not be installed: the tests that read PDFs with it fail.')
  return vitest('all', [], prove)
}

/** The same migrations, stores and policies on the oldest supported PostgreSQL. */
async function testOldPostgres(): Promise<Count> {
  if (!(await hasOldPostgres(say))) {
    say(`PostgreSQL 15 is not installed (${oldPostgresFolder}): this part was not run.`)
    return passed
  }
  const args = ['--project=server*', ...testsOnOldPostgres(isFull)]
  return vitest('old', args, { TEST_POSTGRES_BIN: oldPostgresFolder })
}
