import { beforeAll, describe, expect, test } from 'vitest'
import {
  firstOwnObject,
  line,
  type RawPage,
  rawPdf,
  stream,
} from '../../../../test/outside/pdfs/raw-pdf.ts'
import { type PageText, rectanglesOf } from './pdf-page.ts'
import { readPages } from './read-pdf.ts'

const left = [
  'El titular debe realizar cada trimestre',
  'el monitoreo de la calidad del agua de',
  'las estaciones del programa aprobado y',
  'remitir los informes a la autoridad.',
]
const right = [
  'La revegetación de las áreas disturbadas',
  'se inicia en la etapa de operación y',
  'concluye en el cierre, con especies de',
  'la zona según el plan vigente.',
]
const column = (lines: string[], x: number, y: number) =>
  lines.map((text, at) => line(text, x, y - at * 13)).join('')

/** Three cells of two lines each in a row, with borders drawn cell by cell. */
const tableRow = (y: number, cells: [string, string][]) =>
  cells
    .map(
      ([first, second], at) =>
        `0.5 w ${50 + at * 160} ${y} 160 40 re S\n` +
        line(first, 55 + at * 160, y + 25) +
        line(second, 55 + at * 160, y + 11),
    )
    .join('')

const pages = {
  columns: {
    content:
      line('Consultora Andina S.A.C.', 60, 780, 8) +
      line(
        '4.2 Programa de monitoreo ambiental de la unidad minera y su área de influencia directa',
        60,
        740,
      ) +
      column(left, 60, 700) +
      // Not on the lines of the left column.
      column(right, 320, 694) +
      line('Página 12', 280, 30, 8),
  },
  headed: {
    content:
      line('Modificación del EIA-d Norte', 60, 780, 8) +
      line('U.M. Norte', 480, 780, 8) +
      column(left, 60, 720) +
      column(right, 320, 720) +
      line('Consultora Andina S.A.C.', 60, 30, 8) +
      line('Página 12', 480, 30, 8),
  },
  table: {
    content:
      line('Cuadro 1', 50, 700) +
      tableRow(640, [
        ['Medir el agua', 'de cada estación'],
        ['Cada', 'trimestre'],
        ['Jefatura de', 'Ambiente'],
      ]) +
      tableRow(600, [
        ['Regar los accesos', 'de la mina'],
        ['Cada', 'día'],
        ['Jefatura de', 'Operaciones'],
      ]),
  },
  hidden: {
    content:
      line('Lo que se ve.', 60, 700) +
      `3 Tr ${line('modo invisible', 60, 680)} 0 Tr\n` +
      `1 g ${line('blanco en blanco', 60, 660)} 0 g\n` +
      line('fuera de la hoja', 60, 900) +
      line('letra diminuta', 60, 640, 0.5) +
      `/Clear gs ${line('transparente', 60, 620)} /Opaque gs\n` +
      line('tapado', 60, 600) +
      '1 g 50 590 200 25 re f 0 g\n' +
      `q 0 0 10 10 re W n ${line('recortado', 60, 560)} Q\n` +
      `/OC /Layer BDC ${line('capa apagada', 60, 540)} EMC\n` +
      // What a person sees although it is white, and although something was painted before.
      `0 0 0.5 rg 50 490 300 30 re f 1 g ${line('Encabezado blanco sobre azul', 60, 500)} 0 g\n`,
    resources:
      '/ExtGState << /Clear << /ca 0 >> /Opaque << /ca 1 >> >> ' +
      `/Properties << /Layer ${firstOwnObject} 0 R >>`,
  },
  letters: {
    content:
      line('\x01nalidad del \x02xito', 60, 700, 10, 'F2') +
      // A word in pieces, words without a space between them, and letters set wide.
      'BT /F1 10 Tf 60 680 Td [(moni) 20 (toreo) -600 (de) -300 (agua)] TJ ET\n' +
      'BT /F1 10 Tf 2 Tc 60 660 Td (PLAN) Tj 0 Tc ET\n' +
      line('SO', 60, 640) +
      line('4', 73.9, 637, 6) +
      line('libre', 81, 640),
  },
  scan: {
    content: 'q 600 0 0 800 0 0 cm /Scan Do Q\n',
    resources: `/XObject << /Scan ${firstOwnObject + 1} 0 R >>`,
  },
  recognised: {
    content:
      'q 600 0 0 800 0 0 cm /Scan Do Q\n3 Tr\n' +
      column(left, 60, 700) +
      `0 Tr ${line('Folio 0123', 500, 780)}`,
    resources: `/XObject << /Scan ${firstOwnObject + 1} 0 R >>`,
  },
  turned: {
    content: `BT /F1 10 Tf 0 1 -1 0 100 60 Tm (De lado, como se muestra.) Tj ET\n`,
    entries: '/MediaBox [0 0 600 800] /Rotate 90',
  },
  broken: { content: 'BT /F1 10 Tf (sin cerrar', entries: '/MediaBox [0 0 600 800]' },
  blank: { content: '' },
  outlines: {
    content: Array.from({ length: 500 }, (_, at) => `${at} 9 m 20 30 40 50 ${at} 90 c f\n`).join(
      '',
    ),
  },
} satisfies Record<string, RawPage>
type Name = keyof typeof pages

