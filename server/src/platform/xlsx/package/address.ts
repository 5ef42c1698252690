/** `AB` for 27: columns count from zero, as array indices do. */
export function columnLetters(column: number): string {
  let letters = ''
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters
  }
  return letters
}

/** `AB12`: column from zero, row from one, as the person sees it. */
export function cellAddress(row: number, column: number): string {
  return columnLetters(column) + row
}

export function parseAddress(address: string): { row: number; column: number } | null {
  const match = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(address)
  if (!match) return null
  let column = 0
  for (const letter of match[1]!.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  return { row: Number(match[2]), column: column - 1 }
}
