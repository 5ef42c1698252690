/** Returns the cells of what a spreadsheet puts on the clipboard; null for the text of a single cell. */
export const cellsOf = (text: string): string[][] | null => {
  const whole = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  if (!/[\t\n]/.test(whole)) return null
  return linesOf(whole).map((line) => line.map((cell) => cell.replace(/\s+/g, ' ').trim()))
}

/** A cell with a line break or a tab in it stands in quotes, its own quotes doubled. */
const linesOf = (text: string): string[][] => {
  const lines: string[][] = [[]]
  const cell = /"((?:[^"]|"")*)"(?=[\t\n]|$)|[^\t\n]*/gy
  let at = 0
  while (at <= text.length) {
    cell.lastIndex = at
    const [found = '', quoted] = cell.exec(text) ?? []
    lines.at(-1)?.push(quoted === undefined ? found : quoted.replaceAll('""', '"'))
    at += found.length
    if (text[at] === '\n') lines.push([])
    at++
  }
  return lines
}
