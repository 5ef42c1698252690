import { Skeleton } from '@mantine/core'
import { treatmentDayRoutes } from '@puquio/contract/laboratory/treatment-days'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { PanelTable } from '../../../widgets/boards/PanelTable.tsx'
import type { Charted } from './charts.ts'
import { complianceColumns } from './compliance-columns.tsx'
import styles from './view.module.css'
import '../texts.ts'

type ComplianceTableProps = {
  charted: Charted
  /** On a board: without the tools of a page's table. */
  isBrief?: boolean
}

/** The results of the effluent's station against its limits in the range, by parameter. */
export const ComplianceTable = ({ charted, isBrief = false }: ComplianceTableProps) => {
  const { plant, consumption } = charted
  const { t } = useTranslation('neutralizers')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const language = useLanguage()
  const navigate = useNavigate()
  const { from, to } = consumption
  const isKnown = plant.effluentStationId !== null
  const found = useApi(
    treatmentDayRoutes.compliance,
    { params: { projectId: project.id, plantId: plant.id }, query: { from, to } },
    { enabled: isKnown, isKeepingPrevious: true },
  )
  const columns = complianceColumns({ t, format, language })
  const nothing = !isKnown ? t('noEffluent') : found.data?.length === 0 ? t('noResults') : null
  return (
    <section className={styles.section}>
      <h2>{t('compliance')}</h2>
      {nothing !== null && <p className={styles.note}>{nothing}</p>}
      {isKnown && found.error && (
        <ErrorState {...failureOf(found.error)} onRetry={() => void found.refetch()} />
      )}
      {isKnown && found.isLoading && <Skeleton height={120} />}
      {isKnown && found.data && found.data.length > 0 && isBrief && (
        <PanelTable
          label={t('compliance')}
          columns={columns}
          rows={found.data}
          rowKey={({ parameter }) => parameter.id}
        />
      )}
      {isKnown && found.data && found.data.length > 0 && !isBrief && (
        <DataTable
          name="neutralizer-compliance"
          label={t('compliance')}
          columns={columns}
          rows={found.data}
          total={found.data.length}
          rowKey={({ parameter }) => parameter.id}
          rowName={({ parameter }) => parameter.name[language]}
          onOpen={({ latest }) => void navigate(paths.sample(latest.sampleId))}
          empty={null}
        />
      )}
    </section>
  )
}
