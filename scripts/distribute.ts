import { createInterface } from 'node:readline/promises'
import { loadEnvFile, readConfig } from '../server/src/platform/config.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { openDatabase } from '../server/src/platform/db/database.ts'
import { prepareDatabase } from '../server/src/platform/db/start/prepare-database.ts'
import { startDatabase } from '../server/src/platform/db/start/start-database.ts'
import { partitionsScope } from '../server/src/platform/db/scopes/system-scopes.ts'
import {
  distribute,
  planDistribution,
} from '../server/src/platform/telemetry/distribute/distribute.ts'

// Distributes the tables of readings over a cluster, while Puquio is stopped: docs/operations.md.
loadEnvFile()
try {
  const config = readConfig(process.env)
  const server = await startDatabase(config, (line) => console.warn(line))
  try {
    await prepareDatabase(server.ownerUrl)
    const database = openDatabase({ ...server, onError: (error) => console.warn(error.message) })
    try {
      const scope = partitionsScope({ database, clock: systemClock })
      const plan = await planDistribution(scope)
      console.log(plan.lines.join('\n'))
      if (plan.tables.length > 0 && (await isWanted())) {
        await distribute(scope, plan)
        console.log('The tables of readings are distributed.')
      }
    } finally {
      await database.close()
    }
  } finally {
    await server.stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function isWanted(): Promise<boolean> {
  if (process.argv.includes('--yes')) return true
  if (!process.stdin.isTTY) {
    console.log('Nothing was done: say so by `npm run distribute -- --yes`.')
    return false
  }
  const asked = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await asked.question('Do it? Type yes: ')
  asked.close()
  return answer.trim() === 'yes'
}
