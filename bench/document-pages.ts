import { line, rawPdf } from '../server/test/outside/pdfs/raw-pdf.ts'

const things = [
  'los canales',
  'las pozas',
  'los taludes',
  'las vías',
  'los depósitos',
  'los diques',
]
const rivers = [
  'Ichupampa',
  'Challhuani',
  'Ojeruyoc',
  'Fortuna',
  'Pajuela',
  'Huacococha',
  'Yanacocha',
]

/** Lines of a page of an instrument: some 3,000 characters, with three sentences that bind. */
const linesOf = (page: number): string[] => {
  const river = rivers[page % rivers.length]
  const lines = [`Estudio de impacto ambiental detallado`, `Capítulo ${1 + Math.floor(page / 40)}`]
  for (let at = 0; at < 9; at++) {
    lines.push(
      `La quebrada ${river} nace al norte del área de estudio, a ${3_800 + at * 7 + page} metros de altura, y`,
      `recoge las aguas de ${4 + at} afluentes. Los registros muestran un caudal medio anual de ${20 + page} L/s,`,
      `que baja de mayo a setiembre; en la parte alta hay bofedales que la línea base describe.`,
    )
    if (at % 3 === 0)
      lines.push(
        `El titular deberá inspeccionar ${things[(page + at) % things.length]} del sector ${page * 9 + at} cada trimestre`,
        `durante la etapa de operación.`,
      )
  }
  return [...lines, `Página ${page + 1}`]
}

/** An instrument of so many pages of text. */
export const documentOf = (pages: number): Buffer =>
  rawPdf(
    Array.from({ length: pages }, (_, page) => ({
      content: linesOf(page)
        .map((text, at) => line(text, 50, 780 - at * 15))
        .join(''),
    })),
  )
