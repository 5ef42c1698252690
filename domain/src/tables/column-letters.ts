/** Returns the letters of a spreadsheet's column, counted from 0: AB for 27. */
export const columnLetters = (column: number): string => {
  let letters = ''
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters = String.fromCharCode(65 + (rest % 26)) + letters
  return letters
}
