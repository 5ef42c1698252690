const most = { count: 600, bytes: 60_000_000, ageMs: 300_000 }

/** Keeps what was made for some minutes, the newest ones; who asks meanwhile waits for the same. */
export function keptPictures<Picture extends { bytes: Buffer }>(limits = most) {
  const kept = new Map<string, { picture: Picture; sinceMs: number }>()
  const awaited = new Map<string, Promise<Picture>>()
  let bytes = 0

  const drop = (key: string) => {
    bytes -= kept.get(key)?.picture.bytes.length ?? 0
    kept.delete(key)
  }
  const keep = (key: string, picture: Picture) => {
    drop(key)
    kept.set(key, { picture, sinceMs: performance.now() })
    bytes += picture.bytes.length
    for (const oldest of kept.keys()) {
      if (kept.size <= limits.count && bytes <= limits.bytes) break
      drop(oldest)
    }
  }
  return async (key: string, make: () => Promise<Picture>): Promise<Picture> => {
    const found = kept.get(key)
    if (found && performance.now() - found.sinceMs < limits.ageMs) return found.picture
    const waiting = awaited.get(key)
    if (waiting) return waiting
    const made = make()
    awaited.set(key, made)
    try {
      const picture = await made
      keep(key, picture)
      return picture
    } finally {
      awaited.delete(key)
    }
  }
}
