import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { labelledSentences } from '../../../../domain/test/labelled-sentences.ts'
import { type PaperText, scannedPng } from './scanned-page.ts'

const root = join(import.meta.dirname, '../../..')
const labelled = labelledSentences(
  readFileSync(join(root, '../domain/test/commitments/adapted.jsonl'), 'utf8'),
)

/** The labelled sentences that bind, all of which stand in the document. */
export const labelledCommitments: readonly string[] = labelled
  .filter((one) => one.is_commitment)
  .map(({ text }) => text)

const template = `
#let data = json("/data.json")
#set document(title: data.title)
#set text(font: "Inter", size: 10pt, lang: "es", hyphenate: true)
#set page(
  paper: "a4",
  margin: (x: 2cm, y: 2.5cm),
  header: [#text(8pt)[#data.title #h(1fr) #data.unit]],
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
#page(width: 600pt, height: 800pt, margin: 0pt, header: none, footer: none)[
  #image("/scan.png", width: 100%, height: 100%, alt: "Página escaneada")
]
`

const background = [
  'La unidad minera se ubica en la cordillera occidental de los Andes, entre los 4 100 y los 4 650 metros de altitud, en la cuenca alta del río Tingo.',
  'El clima es frío y seco entre mayo y setiembre, con heladas frecuentes, y lluvioso entre diciembre y marzo.',
  'En el área de estudio se registraron tres comunidades vegetales: pajonal, césped de puna y bofedal.',
]

type InstrumentSeed = {
  title: string
  unit: string
  /** Sentences that stand beside the labelled ones. */
  sentences: readonly string[]
  /** The lines of the last page, which is a picture. */
  scanned: readonly string[]
}

/**
 * An environmental study as a PDF: an outline, chapters in two columns with header and footer, the sentences among
 * paragraphs that oblige to nothing, and a scanned page at the end.
 */
export function instrumentPdf({ title, unit, sentences, scanned }: InstrumentSeed): Buffer {
  const compiler = NodeCompiler.create({
    workspace: root,
    fontArgs: [{ fontPaths: [join(root, 'fonts')] }],
  })
  const all = [...sentences, ...labelled.map(({ text }) => text)]
  // Fills both columns.
  const perChapter = 14
  const chapters = Array.from({ length: Math.ceil(all.length / perChapter) }, (_, index) => ({
    title: `Capítulo ${index + 1}. Plan de manejo ambiental`,
    paragraphs: all
      .slice(index * perChapter, (index + 1) * perChapter)
      .flatMap((text, at) => [background[(index + at) % background.length], text]),
  }))
  const lines = scanned.map((text, at): PaperText => ({ text, x: 60, y: 90 + at * 26, size: 13 }))
  compiler.mapShadow(
    join(root, 'data.json'),
    Buffer.from(JSON.stringify({ title, unit, chapters })),
  )
  compiler.mapShadow(join(root, 'scan.png'), scannedPng(lines, { skew: 0.4 }))
  const { result } = compiler.compile({ mainFileContent: template })
  if (!result) throw new Error('The study was not compiled.')
  return compiler.pdf(result)
}
