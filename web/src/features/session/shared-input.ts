import { readStored, writeStored } from '../../lib/storage.ts'

/** When somebody last did something in any tab: who works in one must not be signed out by another. */
const key = 'puquio.lastInputAt'
const shareEveryMs = 1_000

let sharedAt = 0

export const shareInput = (now: number): void => {
  if (now - sharedAt < shareEveryMs) return
  sharedAt = now
  writeStored('device', key, now)
}

export const readSharedInput = (): number => Number(readStored<number>('device', key)) || 0
