import { describe, expect, it } from 'vitest'
import { locateQuote } from '../../../test/commitments/locate-quote.ts'
import { quoteSearch } from './locate-quote.ts'

const found = (pages: readonly string[], quote: string, page = 1) => {
  const place = locateQuote(pages, quote, page)
  if (!place) return null
  const { toPage, start, end } = place
  const first = pages[place.page - 1] ?? ''
  return toPage
    ? [first.slice(start), (pages[toPage - 1] ?? '').slice(0, end)]
    : first.slice(start, end)
}

describe('a true quote', () => {
  it.each([
    ['as it is', 'Antes. Se regarán las vías a diario. Después.', 'Se regarán las vías a diario.'],
    ['over lines', 'Se regarán las\n   vías a\r\ndiario.', 'Se regarán las vías a diario.'],
    ['hyphenated', 'El moni-\ntoreo será tri-  \n mestral.', 'El monitoreo será trimestral.'],
    ['with soft hyphens', 'El moni\u00adto\u00ad\nreo mensual.', 'El monitoreo mensual.'],
    ['of a compound', 'El análisis costo-\nbeneficio anual.', 'El análisis costo-beneficio anual.'],
    ['of a suspended prefix', 'Monitoreo pre-\ny post-minado.', 'Monitoreo pre- y post-minado.'],
    [
      'of a code at a line end',
      'En las estaciones PZ-\n01 y PZ-02.',
      'En las estaciones PZ-01 y PZ-02.',
    ],
    [
      'with ligatures',
      'La e\ufb01ciencia del \ufb02ujo o\ufb01cial.',
      'La eficiencia del flujo oficial.',
    ],
    [
      'with composed accents',
      'Se realizara\u0301 mo\u0301nitoreo anual.',
      'Se realizará mónitoreo anual.',
    ],
    [
      'with accents apart',
      'Se realizará el análisis anual.',
      'Se realizara\u0301 el ana\u0301lisis anual.',
    ],
    [
      'with other marks',
      'El «titular» – la empresa – pagará.',
      '"El "titular" - la empresa - pagará."',
    ],
    [
      'with other signs',
      'Caudal de 25\u00a0m³/s a 10 ºC en PM₁₀.',
      'Caudal de 25 m3/s a 10 °C en PM10.',
    ],
    ['with odd spaces', 'Se regarán\u2003las\u200b vías\tdiario.', 'Se regarán las vías diario.'],
    ['with a dotless i', 'Se monitoreará el r\u0131\u0301o Tingo.', 'Se monitoreará el río Tingo.'],
  ])('is found %s', (_how, page, quote) => {
    expect(locateQuote([page], quote, 1)?.how).toBe('page')
  })

  it('has its place in the text as it is stored', () => {
    const page = 'Uno.  El moni-\ntoreo del \ufb02ujo sera\u0301 anual. Fin'
    expect(found([page], 'El monitoreo del flujo será anual.')).toBe(
      'El moni-\ntoreo del \ufb02ujo sera\u0301 anual.',
    )
  })

  it('is found beside the cited page, elsewhere, and the nearest first', () => {
    const quote = 'Se regarán las vías a diario.'
    const pages = [quote, 'nada', 'nada', quote, 'nada']
    expect(locateQuote(pages, quote, 5)).toMatchObject({ page: 4, how: 'neighbour' })
    expect(locateQuote(pages, quote, 3)).toMatchObject({ page: 4, how: 'neighbour' })
    expect(locateQuote(pages, quote, 99)).toMatchObject({ page: 1, how: 'other-page' })
    expect(locateQuote(pages, quote, Number.NaN)).toMatchObject({ page: 1, how: 'other-page' })
  })

  it('runs over a page break, past footer and header', () => {
    const page = (at: number, text: string) =>
      `Minera Sur S.A.\nEIA-d Proyecto Norte\n${text}\nPágina ${at} de 4`
    const pages = [
      page(1, 'Nada que ver.'),
      page(2, 'El titular realizará el monito-'),
      page(3, 'reo de agua cada mes. Y más.'),
      page(4, 'Fin.'),
    ]
    const quote = 'El titular realizará el monitoreo de agua cada mes.'
    expect(locateQuote(pages, quote, 3)).toMatchObject({ page: 2, toPage: 3, how: 'page-break' })
    const [tail, head] = found(pages, quote, 3) as string[]
    expect(tail).toMatch(/^El titular/)
    expect(head).toMatch(/Norte\nreo de agua cada mes\.$/)
  })

  it('is found by its letters where spaces, marks and capitals differ', () => {
    const page = '• E l titular realizará el MONITOREO trimestral ( agua ) en 3 estaciones'
    const place = locateQuote(
      [page],
      'El titular realizará el monitoreo trimestral (agua), en 3 estaciones.',
      1,
    )
    expect(place).toMatchObject({ page: 1, how: 'letters', start: 2, end: page.length })
  })
})

