import { NativeSelect, Skeleton, Stack } from '@mantine/core'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import { screens } from '@puquio/domain'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { NotThere } from '../../../widgets/data/NotThere.tsx'
import { VariableCalculations } from '../components/VariableCalculations.tsx'
import { DeviceTabs } from '../../../widgets/modi/DeviceTabs.tsx'
import '../texts.ts'

const from = screens.ModiCalculations.path

export const loader = loadInProject<{ id: string }>((ask, { projectId, params }) =>
  ask(deviceRoutes.get, { params: { projectId, deviceId: Number(params.id) } }),
)

/** How the variables of a device are calculated, and what people corrected of their readings. */
export const Page = () => {
  const { t } = useTranslation('calculations')
  const project = useProject()
  const navigate = useNavigate({ from })
  const search = useSearch({ from })
  const deviceId = Number(useParams({ from }).id)
  const device = useApi(deviceRoutes.get, { params: { projectId: project.id, deviceId } })
  const { name = '', variables = [] } = device.data ?? {}
  const own = variables.filter(({ retiredAt }) => retiredAt === null)
  const shown = own.find(({ id }) => id === search.variable) ?? own[0]
  return (
    <>
      <PageTitle
        title={name}
        part={t('title')}
        parent={<TextLink {...paths.devices()}>{t('devices')}</TextLink>}
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
      {!device.data && !device.error && <Skeleton height={320} />}
      {device.data && !shown && <p>{t('noVariables')}</p>}
      {shown && (
        <Stack gap="lg">
          <NativeSelect
            label={t('variable')}
            maw={360}
            value={shown.id}
            data={own.map((one) => ({
              value: String(one.id),
              label: one.unit ? `${one.name} (${one.unit})` : one.name,
            }))}
            onChange={(event) => {
              const variable = Number(event.currentTarget.value)
              void navigate({ to: '.', search: { variable }, replace: true })
            }}
          />
          <VariableCalculations
            key={shown.id}
            deviceId={deviceId}
            variableId={shown.id}
            days={{ from: search.from, to: search.to }}
            onDays={(days) =>
              void navigate({ to: '.', search: { ...search, ...days }, replace: true })
            }
          />
        </Stack>
      )}
    </>
  )
}
