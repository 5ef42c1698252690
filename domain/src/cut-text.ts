/** Returns the first characters of a text, at most so many code units; a pair of surrogates at the end is dropped whole. */
export const cutText = (text: string, max: number): string =>
  text.length > max ? text.slice(0, max).replace(/[\ud800-\udbff]$/, '') : text
