import { Button, Group, ScrollArea, Text } from '@mantine/core'
import { memberRoutes } from '@puquio/contract/people/members'
import type { Project } from '@puquio/contract/projects'
import { IconTableDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { uploadForFile } from '../../../lib/api/upload.ts'
import { currentLanguage } from '../../../lib/texts/texts.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { FileDrop } from '../../../ui/files/FileDrop.tsx'
import { WorkbookIssues } from '../../../widgets/workbook/WorkbookIssues.tsx'
import { useInvitationWorkbook } from '../use-invitation-workbook.ts'
import { Invitations } from './Invitations.tsx'
import '../texts.ts'

type InviteDialogProps = { project: Pick<Project, 'id' | 'timeZone'>; onClose: () => void }

/** Invites people by a workbook: it is checked and shown, corrected here or there, then saved as a whole. */
export const InviteDialog = ({ project, onClose }: InviteDialogProps) => {
  const { t } = useTranslation('members')
  const workbook = useInvitationWorkbook(project.id, onClose)
  const { checked, sending, error } = workbook
  const params = { projectId: project.id }
  const isReady = checked?.result.issueCount === 0
  const canInvite = isReady && checked.result.rows.some(({ isMember }) => !isMember)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size={checked ? 'xl' : 'md'}
      title={t('invite')}
      footer={
        <Group gap="xs">
          {canInvite && (
            <Button loading={sending !== null} onClick={() => void workbook.sendAgain('yes')}>
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
          correcting={{
            corrections: checked.corrections,
            onCorrect: workbook.correct,
            onCheck: () => void workbook.sendAgain('no'),
            isChecking: sending !== null,
          }}
        />
      )}
      {checked && isReady && (
        <ScrollArea.Autosize mah="50vh">
          <Invitations rows={checked.result.rows} />
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
            onFiles={([file]) => file && void workbook.check(file)}
            upload={sending}
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
