import { counted } from '../../platform/sections/counted.ts'
import { stationsShown } from '@puquio/contract/boards/panels'
import { auditTableTerms } from '@puquio/contract/terms/audit-tables'
import { fieldTerms } from '@puquio/contract/terms/fields'
import { modiFieldTerms } from '@puquio/contract/terms/modi/audit-modi-fields'
import { type DeviceState, deviceStates, deviceStateTerms } from '@puquio/domain'
import {
  sectionRowsMax,
  sectionTable,
  type SectionTableColumn,
} from '../../platform/sections/section-table.ts'
import { localInstant } from '../../platform/tables/list-file.ts'
import type { PanelSections } from '../boards/service.ts'
import { countStates, listDevices, type ListedDevice } from './list-store.ts'
import { devicePanelTexts as texts } from './texts.ts'

/** The panel of the state of devices on paper, the gravest first. */
export const devicesPanelSections: PanelSections = async ({
  scope,
  settings,
  filters,
  language,
}) => {
  const query = { stations: stationsShown(settings, filters) }
  const [{ items, total }, states] = await Promise.all([
    listDevices(scope, { ...query, size: sectionRowsMax }),
    countStates(scope, query),
  ])
  return [
    {
      title: '',
      parts:
        items.length === 0
          ? [{ kind: 'text', text: texts.none[language] }]
          : [
              {
                kind: 'facts',
                rows: deviceStates
                  .filter((state) => states[state] > 0)
                  .map((state) =>
                    counted(deviceStateTerms[state][language], states[state], language),
                  ),
              },
              sectionTable(
                texts.devices[language],
                columnsIn(scope.timeZone),
                items,
                language,
                total,
              ),
            ],
    },
  ]
}

const isGrave = (state: DeviceState) => state === 'alarm' || state === 'stale'

const columnsIn = (timeZone: string): readonly SectionTableColumn<ListedDevice>[] => [
  {
    kind: 'word',
    words: deviceStateTerms,
    heading: fieldTerms.status,
    widthChars: 20,
    of: ({ state }) => state,
    mark: ({ state }) => (isGrave(state) ? 'exceeds' : state === 'warning' ? 'near' : undefined),
  },
  { kind: 'text', heading: fieldTerms.station, of: ({ station }) => station?.code ?? null },
  { kind: 'text', heading: auditTableTerms.device, widthChars: 26, of: ({ name }) => name },
  { kind: 'text', heading: modiFieldTerms.serial, of: ({ serial }) => serial },
  {
    kind: 'instant',
    heading: texts.last,
    widthChars: 18,
    of: ({ lastReceivedAt }) => localInstant(lastReceivedAt, timeZone),
  },
  { kind: 'number', heading: texts.battery, of: ({ batteryPct }) => batteryPct },
  { kind: 'number', heading: texts.alarms, of: ({ activeAlarms }) => activeAlarms },
]
