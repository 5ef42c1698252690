import { Skeleton } from '@mantine/core'
import { deviceStatusRoutes, type HistoryEntry } from '@puquio/contract/modi/device-status'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { type Format, useFormat } from '../../../lib/texts/format.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { TableFoot } from '../../../ui/table/TableFoot.tsx'
import { ChangedFields } from '../../../widgets/audit/ChangedFields.tsx'
import { actionName, recordName, tableName } from '../../../widgets/audit/words.ts'
import { modiFailure } from '../../../widgets/devices/modi-failure.ts'
import styles from './HistoryTab.module.css'
import { useRecordSearch } from './use-record-search.ts'
import './texts.ts'

/** Who changed what of a device and when, with the values before and after; the newest first. */
export const HistoryTab = ({ deviceId }: { deviceId: number }) => {
  const { t } = useTranslation('deviceRecords')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const { table } = useRecordSearch()
  const query = { page: table.page, size: table.size }
  const asked = { params: { projectId: project.id, deviceId }, query }
  const { data, error, refetch } = useApi(deviceStatusRoutes.history, asked, {
    isKeepingPrevious: true,
  })
  if (error && !data) return <ErrorState {...modiFailure(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={360} />
  if (data.total === 0) return <EmptyState title={t('noHistory')} />
  return (
    <>
      <ol className={styles.entries}>
        {data.items.map((entry) => (
          <Entry key={entry.id} entry={entry} format={format} />
        ))}
      </ol>
      <TableFoot search={table} total={data.total} />
    </>
  )
}

const Entry = ({ entry, format }: { entry: HistoryEntry; format: Format }) => {
  const { t } = useTranslation('deviceRecords')
  return (
    <li className={styles.entry}>
      <h2>{actionName({ testOutcome: null, ...entry })}</h2>
      <p>
        <time dateTime={entry.at}>{format.instantToTheSecond(entry.at)}</time> ·{' '}
        {entry.person ?? t('systemItself')}
      </p>
      {entry.changes.flatMap(({ table, operation, records }, at) =>
        (records ?? []).map((record) => (
          <section key={`${at} ${table} ${record.id}`}>
            <h3>{`${t(operation)} · ${tableName(table)} · ${recordName(table, record.name)}`}</h3>
            <ChangedFields table={table} fields={record.fields} format={format} />
          </section>
        )),
      )}
    </li>
  )
}
