import { Checkbox, Skeleton } from '@mantine/core'
import { evidenceMaxBytes } from '@puquio/contract/follow-up/evidence'
import type { SampleRecord } from '@puquio/contract/laboratory/sample-record'
import { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { FileDrop } from '../../../ui/files/FileDrop.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { acceptedFiles } from '../../../widgets/attachments/accepted-files.ts'
import { AttachedFiles } from '../../../widgets/attachments/AttachedFiles.tsx'
import { useSendFiles } from '../../../widgets/attachments/use-send-files.ts'
import styles from '../detail/Sample.module.css'
import '../texts.ts'

type FilesPartProps = { sample: SampleRecord; mayAdd: boolean; mayRemove: boolean }

/** The report of the laboratory and other files of a sample. */
export const FilesPart = ({ sample, mayAdd, mayRemove }: FilesPartProps) => {
  const { t } = useTranslation('samples')
  const params = { projectId: useProject().id, sampleId: sample.id }
  const [isForReport, setIsForReport] = useState(false)
  const { data, error, refetch } = useApi(sampleRoutes.files, { params })
  const { send, sending, refused } = useSendFiles(sampleRoutes.addFile)
  if (error) return <ErrorState {...failureOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={80} />
  const { files, othersOfReport } = data
  const removal = {
    text: t('removeFileText'),
    changes: sampleRoutes.removeFile.changes,
    remove: (fileId: number) => call(sampleRoutes.removeFile, { params: { ...params, fileId } }),
  }
  const target = isForReport && othersOfReport > 0 ? 'report' : 'sample'
  return (
    <section aria-label={t('files')}>
      <h2 className={styles.part}>{t('files')}</h2>
      {files.length === 0 ? (
        <p className={styles.note}>{t('noFiles')}</p>
      ) : (
        <AttachedFiles files={files} removal={mayRemove ? removal : undefined} />
      )}
      {mayAdd && (
        <>
          {othersOfReport > 0 && (
            <Checkbox
              className={styles.ofReport ?? ''}
              label={t('filesOfReport', { report: sample.report ?? '', count: othersOfReport })}
              checked={isForReport}
              disabled={sending !== null}
              onChange={({ currentTarget }) => setIsForReport(currentTarget.checked)}
            />
          )}
          <FileDrop
            label={t('addFiles')}
            accept={acceptedFiles}
            maxBytes={evidenceMaxBytes}
            isMultiple
            upload={sending}
            error={refused}
            onFiles={(chosen) => send(chosen.map((file) => ({ params, body: { target }, file })))}
          />
        </>
      )}
    </section>
  )
}
