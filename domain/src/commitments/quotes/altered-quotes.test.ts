import { describe, expect, it } from 'vitest'
import { seededInteger, seededRandom } from '../../../test/seeded-random.ts'
import { quoteFinder } from './locate-quote.ts'

const count = 1000

const subjects = [
  'El titular',
  'La empresa',
  'El área de Medio Ambiente',
  'El contratista',
  'La unidad minera',
]
const verbs = [
  'realizará',
  'no descargará',
  'efectuará',
  'mantendrá',
  'fiscalizará',
  'no utilizará',
  'reconformará',
]
const things = [
  'el monitoreo de aguas superficiales',
  'la eficiencia del flujo en los canales de coronación',
  'relaves en la quebrada Las Águilas',
  'el análisis costo-beneficio de la revegetación',
  'la calibración de los equipos de medición',
  'la señalización «Área de protección» de los accesos',
]
const amounts = [
  '12,5 hectáreas',
  '0,05 mg/L de arsénico',
  '25 m³/s',
  '1 250 m de vía',
  '-3,4 kPa',
  '85 dB(A)',
  '30 % del área',
]
const places = [
  'en las estaciones PM-01 y PM-12',
  'aguas abajo de la presa N.° 2',
  'de PZ-03 a PZ-17',
  'en el río Tingo',
]
const times = [
  'cada 15 días',
  'con frecuencia trimestral',
  'hasta el 31 de diciembre de 2026',
  'dentro de los 30 días',
  'sin excepción',
]

const seeded = seededRandom(20261124)
const pick = <T>(all: readonly T[]): T => all[seededInteger(seeded, 0, all.length - 1)] as T

const sentence = (at: number): string =>
  `${pick(subjects)} ${pick(verbs)} ${pick(things)} (${pick(amounts)}) ${pick(places)}, ${pick(times)}, según el compromiso ${at}.`

/** The sentence as a document's text may have it; the words and their order stay. */
const printed = (text: string): string => {
  let shown = text
  if (seeded() < 0.5) shown = shown.normalize('NFD')
  if (seeded() < 0.6) shown = shown.replaceAll('fi', '\ufb01').replaceAll('fl', '\ufb02')
  if (seeded() < 0.3) shown = shown.replaceAll('-', pick(['–', '‐', '\u2011']))
  if (seeded() < 0.3) shown = shown.replaceAll(' ', pick([' ', '\u00a0', '  ', ' \u200b']))
  let result = ''
  for (const word of shown.split(' ')) {
    const chance = seeded()
    const letters = /^[a-z]{6,}$/.test(word)
    if (letters && chance < 0.15) result += `${word.slice(0, 3)}-\n${word.slice(3)} `
    else if (letters && chance < 0.25) result += `${word.slice(0, 3)}\u00ad\n${word.slice(3)} `
    else if (letters && chance < 0.3) result += `${word.slice(0, 2)}\u00ad${word.slice(2)} `
    else result += `${word}${chance > 0.8 ? '\n' : ' '}`
  }
  return result.trimEnd()
}

const truths = Array.from({ length: count }, (_, at) => sentence(at))

/** Pages with header and footer; each sentence runs on from where the last one ended, over breaks too. */
const pages: string[] = []
const pageOf: number[] = []
{
  const lines = truths.map((text, at) => `${printed(text)}\u0000${at}`).join(' ')
  let body = ''
  const close = () => {
    pages.push(`Minera Sur S.A.C.\nEIA-d Proyecto Norte\n${body}\nPágina ${pages.length + 1} de 90`)
    body = ''
  }
  for (const word of lines.split(' ')) {
    const [text = '', at] = word.split('\u0000')
    body += body === '' || body.endsWith('\n') ? text : ` ${text}`
    if (at !== undefined) pageOf[Number(at)] = pages.length + 1
    if (body.length > 700) close()
  }
  if (body !== '') close()
}

const find = quoteFinder(pages)

const words = (text: string): string[] => text.split(' ')
const swapped = (text: string, at: number): string => {
  const all = words(text)
  ;[all[at], all[at + 1]] = [all[at + 1] ?? '', all[at] ?? '']
  return all.join(' ')
}

const alterations: readonly ((text: string) => string)[] = [
  (text) => text.replace(/\d(?=[^\d]*$)/, (digit) => String((Number(digit) + 1) % 10)),
  (text) => text.replace(/\d[\d,]*(?= )/, (number) => `${number}0`),
  (text) =>
    text.replace(/(\d)(\d)/, (_, one: string, two: string) =>
      one === two ? `${one}${(Number(one) + 1) % 10}` : two + one,
    ),
  (text) => text.replace(/(\d),(\d)/, '$1$2').replace(/^([^,]*)$/, '$1 x'),
  (text) =>
    text
      .replace(/ (realizará|efectuará|mantendrá|fiscalizará|reconformará) /, ' no $1 ')
      .replace(/ no (descargará|utilizará)/, ' $1'),
  (text) =>
    text
      .replace('mg/L', 'µg/L')
      .replace('m³/s', 'L/s')
      .replace('kPa', 'MPa')
      .replace('hectáreas', 'metros')
      .replace('días', 'meses')
      .replace('trimestral', 'semestral')
      .replace('2026', '2027')
      .replace('excepción', 'control'),
  (text) => swapped(text, seededInteger(seeded, 0, words(text).length - 2)),
  (text) => text.replace(/PM-01|PZ-03|N\.° 2|Tingo/, 'PM-99'),
  (text) => text.replace(/ará|drá/, 'ó'),
  (text) => text.replace(/^\S+ \S+ no /, ''),
  (text) =>
    words(text)
      .filter((_, at) => at !== 3)
      .join(' '),
  (text) => `${text.slice(0, -1)} y sus modificatorias.`,
  () =>
    `La empresa ${pick(['donará', 'retirará', 'abonará'])} ${pick(amounts)} ${pick(places)}, ${pick(times)}.`,
]

describe('quotes of a document with hyphens, ligatures, breaks and accents in both forms', () => {
  it(`${count} true ones are all found, on the page where they end or the one before`, () => {
    for (const [at, text] of truths.entries()) {
      const cited = pageOf[at] ?? 0
      const quote = seeded() < 0.3 ? text.normalize('NFD') : text
      const place = find(quote, cited)
      expect(place, text).not.toBeNull()
      expect(cited - (place?.page ?? 0), text).toBeLessThanOrEqual(1)
      expect(place?.toPage ?? place?.page, text).toBe(cited)
      const [first, last] = [pages[(place?.page ?? 0) - 1] ?? '', pages[cited - 1] ?? '']
      expect(first.slice(place?.start).trimStart().slice(0, 2)).toBe(text.slice(0, 2))
      expect(last.slice(0, place?.end)).toMatch(new RegExp(`${at}\\.$`))
    }
  })

  it('true ones are found far from the page that is cited', () => {
    for (const [at, text] of truths.entries()) {
      if (at % 10 > 0) continue
      const near = find(text, pageOf[at] ?? 0)
      const far = find(text, ((pageOf[at] ?? 0) + pages.length / 2) % pages.length)
      expect({ ...far, how: '' }, text).toEqual({ ...near, how: '' })
    }
  })

  it(`${count} altered and invented ones are all refused`, () => {
    let refused = 0
    for (const [at, text] of truths.entries()) {
      const altered = alterations[at % alterations.length]?.(text) ?? ''
      if (altered === text) continue
      expect(find(altered, pageOf[at] ?? 1), altered).toBeNull()
      refused++
    }
    expect(refused).toBeGreaterThan(count * 0.8)
  })
})
