/**
 * A text as its reader sees it: composed letters (NFC) and none of those that show nothing, which
 * would make two codes of one look alike, or turn the reading direction of what follows.
 */
export const plainText = (text: string): string =>
  unusual.test(text) ? text.normalize('NFC').replace(invisible, '') : text

/** Most texts have none of these, and there are millions of cells. */
const unusual = /[^\u0000-\u00ac\u00ae-\u02ff]/

/**
 * Format characters (zero width, direction, byte order, soft hyphen), blank letters, and the joiners
 * and selectors that belong to no pictograph.
 */
const invisible =
  /(?!\u200d)\p{Cf}|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|(?<!\p{Extended_Pictographic})[\ufe00-\ufe0f]|[\u034f\u115f\u1160\u3164\uffa0]/gu
