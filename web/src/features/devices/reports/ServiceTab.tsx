import { type ReportSending, reportServiceRoutes } from '@puquio/contract/modi/device-reports'
import { IconRepeat } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import type { Action } from '../../../ui/ActionMenu.tsx'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { SecretDialog } from '../../../ui/secrets/SecretDialog.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { toastOutcome } from '../../../ui/toasts/toast-outcome.ts'
import { ReportPanel } from './ReportPanel.tsx'
import { serviceColumns } from './service-columns.tsx'
import { ServiceDialog } from './ServiceDialog.tsx'
import './service-texts.ts'

/** Where what a device reports is sent on to, what became of the latest ones, and sending one again. For an ADMIN. */
export const ServiceTab = ({ deviceId }: { deviceId: number }) => {
  const { t } = useTranslation('reportServices')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const params = { projectId: project.id, deviceId }
  const sendings = useApi(reportServiceRoutes.sendings, { params, query: { size: 20 } })
  const test = useApiMutation(reportServiceRoutes.test)
  const renew = useApiMutation(reportServiceRoutes.renewSecret)
  const replay = useApiMutation(reportServiceRoutes.replay)
  const [secret, setSecret] = useState<string | null>(null)
  const perform = async (work: () => Promise<string>) => {
    await toastOutcome(work(), { done: (text) => text, action: 'report-service' })
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
  const actions = ({ id }: ReportSending): Action[] => [
    {
      label: t('replay'),
      icon: <IconRepeat size={16} />,
      onSelect: () =>
        void perform(async () => {
          await replay.mutateAsync({ params: { ...params, sendingId: id } })
          return t('wasTested')
        }),
    },
  ]
  return (
    <>
      <ReportPanel
        label={t('title')}
        help={t('help')}
        asked={useApi(reportServiceRoutes.get, { params })}
        notSet={t('notSet')}
        summary={({ enabled, address }) => `${enabled ? t('enabled') : t('disabled')} · ${address}`}
        setLabel={t('set')}
        actions={[
          { label: t('test'), onClick: () => perform(testNow) },
          { label: t('renew'), onClick: renewNow },
        ]}
        sendings={
          <DataTable
            name="reportSendings"
            label={t('sendings')}
            columns={serviceColumns({ t, format })}
            {...rowsOf(sendings)}
            rowKey={({ id }) => id}
            rowName={({ createdAt }) => format.instant(createdAt)}
            actions={actions}
            empty={<EmptyRows title={t('sendings')} text={t('noSendings')} onClear={false} />}
          />
        }
        form={(service, onClose) => (
          <ServiceDialog
            deviceId={deviceId}
            service={service}
            onSecret={setSecret}
            onClose={onClose}
          />
        )}
      />
      {secret !== null && (
        <SecretDialog
          title={t('secretTitle')}
          label={t('secretTitle')}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </>
  )
}
