import { describe, expect, it } from 'vitest'
import { findCommitments, type ProposedCommitment } from './find-commitments.ts'
import { locateQuote } from '../../test/commitments/locate-quote.ts'
import { shortNameMax } from './fields/short-name.ts'

const one = (text: string): ProposedCommitment => {
  const found = findCommitments([text])
  expect(found, text).toHaveLength(1)
  return found[0] as ProposedCommitment
}

describe('what a sentence says', () => {
  it.each<[string, Partial<ProposedCommitment>]>([
    [
      'El titular realizará el monitoreo de la calidad de agua superficial en las estaciones M-01, M-02 y M-03 con frecuencia trimestral y comparará los resultados con el ECA Agua Categoría 3.',
      {
        rule: 'actor',
        kind: 'monitoring',
        component: 'Agua',
        subcomponent: 'Agua superficial',
        stations: ['M-01', 'M-02', 'M-03'],
        frequency: 'quarterly',
        responsible: 'Titular',
        legalReference: 'ECA Agua Categoría 3',
      },
    ],
    [
      'Se medirá el nivel piezométrico de los piezómetros PZ-01 a PZ-03 del depósito de relaves con una frecuencia semanal durante la operación.',
      {
        rule: 'reflexive',
        kind: 'monitoring',
        subcomponent: 'Agua subterránea',
        miningComponent: 'Depósito de relaves',
        stations: ['PZ-01', 'PZ-02', 'PZ-03'],
        parameters: ['piezometric-level'],
        frequency: 'weekly',
        phase: 'operation',
      },
    ],
    [
      'El monitoreo de calidad de aire (PM10, PM2,5 y Pb en PM10) se efectuará semestralmente en las estaciones AIR-01 y AIR-02.',
      { parameters: ['air-pm10', 'air-pm25', 'air-pb-pm10'], frequency: 'half-yearly' },
    ],
    [
      'La empresa se compromete a remitir al OEFA los informes de monitoreo dentro de los treinta (30) días calendario posteriores al cierre de cada trimestre.',
      {
        rule: 'pledge',
        kind: 'report',
        responsible: 'Empresa',
        deadline: {
          event:
            'dentro de los treinta (30) días calendario posteriores al cierre de cada trimestre',
        },
      },
    ],
    [
      'Se revegetarán 12,5 hectáreas del depósito de desmonte Norte con especies nativas a más tardar el 31 de diciembre de 2026.',
      { component: 'Flora', deadline: { on: '2026-12-31' }, frequency: 'once' },
    ],
    [
      'Queda prohibida la caza de fauna silvestre por parte del personal propio y contratista.',
      {
        rule: 'prohibition',
        kind: 'prohibition',
        responsible: 'Personal propio y contratista',
        frequency: null,
      },
    ],
    [
      'La velocidad máxima de los vehículos en los accesos será de 30 km/h.',
      { rule: 'limit', kind: 'limit', miningComponent: 'Vías de acceso' },
    ],
    [
      'El contratista deberá, según el D.S. N.° 014-2017-MINAM y la Ley N.° 27314, segregar los residuos.',
      {
        rule: 'obligation',
        responsible: 'Contratista',
        legalReference: 'D.S. N.° 014-2017-MINAM; Ley N.° 27314',
      },
    ],
    [
      'Las aguas ácidas serán tratadas por el área de Operaciones durante el post-cierre.',
      { rule: 'passive', phase: 'post-closure', responsible: 'Área de Operaciones' },
    ],
    [
      'El titular pagará a la comunidad un fondo de S/ 200 000 por año.',
      { kind: 'payment', frequency: 'yearly' },
    ],
    ['El titular realizará un estudio de la dispersión de metales.', { kind: 'study' }],
    [
      'Es obligación del contratista segregar los residuos en la fuente.',
      { rule: 'pledge', responsible: 'Contratista' },
    ],
    ['Riego de vías con frecuencia diaria.', { rule: 'listed', frequency: 'daily' }],
  ])('%s', (text, expected) => {
    expect(one(text)).toMatchObject(expected)
  })

  it('is named within the length of plans, without why and how', () => {
    const long = `Asimismo, se instalarán ${'barreras de sedimentación '.repeat(8)}en la quebrada.`
    const { shortName } = one(long)
    expect(shortName.length).toBeLessThanOrEqual(shortNameMax)
    expect(shortName).toMatch(/^Se instalarán barreras .*…$/)
    const why =
      'Se instalarán barreras de sedimentación en la quebrada Quishuar a fin de evitar el arrastre de sólidos al río.'
    expect(one(why).shortName).toBe(
      'Se instalarán barreras de sedimentación en la quebrada Quishuar',
    )
  })

  it('takes the spelling and the codes that the project has', () => {
    const [found] = findCommitments(
      ['Se regarán las vías de acceso junto al punto Pozo 7 todos los días.'],
      {
        stations: ['POZO 7', 'POZO 70', 'M-1'],
        components: ['AIRE'],
        subcomponents: ['Calidad de Aire y Emisiones'],
        miningComponents: ['Vias de acceso'],
      },
    )
    expect(found).toMatchObject({
      stations: ['POZO 7'],
      component: 'AIRE',
      subcomponent: 'Calidad de Aire y Emisiones',
      miningComponent: 'Vias de acceso',
    })
  })
})

