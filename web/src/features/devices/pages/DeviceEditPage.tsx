import { Skeleton, Stack } from '@mantine/core'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import { screens } from '@puquio/domain'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { DeviceForm } from '../components/DeviceForm.tsx'
import { DeviceTokens } from '../components/DeviceTokens.tsx'
import '../form-texts.ts'

export const loader = loadInProject<{ id?: string | undefined }>(
  (ask, { projectId, params: { id } }) => {
    if (id === undefined) return
    const params = { projectId, deviceId: Number(id) }
    ask(deviceRoutes.get, { params })
    ask(deviceRoutes.tokens, { params })
  },
)

/** A new device, or all that is kept of one, for the system administrator. */
export const Page = () => {
  const { t } = useTranslation('deviceForm')
  const { id } = useParams({ from: screens.ModiDevices.path })
  return (
    <>
      {id === undefined ? (
        <>
          <PageTitle
            title={t('newDevice')}
            parent={<TextLink {...paths.devices()}>{t('devices')}</TextLink>}
          />
          <DeviceForm device={null} />
        </>
      ) : (
        <Existing key={id} deviceId={Number(id)} />
      )}
    </>
  )
}

const Existing = ({ deviceId }: { deviceId: number }) => {
  const { t } = useTranslation('deviceForm')
  const project = useProject()
  const device = useApi(deviceRoutes.get, { params: { projectId: project.id, deviceId } })
  if (device.error)
    return <ErrorState {...failureOf(device.error)} onRetry={() => void device.refetch()} />
  if (!device.data) return <Skeleton height={320} />
  return (
    <>
      <PageTitle
        title={device.data.name}
        parent={<TextLink {...paths.devices()}>{t('devices')}</TextLink>}
      />
      <Stack gap="lg">
        <DeviceTokens deviceId={deviceId} />
        <DeviceForm key={device.data.version} device={device.data} />
      </Stack>
    </>
  )
}
