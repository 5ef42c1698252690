import { Skeleton } from '@mantine/core'
import { type ComplianceRow, treatmentDayRoutes } from '@puquio/contract/laboratory/treatment-days'
import { unitIn } from '@puquio/domain'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { type Format, useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Charted } from './charts.ts'
import styles from './view.module.css'
import '../texts.ts'

/** `6 – 9`, `≤ 0.5`, with the unit. */
const limitText = (
  { min, max, unit }: ComplianceRow['limits'][number],
  format: Format,
  inLanguage: (unit: string) => string,
): string => {
  const bounds =
    min !== null && max !== null
      ? `${format.number(min)} – ${format.number(max)}`
      : max !== null
        ? `≤ ${format.number(max)}`
        : `≥ ${format.number(min)}`
  return `${bounds} ${inLanguage(unit)}`.trim()
}

/** The results of the effluent's station against its limits in the range, by parameter. */
export const ComplianceTable = ({ charted: { plant, consumption } }: { charted: Charted }) => {
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
  const nothing = !isKnown ? t('noEffluent') : found.data?.length === 0 ? t('noResults') : null
  return (
    <section className={styles.section}>
      <h2>{t('compliance')}</h2>
      {nothing !== null && <p className={styles.note}>{nothing}</p>}
      {isKnown && found.error && (
        <ErrorState {...failureOf(found.error)} onRetry={() => void found.refetch()} />
      )}
      {isKnown && found.isLoading && <Skeleton height={120} />}
      {isKnown && found.data && found.data.length > 0 && (
        <DataTable
          name="neutralizer-compliance"
          label={t('compliance')}
          columns={[
            {
              key: 'parameter',
              head: t('parameter'),
              width: 'name',
              cell: ({ parameter }) => parameter.name[language],
            },
            {
              key: 'limit',
              head: t('limit'),
              width: 'text',
              cell: ({ limits }) =>
                limits
                  .map((limit) => {
                    const doubt = limit.toBeVerified ? ' (*)' : ''
                    const text = limitText(limit, format, (unit) => unitIn(unit, language))
                    return `${text} · ${limit.standard}${doubt}`
                  })
                  .join('; '),
            },
            {
              key: 'results',
              head: t('results'),
              isNumber: true,
              cell: ({ results }) => format.number(results),
            },
            {
              key: 'complies',
              head: t('complies'),
              isNumber: true,
              cell: ({ complies }) => format.number(complies),
            },
            {
              key: 'exceeds',
              head: t('exceeds'),
              isNumber: true,
              cell: ({ exceeds }) =>
                exceeds === 0 ? (
                  format.number(0)
                ) : (
                  <span className={styles.bad}>▲ {format.number(exceeds)}</span>
                ),
            },
            {
              key: 'undetermined',
              head: t('undetermined'),
              isNumber: true,
              cell: ({ undetermined }) => format.number(undetermined),
              priority: 2,
            },
            {
              key: 'latest',
              head: t('latest'),
              width: 'text',
              cell: ({ latest }) =>
                `${latest.outcome === 'exceeds' ? '▲ ' : ''}${latest.text} · ${format.date(latest.on)}`,
            },
          ]}
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
