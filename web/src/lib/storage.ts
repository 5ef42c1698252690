/** Reads what was stored as JSON; null where nothing, or nothing readable, stands there. */
export const readStored = <Value>(storage: Storage, key: string): Value | null => {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as Value | null
  } catch {
    return null
  }
}

/** Null takes it away. A full or forbidden storage costs the memory, not the work. */
export const writeStored = (storage: Storage, key: string, value: unknown): void => {
  try {
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(value))
  } catch {
    console.warn(`${key} could not be stored`)
  }
}
