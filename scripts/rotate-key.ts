import { loadEnvFile, readConfig } from '../server/src/platform/config.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { ownCall, withCall } from '../server/src/platform/db/call.ts'
import { openDatabase } from '../server/src/platform/db/database.ts'
import { prepareDatabase } from '../server/src/platform/db/start/prepare-database.ts'
import { startDatabase } from '../server/src/platform/db/start/start-database.ts'
import { rotationScope } from '../server/src/platform/db/scopes/system-scopes.ts'
import { rotateMasterKey } from '../server/src/platform/keys/rotate.ts'
import { sealedSecrets } from '../server/src/sealed-secrets.ts'

// Gives the installation a new master key while Puquio is stopped: docs/operations.md.
loadEnvFile()
try {
  const config = readConfig(process.env)
  const server = await startDatabase(config, (line) => console.warn(line))
  try {
    await prepareDatabase(server.ownerUrl)
    const database = openDatabase({ ...server, onError: (error) => console.warn(error.message) })
    const scope = rotationScope({ database, clock: systemClock })
    const call = ownCall('system.rotateKey', systemClock.now())
    const { resealed, lost } = await withCall(call, () =>
      rotateMasterKey(scope, config, sealedSecrets),
    )
    await database.close()
    console.log(`Secrets sealed by the new master key: ${resealed}.`)
    if (lost > 0) console.log(`Sealed by a key that is gone, to be typed again: ${lost}.`)
    console.log('Keep a copy of the new key; copies of the old one serve old backups alone.')
  } finally {
    await server.stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
