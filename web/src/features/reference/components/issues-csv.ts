/**
 * Rows as a spreadsheet opens them by double click: its list separator follows the decimal sign.
 * A text that begins like a formula is kept from being one.
 */
export const csvOf = (rows: readonly (readonly string[])[], language: string): string => {
  const separator = language === 'fr' || language === 'pt' ? ';' : ','
  const lines = rows.map((row) => row.map(cell).join(separator))
  return `\ufeff${lines.join('\r\n')}\r\n`
}

const cell = (text: string): string =>
  `"${(/^[=+\-@\t]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
