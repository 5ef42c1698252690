import { Skeleton, Text } from '@mantine/core'
import { type Gateway, gatewayDevicesMax, gatewayRoutes } from '@puquio/contract/modi/gateways'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { gatewayName, heardColumns } from '../gateway-columns.tsx'
import '../texts.ts'

type Props = { gateway: Gateway; onClose: () => void }

/** The devices that a gateway heard, which lead to their graph. */
export const HeardDevices = ({ gateway, onClose }: Props) => {
  const { t } = useTranslation('gateways')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const navigate = useNavigate()
  const params = { projectId: project.id, gatewayId: gateway.id }
  const { data, error, refetch } = useApi(gatewayRoutes.devices, { params })
  return (
    <Dialog isOpen onClose={onClose} title={gatewayName(gateway)} size="lg">
      {error && <ErrorState {...failureOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={200} />}
      {data && (
        <DataTable
          name="gateway-devices"
          label={t('devices')}
          columns={heardColumns({ t, format })}
          rows={data}
          total={data.length}
          rowKey={({ device }) => device.id}
          rowName={({ device }) => device.name}
          onOpen={({ device }) => void navigate(paths.device(device.id, device.serial))}
          empty={null}
        />
      )}
      {data?.length === gatewayDevicesMax && (
        <Text size="sm" c="dimmed">
          {t('heardLast', { count: gatewayDevicesMax })}
        </Text>
      )}
    </Dialog>
  )
}
