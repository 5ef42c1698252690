import { Skeleton, Text } from '@mantine/core'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import { screens } from '@puquio/domain'
import { useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { modiFailure } from '../../../widgets/devices/modi-failure.ts'
import { DeviceTabs } from '../../../widgets/modi/DeviceTabs.tsx'
import { DeviceForm } from '../components/DeviceForm.tsx'
import '../form-texts.ts'

export const loader = loadInProject<{ id?: string | undefined }, { cloneOf?: number | undefined }>(
  (ask, { projectId, params: { id }, search: { cloneOf } }) => {
    if (cloneOf !== undefined) ask(deviceRoutes.get, { params: { projectId, deviceId: cloneOf } })
    if (id !== undefined) ask(deviceRoutes.get, { params: { projectId, deviceId: Number(id) } })
  },
)

/** A new device, or all that is kept of one, for the system administrator. */
export const Page = () => {
  const { t } = useTranslation('deviceForm')
  const { id } = useParams({ from: screens.ModiDevices.path })
  const { cloneOf } = useSearch({ from: screens.ModiDevices.path })
  return (
    <>
      {id === undefined ? (
        <>
          <PageTitle
            title={t('newDevice')}
            parent={<TextLink {...paths.devices()}>{t('devices')}</TextLink>}
          />
          {cloneOf === undefined ? <DeviceForm device={null} /> : <Clone deviceId={cloneOf} />}
        </>
      ) : (
        <Existing key={id} deviceId={Number(id)} />
      )}
    </>
  )
}

/** A new device that begins as another one is. */
const Clone = ({ deviceId }: { deviceId: number }) => {
  const { t } = useTranslation('deviceForm')
  const project = useProject()
  const device = useApi(deviceRoutes.get, { params: { projectId: project.id, deviceId } })
  if (device.error)
    return <ErrorState {...modiFailure(device.error)} onRetry={() => void device.refetch()} />
  if (!device.data) return <Skeleton height={320} />
  return (
    <>
      <Text size="sm" c="dimmed" mb="md">
        {t('cloneOf', { name: device.data.name })}
      </Text>
      <DeviceForm device={null} cloned={device.data} />
    </>
  )
}

const Existing = ({ deviceId }: { deviceId: number }) => {
  const { t } = useTranslation('deviceForm')
  const project = useProject()
  const device = useApi(deviceRoutes.get, { params: { projectId: project.id, deviceId } })
  if (device.error)
    return <ErrorState {...modiFailure(device.error)} onRetry={() => void device.refetch()} />
  if (!device.data) return <Skeleton height={320} />
  return (
    <>
      <PageTitle
        title={device.data.name}
        part={t('edit')}
        parent={<TextLink {...paths.devices()}>{t('devices')}</TextLink>}
      />
      <DeviceTabs device={device.data} />
      <Text size="sm" mb="md">
        <TextLink {...paths.deviceRecords(deviceId, 'connection')}>{t('toConnection')}</TextLink>
      </Text>
      <DeviceForm key={device.data.version} device={device.data} />
    </>
  )
}
