import { expect, it } from 'vitest'
import { readSentences } from './read-sentences.ts'

const texts = (...pages: string[]) => readSentences(pages).map(({ text }) => text)

it.each([
  [
    'lines',
    'Se regarán las vías de\nacceso. El titular pagará\nun fondo.',
    ['Se regarán las vías de acceso.', 'El titular pagará un fondo.'],
  ],
  [
    'hyphens',
    'El moni-\ntoreo en PZ-\n01 de 2020-\n2021 sigue.',
    ['El monitoreo en PZ-01 de 2020-2021 sigue.'],
  ],
  [
    'abbreviations',
    'Según el D.S. N.° 010-2010-MINAM y el art. 5 del Reglamento. La empresa Sur S.A.C. El Ing. Díaz.',
    [
      'Según el D.S. N.° 010-2010-MINAM y el art. 5 del Reglamento.',
      'La empresa Sur S.A.C.',
      'El Ing. Díaz.',
    ],
  ],
  [
    'numbers',
    'Son 1.250 m. Luego 3.5 ha. El fin a 10 m. El resto.',
    ['Son 1.250 m.', 'Luego 3.5 ha.', 'El fin a 10 m.', 'El resto.'],
  ],
  [
    'items',
    'Medidas:\n• Regar las vías\n  de acceso\n• Cubrir tolvas\na) Pagar\n1. Sembrar',
    ['Medidas:', 'Regar las vías de acceso', 'Cubrir tolvas', 'Pagar', 'Sembrar'],
  ],
  [
    'items in a line',
    'Medidas: • Regar vías • Cubrir tolvas',
    ['Medidas:', 'Regar vías', 'Cubrir tolvas'],
  ],
  [
    'titles',
    '6.3.2 Plan de manejo\nMEDIDAS DE CIERRE\nTabla 5-3 Estaciones\nSe regará.',
    ['Se regará.'],
  ],
  ['contents', 'Plan ........ 12\nAire . . . . . . 7\nSe regará.', ['Se regará.']],
  ['paragraphs', 'Uno sin punto\n\nDos sin punto', ['Uno sin punto', 'Dos sin punto']],
])('reads over %s', (_what, page, sentences) => {
  expect(texts(page)).toEqual(sentences)
})

it('runs over a page break, and keeps both pages', () => {
  const page = (at: number, text: string) => `Minera Sur\n${text}\nPágina ${at} de 3`
  const pages = [
    page(1, 'Nada. El titular realizará el moni-'),
    page(2, 'toreo mensual. Luego'),
    page(3, 'pagará.'),
  ]
  expect(readSentences(pages).map(({ text, page, toPage }) => [text, page, toPage])).toEqual([
    ['Nada.', 1, null],
    ['El titular realizará el monitoreo mensual.', 1, 2],
    ['Luego pagará.', 2, 3],
  ])
})

it('knows what leads to a list, and the title above', () => {
  const page =
    '7.2 Compromisos sociales\nEl titular deberá:\na) Pagar un fondo;\nb) Sembrar.\nOtra cosa.'
  const [, first, second] = readSentences([page])
  const heading = '7.2 Compromisos sociales'
  const item = { page: 1, toPage: null, isItem: true, intro: 'El titular deberá:', heading }
  expect([first, second]).toEqual([
    { ...item, text: 'Pagar un fondo;' },
    { ...item, text: 'Sembrar.' },
  ])
  expect(readSentences([`${page}\n\nOtra cosa.`]).at(-1)).toMatchObject({ intro: null, heading })
})

it('does not take a numbered title for the beginning of the sentence below it', () => {
  const page = [
    '5 Relaciones comunitarias y reportes',
    'Durante la operación se presentará',
    'un informe semestral a la autoridad.',
  ].join('\n')
  expect(readSentences([page]).map(({ text }) => text)).toEqual([
    '5 Relaciones comunitarias y reportes',
    'Durante la operación se presentará un informe semestral a la autoridad.',
  ])
})

it('joins what a soft hyphen divides at the end of a line', () => {
  const page = [
    'Se realizará la recu\u00ad',
    'peración de los suelos con fre\u00ad',
    'cuencia mensual.',
  ]
  expect(readSentences([page.join('\n')]).map(({ text }) => text)).toEqual([
    'Se realizará la recuperación de los suelos con frecuencia mensual.',
  ])
})
