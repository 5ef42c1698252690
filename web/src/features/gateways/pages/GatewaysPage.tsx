import { Text } from '@mantine/core'
import { type Gateway, gatewayRoutes as routes } from '@puquio/contract/modi/gateways'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { failureOf, problemText } from '../../../lib/problems/problem-text.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { ModiTabs } from '../../../widgets/modi/ModiTabs.tsx'
import { GatewayForm } from '../components/GatewayForm.tsx'
import { HeardDevices } from '../components/HeardDevices.tsx'
import { gatewayColumns, gatewayName } from '../gateway-columns.tsx'
import '../texts.ts'

export const loader = loadInProject((ask, { projectId }) =>
  ask(routes.list, { params: { projectId } }),
)

/** The LoRaWAN gateways that hear devices of the project, and which of them are silent. */
export const Page = () => {
  const { t } = useTranslation('gateways')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const params = { projectId: project.id }
  const { data, error, refetch } = useApi(routes.list, { params })
  const forget = useApiMutation(routes.forget)
  const mayEdit = useMay()(routes.edit.access)
  const [opened, setOpened] = useState<Gateway | null>(null)
  const [editing, setEditing] = useState<Gateway | null>(null)
  const askToForget = async (gateway: Gateway) => {
    const name = gatewayName(gateway)
    const asked = { title: t('forgetTitle', { name }), text: t('forgetText') }
    if (!(await confirm({ ...asked, confirmLabel: t('forget'), isDanger: true }))) return
    try {
      await forget.mutateAsync({ params: { ...params, gatewayId: gateway.id } })
      showToast({ kind: 'success', text: t('wasForgotten', { name }), action: 'gateway' })
    } catch (refused) {
      showToast({ kind: 'error', text: problemText(refused), action: 'gateway' })
    }
  }
  return (
    <>
      <PageTitle title={t('title')} />
      <ModiTabs />
      <Text size="sm" c="dimmed" mb="sm" maw="80ch">
        {t('help')}
      </Text>
      {error && !data ? (
        <ErrorState {...failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          name="gateways"
          label={t('title')}
          columns={gatewayColumns({ t, format })}
          rows={data}
          total={data?.length}
          rowKey={({ id }) => id}
          rowName={gatewayName}
          onOpen={setOpened}
          actions={(gateway) =>
            mayEdit
              ? [
                  {
                    label: t('edit'),
                    icon: <IconPencil size={16} />,
                    onSelect: () => setEditing(gateway),
                  },
                  {
                    label: t('forget'),
                    icon: <IconTrash size={16} />,
                    onSelect: () => void askToForget(gateway),
                    isDanger: true,
                  },
                ]
              : []
          }
          empty={<EmptyState title={t('none')} text={t('help')} />}
        />
      )}
      {opened && <HeardDevices gateway={opened} onClose={() => setOpened(null)} />}
      {editing && <GatewayForm gateway={editing} onClose={() => setEditing(null)} />}
    </>
  )
}