describe('a quote that is not there', () => {
  const page =
    'No se descargará efluente al río. Se tomarán 12,5 muestras en PM-01 y PM-02 cada 15 días, con ' +
    'menos de 0,05 mg/L de Pb; la presa de 25 m de altura recibirá -5 kPa o 10² UFC, hasta el 30 % de 2026.'
  it.each([
    ['a word', 'Se tomarán 12,5 muestras en PM-01 y PM-03 cada 15 días'],
    ['a number', 'Se tomarán 125 muestras en PM-01 y PM-02 cada 15 días'],
    ['a decimal mark', 'Se tomarán 12.5 muestras en PM-01 y PM-02 cada 15 días'],
    ['digits', 'Se tomarán 12,5 muestras en PM-01 y PM-02 cada 51 días'],
    ['a unit', 'Se tomarán 12,5 muestras en PM-01 y PM-02 cada 15 meses, con menos'],
    ['a unit’s case', 'con menos de 0,05 Mg/L de Pb; la presa de 25 m de altura'],
    ['a prefix', 'con menos de 0,05 mg/L de Pb; la presa de 25 m de altura recibirá -5 MPa'],
    ['a sign', 'la presa de 25 m de altura recibirá 5 kPa o 10² UFC'],
    ['a power', 'la presa de 25 m de altura recibirá -5 kPa o 102 UFC'],
    ['the order', 'Se tomarán en PM-01 y PM-02 12,5 muestras cada 15 días'],
    ['an accent', 'Se tomaran 12,5 muestras en PM-01 y PM-02 cada 15 días'],
    ['a negation put in', 'No se tomarán 12,5 muestras en PM-01 y PM-02 cada 15 días'],
    ['a negation left out', 'se descargará efluente al río. Se tomarán 12,5 muestras'],
    ['the start of a number', '5 muestras en PM-01 y PM-02 cada 15 días'],
    ['the end of a number', 'Se tomarán 12,5 muestras en PM-01 y PM-0'],
    ['a sign before it', '5 kPa o 10² UFC, hasta el 30 %'],
    ['the unit after it', 'recibirá -5 kPa o 10² UFC, hasta el 30'],
    ['a part of a word', 'omarán 12,5 muestras en PM-01 y PM-02'],
    ['nearly all of it', 'PM-01'],
    ['too short', 'de altura'],
  ])('is refused where it changes %s', (_what, quote) => {
    expect(locateQuote([page], quote, 1)).toBeNull()
  })

  it('is refused where another cut of its words makes a negation', () => {
    const text = 'Los impactos serán notables en la cuenca alta del río Tingo todo el año'
    expect(locateQuote([text], text.replace('notables', 'no tables'), 1)).toBeNull()
    expect(locateQuote([text], text.replace('alta del', 'altadel'), 1)?.how).toBe('letters')
  })

  it('is refused where there are no pages, or it is longer than quotes are', () => {
    expect(locateQuote([], 'Se regarán las vías a diario.', 1)).toBeNull()
    expect(locateQuote(['a b'.repeat(4000)], 'a b'.repeat(3000), 1)).toBeNull()
  })
})

it('looks into full pages in small steps', () => {
  const page = Array.from({ length: 60_000 }, (_, at) =>
    String.fromCharCode(0x4e00 + (at % 20_000)),
  )
  const steps = quoteSearch([page.join('')])('Un compromiso que no está en ninguna página', 1)
  let count = 0
  while (!steps.next().done) count++
  expect(count).toBeGreaterThan(40)
})
