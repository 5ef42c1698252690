import { memberRoutes } from '@puquio/contract/people/members'
import type { Project } from '@puquio/contract/projects'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { uploadForFile } from '../../../lib/api/upload.ts'
import { useSendFile } from '../../../lib/api/use-send-file.ts'
import { currentLanguage } from '../../../lib/texts/texts.ts'
import { useMailToast } from '../../../widgets/people/use-mail-toast.ts'
import { useWorkbook } from '../../../widgets/workbook/use-workbook.ts'
import { WorkbookDialog } from '../../../widgets/workbook/WorkbookDialog.tsx'
import { Invitations } from './Invitations.tsx'
import '../texts.ts'

type InviteDialogProps = { project: Pick<Project, 'id' | 'timeZone'>; onClose: () => void }

/** Invites people by a workbook. */
export const InviteDialog = ({ project, onClose }: InviteDialogProps) => {
  const { t } = useTranslation('members')
  const tellMail = useMailToast()
  const params = { projectId: project.id }
  const { sending, send } = useSendFile()
  const workbook = useWorkbook({
    sending,
    send: (sent) => send(memberRoutes.importWorkbook, { params, ...sent }),
    onSaved({ rows, isMailWaiting }) {
      const queued = t('invited', { count: rows.filter(({ isMember }) => !isMember).length })
      tellMail({ action: 'member', sent: queued, done: queued, isMailWaiting })
      onClose()
    },
  })
  const rows = workbook.checked?.answer.rows ?? []
  return (
    <WorkbookDialog
      title={t('invite')}
      help={t('inviteHelp')}
      submitLabel={t('sendInvitations')}
      template={fileHref(memberRoutes.template, { params, query: { language: currentLanguage() } })}
      maxBytes={memberRoutes.importWorkbook.maxBytes ?? 0}
      workbook={workbook}
      downloadErrors={(file) => uploadForFile(memberRoutes.workbookErrors, { params, file })}
      isNew={rows.some(({ isMember }) => !isMember)}
      onClose={onClose}
    >
      <Invitations rows={rows} />
    </WorkbookDialog>
  )
}
