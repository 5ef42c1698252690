import { Button, Text } from '@mantine/core'
import { type AuditDetail, type AuditRecord, auditRoutes } from '@puquio/contract/audit'
import { yesNoTerms } from '@puquio/contract/terms'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import type { Format } from '../../../lib/texts/format.ts'
import { currentLanguage } from '../../../lib/texts/texts.ts'
import { SidePanel } from '../../../ui/dialog/SidePanel.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { personOf } from '../audit-columns.tsx'
import { ChangedFields } from '../../../widgets/audit/ChangedFields.tsx'
import { actionName, recordName, tableName } from '../../../widgets/audit/words.ts'
import styles from './Entries.module.css'
import '../texts.ts'

type EntryDetailProps = {
  entryId: number
  /** Null for the installation's. */
  projectId: number | null
  format: Format
  onClose: () => void
  onRecord: (table: string, record: string) => void
}

/** One entry, its values before and after beside each other. */
export const EntryDetail = ({ projectId, entryId, ...panel }: EntryDetailProps) =>
  projectId === null ? (
    <OfSystem entryId={entryId} {...panel} />
  ) : (
    <OfProject projectId={projectId} entryId={entryId} {...panel} />
  )

type PanelProps = Pick<EntryDetailProps, 'format' | 'onClose' | 'onRecord'>

const OfProject = ({
  projectId,
  entryId,
  ...panel
}: PanelProps & { projectId: number; entryId: number }) => {
  const read = useApi(auditRoutes.get, { params: { projectId, entryId } })
  return <Panel {...panel} read={read} />
}

const OfSystem = ({ entryId, ...panel }: PanelProps & { entryId: number }) => {
  const read = useApi(auditRoutes.getOfSystem, { params: { entryId } })
  return <Panel {...panel} read={read} />
}

type Read = { data: AuditDetail | undefined; error: Error | null; refetch: () => unknown }

const Panel = ({
  read: { data, error, refetch },
  format,
  onClose,
  onRecord,
}: PanelProps & { read: Read }) => {
  const { t } = useTranslation('audit')
  const title = data ? actionName(data) : t('what')
  return (
    <SidePanel isOpen onClose={onClose} title={title} widthPx={720}>
      {error && <ErrorState {...failureOf(error)} onRetry={() => void refetch()} />}
      {data && (
        <>
          <dl className={styles.facts}>
            <dt>{t('at')}</dt>
            <dd>{format.instantToTheSecond(data.at)}</dd>
            <dt>{t('person')}</dt>
            <dd>{personOf(t, data)}</dd>
            <dt>{t('address')}</dt>
            <dd>{data.address ?? '–'}</dd>
            <dt>{t('request')}</dt>
            <dd>{data.requestId ?? '–'}</dd>
            <dt>{t('isSealed')}</dt>
            <dd>{yesNoTerms[data.isSealed ? 'yes' : 'no'][currentLanguage()]}</dd>
          </dl>
          {data.changes.map(({ table, operation, rows, records }, index) => (
            <div key={`${table}-${operation}-${index}`}>
              {records === null && (
                <section className={styles.change}>
                  <h3>{`${t(operation)} · ${tableName(table)}`}</h3>
                  <Text size="sm">{t('manyRows', { count: rows })}</Text>
                </section>
              )}
              {records?.map((record) => (
                <Record
                  key={record.id}
                  title={`${t(operation)} · ${tableName(table)} · ${recordName(table, record.name)}`}
                  {...{ table, record, format }}
                  onOnly={() => onRecord(table, record.id)}
                />
              ))}
            </div>
          ))}
        </>
      )}
    </SidePanel>
  )
}

type RecordProps = {
  title: string
  table: string
  record: AuditRecord
  format: Format
  onOnly: () => void
}

const Record = ({ title, table, record, format, onOnly }: RecordProps) => {
  const { t } = useTranslation('audit')
  return (
    <section className={styles.change}>
      <h3>{title}</h3>
      <ChangedFields table={table} fields={record.fields} format={format} />
      <Button variant="subtle" size="compact-xs" mt={4} onClick={onOnly}>
        {t('onlyThis')}
      </Button>
    </section>
  )
}
