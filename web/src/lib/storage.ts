/** What the browser keeps for this device, or for this tab. */
export type Keeper = 'device' | 'tab'

/** Reads what was stored as JSON; null where nothing, or nothing readable, stands there. */
export const readStored = <Value>(keeper: Keeper, key: string): Value | null => {
  try {
    return JSON.parse(unkept.get(nameIn(keeper, key)) ?? storageOf(keeper).getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Null takes it away. Where the storage is full or forbidden, as in a private window, the value holds
 * until the page is left: that costs the memory, not the work.
 */
export const writeStored = (keeper: Keeper, key: string, value: unknown): void => {
  const text = JSON.stringify(value)
  try {
    if (value === null) storageOf(keeper).removeItem(key)
    else storageOf(keeper).setItem(key, text)
    unkept.delete(nameIn(keeper, key))
  } catch {
    unkept.set(nameIn(keeper, key), text)
  }
}

const unkept = new Map<string, string>()

const nameIn = (keeper: Keeper, key: string): string => `${keeper} ${key}`

// The property itself throws where cookies are forbidden.
const storageOf = (keeper: Keeper): Storage => (keeper === 'device' ? localStorage : sessionStorage)
