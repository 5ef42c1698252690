import {
  chmodSync,
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { BadSetting } from '../config.ts'
import { type MasterKey, newMasterKey } from './keys.ts'

type Masters = [MasterKey, ...MasterKey[]]

const fileIn = (dataFolder: string) => join(dataFolder, 'master-key')

/** The keys of the configuration, or those of the data folder, where a first one is made. */
export function readMasterKeys(config: { masterKeys: string | null; dataFolder: string }): Masters {
  if (config.masterKeys !== null) return parseMasterKeys(config.masterKeys, 'MASTER_KEY')
  const file = fileIn(config.dataFolder)
  if (!existsSync(file)) writeFirst(file)
  return parseMasterKeys(readFileSync(file, 'utf8'), file)
}

/** One key a line, `id:secret` with the secret of 32 bytes in base64; the newest first. */
export function parseMasterKeys(text: string, where: string): Masters {
  const keys = text
    .split(/[\s,]+/)
    .filter((line) => line !== '')
    .map((line): MasterKey => {
      const [, id, secret] = /^([0-9a-f]{8}):([A-Za-z0-9+/]{43}=)$/.exec(line) ?? []
      if (!id || !secret)
        throw new BadSetting(`${where} holds what is no key (docs/operations.md).`)
      return { id, secret: Buffer.from(secret, 'base64') }
    })
  const [newest, ...older] = keys
  if (!newest) throw new BadSetting(`${where} holds no key (docs/operations.md).`)
  return [newest, ...older]
}

export const textOfKeys = (keys: readonly MasterKey[]) =>
  keys.map(({ id, secret }) => `${id}:${secret.toString('base64')}\n`).join('')

/** Replaces the file as a whole: a crash leaves the old one or the new one. */
export function writeMasterKeys(dataFolder: string, keys: readonly MasterKey[]) {
  const file = fileIn(dataFolder)
  const next = write(file, keys)
  renameSync(next, file)
}

/** Two processes that start at once agree on the first one's. */
function writeFirst(file: string) {
  const next = write(file, [newMasterKey()])
  try {
    linkSync(next, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(next)
  }
}

function write(file: string, keys: readonly MasterKey[]) {
  const next = `${file}-${randomUUID()}`
  writeFileSync(next, textOfKeys(keys), { mode: 0o600, flush: true })
  chmodSync(next, 0o600)
  return next
}
