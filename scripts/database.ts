import { loadEnvFile, readConfig } from '../server/src/platform/config.ts'
import { startEmbedded } from '../server/src/platform/db/embedded/embedded.ts'
import { join } from 'node:path'

// The embedded database alone, for psql, pg_dump and pg_restore while Puquio itself is stopped.
loadEnvFile()
try {
  const { dataFolder } = readConfig(process.env)
  const database = await startEmbedded(join(dataFolder, 'database'), {
    report: (line) => console.log(line),
  })
  const address = new URL(database.adminUrl)
  address.pathname = '/puquio'
  console.log(`${address.href}\nThe database runs until Ctrl+C; Puquio does not start meanwhile.`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void database.stop().then(() => process.exit(0)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
