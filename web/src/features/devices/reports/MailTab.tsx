import { Alert } from '@mantine/core'
import { type DeviceMail, deviceMailRoutes } from '@puquio/contract/modi/device-reports'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { weekdayNames } from '../../../ui/fields/show-date.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { mailColumns } from './mail-columns.tsx'
import { MailDialog } from './MailDialog.tsx'
import { ReportPanel } from './ReportPanel.tsx'
import './mail-texts.ts'

/** By which mails a device reports, what became of the latest ones, and sending one now. For an ADMIN. */
export const MailTab = ({ deviceId }: { deviceId: number }) => {
  const { t } = useTranslation('deviceMails')
  const project = useProject()
  const [language, locale] = [useLanguage(), useLocale()]
  const format = useFormat(project.timeZone)
  const params = { projectId: project.id, deviceId }
  const sendings = useApi(deviceMailRoutes.sendings, { params, query: { size: 20 } })
  const asked = useApi(deviceMailRoutes.get, { params })
  const isWaiting = asked.data?.isMailWaiting === true
  const send = useApiMutation(deviceMailRoutes.send)
  const sendNow = async () => {
    try {
      const { recipients, isMailWaiting } = await send.mutateAsync({ params })
      const outcome = isMailWaiting ? t('wasKept') : t('wasSent', { count: recipients })
      const text = recipients > 0 ? outcome : t('nobody')
      const kind = recipients > 0 && !isMailWaiting ? 'success' : 'warning'
      showToast({ kind, text, action: 'device-mail' })
    } catch (error) {
      showToast({ kind: 'error', text: problemText(error), action: 'device-mail' })
    }
  }
  const when = ({ frequency, atTime, weekday }: DeviceMail) =>
    t(`when_${frequency}`, {
      time: atTime,
      minute: atTime.slice(3),
      day: weekdayNames(locale, 'long')[weekday - 1] ?? '',
    })
  return (
    <ReportPanel
      label={t('title')}
      help={t('help')}
      asked={asked}
      notSet={t('notSet')}
      notice={
        isWaiting && (
          <Alert color="yellow" mb="sm" maw="80ch">
            {t('noServer')}{' '}
            <TextLink {...paths.project(project.id, 'smtp')} c="inherit" underline="always">
              {t('addServer')}
            </TextLink>
          </Alert>
        )
      }
      summary={(mail) =>
        mail.enabled
          ? `${when(mail)} ${t('next', { at: format.instant(mail.nextAt) })}`
          : t('switchedOff')
      }
      setLabel={t('set')}
      actions={[{ label: t('sendNow'), isPending: send.isPending, onClick: sendNow }]}
      sendings={
        <DataTable
          name="deviceMails"
          label={t('sendings')}
          columns={mailColumns({ t, format, language, isWaiting })}
          {...rowsOf(sendings)}
          rowKey={({ id }) => id}
          rowName={({ to, createdAt }) => `${to} ${format.instant(createdAt)}`}
          empty={<EmptyRows title={t('sendings')} text={t('noSendings')} onClear={false} />}
        />
      }
      form={(mail, onClose) => <MailDialog deviceId={deviceId} mail={mail} onClose={onClose} />}
    />
  )
}
