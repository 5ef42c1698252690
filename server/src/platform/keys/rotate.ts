import type { Config } from '../config.ts'
import type { SystemScope } from '../db/scopes/scope.ts'
import { sealedPasswords, storePassword } from '../mail/server-store.ts'
import { passwordContext, passwordPurpose } from '../mail/transport.ts'
import { readMasterKeys, writeMasterKeys } from './key-file.ts'
import { newMasterKey, openKeys } from './keys.ts'

export type Rotation = { resealed: number; lost: number }

/**
 * Seals every secret of the database by a new master key. Killed at any moment, either key or both are in
 * the file, and run again it ends what was begun. Keys of the configuration are not made here: the first one
 * named is the new one.
 */
export async function rotateMasterKey(
  scope: SystemScope,
  config: Pick<Config, 'masterKeys' | 'dataFolder'>,
): Promise<Rotation> {
  const before = readMasterKeys(config)
  const isOfFile = config.masterKeys === null
  const next = isOfFile ? newMasterKey() : before[0]
  if (isOfFile) writeMasterKeys(config.dataFolder, [next, ...before])
  const rotation = await reseal(scope, readMasterKeys(config))
  if (isOfFile) writeMasterKeys(config.dataFolder, [next])
  return rotation
}

/** A secret that no key opens is left unchanged; it has to be entered again. */
const reseal = (scope: SystemScope, masters: Parameters<typeof openKeys>[0]): Promise<Rotation> =>
  scope.transaction(async (within) => {
    const keys = openKeys(masters)
    const rotation = { resealed: 0, lost: 0 }
    for (const row of await sealedPasswords(within)) {
      const context = passwordContext(row)
      const password = keys.open(passwordPurpose, context, row.passwordSealed)
      if (password === null) rotation.lost += 1
      else {
        await storePassword(within, row.id, keys.seal(passwordPurpose, context, password))
        rotation.resealed += 1
      }
    }
    return rotation
  })