describe('a document', () => {
  const header = 'Minera Sur S.A.C.\nEIA-d Proyecto Norte'
  const pages = [
    `${header}\nÍNDICE\n6.1 Medidas que se implementarán ............ 12\n6.2 Cierre ............ 20\nPágina 1 de 4`,
    `${header}\n6.1 Medidas de manejo\nEl tajo tendrá 420 m de profundidad. El titular deberá:\na) Cubrir las tolvas de los volque-\ntes;\nb) Llevar un registro de los resi-\nPágina 2 de 4`,
    `${header}\nduos peligrosos.\n• Humectación de accesos dos veces al día\nTabla 6-1 Estaciones de monitoreo que se implementarán\nSe realizará el moni-\nPágina 3 de 4`,
    `${header}\ntoreo de ruido en R-1 y R-2 cada año.\nPágina 4 de 4`,
  ]

  it('is read without header, contents and titles, over line and page breaks, and its lists', () => {
    expect(
      findCommitments(pages).map(({ text, page, toPage, rule }) => [text, page, toPage, rule]),
    ).toEqual([
      ['Cubrir las tolvas de los volquetes;', 2, null, 'listed'],
      ['Llevar un registro de los residuos peligrosos.', 2, 3, 'listed'],
      ['Humectación de accesos dos veces al día', 3, null, 'listed'],
      ['Se realizará el monitoreo de ruido en R-1 y R-2 cada año.', 3, 4, 'reflexive'],
    ])
  })

  it('has each proposal’s quote where it says', () => {
    for (const { quote, page, toPage } of findCommitments(pages)) {
      const place = locateQuote(pages, quote, page)
      expect(place, quote).toMatchObject({ page, ...(toPage && { toPage }) })
    }
  })
})

it('takes time in proportion to hostile texts', () => {
  const units = [
    '.',
    ' ',
    '-',
    '\n',
    '. ',
    '- \n',
    'a-\n',
    'M-01, ',
    '(',
    'á',
    '\u0301',
    'se ',
    'que ',
    '1.',
    'dentro de los 5 ',
    'No ',
    'se realizará ',
    'antes de ',
    'PZ-1 a ',
    '• ',
    'D.S. N.° ',
    '5 días ',
  ]
  const text = (unit: string, size: number) => unit.repeat(Math.ceil(size / unit.length))
  for (const unit of units) {
    const startMs = Date.now()
    findCommitments([text(unit, 1_000_000)])
    // A quadratic search of a megabyte takes minutes; a busy machine may take ten times the usual.
    expect(Date.now() - startMs, JSON.stringify(unit)).toBeLessThan(3000)
  }
})
