import { counted } from '../../platform/sections/counted.ts'
import { alarmsShown } from '@puquio/contract/boards/panels'
import type { AlarmRow } from '@puquio/contract/modi/alarms'
import { type Language, ruleSentence, severityTerms } from '@puquio/domain'
import {
  sectionRowsMax,
  sectionTable,
  type SectionTableColumn,
} from '../../platform/sections/section-table.ts'
import { localInstant } from '../../platform/tables/list-file.ts'
import type { PanelSections } from '../boards/service.ts'
import { stateOf } from './alarm-file.ts'
import { countActive, listAlarms } from './list-store.ts'
import { alarmFileTexts as texts, alarmPanelTexts as panel, alarmStateTexts } from './texts.ts'

/** The panel of alarms on paper: those raised in the period, or active now where there is none. */
export const alarmsPanelSections: PanelSections = async ({
  scope,
  settings,
  filters,
  language,
}) => {
  const query = alarmsShown(settings, filters, scope.timeZone)
  const [{ items, total }, { active, unacknowledged }] = await Promise.all([
    listAlarms(scope, { ...query, sort: '-raised', size: sectionRowsMax }),
    countActive(scope, { stations: query.stations }),
  ])
  return [
    {
      title: '',
      parts: [
        {
          kind: 'facts',
          rows: [
            counted(panel.active[language], active, language),
            counted(panel.unacknowledged[language], unacknowledged, language),
          ],
        },
        items.length === 0
          ? { kind: 'text', text: panel.none[language] }
          : sectionTable(
              texts.alarms[language],
              columnsIn(language, scope.timeZone),
              items,
              language,
              total,
            ),
      ],
    },
  ]
}

const columnsIn = (
  language: Language,
  timeZone: string,
): readonly SectionTableColumn<AlarmRow>[] => [
  {
    kind: 'word',
    words: alarmStateTexts,
    heading: texts.state,
    of: stateOf,
    mark: (row) => (stateOf(row) === 'active' ? 'exceeds' : undefined),
  },
  {
    kind: 'word',
    words: severityTerms,
    heading: texts.severity,
    of: ({ severity }) => severity,
  },
  { kind: 'text', heading: texts.station, of: ({ station }) => station?.code ?? null },
  { kind: 'text', heading: texts.device, widthChars: 20, of: ({ device }) => device.name },
  {
    kind: 'text',
    heading: texts.condition,
    widthChars: 32,
    of: ({ condition, variable }) =>
      condition && variable ? ruleSentence(condition, variable, language) : 'E001',
  },
  {
    kind: 'instant',
    heading: texts.raised,
    widthChars: 18,
    of: ({ raisedAt }) => localInstant(raisedAt, timeZone),
  },
  {
    kind: 'instant',
    heading: texts.acknowledged,
    widthChars: 18,
    of: ({ acknowledgedAt }) => localInstant(acknowledgedAt, timeZone),
  },
]
