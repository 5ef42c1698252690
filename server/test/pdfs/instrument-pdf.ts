import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { labelledSentences } from '../../../domain/test/labelled-sentences.ts'

const root = join(import.meta.dirname, '../..')
const sentences = labelledSentences(
  readFileSync(join(root, '../domain/test/commitments/adapted.jsonl'), 'utf8'),
)

/** What the document commits the company to. */
export const writtenCommitments = sentences
  .filter((one) => one.is_commitment)
  .map(({ text }) => text)

/** The commitments that stand on the scanned page alone. */
export const scannedLines = [
  'CAPITULO IV. COMPROMISOS SOCIALES',
  'El titular entregará cada año un informe de ruido ambiental',
  'a la comunidad campesina de Pampa Blanca.',
  'Queda prohibido el ingreso de vehículos a la laguna.',
]

const template = `
#let data = json("/data.json")
#set document(title: data.title)
#set text(font: "Inter", size: 10pt, lang: "es", hyphenate: true)
#set page(
  paper: "a4",
  margin: (x: 2cm, y: 2.5cm),
  header: [#text(8pt)[Modificación del Estudio de Impacto Ambiental #h(1fr) U.M. Pampa Blanca]],
  footer: context [#text(8pt)[Consultora Andina S.A.C. #h(1fr) Página #counter(page).display()]],
)
#set par(justify: true)
= #data.title
#outline(title: "Índice")
#for chapter in data.chapters [
  #pagebreak()
  #columns(2)[
    == #chapter.title
    #for paragraph in chapter.paragraphs [
      #paragraph
      #parbreak()
    ]
  ]
]
#if data.scanned [
  #pagebreak()
  #image("/scan.png", width: 100%, alt: "Página escaneada")
]
`

const background = [
  'La unidad minera se ubica en la cordillera occidental de los Andes, entre los 4 100 y los 4 650 metros de altitud, en la cuenca alta del río Tingo.',
  'El clima es frío y seco entre mayo y setiembre, con heladas frecuentes, y lluvioso entre diciembre y marzo.',
  'En el área de estudio se registraron tres comunidades vegetales: pajonal, césped de puna y bofedal.',
]

/**
 * An environmental study as a PDF: an outline, chapters in two columns with header and footer, the labelled sentences
 * among paragraphs that oblige to nothing, and, where a picture (PNG) of one is given, a scanned page at the end.
 */
export function instrumentPdf(title: string, scan: Uint8Array | null): Buffer {
  const compiler = NodeCompiler.create({
    workspace: root,
    fontArgs: [{ fontPaths: [join(root, 'fonts')] }],
  })
  const perChapter = 13
  const chapters = Array.from({ length: Math.ceil(sentences.length / perChapter) }, (_, index) => ({
    title: `Capítulo ${index + 1}. Plan de manejo ambiental`,
    paragraphs: sentences
      .slice(index * perChapter, (index + 1) * perChapter)
      .flatMap(({ text }, at) => [background[(index + at) % background.length], text]),
  }))
  const data = { title, chapters, scanned: scan !== null }
  compiler.mapShadow(join(root, 'data.json'), Buffer.from(JSON.stringify(data)))
  if (scan) compiler.mapShadow(join(root, 'scan.png'), Buffer.from(scan))
  const { result } = compiler.compile({ mainFileContent: template })
  if (!result) throw new Error('The study was not compiled.')
  return compiler.pdf(result)
}
