import { readStored, writeStored } from '../../lib/storage.ts'

/**
 * The time of the last input in any tab, so that an idle tab does not sign out a user who works in another.
 */
const key = 'puquio.lastInputAt'
const shareEveryMs = 1_000

let sharedAt = 0

export const shareInput = (now: number): void => {
  if (now - sharedAt < shareEveryMs) return
  sharedAt = now
  writeStored('device', key, now)
}

export const readSharedInput = (): number => Number(readStored<number>('device', key)) || 0