const file = rawPdf(Object.values(pages), {
  objects: [
    '<< /Type /OCG /Name (Oculta) >>',
    stream(
      '\xff',
      '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8',
    ),
  ],
  catalogue: `/OCProperties << /OCGs [${firstOwnObject} 0 R] /D << /OFF [${firstOwnObject} 0 R] >> >>`,
})

const read = new Map<Name, PageText>()
beforeAll(async () => {
  const names = Object.keys(pages) as Name[]
  const ended = await readPages({ source: file, project: 1 }, { from: 1 }, (page) => {
    read.set(names[page.page - 1]!, page)
  })
  expect(ended).toEqual({ kind: 'read', pages: names.length })
})
const page = (name: Name): PageText => read.get(name)!

describe('the text of a page', () => {
  test('goes down one column and then the next, between what stands across both', () => {
    expect(page('columns').text.split('\n')).toEqual([
      'Consultora Andina S.A.C.',
      '4.2 Programa de monitoreo ambiental de la unidad minera y su área de influencia directa',
      ...left,
      ...right,
      'Página 12',
    ])
  })

  test('keeps a header and a footer of two parts out of the columns beneath and above them', () => {
    expect(page('headed').text.split('\n')).toEqual([
      'Modificación del EIA-d Norte U.M. Norte',
      ...left,
      ...right,
      'Consultora Andina S.A.C. Página 12',
    ])
  })

  test('has a table row by row, and each cell whole', () => {
    expect(page('table').text.replaceAll('\n', ' ')).toBe(
      'Cuadro 1 Medir el agua de cada estación Cada trimestre Jefatura de Ambiente ' +
        'Regar los accesos de la mina Cada día Jefatura de Operaciones',
    )
  })

  test('is what a person sees; what nobody sees stands apart', () => {
    const { text, hidden } = page('hidden')
    expect(text).toBe('Lo que se ve.\nEncabezado blanco sobre azul')
    for (const words of [
      'modo invisible',
      'blanco en blanco',
      'fuera de la hoja',
      'letra diminuta',
      'transparente',
      'tapado',
      'recortado',
      'capa apagada',
    ])
      expect(hidden.split('\n')).toContain(words)
  })

  test('has words as people write them', () => {
    expect(page('letters').text.split('\n')).toEqual([
      'finalidad del éxito'.normalize('NFC'),
      'monitoreo de agua',
      'PLAN',
      'SO4 libre',
    ])
  })

  test('is read as the page is shown, turned', () => {
    const { text, width, height, runs } = page('turned')
    expect([text, width, height]).toEqual(['De lado, como se muestra.', 800, 600])
    expect(runs[0]).toMatchObject({ x: 60, height: 10.2 })
    expect(runs[0]!.y + runs[0]!.height * (0.8 / 1.02)).toBeCloseTo(100, 0)
  })

  test('is not there on a blank or a broken page, and the others are read', () => {
    expect(page('blank')).toMatchObject({ text: '', runs: [], needsOcr: false })
    expect(page('broken')).toMatchObject({ text: '', runs: [] })
  })
})

