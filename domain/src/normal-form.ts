/**
 * Returns a text in a normal form of Unicode. Normalising sorts each run of combining marks, in quadratic
 * time: 400 kB of marks would take 20 s. So a run is cut after 30 marks, the bound of the Stream-Safe Text
 * Format (UAX 15); no language writes as many on one letter.
 */
export const normalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKD'): string =>
  (text.length > marksMax ? text.replace(furtherMarks, '') : text).normalize(form)

const marksMax = 30

/** NFKD makes marks of the halfwidth sound marks of Japanese (U+FF9E, U+FF9F), too. */
const furtherMarks = /(?<=[\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu
