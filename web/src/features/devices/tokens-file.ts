import type { MadeToken } from '@puquio/contract/modi/device-workbooks'

/** New tokens as CSV that a spreadsheet opens: with a byte order mark, and no cell that it takes for a formula. */
export const tokensFile = (
  heads: readonly [serial: string, name: string, token: string],
  made: readonly MadeToken[],
): string => {
  const lines = [heads, ...made.map(({ serial, name, secret }) => [serial, name, secret])]
  return `\ufeff${lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`
}

const cellOf = (text: string): string => {
  const harmless = /^[\s=+\-@]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
