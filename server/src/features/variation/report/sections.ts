import type { VariationAnswer, VariationFilters } from '@puquio/contract/laboratory/variation'
import { variationTerms } from '@puquio/contract/terms'
import { type Language, nonDetectRuleTerms } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import { sectionsInTurn } from '../../../platform/sections/in-turn.ts'
import type { ReportSection } from '../../../platform/sections/section.ts'
import { translate } from '../../../platform/translate.ts'
import { readChosen, readComponents } from '../chosen-store.ts'
import { readVariation } from '../read-variation.ts'
import { variationFileTexts as texts } from '../texts.ts'
import { parameterSection, seriesOf } from './parameter-section.ts'
import { cellsOf } from './results-tables.ts'

/** A cell of a printed table costs memory of the renderer (decision 125). */
const printedCellsMost = 9000

export type VariationReport = {
  sections: ReportSection[]
  /** What was shown: the same in all sections. */
  shown: Pick<VariationAnswer, 'parameters' | 'stations'>
  components: readonly string[]
  total: number
  latestEnteredAt: string | null
}

type Wish = { language: Language; isPrinted: boolean }

/**
 * Reads the sections of a report: a parameter of a component each, then the notes. Printed, results that would not fit into
 * the renderer leave their place to those of dates on which one exceeds. Throws where there are more than one report can hold.
 */
export async function readVariationReport(
  scope: ProjectScope,
  filters: VariationFilters,
  { language, isPrinted }: Wish,
): Promise<VariationReport> {
  const { parameters, stations } = await readChosen(scope, filters)
  const chosen = {
    ...filters,
    parameters: parameters.map(({ id }) => id),
    stations: stations.map(({ id }) => id),
  }
  const found: { component: string; answer: VariationAnswer }[] = []
  for (const { id, name } of await readComponents(scope, chosen)) {
    const answer = await readVariation(scope, { ...chosen, components: [id] })
    if (answer.isTooMany) throw new Problem(isPrinted ? 'PDF_TOO_LARGE' : 'LIST_TOO_LONG')
    if (answer.total > 0) found.push({ component: name ?? texts.noComponent[language], answer })
  }
  const pages = found.flatMap(({ component, answer }) =>
    answer.parameters
      .filter(({ id }) => answer.series.some(({ parameterId }) => parameterId === id))
      .map((parameter) => ({ component, answer, parameter })),
  )
  const cells = pages.reduce(
    (sum, { answer, parameter }) => sum + cellsOf(seriesOf(answer, parameter)),
    0,
  )
  const results = isPrinted && cells > printedCellsMost ? 'exceeding' : 'all'
  const first = found[0]?.answer
  const latest = found
    .map(({ answer: { latestEnteredAt } }) => latestEnteredAt)
    .filter((at) => at !== null)
    .toSorted()
    .at(-1)
  return {
    shown: { parameters, stations },
    components: found.map(({ component }) => component),
    total: found.reduce((sum, { answer }) => sum + answer.total, 0),
    latestEnteredAt: latest ?? null,
    sections: [
      ...(first === undefined
        ? [{ title: '', parts: [{ kind: 'text', text: texts.noResults[language] } as const] }]
        : []),
      ...(await sectionsInTurn(pages, ({ component, answer, parameter }) =>
        parameterSection(answer, parameter, {
          language,
          days: filters,
          results,
          startsPage: true,
          component,
        }),
      )),
      ...(first === undefined
        ? []
        : [
            notesSection(
              first,
              language,
              results === 'exceeding' ? [texts.onlyExceedances[language]] : [],
            ),
          ]),
    ],
  }
}

const notesSection = (
  { nonDetectRule }: VariationAnswer,
  language: Language,
  more: readonly string[],
): ReportSection => ({
  title: texts.notes[language],
  parts: [
    ...more,
    variationTerms.legend[language],
    texts.signs[language],
    variationTerms.gaps[language],
    translate(variationTerms.method, language, {
      rule: nonDetectRuleTerms[nonDetectRule][language].toLowerCase(),
    }),
  ].map((text) => ({ kind: 'text', text })),
})
