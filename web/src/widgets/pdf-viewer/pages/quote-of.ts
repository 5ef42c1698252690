/** A selection as a quote: one line, with the words that a line's end had cut joined again. */
export const quoteOf = (selected: string): string =>
  selected
    .replaceAll(/(?<=\p{L})[-\u00ad\u2010]\r?\n\s*(?=\p{Ll})/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
