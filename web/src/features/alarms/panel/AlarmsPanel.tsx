import { alarmsShown } from '@puquio/contract/boards/panels'
import { type AlarmRow, alarmRoutes } from '@puquio/contract/modi/alarms'
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
import { alarmColumns } from '../alarm-columns.tsx'
import { causeOf } from '../alarm-words.ts'
import './texts.ts'
import '../texts.ts'

const rowsMax = 50

/** Alarms raised in the board's period; without one, those that are active now. They come and go by themselves. */
export const AlarmsPanel = ({ settings, filters }: PanelProps) => {
  const { t } = useTranslation('alarmsPanel')
  const words = { t: useTranslation('alarms').t, language: useLanguage() }
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const query = {
    ...alarmsShown(settings, filters, timeZone),
    sort: '-raised' as const,
    size: rowsMax,
  }
  const alarms = useApi(
    alarmRoutes.list,
    { params: { projectId }, query },
    { isKeepingPrevious: true, isQuiet: true },
  )
  const all = { ...words, format }
  const columns = [
    ...chosenColumns(alarmColumns(all), 'state', 'severity', 'station', 'device'),
    {
      key: 'condition',
      head: words.t('condition'),
      cell: (alarm: AlarmRow) => (
        <TextLink {...paths.alarm(alarm.id)}>{causeOf(alarm, all)}</TextLink>
      ),
    },
    ...chosenColumns(alarmColumns(all), 'raised'),
    ...extraColumns(chosenColumns(alarmColumns(all), 'acknowledged')),
  ]
  const isActiveOnly = query.view === 'active'
  return (
    <PanelState answer={alarms}>
      {({ items, total, active, unacknowledged }) => (
        <>
          <CountFacts
            facts={[
              { name: t('active'), value: format.number(active), isBad: active > 0 },
              {
                name: t('unacknowledged'),
                value: format.number(unacknowledged),
                isBad: unacknowledged > 0,
              },
            ]}
          />
          {items.length === 0 ? (
            <EmptyState
              title={t(isActiveOnly ? 'noneActive' : 'noneInPeriod')}
              text={t(isActiveOnly ? 'noneActiveText' : 'noneInPeriodText')}
              action={<TextLink {...paths.alarms()}>{t('all')}</TextLink>}
            />
          ) : (
            <>
              <PanelTable
                label={words.t('title')}
                columns={columns}
                rows={items}
                rowKey={({ id }) => id}
              />
              <PanelFoot>
                {total > items.length && (
                  <span>
                    {t('newestOf', {
                      shown: format.number(items.length),
                      total: format.number(total),
                    })}
                  </span>
                )}
                <TextLink {...paths.alarms()}>{t('all')}</TextLink>
              </PanelFoot>
            </>
          )}
        </>
      )}
    </PanelState>
  )
}
