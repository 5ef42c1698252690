/**
 * Spellings of results, from a table that people read: numbers × ways of writing them. What each must give is
 * said by the table, not by the reader that is tested.
 */
export type ValueSpelling = {
  text: string
  /** A number with its sign, a word's meaning, or that it is held back. */
  expected: string
}

/** Each number as its digits before and behind the decimal mark. */
const numbers: readonly (readonly [string, string])[] = [
  ['0', ''],
  ['7', ''],
  ['250', ''],
  ['1600', ''],
  ['12000', ''],
  ['1234567', ''],
  ['0', '5'],
  ['0', '05'],
  ['0', '233'],
  ['0', '000'],
  ['0', '00012'],
  ['0', '000009'],
  ['7', '4'],
  ['7', '45'],
  ['7', '452'],
  ['12', '285'],
  ['810', '187'],
  ['12', '5'],
  ['113', '33'],
  ['503', '1036'],
  ['1234', '5'],
  ['2630', '96'],
  ['195812', '19'],
  ['1234', '567'],
  ['1234567', '89'],
]

/** How languages and programs write numbers: decimal mark, separator of thousands. */
const styles: readonly { decimal: '.' | ','; group: string }[] = [
  { decimal: '.', group: '' },
  { decimal: ',', group: '' },
  // es-PE, en.
  { decimal: '.', group: ',' },
  // es, pt-BR.
  { decimal: ',', group: '.' },
  // fr, SI: plain, no-break, narrow no-break and thin spaces.
  { decimal: ',', group: ' ' },
  { decimal: ',', group: '\u00a0' },
  { decimal: ',', group: '\u202f' },
  { decimal: '.', group: '\u2009' },
]

/** What stands around the number, and the sign that it gives. */
const frames: readonly (readonly [before: string, after: string, sign: string])[] = [
  ['', '', '='],
  [' ', '  ', '='],
  ['+', '', '='],
  ['-', '', '= -'],
  ['−', '', '= -'],
  ['<', '', '<'],
  ['< ', '', '<'],
  ['<=', '', '<='],
  ['≤ ', '', '<='],
  ['>', '', '>'],
  ['> ', ' ', '>'],
  ['>=', '', '>='],
  ['≥', '', '>='],
  ['<LD ', '', '<'],
  ['< LC ', '', '<'],
  ['<', ' (LD)', '<'],
  ['ND (', ')', '<'],
  ['N.D. <', '', '<'],
  ['menor a ', '', '<'],
  ['Less than ', '', '<'],
  ['inférieur à ', '', '<'],
  ['maior que ', '', '>'],
]

const grouped = (whole: string, group: string): string =>
  whole.replace(/(?<=\d)(?=(?:\d{3})+$)/g, group)

/** One mark, three digits behind it, and no zero alone before it: it may separate thousands or decimals. */
const isOpen = (
  whole: string,
  fraction: string,
  { group, decimal }: (typeof styles)[number],
): boolean => {
  const written = grouped(whole, group) + (fraction === '' ? '' : decimal + fraction)
  const marks = written.replace(/\d/g, '')
  return /^[.,]$/.test(marks) && /^[1-9]\d{0,2}\D\d{3}$/.test(written)
}

const ofNumbers = (): ValueSpelling[] =>
  numbers.flatMap(([whole, fraction]) =>
    styles.flatMap((style) =>
      frames.map(([before, after, sign]): ValueSpelling => {
        const written =
          grouped(whole, style.group) + (fraction === '' ? '' : style.decimal + fraction)
        const value = Number(`${sign.endsWith('-') ? '-' : ''}${whole}.${fraction || '0'}`)
        return {
          text: before + written + after,
          expected: isOpen(whole, fraction, style)
            ? 'ambiguous-value'
            : `${sign.replace(' -', '')} ${value}`,
        }
      }),
    ),
  )

/** Powers of ten: how they are written, and whether the sign of the power could have been lost. */
const powers: readonly ((mantissa: string, power: number) => string | null)[] = [
  (mantissa, power) => `${mantissa}E${power}`,
  (mantissa, power) => `${mantissa}e${power < 0 ? '-' : '+'}0${Math.abs(power)}`,
  (mantissa, power) => `${mantissa} E${power}`,
  (mantissa, power) => `${mantissa}×10^${power}`,
  (mantissa, power) => `${mantissa} x 10^${power}`,
  (mantissa, power) => `${mantissa}·10^(${power})`,
  (mantissa, power) => `${mantissa} * 10^${power}`,
  (mantissa, power) => `${mantissa}x10${raised(power)}`,
  (mantissa, power) => `${mantissa} × 10${raised(power)}`,
  (mantissa, power) => (power < 0 ? `${mantissa}x10${power}` : null),
]

