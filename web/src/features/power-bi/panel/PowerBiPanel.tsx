import { Skeleton } from '@mantine/core'
import type { BoardFilters } from '@puquio/contract/boards/panels'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import {
  type PanelPlace,
  PanelPlaceContext,
  type PanelProps,
} from '../../../widgets/boards/panel.ts'
import { PanelFoot } from '../../../widgets/boards/PanelFoot.tsx'
import { EmbeddedReport } from './EmbeddedReport.tsx'
import styles from './PowerBiPanel.module.css'
import './texts.ts'
import { useEmbedding } from './use-embedding.ts'

/** A report of Power BI, which the server gets a token for. */
export const PowerBiPanel = ({ filters }: PanelProps) => {
  const place = useContext(PanelPlaceContext)
  return place && <Placed place={place} filters={filters} />
}

type PlacedProps = { place: PanelPlace; filters: BoardFilters }

const Placed = ({ place, filters }: PlacedProps) => {
  const { t } = useTranslation('powerBi')
  const { data, error, isFetching, refetch } = useEmbedding(place)
  const [attempt, setAttempt] = useState(0)
  if (data === undefined) {
    if (isProblem(error, 'NOT_CONFIGURED'))
      return <NotConfigured missing={error.params['missing']} />
    if (error) return <ErrorState {...failureOf(error)} onRetry={() => void refetch()} />
    return <Skeleton height="100%" mih={240} aria-label={t('loading')} />
  }
  const isFiltered = [filters.from, filters.to, ...(filters.stations ?? [])].some(
    (value) => value !== undefined,
  )
  return (
    <div className={styles.whole}>
      <EmbeddedReport
        key={`${attempt} ${data.reportId} ${data.page}`}
        embedding={data}
        isRenewing={isFetching}
        failure={error ? failureOf(error) : null}
        onRenew={() => void refetch()}
        onRetry={() => {
          setAttempt((before) => before + 1)
          void refetch()
        }}
      />
      {isFiltered && (
        <PanelFoot>
          <span>{t('ownFilters')}</span>
        </PanelFoot>
      )}
    </div>
  )
}

const NotConfigured = ({ missing }: { missing: unknown }) => {
  const { t } = useTranslation('powerBi')
  return (
    <EmptyState
      icon={<IconPlugConnectedX />}
      title={t('notConfigured')}
      text={
        Array.isArray(missing) ? t('missing', { names: missing.join(', ') }) : t('askAdministrator')
      }
    />
  )
}
