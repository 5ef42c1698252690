import { stationKey } from '../../stations/station-key.ts'

/** A sentence says so many stations at most; a range of more is a mistake of reading. */
const rangeMax = 300

/**
 * Returns the codes of stations in a text, in their order: as written (M-01), of ranges all of them (PZ-01 a
 * PZ-12), of lists with short forms whole ones (M-01, 02 y 03). Known codes of a project are found whatever
 * their shape.
 */
export const stationsIn = (text: string, known: readonly string[] = []): string[] => {
  const places: { at: number; codes: string[] }[] = []
  const shown = text.replace(/[\u2010-\u2015\u2212]/g, '-')
  const codes = [...shown.matchAll(code)].filter((match) => isStation(match, shown))
  for (let at = 0; at < codes.length; at++) {
    const [one, next] = [codes[at] as RegExpExecArray, codes[at + 1]]
    const end = one.index + one[0].length
    const range = next && isRange(shown.slice(end, next.index)) ? between(one, next) : []
    if (range.length > 0) {
      places.push({ at: one.index, codes: range })
      at++
      continue
    }
    places.push({ at: one.index, codes: [one[0], ...shortForms(one, shown.slice(end))] })
  }
  const inText = stationKey(shown)
  for (const station of known) {
    const at = wholeAt(inText, stationKey(station))
    if (at >= 0) places.push({ at, codes: [station] })
  }
  const found = new Map<string, string>()
  for (const { codes } of places.toSorted((one, other) => one.at - other.at))
    for (const one of codes) if (!found.has(stationKey(one))) found.set(stationKey(one), one)
  return [...found.values()]
}

/** Letters, perhaps more of them or digits, and a number: M-01, PZ-CH-3, E-1A, MA-7-02. */
const code =
  /(?<![\p{L}\d.-])([A-ZÑ]{1,6}(?:-[A-ZÑ]{1,5}|-\d{1,2}(?=-\d)){0,2}-)(\d{1,4})([A-Z]?)(?![\p{L}\d]|-\d|[.,]\d)/gu

const notStations =
  /^(?:ISO|NTP|RD|DS|RM|RJ|DL|COVID|ANEXO|FIGURA|TABLA|CUADRO|ASTM|EPA|API|HDPE|CIIU|WGS|PSAD|UTM|CAT|CIP|RUC|DNI|OHSAS|SSOMA|IGA|CO|SO|NO|CR|DME|PTAR|PTARD|PTARI|MEIA|EIA|ITS|PAMA|CAP|ART|LEY|KM)-$/

const isStation = (match: RegExpExecArray, text: string): boolean => {
  const [, letters = '', number = ''] = match
  if (notStations.test(letters)) return false
  // PM-10 is dust, unless it stands among other PM codes.
  return !(
    letters === 'PM-' &&
    (number === '10' || number === '2') &&
    !/PM-(?!10\b|2\b)\d/.test(text)
  )
}

const isRange = (gap: string): boolean =>
  /^\s*(?:a|al|hasta|hasta el|hasta la|-|\.\.\.|…)\s*(?:la |el )?$/u.test(gap)

const between = (from: RegExpExecArray, to: RegExpExecArray): string[] => {
  const [, letters = '', first = '', suffix = ''] = from
  const [, others = '', last = ''] = to
  const [low, high] = [Number(first), Number(last)]
  if (letters !== others || suffix !== '' || high <= low || high - low >= rangeMax) return []
  return Array.from(
    { length: high - low + 1 },
    (_, at) => `${letters}${String(low + at).padStart(first.length, '0')}`,
  )
}

/** ", 02 y 03" after M-01, and " al 12" after PZ-01: numbers as long as the code's, and no quantities. */
const shortForms = (one: RegExpExecArray, rest: string): string[] => {
  const [, letters = '', first = ''] = one
  const found: string[] = []
  let left = rest
  for (;;) {
    const [whole = '', mark = '', number = ''] = shortForm.exec(left) ?? []
    if (whole === '' || number.length !== first.length) return found
    const last = Number(found.at(-1)?.slice(letters.length) ?? first)
    const value = Number(number)
    if (/^(?:a|al)$/.test(mark) && value > last && value - last < rangeMax)
      for (let at = last + 1; at <= value; at++)
        found.push(`${letters}${String(at).padStart(first.length, '0')}`)
    else found.push(`${letters}${number}`)
    left = left.slice(whole.length)
  }
}

const shortForm =
  /^\s*(,|y|e|al?)\s*(0\d{1,3}(?![\d\p{L}])|\d{2,4}(?=\s*(?:[,.;:)]|$|\s(?:y|a|al|con|se|en|de|del|para|serán|será)\s)))(?![.,]\d)/u

const wholeAt = (text: string, part: string): number => {
  if (part.length < 2) return -1
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const around = text.charAt(at - 1) + text.charAt(at + part.length)
    if (!/[\p{L}\d]/u.test(around)) return at
  }
  return -1
}
