import { normalForm } from './normal-form.ts'

/**
 * Normalises a text: composed letters (NFC), without invisible characters, which would make different codes
 * look alike or change the direction of what follows.
 */
export const plainText = (text: string): string =>
  unusual.test(text)
    ? normalForm(text, 'NFC').replace(otherLineBreak, '\n').replace(invisible, '')
    : text

/** Normalises a text to one line: each run of blanks and line breaks becomes one space. */
export const lineText = (text: string): string =>
  isOneLine.test(text) ? text : plainText(text).replace(/\s+/g, ' ').trim()

/** Words of ASCII with single spaces between them: nothing of such a text changes. */
const isOneLine = /^(?:[!-~]+(?: [!-~]+)*)?$/

/** A fast path: most texts have none of these, and there are millions of cells. */
const unusual = /[^\u0000-\u007f\u00a0-\u00ac\u00ae-\u02ff]/

/** Line separators of EBCDIC (U+0085, which JavaScript's \s does not match) and of Unicode. */
const otherLineBreak = /[\u0085\u2028\u2029]/g

/**
 * Format characters (zero width, direction, byte order, soft hyphen), the second set of controls,
 * what no text may hold (U+FFFF), blank letters, joiners and selectors that belong to no pictograph.
 */
const invisible =
  /(?!\u200d)\p{Cf}|[\u0080-\u009f\p{Noncharacter_Code_Point}]|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|(?<!\p{Extended_Pictographic})[\ufe00-\ufe0f]|[\u034f\u115f\u1160\u2800\u3164\uffa0]|[\u{e0100}-\u{e01ef}]/gu
