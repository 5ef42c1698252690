import { parametersShown, stationsShown } from '@puquio/contract/boards/panels'
import { variationMost } from '@puquio/contract/laboratory/variation'
import { variationTerms } from '@puquio/contract/terms'
import { sectionsInTurn } from '../../../platform/sections/in-turn.ts'
import { translate } from '../../../platform/translate.ts'
import type { PanelSections } from '../../boards/service.ts'
import { readVariation } from '../read-variation.ts'
import { variationFileTexts as texts } from '../texts.ts'
import { parameterSection } from './parameter-section.ts'

/** A panel shows each parameter with its statistics and limits; the board's days and stations come before its own. */
export const variationPanelSections: PanelSections = ({ scope, settings, filters, language }) =>
  scope.transaction(async (within) => {
    const days = { from: filters.from, to: filters.to }
    const stations = stationsShown(settings, filters) ?? []
    const parameters = parametersShown(settings, filters) ?? []
    const answer = await readVariation(within, {
      stations: listOrAll(stations.slice(0, variationMost.stations)),
      parameters: listOrAll(parameters.slice(0, variationMost.parameters)),
      ...days,
    })
    const said = answer.isTooMany
      ? translate(variationTerms.tooMany, language, {
          total: answer.total,
          most: variationMost.results,
        })
      : texts.noResults[language]
    if (answer.series.length === 0) return [{ title: '', parts: [{ kind: 'text', text: said }] }]
    const isCut =
      stations.length > variationMost.stations || parameters.length > variationMost.parameters
    const hidden = stations.length === 0 ? answer.offered.stations - answer.stations.length : 0
    const notes = [
      ...(isCut ? [translate(variationTerms.cut, language, { ...variationMost })] : []),
      ...(hidden > 0
        ? [
            translate(variationTerms.shownOf, language, {
              shown: answer.stations.length,
              number: answer.offered.stations,
            }),
          ]
        : []),
    ]
    const shown = await sectionsInTurn(
      answer.parameters.filter(({ id }) =>
        answer.series.some(({ parameterId }) => parameterId === id),
      ),
      (parameter) =>
        parameterSection(answer, parameter, {
          language,
          days,
          results: 'none',
          startsPage: false,
        }),
    )
    return notes.length === 0
      ? shown
      : [{ title: '', parts: notes.map((text) => ({ kind: 'notice', text }) as const) }, ...shown]
  })

/** Nothing chosen means all. */
const listOrAll = (ids: number[]) => (ids.length === 0 ? undefined : ids)
