import { columnLetters } from '@puquio/domain/sheets'

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
