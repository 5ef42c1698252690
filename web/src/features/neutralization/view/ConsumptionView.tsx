import { Skeleton } from '@mantine/core'
import { treatmentDayRoutes } from '@puquio/contract/laboratory/treatment-days'
import type { TreatmentPlant } from '@puquio/contract/laboratory/neutralization'
import { monthOf } from '@puquio/domain'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import type { TableSearch } from '../../../ui/table/table-search.ts'
import type { PlantProduct } from '../use-plants.ts'
import { Charts } from './Charts.tsx'
import { ComplianceTable } from './ComplianceTable.tsx'
import { DayTable } from './DayTable.tsx'
import { MonthTable } from './MonthTable.tsx'
import { StateNotices } from './StateNotices.tsx'
import { SummaryFacts } from './SummaryFacts.tsx'
import styles from './view.module.css'
import '../texts.ts'

type ConsumptionViewProps = {
  plant: TreatmentPlant
  products: readonly PlantProduct[]
  query: {
    neutralizer?: number | undefined
    from?: string | undefined
    to?: string | undefined
  }
  /** Of the table of days; without it only figures are shown. */
  search?: TableSearch
}

/** A plant's consumption in a range of months. */
export const ConsumptionView = ({ plant, products, query, search }: ConsumptionViewProps) => {
  const { t } = useTranslation('neutralizers')
  const { id: projectId } = useProject()
  const navigate = useNavigate()
  const mayWrite = useMay()(treatmentDayRoutes.save.access)
  const found = useApi(
    treatmentDayRoutes.consumption,
    { params: { projectId, plantId: plant.id }, query },
    { isKeepingPrevious: true },
  )
  const { neutralizer } = query
  const charted = useMemo(
    () =>
      found.data && {
        plant,
        products: products.filter(({ id }) => neutralizer === undefined || id === neutralizer),
        consumption: found.data,
      },
    [found.data, plant, products, neutralizer],
  )
  if (found.error && !charted)
    return <ErrorState {...failureOf(found.error)} onRetry={() => void found.refetch()} />
  if (!charted) return <Skeleton height={480} />
  if (charted.consumption.days.length === 0)
    return (
      <EmptyState
        title={t('noDaysTitle')}
        text={t('noDays')}
        action={
          mayWrite && (
            <ButtonLink {...paths.neutralizerRecords({ plant: plant.id })}>
              {t('records')}
            </ButtonLink>
          )
        }
      />
    )
  return (
    <div className={styles.view} aria-busy={found.isPlaceholderData}>
      <StateNotices charted={charted} />
      <SummaryFacts charted={charted} />
      <Charts charted={charted} />
      {!search && <ComplianceTable charted={charted} isBrief />}
      {search && (
        <>
          <ComplianceTable charted={charted} />
          <MonthTable charted={charted} />
          <DayTable
            charted={charted}
            search={search}
            onOpen={
              mayWrite
                ? ({ on }) =>
                    void navigate(
                      paths.neutralizerRecords({ plant: plant.id, month: monthOf(on), day: on }),
                    )
                : undefined
            }
          />
        </>
      )}
    </div>
  )
}
