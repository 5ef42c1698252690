import { Button } from '@mantine/core'
import { extractionRoutes } from '@puquio/contract/commitments/extractions'
import { IconEye } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { extractionColumns } from './extraction-columns.tsx'
import { progressOf } from './extraction-progress.ts'
import { ExtractionProgress } from './ExtractionProgress.tsx'
import styles from './Extractions.module.css'
import { ProcessPanel } from './ProcessPanel.tsx'
import './texts.ts'

type InstrumentExtractionsProps = {
  instrument: { id: number; name: string; retiredAt: string | null }
  /** Where something else of the page is to be done first. */
  isSecond?: boolean
}

/** What the page of an instrument asks of its runs; for its loader, too. */
export const extractionsQuery = (instrumentId: number) => ({
  instruments: [instrumentId],
  size: 20,
})

/** The runs of an instrument's documents: those under way, live, the newest that ended, and how to start one. */
export const InstrumentExtractions = ({
  instrument,
  isSecond = false,
}: InstrumentExtractionsProps) => {
  const { t } = useTranslation('extractions')
  const { id: projectId, timeZone } = useProject()
  const [language, format] = [useLanguage(), useFormat(timeZone)]
  const navigate = useNavigate()
  const runs = useApi(
    extractionRoutes.list,
    { params: { projectId }, query: extractionsQuery(instrument.id) },
    { isQuiet: true, isKeepingPrevious: true },
  )
  const mayStart = useMay()(extractionRoutes.start.access) && instrument.retiredAt === null
  const [isStarting, setStarting] = useState(false)
  const underWay = (runs.data?.items ?? []).filter((run) => progressOf(run) !== null)
  return (
    <section className={styles.section} aria-label={t('runs')}>
      <div className={styles.head}>
        <h2>{t('runs')}</h2>
        {mayStart && (
          <Button variant={isSecond ? 'default' : 'filled'} onClick={() => setStarting(true)}>
            {t('process')}
          </Button>
        )}
      </div>
      {underWay.map((run) => (
        <ExtractionProgress key={run.id} run={run} />
      ))}
      <DataTable
        name="extractions"
        label={t('runs')}
        columns={extractionColumns({ t, format, language })}
        {...rowsOf(runs)}
        rowKey={({ id }) => id}
        rowName={({ requestedAt }) => format.instant(requestedAt)}
        onOpen={({ id }) => void navigate(paths.extraction(id))}
        actions={({ id }) => [
          {
            label: t('view'),
            icon: <IconEye size={16} />,
            onSelect: () => void navigate(paths.extraction(id)),
          },
        ]}
        empty={<EmptyState title={t('none')} text={t('noneText')} />}
      />
      {isStarting && <ProcessPanel instrument={instrument} onClose={() => setStarting(false)} />}
    </section>
  )
}
