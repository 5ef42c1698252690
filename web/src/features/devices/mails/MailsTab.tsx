import { Button, Group, Skeleton, Text } from '@mantine/core'
import { type DeviceMail, deviceMailRoutes } from '@puquio/contract/modi/device-mails'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { failureOf, problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { weekdayNames } from '../../../ui/fields/show-date.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { MailDialog } from './MailDialog.tsx'
import { sendingColumns } from './sending-columns.tsx'
import './texts.ts'

/** By which mails a device reports, what became of the latest ones, and sending one now. For an ADMIN. */
export const MailsTab = ({ deviceId }: { deviceId: number }) => {
  const { t } = useTranslation('deviceMails')
  const project = useProject()
  const [language, locale] = [useLanguage(), useLocale()]
  const format = useFormat(project.timeZone)
  const params = { projectId: project.id, deviceId }
  const asked = useApi(deviceMailRoutes.get, { params })
  const sendings = useApi(deviceMailRoutes.sendings, { params, query: { size: 20 } })
  const send = useApiMutation(deviceMailRoutes.send)
  const [isEditing, setEditing] = useState(false)
  const mail = asked.data?.mail
  const sendNow = async () => {
    try {
      const { recipients } = await send.mutateAsync({ params })
      const text = recipients > 0 ? t('wasSent', { count: recipients }) : t('nobody')
      showToast({ kind: recipients > 0 ? 'success' : 'warning', text, action: 'device-mail' })
    } catch (error) {
      showToast({ kind: 'error', text: problemText(error), action: 'device-mail' })
    }
  }
  if (asked.error && !asked.data)
    return <ErrorState {...failureOf(asked.error)} onRetry={() => void asked.refetch()} />
  if (mail === undefined) return <Skeleton height={200} />
  const when = ({ frequency, atTime, weekday }: DeviceMail) =>
    t(`when_${frequency}`, {
      time: atTime,
      minute: atTime.slice(3),
      day: weekdayNames(locale, 'long')[weekday - 1] ?? '',
    })
  return (
    <section aria-label={t('title')}>
      <Text size="sm" c="dimmed" mb="xs" maw="80ch">
        {t('help')}
      </Text>
      {mail && (
        <Text size="sm" mb="xs">
          {mail.enabled
            ? `${when(mail)} ${t('next', { at: format.instant(mail.nextAt) })}`
            : t('switchedOff')}
        </Text>
      )}
      <Group gap="xs" mb="md">
        <Button variant="default" onClick={() => setEditing(true)}>
          {t('set')}
        </Button>
        {mail && (
          <Button variant="default" loading={send.isPending} onClick={() => void sendNow()}>
            {t('sendNow')}
          </Button>
        )}
      </Group>
      {mail && (
        <DataTable
          name="deviceMails"
          label={t('sendings')}
          columns={sendingColumns({ t, format, language })}
          {...rowsOf(sendings)}
          rowKey={({ id }) => id}
          rowName={({ to, createdAt }) => `${to} ${format.instant(createdAt)}`}
          empty={<EmptyRows title={t('sendings')} text={t('noSendings')} onClear={false} />}
        />
      )}
      {isEditing && (
        <MailDialog deviceId={deviceId} mail={mail} onClose={() => setEditing(false)} />
      )}
    </section>
  )
}
