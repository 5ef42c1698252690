import { Skeleton } from '@mantine/core'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import { graphVariablesMax } from '@puquio/contract/modi/readings'
import { screens } from '@puquio/domain'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { NotThere } from '../../../widgets/data/NotThere.tsx'
import { DeviceStateMark } from '../../../widgets/devices/DeviceStateMark.tsx'
import { DeviceTabs } from '../../../widgets/modi/DeviceTabs.tsx'
import { DeviceFacts } from '../components/DeviceFacts.tsx'
import { GraphOfVariables } from '../components/GraphOfVariables.tsx'
import { useGraphSearch } from '../components/use-graph-search.ts'
import '../texts.ts'

const from = screens.ModiGraph.path

export const loader = loadInProject<{ id: string }>((ask, { projectId, params }) =>
  ask(deviceRoutes.get, { params: { projectId, deviceId: Number(params.id) } }),
)

/** Variables that are drawn where the address names none: as many as can be told apart at a glance. */
const firstShown = 4
const stateEveryMs = 60_000

/** What a device measures, live and as far back as there are readings. */
export const Page = () => {
  const { t } = useTranslation('readings')
  const project = useProject()
  const { search, change } = useGraphSearch()
  const deviceId = Number(useParams({ from }).id)
  const canEdit = useMay()(deviceRoutes.edit.access)
  const params = { projectId: project.id, deviceId }
  const device = useApi(
    deviceRoutes.get,
    { params },
    { isQuiet: true, refetchInterval: stateEveryMs },
  )
  const { name = '', variables = [] } = device.data ?? {}
  const own = variables.filter(({ retiredAt }) => retiredAt === null).map(({ id }) => id)
  const shown = [...new Set(search.variables ?? own.slice(0, firstShown))].slice(
    0,
    graphVariablesMax,
  )
  const edit = canEdit && (
    <ButtonLink {...paths.deviceEdit(deviceId)} variant="default">
      {t('editDevice')}
    </ButtonLink>
  )
  return (
    <>
      <PageTitle
        title={name}
        parent={<TextLink {...paths.devices()}>{t('devices')}</TextLink>}
        status={device.data && <DeviceStateMark state={device.data.state} />}
      />
      {device.data && <DeviceTabs device={device.data} />}
      {device.error && !device.data && (
        <NotThere
          error={device.error}
          onRetry={() => void device.refetch()}
          title={t('noDevice')}
          action={<ButtonLink {...paths.devices()}>{t('devices')}</ButtonLink>}
        />
      )}
      {!device.data && !device.error && <Skeleton height={440} />}
      {device.data && <DeviceFacts device={device.data} timeZone={project.timeZone} />}
      {device.data && shown.length === 0 && (
        <EmptyState title={t('noVariables')} text={t('noVariablesText')} action={edit} />
      )}
      {device.data && shown.length > 0 && (
        <GraphOfVariables device={device.data} shown={shown} search={search} change={change} />
      )}
    </>
  )
}
