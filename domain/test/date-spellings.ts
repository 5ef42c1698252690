/** Spellings of dates from a table that people read; what each must give is said by the table. */
export type DateSpelling = {
  text: string
  order: 'day-first' | 'month-first' | undefined
  /** A date with its time, or why it is held back. */
  expected: string
}

const days: readonly (readonly [year: number, month: number, day: number])[] = [
  [2026, 3, 4],
  [2026, 10, 6],
  [2019, 3, 17],
  [2013, 10, 21],
  [2014, 7, 7],
  [2018, 12, 1],
  [2024, 2, 29],
  [1998, 1, 31],
  [2026, 9, 15],
  [2025, 5, 10],
  [2022, 8, 12],
  [2026, 11, 11],
]

const months = {
  es: 'enero febrero marzo abril mayo junio julio agosto setiembre octubre noviembre diciembre',
  septiembre: 'ene feb mar abr may jun jul ago sep oct nov dic',
  en: 'January February March April May June July August September October November December',
  enShort: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  ptShort: 'jan fev mar abr mai jun jul ago set out nov dez',
} as const

const times: readonly (readonly [text: string, time: string])[] = [
  ['', ''],
  [' 17:54', ' 17:54:00'],
  [' 17h54', ' 17:54:00'],
  [' 5:54:00 PM', ' 17:54:00'],
  [', 5:54 p. m.', ' 17:54:00'],
  [' 00:05:30', ' 00:05:30'],
  [' 12:05 a.m.', ' 00:05:00'],
]

const two = (number: number): string => String(number).padStart(2, '0')

const ofDigits = (): DateSpelling[] =>
  days.flatMap(([year, month, day]) =>
    (['day-first', 'month-first'] as const).flatMap((written) =>
      ['/', '-', '.'].flatMap((mark) =>
        [String(year), String(year).slice(2)].flatMap((yearText) =>
          [String, two].flatMap((digits) => {
            const [first, second] = written === 'day-first' ? [day, month] : [month, day]
            const text = [digits(first), digits(second), yearText].join(mark)
            const iso = `${year}-${two(month)}-${two(day)}`
            const isOpen = first <= 12 && second <= 12 && first !== second
            return [
              { text, order: written, expected: iso },
              { text, order: undefined, expected: isOpen ? 'ambiguous-date' : iso },
            ]
          }),
        ),
      ),
    ),
  )

const ofWords = (): DateSpelling[] =>
  days.flatMap(([year, month, day]) =>
    times.flatMap(([timeText, time]) => {
      const name = (list: keyof typeof months) => months[list].split(' ')[month - 1] ?? ''
      const iso = `${year}-${two(month)}-${two(day)}`
      const short = String(year).slice(2)
      return [
        iso,
        `${year}/${month}/${day}`,
        `${day} de ${name('es')} de ${year}`,
        `${day} de ${name('es')} del ${year}`,
        `${day} ${name('es').toUpperCase()} ${year}`,
        `${day}-${name('septiembre')}-${short}`,
        `${two(day)} ${name('septiembre')}. ${year}`,
        `${day} ${name('en')} ${year}`,
        `${name('en')} ${day}, ${year}`,
        `${day}-${name('enShort')}-${year}`,
        `${day} ${name('fr')} ${year}`,
        `${day} de ${name('pt')} de ${year}`,
        `${day}-${name('ptShort')}-${short}`,
      ].map(
        (text): DateSpelling => ({
          text: text + timeText,
          order: undefined,
          expected: iso + time,
        }),
      )
    }),
  )

const refused: Readonly<Record<string, readonly string[]>> = {
  'no-such-day': [
    '31/02/2026',
    '31/06/2026',
    '29/02/2025',
    '31-4-26',
    '2026-02-30',
    '2026-13-01',
    '13/13/2019',
    '0/5/2026',
    '32/1/2026',
    '31 de abril de 2026',
    '30 febrero 2026',
    '31-set-26',
  ],
  'date-without-day': ['set-26', 'mar-2026', 'marzo de 2026', 'March 2026', '26 de marzo', '4-mar'],
  'date-serial': ['43541', '43541.5', '46100'],
  'date-year': ['4 de marzo de 1889', '17/3/2206', '17/3/0206'],
  time: ['17/3/2019 25:00', '17/3/2019 17:60', '17/3/2019 13:00 AM', '2019-03-17 0:30 PM'],
  'in-the-future': ['25/12/2026', '2026-11-23', '30/1/27', '23 de noviembre de 2026'],
  date: [
    'ayer',
    'hoy',
    'primer trimestre 2026',
    '17',
    '2026',
    '12.5',
    '20260304',
    '4/3',
    '17//3/2019',
    '17/3-2019',
    '17/3/2019 y 18/3/2019',
    '17-18/3/2019',
    '17 de floreal de 2026',
    '1.234,5',
    '<LD',
    'ND',
  ],
  none: ['', ' ', '-', '--'],
  'error-value': ['#N/A', '#¡VALOR!'],
}

const ofRefused = (): DateSpelling[] =>
  Object.entries(refused).flatMap(([expected, texts]) =>
    texts.map((text) => ({ text, order: undefined, expected })),
  )

/** All of them, each text in each order once. */
export const dateSpellings = (): DateSpelling[] => {
  const found = new Map<string, DateSpelling>()
  for (const one of [...ofDigits(), ...ofWords(), ...ofRefused()]) {
    const key = `${one.order} ${one.text}`
    found.set(key, found.get(key) ?? one)
  }
  return [...found.values()]
}
