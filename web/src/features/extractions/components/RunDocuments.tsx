import type { ExtractionDetail } from '@puquio/contract/commitments/extractions'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { storedProblemText } from '../../../lib/problems/problem-text.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import styles from './Run.module.css'
import '../texts.ts'

type RunFile = ExtractionDetail['files'][number]

/** What was read of each document, what of it by recognising, and what is missing and why. */
export const RunDocuments = ({ files }: { files: readonly RunFile[] }) => {
  const { t } = useTranslation('run')
  const format = useFormat()
  const count = (key: 'pages' | 'read' | 'recognised' | 'withoutText', head: string) => ({
    key,
    head,
    isNumber: true,
    cell: (file: RunFile) => format.number(file[key]),
  })
  const columns: readonly Column<RunFile>[] = [
    {
      key: 'name',
      head: t('document'),
      width: 'text',
      cell: ({ id, name }) => <TextLink {...paths.instrumentDocument(id)}>{name}</TextLink>,
      title: ({ name }) => name,
    },
    count('pages', t('pages')),
    count('read', t('read')),
    count('recognised', t('recognisedShort')),
    count('withoutText', t('withoutText')),
    {
      key: 'problem',
      head: t('problem'),
      width: 'text',
      maxWidth: 480,
      cell: ({ problem }) => (problem ? storedProblemText(problem) : '–'),
    },
  ]
  return (
    <section aria-label={t('documents')} className={styles.section}>
      <h2>{t('documents')}</h2>
      <DataTable
        name="extraction-documents"
        label={t('documents')}
        columns={columns}
        rows={files}
        total={files.length}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        empty={null}
      />
    </section>
  )
}
