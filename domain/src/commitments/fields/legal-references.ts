/** Returns the decrees, laws, resolutions and standards that a text names, in its words, the first three; null for none. */
export const legalReferencesIn = (text: string): string | null => {
  const found = [...text.matchAll(reference)].map(([one]) =>
    one
      .replace(/\s+/g, ' ')
      .replace(/[.,;]$/, '')
      .trim(),
  )
  const names = [...new Set(found)].slice(0, 3)
  return names.length > 0 ? names.join('; ') : null
}

const number =
  '\\s*(?:N\\.?\\s?[°ºo]?\\.?\\s*)?\\d{1,6}(?:-\\d{1,6}){0,2}(?:-[A-Z]{2,10}(?:[-/][A-Z]{2,10})?)?'

const reference = new RegExp(
  `(?:Decreto Supremo|Decreto Legislativo|Resolución (?:Directoral|Ministerial|Jefatural|de Consejo Directivo)|D\\.\\s?S\\.|R\\.\\s?D\\.|R\\.\\s?M\\.|R\\.\\s?J\\.|D\\.\\s?L(?:eg)?\\.|DS|RD|RM|Ley)${number}` +
    '|ECA(?:\\s(?:para\\s)?(?:Agua|Aire|Suelo|Ruido))?(?:\\s(?:Categoría|Cat\\.)\\s\\d)?(?![\\p{L}])|LMP(?![\\p{L}])',
  'gu',
)
