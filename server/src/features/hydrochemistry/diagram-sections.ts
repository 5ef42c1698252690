import { hydrochemistryTerms as terms } from '@puquio/contract/terms/laboratory/hydrochemistry'
import { type DiagramGrouping, type DiagramName, type Language, shownDay } from '@puquio/domain'
import {
  type Diagram,
  type Drawing,
  diagramSamples,
  drawDiagram,
  drawStiffMap,
  latestOf,
  nameOf,
  onPaper,
  schoellerLinesMax,
  stiffSamplesMax,
} from '@puquio/figures'
import type { ReportSection, SectionPart } from '../../platform/sections/section.ts'
import { translate } from '../../platform/translate.ts'
import type { Answer } from './answer.ts'
import { excludedTable, samplesTable } from './sample-tables.ts'
import { diagramWordsIn, numberIn } from './words.ts'

export type AskedDiagram = {
  diagram: DiagramName
  by: DiagramGrouping
  isPathDrawn: boolean
  language: Language
}

const width = 720
/** A picture is no higher than so much of the page's width: half of a page that lies, with its title. */
const heightPercent = 48
/** Stiff diagrams, and days of them, that are still read at that height. */
const [stiffOfPage, daysOfPage] = [8, 9]

/** A diagram with what it says and cannot show, and the tables of its samples: as on screen, for PDF, workbooks and CSV. */
export function diagramSections(answer: Answer, asked: AskedDiagram): ReportSection[] {
  const { diagram, language } = asked
  const name = terms[`name.${diagram}`][language]
  const notes: SectionPart[] = noticesOf(answer, language).map((text) => ({ kind: 'notice', text }))
  if (answer.samples.length === 0)
    return [
      {
        title: name,
        parts: [
          ...notes,
          { kind: 'text', text: terms.nothing[language] },
          ...excludedTable(answer, language),
        ],
      },
    ]
  const { title, drawn, omitted, isThinned } = drawnDiagram(answer, asked)
  return [
    {
      title: name,
      parts: [
        ...notes,
        ...drawn.map(
          ({ svg, width, height }): SectionPart => ({
            kind: 'chart',
            svg,
            words: title,
            caption: title,
            widthPercent: Math.floor(Math.min(100, (heightPercent * width) / height)),
          }),
        ),
        ...(omitted === '' ? [] : [{ kind: 'text', text: omitted } as const]),
        ...(isThinned
          ? [
              {
                kind: 'text',
                text: translate(terms.manyLines, language, {
                  most: numberIn(language)(schoellerLinesMax),
                }),
              } as const,
            ]
          : []),
        { kind: 'text', text: noteOf(answer, asked) },
        samplesTable(answer, language),
        ...excludedTable(answer, language),
      ],
    },
  ]
}

function noticesOf({ samples, excluded, total }: Answer, language: Language): string[] {
  const number = numberIn(language)
  const acid = samples.filter(({ isAcid }) => isAcid).length
  const alkaline = samples.filter(({ isAlkaline }) => isAlkaline).length
  const shown = samples.length + excluded.length
  return [
    ...(total > shown
      ? [translate(terms.tooMany, language, { shown: number(shown), number: number(total) })]
      : []),
    ...(acid > 0
      ? [
          translate(acid === 1 ? terms.acidNotice_one : terms.acidNotice_other, language, {
            number: number(acid),
          }),
        ]
      : []),
    ...(alkaline > 0
      ? [
          translate(
            alkaline === 1 ? terms.alkalineNotice_one : terms.alkalineNotice_other,
            language,
            { number: number(alkaline) },
          ),
        ]
      : []),
  ]
}

function drawnDiagram(
  answer: Answer,
  { diagram, by, isPathDrawn, language }: AskedDiagram,
): { title: string; drawn: readonly Diagram[]; omitted: string; isThinned: boolean } {
  const number = numberIn(language)
  // The newest first, as the table on screen begins; a map has the newest of each station.
  const newest = answer.samples.toReversed()
  const shown = diagram === 'stiff-map' ? latestOf(answer.samples) : newest
  const title = translate(
    shown.length === 1 ? terms.figureOf_one : terms.figureOf_other,
    language,
    {
      name: terms[`name.${diagram}`][language],
      number: number(shown.length),
    },
  )
  const drawing = {
    ...diagramSamples(shown, by, { ...answer, day: shownDay }),
    words: diagramWordsIn(language, title),
    look: onPaper,
    width,
    isPathDrawn,
    daysMax: daysOfPage,
  }
  const whole =
    diagram === 'stiff-map'
      ? drawStiffMap(
          drawing,
          answer.stations.flatMap(({ code, latitudeDeg, longitudeDeg }) =>
            latitudeDeg === null || longitudeDeg === null
              ? []
              : [{ code, latitudeDeg, longitudeDeg }],
          ),
        )
      : drawDiagram[diagram](drawing)
  const names = drawing.samples
    .filter(({ id }) => whole.omitted.includes(id))
    .map((sample) => (diagram === 'stiff-map' ? sample.station : nameOf(sample)))
  const omitted =
    whole.omitted.length === 0 || diagram === 'piper'
      ? ''
      : translate(terms[`omitted.${diagram}`], language, {
          number: number(whole.omitted.length),
          most: number(stiffSamplesMax),
          names: names.join(', '),
        })
  return {
    title,
    drawn: diagram === 'stiff' ? inPages(drawing) : [whole],
    omitted,
    isThinned: whole.isThinned ?? false,
  }
}

/** Stiff diagrams in as many pictures as pages hold them, all on the scale of all. */
function inPages(drawing: Drawing): Diagram[] {
  const scaledWith = drawing.samples.slice(0, stiffSamplesMax)
  const pages = Math.ceil(scaledWith.length / stiffOfPage)
  return Array.from({ length: pages }, (_, page) => {
    const samples = scaledWith.slice(page * stiffOfPage, (page + 1) * stiffOfPage)
    return drawDiagram.stiff({ ...drawing, samples, scaledWith })
  })
}

const noteOf = ({ nonDetectRule }: Answer, { diagram, language }: AskedDiagram): string =>
  [
    translate(terms.ruleNote, language, { rule: terms[`rule.${nonDetectRule}`][language] }),
    terms.balanceNote[language],
    `${terms[`source.${diagram}`][language]}.`,
  ].join(' ')
