/** Caches what a text means, up to a few thousand texts: the columns of tables repeat their values. */
export const remembering = <Meaning>(
  read: (text: string) => Meaning,
): ((text: string) => Meaning) => {
  const known = new Map<string, { meaning: Meaning }>()
  return (text) => {
    let found = known.get(text)
    if (!found) {
      found = { meaning: read(text) }
      if (known.size >= textsKept) known.clear()
      known.set(text, found)
    }
    return found.meaning
  }
}

const textsKept = 5_000
