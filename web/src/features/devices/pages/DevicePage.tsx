import { Skeleton } from '@mantine/core'
import { deviceStatusRoutes } from '@puquio/contract/modi/device-status'
import { deviceMailRoutes, reportServiceRoutes } from '@puquio/contract/modi/device-reports'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import { screens } from '@puquio/domain'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { type UrlTab, UrlTabs } from '../../../ui/UrlTabs.tsx'
import { DeviceStateMark } from '../../../widgets/devices/DeviceStateMark.tsx'
import { modiFailure } from '../../../widgets/devices/modi-failure.ts'
import { DeviceTabs } from '../../../widgets/modi/DeviceTabs.tsx'
import { Connection } from '../components/Connection.tsx'
import { HistoryTab } from '../records/HistoryTab.tsx'
import { MoveLogger, Moves } from '../records/Moves.tsx'
import { ReplaceLogger, Replacements } from '../records/Replacements.tsx'
import { StatusTab } from '../records/StatusTab.tsx'
import { useRecordSearch } from '../records/use-record-search.ts'
import { MailTab } from '../reports/MailTab.tsx'
import { ServiceTab } from '../reports/ServiceTab.tsx'
import '../records/texts.ts'

const from = screens.ModiDevice.path

export const loader = loadInProject<{ id: string }>((ask, { projectId, params }) =>
  ask(deviceRoutes.get, { params: { projectId, deviceId: Number(params.id) } }),
)

/** How a device reports, and what was changed of it. */
export const Page = () => {
  const { t } = useTranslation('deviceRecords')
  const project = useProject()
  const deviceId = Number(useParams({ from }).id)
  const { values, write } = useRecordSearch()
  const may = useMay()
  const device = useApi(deviceRoutes.get, { params: { projectId: project.id, deviceId } })
  if (device.error && !device.data)
    return <ErrorState {...modiFailure(device.error)} onRetry={() => void device.refetch()} />
  if (!device.data) return <Skeleton height={440} />
  const status: UrlTab<'status' | 'history' | 'connection' | 'mails' | 'reports'> = {
    key: 'status',
    label: t('status'),
    content: <StatusTab deviceId={deviceId} />,
  }
  const history = {
    key: 'history' as const,
    label: t('history'),
    content: <HistoryTab deviceId={deviceId} />,
  }
  const mails = {
    key: 'mails' as const,
    label: t('mails'),
    content: <MailTab deviceId={deviceId} />,
  }
  const reports = {
    key: 'reports' as const,
    label: t('reports'),
    content: <ServiceTab deviceId={deviceId} />,
  }
  const connection = {
    key: 'connection' as const,
    label: t('connection'),
    content: <Connection device={device.data} />,
  }
  return (
    <>
      <PageTitle
        title={device.data.name}
        part={t('records')}
        parent={<TextLink {...paths.devices()}>{t('devices')}</TextLink>}
        status={<DeviceStateMark state={device.data.state} />}
        actions={
          <>
            <MoveLogger device={device.data} />
            <ReplaceLogger device={device.data} />
          </>
        }
      />
      <DeviceTabs device={device.data} />
      <Replacements device={device.data} />
      <Moves device={device.data} />
      <UrlTabs
        label={t('records')}
        tab={values.tab}
        onTab={(tab) => write({ tab })}
        tabs={[
          status,
          ...(may(deviceStatusRoutes.history.access) ? [history] : []),
          ...(may(deviceMailRoutes.get.access) ? [mails] : []),
          ...(may(reportServiceRoutes.get.access) ? [reports] : []),
          ...(may(deviceRoutes.tokens.access) ? [connection] : []),
        ]}
      />
    </>
  )
}
