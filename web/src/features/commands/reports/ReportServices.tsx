import { Button, Group, Text, Title } from '@mantine/core'
import { type ReportDelivery, reportServiceRoutes } from '@puquio/contract/modi/report-services'
import { IconRepeat } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import type { Action } from '../../../ui/ActionMenu.tsx'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { SecretDialog } from '../../../ui/secrets/SecretDialog.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { deliveryColumns } from './delivery-columns.tsx'
import { ReportServiceDialog } from './ReportServiceDialog.tsx'
import './texts.ts'

/** Where what a device reports is sent on to, with what became of the latest deliveries. For an ADMIN. */
export const ReportServices = ({ deviceId }: { deviceId: number }) => {
  const { t } = useTranslation('reportServices')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const params = { projectId: project.id, deviceId }
  const service = useApi(reportServiceRoutes.get, { params }).data?.service
  const deliveries = useApi(reportServiceRoutes.deliveries, { params, query: { size: 20 } })
  const test = useApiMutation(reportServiceRoutes.test)
  const renew = useApiMutation(reportServiceRoutes.renewSecret)
  const replay = useApiMutation(reportServiceRoutes.replay)
  const [isEditing, setEditing] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const perform = async (work: () => Promise<string>) => {
    try {
      showToast({ kind: 'success', text: await work(), action: 'report-service' })
    } catch (error) {
      showToast({ kind: 'error', text: problemText(error), action: 'report-service' })
    }
  }
  const testNow = async () => {
    await test.mutateAsync({ params })
    return t('wasTested')
  }
  const renewNow = async () => {
    const question = { title: t('renew'), text: t('renewText'), confirmLabel: t('renew') }
    if (!(await confirm(question))) return
    await perform(async () => {
      setSecret((await renew.mutateAsync({ params })).secret)
      return t('wasSaved')
    })
  }
  const actions = ({ id }: ReportDelivery): Action[] => [
    {
      label: t('replay'),
      icon: <IconRepeat size={16} />,
      onSelect: () =>
        void perform(async () => {
          await replay.mutateAsync({ params: { ...params, deliveryOfReportId: id } })
          return t('wasTested')
        }),
    },
  ]
  return (
    <section aria-label={t('title')}>
      <Title order={2} size="h4">
        {t('title')}
      </Title>
      <Text size="sm" c="dimmed" mb="xs" maw="80ch">
        {t('help')}
      </Text>
      {service && (
        <Text size="sm" mb="xs">
          {`${service.enabled ? t('enabled') : t('disabled')} · ${service.address}`}
        </Text>
      )}
      <Group gap="xs" mb="md">
        <Button variant="default" onClick={() => setEditing(true)}>
          {t('set')}
        </Button>
        {service && (
          <>
            <Button variant="default" onClick={() => void perform(testNow)}>
              {t('test')}
            </Button>
            <Button variant="default" onClick={() => void renewNow()}>
              {t('renew')}
            </Button>
          </>
        )}
      </Group>
      {service && (
        <DataTable
          name="reportDeliveries"
          label={t('deliveries')}
          columns={deliveryColumns({ t, format })}
          {...rowsOf(deliveries)}
          rowKey={({ id }) => id}
          rowName={({ createdAt }) => format.instant(createdAt)}
          actions={actions}
          empty={<EmptyRows title={t('deliveries')} text={t('noDeliveries')} onClear={false} />}
        />
      )}
      {isEditing && service !== undefined && (
        <ReportServiceDialog
          deviceId={deviceId}
          service={service}
          onSecret={setSecret}
          onClose={() => setEditing(false)}
        />
      )}
      {secret !== null && (
        <SecretDialog
          title={t('secretTitle')}
          label={t('secretTitle')}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </section>
  )
}