describe('a page that is a picture', () => {
  test('needs to be recognised, and so does text in outlines', () => {
    expect(page('scan')).toMatchObject({ text: '', needsOcr: true, origin: 'text' })
    expect(page('outlines')).toMatchObject({ text: '', needsOcr: true })
    expect(page('columns').needsOcr).toBe(false)
  })

  test('has what was recognised before, told as such', () => {
    const { text, origin, needsOcr, hidden } = page('recognised')
    expect([origin, needsOcr]).toEqual(['layer', false])
    expect(text).toBe(['Folio 0123', ...left].join('\n'))
    expect(hidden).toBe('')
  })
})

describe('the place of a quote', () => {
  test('each word is where it is drawn', () => {
    for (const { text, runs } of read.values()) {
      const words = text.split(/\s+/).filter((word) => word !== '')
      expect(runs.map(({ start, length }) => text.slice(start, start + length))).toEqual(words)
    }
    const first = page('columns').runs[0]!
    expect(first).toMatchObject({ start: 0, length: 'Consultora'.length, x: 60 })
    // Its baseline is 20 points below the upper edge.
    expect(first.y).toBeLessThan(20)
    expect(first.y + first.height).toBeGreaterThan(20)
  })

  test('a quote over two lines is a rectangle for each', () => {
    const { text, runs } = page('columns')
    const quote = 'cada trimestre\nel monitoreo'
    const found = rectanglesOf(runs, text.indexOf(quote), quote.length)
    expect(found).toHaveLength(2)
    expect(found[1]).toMatchObject({ x: 60 })
    expect(found[1]!.y - found[0]!.y).toBeCloseTo(13, 1)
    expect(found[0]!.x).toBeGreaterThan(150)
    expect(rectanglesOf(runs, text.length, 10)).toEqual([])
  })
})

test('reading begins and ends where it is told, and stops with its caller', async () => {
  const numbers: number[] = []
  const ended = await readPages({ source: file, project: 1 }, { from: 2, to: 4 }, ({ page }) => {
    numbers.push(page)
  })
  expect([ended, numbers]).toEqual([{ kind: 'read', pages: 11 }, [2, 3, 4]])
  for (const range of [{ from: 0 }, { from: 12 }, { from: 3, to: 2 }, { from: 9, to: 12 }])
    expect(await readPages({ source: file, project: 1 }, range, () => undefined)).toMatchObject({
      kind: 'refused',
      reason: 'no-such-page',
      params: { pages: 11 },
    })
  const failing = readPages({ source: file, project: 1 }, { from: 1 }, () => {
    throw new Error('enough')
  })
  await expect(failing).rejects.toThrow('enough')
})

test('a page that says more than any page does is recognised as it looks, and the others are read', async () => {
  const long = Array.from({ length: 80 }, (_, at) => line('agua'.repeat(200), 10, 10 + at * 9, 8))
  const many = Array.from({ length: 100 }, (_, at) => line('a '.repeat(250), 10, 10 + at * 7, 2))
  const file = rawPdf([
    { content: long.join('') },
    { content: many.join('') },
    { content: line('Página breve', 60, 700) },
  ])
  const read: PageText[] = []
  await readPages({ source: file, project: 1 }, { from: 1 }, (one) => {
    read.push(one)
  })
  const empty = { text: '', runs: [], needsOcr: true, width: 600, height: 800 }
  expect(read).toMatchObject([empty, empty, { text: 'Página breve', needsOcr: false }])
})
