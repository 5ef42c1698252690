/**
 * A text as its reader sees it: composed letters (NFC) and none of those that show nothing, which
 * would make two codes of one look alike, or turn the reading direction of what follows.
 */
export const plainText = (text: string): string =>
  unusual.test(text)
    ? text.normalize('NFC').replace(otherLineBreak, '\n').replace(invisible, '')
    : text

/** A plain text of one line: each run of blanks and line breaks in it is one space. */
export const lineText = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim()

/** Most texts have none of these, and there are millions of cells. */
const unusual = /[^\u0000-\u007f\u00a0-\u00ac\u00ae-\u02ff]/

/** Of old mainframes and of Unicode: neither fonts nor JavaScript's \s know the first. */
const otherLineBreak = /[\u0085\u2028\u2029]/g

/**
 * Format characters (zero width, direction, byte order, soft hyphen), the second set of controls,
 * what no text may hold (U+FFFF), blank letters, joiners and selectors that belong to no pictograph.
 */
const invisible =
  /(?!\u200d)\p{Cf}|[\u0080-\u009f\p{Noncharacter_Code_Point}]|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|(?<!\p{Extended_Pictographic})[\ufe00-\ufe0f]|[\u034f\u115f\u1160\u2800\u3164\uffa0]|[\u{e0100}-\u{e01ef}]/gu
