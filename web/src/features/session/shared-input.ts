/** When somebody last did something in any tab: who works in one must not be signed out by another. */
const key = 'puquio.lastInputAt'
const shareEveryMs = 1_000

let sharedAt = 0

export const shareInput = (now: number): void => {
  if (now - sharedAt < shareEveryMs) return
  sharedAt = now
  try {
    localStorage.setItem(key, String(now))
  } catch {
    // A full storage: each tab then counts for itself.
  }
}

export const readSharedInput = (): number => Number(localStorage.getItem(key)) || 0
