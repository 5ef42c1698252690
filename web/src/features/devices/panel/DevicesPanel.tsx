import { stationsShown } from '@puquio/contract/boards/panels'
import { type DeviceRow, deviceRoutes } from '@puquio/contract/modi/devices'
import { deviceStates, deviceStateTerms } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { CountFacts } from '../../../ui/entries/CountFacts.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import type { PanelProps } from '../../../widgets/boards/panel.ts'
import { PanelFoot } from '../../../widgets/boards/PanelFoot.tsx'
import { PanelState } from '../../../widgets/boards/PanelState.tsx'
import { chosenColumns, extraColumns, PanelTable } from '../../../widgets/boards/PanelTable.tsx'
import { deviceColumns } from '../device-columns.tsx'
import './texts.ts'
import '../texts.ts'

const rowsMax = 100
/** A device falls silent without telling anybody. */
const againMs = 60_000
const graveStates: readonly string[] = ['alarm', 'stale']

/** The devices of the board's stations with their state, the gravest first. */
export const DevicesPanel = ({ settings, filters }: PanelProps) => {
  const { t } = useTranslation('devicesPanel')
  const words = { t: useTranslation('devices').t, language: useLanguage() }
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const query = { stations: stationsShown(settings, filters), size: rowsMax } as const
  const devices = useApi(
    deviceRoutes.list,
    { params: { projectId }, query },
    { isKeepingPrevious: true, isQuiet: true, refetchInterval: againMs },
  )
  const known = deviceColumns({ ...words, format })
  const columns = [
    ...chosenColumns(known, 'state', 'station'),
    {
      key: 'name',
      head: words.t('name'),
      cell: ({ id, name, serial }: DeviceRow) => (
        <TextLink {...paths.device(id, serial)}>{name}</TextLink>
      ),
    },
    ...chosenColumns(known, 'newest'),
    ...extraColumns(chosenColumns(known, 'last', 'battery')),
    ...chosenColumns(known, 'alarms'),
  ]
  return (
    <PanelState answer={devices}>
      {({ items, total, states }) =>
        items.length === 0 ? (
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            action={<TextLink {...paths.devices()}>{t('all')}</TextLink>}
          />
        ) : (
          <>
            <CountFacts
              facts={deviceStates
                .filter((state) => states[state] > 0)
                .map((state) => ({
                  name: deviceStateTerms[state][words.language],
                  value: format.number(states[state]),
                  isBad: graveStates.includes(state),
                }))}
            />
            <PanelTable label={t('label')} columns={columns} rows={items} rowKey={({ id }) => id} />
            <PanelFoot>
              {total > items.length && (
                <span>
                  {t('firstOf', {
                    shown: format.number(items.length),
                    total: format.number(total),
                  })}
                </span>
              )}
              <TextLink {...paths.devices()}>{t('all')}</TextLink>
            </PanelFoot>
          </>
        )
      }
    </PanelState>
  )
}
