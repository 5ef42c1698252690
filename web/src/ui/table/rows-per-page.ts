import { readStored, writeStored } from '../../lib/storage.ts'

/** Offered in every list; the same sizes that the lists' calls accept. */
export const pageSizes = [10, 20, 50, 100] as const

const storageKey = 'puquio.rowsPerPage'
const defaultSize = 20

/** The person's own number of rows, for lists whose address names none. */
export const rowsPerPage = (): number => {
  const stored = readStored<unknown>('device', storageKey)
  return pageSizes.find((size) => size === stored) ?? defaultSize
}

export const setRowsPerPage = (size: number): void => writeStored('device', storageKey, size)
