import {
  type ActionDetail,
  correctiveActionRoutes,
} from '@puquio/contract/commitments/corrective-actions'
import { evidenceMaxBytes } from '@puquio/contract/follow-up/evidence'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { FileDrop } from '../../../ui/files/FileDrop.tsx'
import { acceptedFiles } from '../../../widgets/attachments/accepted-files.ts'
import { AttachedFiles } from '../../../widgets/attachments/AttachedFiles.tsx'
import { useSendFiles } from '../../../widgets/attachments/use-send-files.ts'
import styles from './Action.module.css'

/** Files that show what was done; once the action is closed they stay as they are. */
export const EvidencePart = ({ action }: { action: ActionDetail }) => {
  const { t } = useTranslation('actions')
  const params = { projectId: useProject().id, actionId: action.id }
  const mayChange = useMay()(correctiveActionRoutes.addEvidence.access) && action.state !== 'closed'
  const { send, sending, refused } = useSendFiles(correctiveActionRoutes.addEvidence)
  const removal = {
    text: t('removeEvidenceText'),
    changes: correctiveActionRoutes.removeEvidence.changes,
    remove: (fileId: number) =>
      call(correctiveActionRoutes.removeEvidence, { params: { ...params, fileId } }),
  }
  return (
    <section aria-label={t('evidence')}>
      <h2 className={styles.part}>{t('evidence')}</h2>
      {action.files.length === 0 ? (
        <p className={styles.note}>{t('noEvidence')}</p>
      ) : (
        <AttachedFiles files={action.files} removal={mayChange ? removal : undefined} />
      )}
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
