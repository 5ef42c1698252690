import type { Config } from '../config.ts'
import type { SystemScope } from '../db/scopes/scope.ts'
import { readMasterKeys, writeMasterKeys } from './key-file.ts'
import { newMasterKey, openKeys, type Purpose } from './keys.ts'

/** How the secrets of each purpose are found and written; the list locks them until the transaction ends. */
export type SealedSecrets = Record<
  Purpose,
  {
    list: (scope: SystemScope) => Promise<{ id: number; context: string; sealed: string }[]>
    store: (scope: SystemScope, id: number, sealed: string) => Promise<void>
  }
>

export type Rotation = { resealed: number; lost: number }

/**
 * Seals every secret of the database by a new master key. Killed at any moment, either key or both are in
 * the file, and run again it ends what was begun. Keys of the configuration are not made here: the first one
 * named is the new one.
 */
export async function rotateMasterKey(
  scope: SystemScope,
  config: Pick<Config, 'masterKeys' | 'dataFolder'>,
  secrets: SealedSecrets,
): Promise<Rotation> {
  const before = readMasterKeys(config)
  const isOfFile = config.masterKeys === null
  const next = isOfFile ? newMasterKey() : before[0]
  if (isOfFile) writeMasterKeys(config.dataFolder, [next, ...before])
  const rotation = await reseal(scope, readMasterKeys(config), secrets)
  if (isOfFile) writeMasterKeys(config.dataFolder, [next])
  return rotation
}

/** A secret that no key opens is left unchanged; it has to be entered again. */
const reseal = (
  scope: SystemScope,
  masters: Parameters<typeof openKeys>[0],
  secrets: SealedSecrets,
): Promise<Rotation> =>
  scope.transaction(async (within) => {
    const keys = openKeys(masters)
    const rotation = { resealed: 0, lost: 0 }
    for (const purpose of Object.keys(secrets) as Purpose[]) {
      const { list, store } = secrets[purpose]
      for (const { id, context, sealed } of await list(within)) {
        const secret = keys.open(purpose, context, sealed)
        if (secret === null) rotation.lost += 1
        else {
          await store(within, id, keys.seal(purpose, context, secret))
          rotation.resealed += 1
        }
      }
    }
    return rotation
  })
