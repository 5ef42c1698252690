/** A sentence that binds, another one for each number. */
export type Duty = string
const things = ['los canales', 'las pozas', 'los taludes', 'las vías', 'los depósitos']
export const dutyOf = (number: number): Duty =>
  `El titular deberá inspeccionar ${things[number % things.length]} del sector ${number + 1} cada trimestre durante la operación.`

const rivers = ['Ichupampa', 'Challhuani', 'Ojeruyoc', 'Fortuna', 'Pajuela', 'Huacococha']
/** A paragraph that binds to nothing; those of pages near by differ, so that none is taken for a header. */
export const plainOf = (number: number): string => {
  const river = rivers[number % rivers.length]
  return `La quebrada ${river} nace al norte del área de estudio. Los registros de ${river} muestran un caudal medio anual de ${20 + number} L/s, que baja de mayo a setiembre; en la parte alta de ${river} hay bofedales que la línea base describe con sus especies y su extensión.`
}

/** Pages with a duty each, between paragraphs that bind to nothing. */
export const dutyPages = (count: number, from = 0): string[][] =>
  Array.from({ length: count }, (_, at) => [
    plainOf(from + at),
    dutyOf(from + at),
    plainOf(from + at + 3),
  ])

const duty =
  /El titular deberá inspeccionar [^.]{5,80} del sector \d+ cada trimestre durante la operación\./g

/** Answers of a model that quotes each such sentence of the pages it is asked about, and what else is given. */
export const quotesAnswered =
  (always: readonly string[] = []) =>
  ({ prompt }: { prompt: string }) => {
    const commitments = prompt.split(/<page (?=\d+>)/).flatMap((part) => {
      const page = Number.parseInt(part, 10)
      const quotes = part.replaceAll(/\s+/g, ' ').match(duty) ?? []
      return quotes.map((quote) => answered(quote, page))
    })
    return { commitments: [...commitments, ...always.map((quote) => answered(quote, 1))] }
  }

const answered = (quote: string, page: number) => ({
  shortName: quote.slice(0, 80),
  quote,
  page,
  kind: 'measure',
  phase: 'operation',
  component: null,
  subcomponent: null,
  miningComponent: null,
  stations: [],
  parameters: [],
  frequency: 'cada trimestre',
  deadlineOn: null,
  deadlineEvent: null,
  responsible: 'El titular',
  legalReference: null,
  confidence: 0.8,
})
