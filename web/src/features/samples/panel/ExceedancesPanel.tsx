import { type Exceedance, exceedancesOf } from '@puquio/contract/boards/exceedances'
import { parametersShown, stationsShown } from '@puquio/contract/boards/panels'
import { resultTableRoutes } from '@puquio/contract/laboratory/result-table'
import { unitIn } from '@puquio/domain'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import type { PanelProps } from '../../../widgets/boards/panel.ts'
import { PanelFoot } from '../../../widgets/boards/PanelFoot.tsx'
import { PanelState } from '../../../widgets/boards/PanelState.tsx'
import { PanelTable } from '../../../widgets/boards/PanelTable.tsx'
import { boundsText, marks, resultText, standardText } from '../result-hint.ts'
import { useTableRows } from '../table/use-table-rows.ts'
import styles from './ExceedancesPanel.module.css'
import './texts.ts'

/** So many are shown; the table of results has all. */
const rowsMax = 50

/** Results over their limits in the board's period, the newest first. */
export const ExceedancesPanel = ({ settings, filters }: PanelProps) => {
  const { t } = useTranslation('exceedancesPanel')
  const { id: projectId } = useProject()
  const query = {
    stations: stationsShown(settings, filters),
    parameters: parametersShown(settings, filters),
    from: filters.from,
    to: filters.to,
  }
  const rows = useTableRows(projectId, { ...query, approved: true, exceeding: true, size: rowsMax })
  const names = useApi(
    resultTableRoutes.columns,
    { params: { projectId }, query: { ...query, approved: true } },
    { isKeepingPrevious: true, isQuiet: true },
  )
  const found = exceedancesOf(rows.data?.pages.flatMap(({ items }) => items) ?? [])
  const { hasNextPage, isFetching, fetchNextPage, isError } = rows
  // A page looks through so many samples: few of them may exceed.
  const wantsMore = found.length < rowsMax && hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (wantsMore) void fetchNextPage()
  }, [wantsMore, fetchNextPage])
  const columns = useColumns(names.data?.parameters ?? [])
  const isLooking = found.length === 0 && (hasNextPage || isFetching)
  const answer = {
    data: rows.data && names.data && !isLooking ? found : undefined,
    error: rows.error ?? names.error,
    refetch: () => Promise.all([rows.refetch(), names.refetch()]),
  }
  const all = <TextLink {...paths.resultTable({ ...query, exceeding: true })}>{t('all')}</TextLink>
  return (
    <PanelState answer={answer}>
      {(shown) =>
        shown.length === 0 ? (
          <EmptyState title={t('none')} text={t('noneText')} action={all} />
        ) : (
          <>
            <PanelTable
              label={t('label')}
              columns={columns}
              rows={shown.slice(0, rowsMax)}
              rowKey={({ id, result }) => `${id} ${result.parameterId}`}
            />
            <PanelFoot>
              {(shown.length > rowsMax || hasNextPage) && <span>{t('more')}</span>}
              {all}
            </PanelFoot>
          </>
        )
      }
    </PanelState>
  )
}

type Named = { id: number; name: Record<'es' | 'en' | 'fr' | 'pt', string>; unit: string }

function useColumns(parameters: readonly Named[]) {
  const { t } = useTranslation('exceedancesPanel')
  const [language, locale, format] = [useLanguage(), useLocale(), useFormat()]
  const byId = new Map(parameters.map((one) => [one.id, one]))
  return [
    {
      key: 'sampledOn',
      head: t('sampledOn'),
      cell: ({ id, sampledOn }: Exceedance) => (
        <TextLink {...paths.sample(id)}>{format.date(sampledOn)}</TextLink>
      ),
    },
    {
      key: 'station',
      head: t('station'),
      cell: ({ station, result }: Exceedance) => (
        <TextLink {...paths.stationData(station.id, result.parameterId)}>{station.code}</TextLink>
      ),
    },
    {
      key: 'parameter',
      head: t('parameter'),
      cell: ({ result }: Exceedance) => byId.get(result.parameterId)?.name[language] ?? '–',
    },
    {
      key: 'result',
      head: t('result'),
      isNumber: true,
      cell: ({ result }: Exceedance) =>
        `${marks.exceeds} ${resultText(result, locale)} ${unitIn(byId.get(result.parameterId)?.unit ?? '', language)}`,
    },
    {
      key: 'limit',
      head: t('limit'),
      isNumber: true,
      cell: ({ result: { limit } }: Exceedance) =>
        limit ? (
          <>
            {boundsText(limit, locale)}
            <small className={styles.standard}>{standardText(limit)}</small>
          </>
        ) : (
          '–'
        ),
    },
  ]
}
