import { Skeleton } from '@mantine/core'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { valueWords } from '../follow-up/field-words.ts'
import styles from './HistoryPart.module.css'
import '../texts.ts'

/** Who changed what and when, in words, the newest first. */
export const HistoryPart = ({ monitoringId }: { monitoringId: number }) => {
  const { t } = useTranslation('monitorings')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const params = { projectId: project.id, monitoringId }
  const { data, error, refetch } = useApi(monitoringRoutes.history, { params })
  if (error) return <ErrorState {...failureOf(error)} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={120} />
  if (data.length === 0) return <p>{t('noHistory')}</p>
  return (
    <ol className={styles.history}>
      {data.map((entry, index) => (
        <li key={`${entry.at} ${index}`} className={styles.entry}>
          <div className={styles.head}>
            <b>{t(`did-${entry.action}`, { who: entry.by })}</b>
            <time dateTime={entry.at}>{format.instant(entry.at)}</time>
          </div>
          <ul className={styles.changes}>
            {entry.changes.map(({ field, from, to }) => (
              <li key={field}>
                <span className={styles.field}>{fieldName(field)}: </span>
                {from !== null && (
                  <>
                    <del>{valueWords(field, from, { t, format })}</del>
                    {' → '}
                  </>
                )}
                <ins>{valueWords(field, to, { t, format })}</ins>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** A field that a later version no longer knows keeps its own name. */
const fieldName = (field: string): string =>
  i18next.exists(field, { ns: 'monitorings' })
    ? (i18next.getFixedT(i18next.language, 'monitorings') as (key: string) => string)(field)
    : field
