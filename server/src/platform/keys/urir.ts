import type { Keys } from './keys.ts'

type SealsAddresses = Pick<Keys, 'sealAddress' | 'openAddress'>

const placeOf = (projectId: number) => `project ${projectId}`

/** The identifier of a board in addresses: it says nothing of the board, and opens in its project alone. */
export const urirOf = (keys: SealsAddresses, projectId: number, boardId: number): string =>
  keys.sealAddress('board', placeOf(projectId), String(boardId))

/** The board of an identifier; null for one that was altered, or is of another project or an older key. */
export function boardOfUrir(keys: SealsAddresses, projectId: number, urir: string): number | null {
  const opened = keys.openAddress('board', placeOf(projectId), urir)
  return opened === null ? null : Number(opened)
}
