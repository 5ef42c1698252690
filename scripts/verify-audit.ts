import { type Break, verifyTrails } from '../server/src/features/audit/seal/chain.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { loadEnvFile, readConfig } from '../server/src/platform/config.ts'
import { openDatabase } from '../server/src/platform/db/database.ts'
import { verificationScope } from '../server/src/platform/db/scopes/system-scopes.ts'
import { startDatabase } from '../server/src/platform/db/start/start-database.ts'

const problems: Record<Break['problem'], string> = {
  changed: 'is not as it was sealed',
  deleted: 'was deleted',
  inserted: 'was written by nothing of the product',
  'seal-deleted': 'comes after a seal that was deleted',
}
const nameOf = (lane: number) => (lane === 0 ? 'the installation' : `project ${lane}`)

// Goes through the seals of the audit trail while Puquio is stopped: docs/operations.md.
loadEnvFile()
try {
  const server = await startDatabase(readConfig(process.env), (line) => console.warn(line))
  try {
    const database = openDatabase({ ...server, onError: (error) => console.warn(error.message) })
    const scope = verificationScope({ database, clock: systemClock })
    const { heads, sealed, broken } = await verifyTrails(scope)
    await database.close()
    for (const { lane, number, hash } of heads)
      console.log(`${nameOf(lane)}: ${number} entries up to the seal ${hash.toString('hex')}`)
    if (broken) {
      const { lane, entryId, problem } = broken
      console.error(`Entry ${entryId} of ${nameOf(lane)} ${problems[problem]}.`)
      process.exitCode = 1
    } else console.log(`Every entry is as it was sealed: ${sealed}.`)
  } finally {
    await server.stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
