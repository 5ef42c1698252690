/**
 * Caches what a text means, up to a few thousand texts: the columns of tables repeat their values. The last one is
 * compared first, since it often follows itself and a text that was just cut from a file has to be hashed.
 */
export const remembering = <Meaning>(
  read: (text: string) => Meaning,
): ((text: string) => Meaning) => {
  type Known = { text: string; meaning: Meaning }
  const known = new Map<string, Known>()
  let last: Known | undefined
  return (text) => {
    if (last?.text === text) return last.meaning
    last = known.get(text)
    if (!last) {
      last = { text, meaning: read(text) }
      if (known.size >= textsKept) known.clear()
      known.set(text, last)
    }
    return last.meaning
  }
}

const textsKept = 5_000