const raised = (power: number): string =>
  String(power).replace(/./g, (one) => (one === '-' ? '⁻' : ('⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(one)] ?? '')))

const ofPowers = (): ValueSpelling[] =>
  ['1.5', '1,5', '2', '9.81', '9,81', '1,234', '6.022'].flatMap((mantissa) =>
    [-6, -3, 2, 5].flatMap((power) =>
      powers.flatMap((write) =>
        ['', '<', '> '].flatMap((sign): ValueSpelling[] => {
          const text = write(mantissa, power)
          const value = Number(`${mantissa.replace(',', '.')}e${power}`)
          return text === null
            ? []
            : [{ text: sign + text, expected: `${sign.trim() || '='} ${value}` }]
        }),
      ),
    ),
  )

const words: Readonly<Record<string, readonly string[]>> = {
  'not-detected': [
    'ND',
    'N.D.',
    'N. D.',
    'No detectado',
    'No detectada',
    'No detectable',
    'No se detectó',
    'Not detected',
    'Non détecté',
    'Não detectado',
    'BDL',
  ],
  '<': [
    '<LD',
    '< LD',
    '< L.D.',
    '<LDM',
    '<L.C.',
    '<LOD',
    '<LOQ',
    '<MDL',
    'Menor al límite de detección',
    'por debajo del límite de cuantificación',
    'below detection limit',
    'inférieur à LD',
  ],
  trace: ['TR', 'Tr.', 'Traza', 'Trazas', 'Trace', 'Traces', 'Traço'],
  absent: ['Ausencia', 'Ausente', 'Absent', 'Absence', 'Ausência'],
  present: ['Presencia', 'Presente', 'Present', 'Présence', 'Presença'],
  none: [
    '',
    '-',
    '--',
    '---',
    '–',
    '—',
    'n.a.',
    'N/A',
    'NA',
    'No aplica',
    'No analizado',
    'No medido',
    'Sin dato',
    'S/D',
    'N.R.',
    'Not measured',
    'Non mesuré',
    'Não medido',
  ],
  'error-value': ['#N/A', '#DIV/0!', '#¡VALOR!', '#VALUE!', '#REF!'],
  'not-a-value': [
    '*',
    '**',
    '?',
    '¿0.5?',
    '0.5?',
    '0.5*',
    '(0.5)',
    '0.5 J',
    '0.005 U',
    '12 mg/L',
    '0.5 %',
    '50%',
    '1 2',
    '12 34',
    '0 005',
    '1 234 5',
    '1.2.3',
    '1,2,3',
    '12.34.56',
    '1,23,456',
    '1.234.56',
    '0,123.5x',
    "1'234",
    "1'234,567.8",
    '1´234',
    '1_000',
    '1-2',
    '1 - 2',
    '1/2',
    '0.5 ± 0.1',
    '12:30',
    '12/03/2019',
    '17-03-2019',
    '1.5x103',
    '1.5 x 10 3',
    '10^3',
    '10³',
    '5²',
    '1.5E',
    'E-3',
    '1e-400',
    '1e999',
    '<',
    '<<0.5',
    '< >',
    '<>5',
    '< ND',
    '> LD',
    '<LD -0.5',
    'LD',
    'LD 0.005',
    'N/D',
    'ND TR',
    'Ausencia/Presencia',
    'seco',
    'Sin agua',
    'pendiente',
    'ver nota',
    'TRUE',
    'Infinity',
    'NaN',
    '0x1F',
    '٣',
    '½',
    'uno',
    'O.5',
    'l.5',
    '0.5\n0.6',
    '0,5;0,6',
    '$5',
    '=1+1',
    '.',
    ',',
    '.,',
    '- 5',
    '--5',
    '+-5',
  ],
}

const cases: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => ` ${text}\u00a0`,
]

const ofWords = (): ValueSpelling[] =>
  Object.entries(words).flatMap(([expected, texts]) =>
    texts.flatMap((text) => cases.map((write) => ({ text: write(text), expected }))),
  )

/** All of them, each text once. */
export const valueSpellings = (): ValueSpelling[] => {
  const found = new Map<string, ValueSpelling>()
  for (const one of [...ofNumbers(), ...ofPowers(), ...ofWords()])
    found.set(one.text, found.get(one.text) ?? one)
  return [...found.values()]
}
