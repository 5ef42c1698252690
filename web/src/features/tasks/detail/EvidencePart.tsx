import { evidenceMaxBytes } from '@puquio/contract/follow-up/evidence'
import {
  type OccurrenceDetail,
  taskOccurrenceRoutes,
} from '@puquio/contract/commitments/task-occurrences'
import { isDecided } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { FileDrop } from '../../../ui/files/FileDrop.tsx'
import { acceptedFiles } from '../../../widgets/attachments/accepted-files.ts'
import { AttachedFiles } from '../../../widgets/attachments/AttachedFiles.tsx'
import { useSendFiles } from '../../../widgets/attachments/use-send-files.ts'
import styles from './Task.module.css'

/** Files that show that it was done; once it is decided they stay as they are. */
export const EvidencePart = ({ occurrence }: { occurrence: OccurrenceDetail }) => {
  const { t } = useTranslation('tasks')
  const params = { projectId: useProject().id, occurrenceId: occurrence.id }
  const mayWrite = useMay()(taskOccurrenceRoutes.addEvidence.access)
  const { send, sending, refused } = useSendFiles(taskOccurrenceRoutes.addEvidence)
  const isOver = isDecided(occurrence.state)
  const mayChange = mayWrite && !isOver
  const { files } = occurrence
  const removal = {
    text: t('removeEvidenceText'),
    changes: taskOccurrenceRoutes.removeEvidence.changes,
    remove: (fileId: number) =>
      call(taskOccurrenceRoutes.removeEvidence, { params: { ...params, fileId } }),
  }
  return (
    <section aria-label={t('evidence')}>
      <h2 className={styles.part}>{t('evidence')}</h2>
      {files.length === 0 ? (
        <p className={styles.note}>{t('noEvidence')}</p>
      ) : (
        <AttachedFiles files={files} removal={mayChange ? removal : undefined} />
      )}
      {isOver && files.length > 0 && <p className={styles.note}>{t('evidenceStays')}</p>}
      {mayChange && (
        <FileDrop
          label={t('addEvidence')}
          accept={acceptedFiles}
          maxBytes={evidenceMaxBytes}
          isMultiple
          upload={sending}
          error={refused}
          onFiles={(chosen) => send(chosen.map((file) => ({ params, file })))}
        />
      )}
    </section>
  )
}
