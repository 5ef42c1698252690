import { readStored, writeStored } from '../../lib/storage.ts'
import type { Choice } from './choice.ts'

/** Whose choices, and where: a device may serve several people, and a person several projects. */
export type Place = { userId: number; projectId: number }

const keptMax = 6

const keyOf = ({ userId, projectId }: Place) => `palette:${userId}:${projectId}`

/** What the person chose last on this device, the newest first. */
export const recentChoices = (place: Place): Choice[] => {
  const stored = readStored<Choice[]>('device', keyOf(place))
  return Array.isArray(stored) ? stored : []
}

export const rememberChoice = (place: Place, choice: Choice): void => {
  const others = recentChoices(place).filter(({ key }) => key !== choice.key)
  writeStored('device', keyOf(place), [choice, ...others].slice(0, keptMax))
}
