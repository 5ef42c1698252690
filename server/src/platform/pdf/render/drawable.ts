/** Stands for a character that no font of ours has: PDF/UA refuses the empty glyph that would be drawn. */
const placeholder = '□'

/** Controls and the byte order mark, which PDF/UA refuses in a text. */
const refused = /[\0-\x08\x0b-\x1f\x7f-\x9f\ufeff]/g

/**
 * Returns what makes a text one that the fonts draw: a character that none of them has is replaced, a control is left
 * out, and what has no shape stays.
 */
export function drawableBy(fonts: readonly Buffer[]): (text: string) => string {
  const ranges = fonts.flatMap(rangesOf)
  const known = new Map<string, boolean>()
  const isDrawn = (character: string) => {
    const point = character.codePointAt(0) ?? 0
    return ranges.some(([first, last]) => point >= first && point <= last)
  }
  return (text) =>
    text
      .toWellFormed()
      .replace(refused, '')
      .replace(/[^\n\t -~\p{Default_Ignorable_Code_Point}]/gu, (character) => {
        const isKnown = known.get(character) ?? isDrawn(character)
        known.set(character, isKnown)
        return isKnown ? character : placeholder
      })
}

type Range = readonly [first: number, last: number]

/** The characters of a TrueType font: groups of its `cmap` in format 12 (OpenType, "cmap"). */
function rangesOf(font: Buffer): Range[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap')
  if (entry === undefined) return []
  const cmap = font.readUInt32BE(entry + 8)
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4),
  )
  const groups = subtables.find((at) => font.readUInt16BE(at) === 12)
  if (groups === undefined) return []
  return Array.from({ length: font.readUInt32BE(groups + 12) }, (_, index): Range => {
    const at = groups + 16 + index * 12
    return [font.readUInt32BE(at), font.readUInt32BE(at + 4)]
  })
}
