import { Button, Group, ScrollArea, Text } from '@mantine/core'
import { type MemberImport, memberRoutes } from '@puquio/contract/people/members'
import type { Project } from '@puquio/contract/projects'
import { IconTableDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { upload, uploadForFile } from '../../../lib/api/upload.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { currentLanguage } from '../../../lib/texts/texts.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { FileDrop } from '../../../ui/files/FileDrop.tsx'
import { useMailToast } from '../../../widgets/people/use-mail-toast.ts'
import { heldFile } from '../../../widgets/workbook/held-file.ts'
import { WorkbookIssues } from '../../../widgets/workbook/WorkbookIssues.tsx'
import { Invitations } from './Invitations.tsx'
import '../texts.ts'

type InviteDialogProps = { project: Pick<Project, 'id' | 'timeZone'>; onClose: () => void }
type Checked = { file: File; result: MemberImport }

/** Invites people by a workbook: it is checked and shown, then saved as a whole. */
export const InviteDialog = ({ project, onClose }: InviteDialogProps) => {
  const { t } = useTranslation('members')
  const tellMail = useMailToast()
  const [checked, setChecked] = useState<Checked | null>(null)
  const [sending, setSending] = useState<{ name: string; ratio: number | null } | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const [error, setError] = useState<string>()
  const params = { projectId: project.id }

  const send = async (file: File, save: 'yes' | 'no') => {
    setError(undefined)
    try {
      const result = await upload(
        memberRoutes.importWorkbook,
        { params, body: { save }, file },
        { onProgress: (ratio) => save === 'no' && setSending({ name: file.name, ratio }) },
      )
      setChecked({ file, result })
      if (!result.isSaved) return
      const count = result.rows.filter(({ isMember }) => !isMember).length
      const queued = t('invited', { count })
      const { isMailWaiting } = result
      tellMail({ action: 'member', sent: queued, done: queued, isMailWaiting })
      onClose()
    } catch (problem) {
      setError(problemText(problem))
    }
  }
  const check = async (chosen: File) => {
    setChecked(null)
    setSending({ name: chosen.name, ratio: 0 })
    await send(await heldFile(chosen), 'no')
    setSending(null)
  }
  const save = async ({ file }: Checked) => {
    setIsSaving(true)
    await send(file, 'yes')
    setIsSaving(false)
  }
  const result = checked?.result
  const isReady = result?.issueCount === 0
  const canInvite = isReady && result.rows.some(({ isMember }) => !isMember)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size={result ? 'xl' : 'md'}
      title={t('invite')}
      footer={
        <Group gap="xs">
          {checked && canInvite && (
            <Button loading={isSaving} onClick={() => void save(checked)}>
              {t('sendInvitations')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
        </Group>
      }
    >
      {checked && !isReady && (
        <WorkbookIssues
          {...checked.result}
          download={() =>
            uploadForFile(memberRoutes.workbookErrors, { params, file: checked.file })
          }
        />
      )}
      {result && isReady && (
        <ScrollArea.Autosize mah="50vh">
          <Invitations rows={result.rows} />
        </ScrollArea.Autosize>
      )}
      {!isReady && (
        <>
          {!checked && (
            <>
              <p>{t('inviteHelp')}</p>
              <Button
                component="a"
                href={fileHref(memberRoutes.template, {
                  params,
                  query: { language: currentLanguage() },
                })}
                download
                variant="subtle"
                size="compact-sm"
                mb="sm"
                leftSection={<IconTableDown size={16} />}
              >
                {t('template')}
              </Button>
            </>
          )}
          <FileDrop
            label={t('importFile')}
            accept={['.xlsx', '.xls']}
            maxBytes={memberRoutes.importWorkbook.maxBytes ?? 0}
            onFiles={([file]) => file && void check(file)}
            upload={sending && { ...sending, onCancel: onClose }}
            error={error}
          />
        </>
      )}
      {isReady && error && (
        <Text c="red" size="sm" role="alert" mt="xs">
          {error}
        </Text>
      )}
    </Dialog>
  )
}
