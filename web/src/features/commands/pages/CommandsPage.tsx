import { Alert, Button, Skeleton, Stack, Title } from '@mantine/core'
import { commandRoutes, type DeviceCommand } from '@puquio/contract/modi/commands'
import { commandObstacleTerms } from '@puquio/contract/terms/modi/commands'
import { screens } from '@puquio/domain'
import { IconX } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import type { Action } from '../../../ui/ActionMenu.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { toastOutcome } from '../../../ui/toasts/toast-outcome.ts'
import { NotThere } from '../../../widgets/data/NotThere.tsx'
import { commandColumns, orderText } from '../command-columns.tsx'
import { ConfigurationDialog } from '../components/ConfigurationDialog.tsx'
import { ConfigurationOf } from '../components/ConfigurationOf.tsx'
import { type AskedRelay, RelayDialog } from '../components/RelayDialog.tsx'
import { Relays } from '../components/Relays.tsx'
import type { commandSearch } from '../search.ts'
import { commandQuery, useCommandSearch } from '../use-command-search.ts'
import { DeviceTabs } from '../../../widgets/modi/DeviceTabs.tsx'
import '../texts.ts'

const from = screens.ModiCommands.path

export const loader = loadInProject<{ id: string }, z.output<typeof commandSearch>>(
  (ask, { projectId, params: { id }, search }) => {
    const params = { projectId, deviceId: Number(id) }
    ask(commandRoutes.relays, { params })
    ask(commandRoutes.list, { params, query: commandQuery(search) })
  },
)

/** The relays and the configuration of a device: as it said last, what it is told, and what became of that. */
export const Page = () => {
  const { t } = useTranslation('commands')
  const project = useProject()
  const [language, format] = [useLanguage(), useFormat(project.timeZone)]
  const deviceId = Number(useParams({ from }).id)
  const params = { projectId: project.id, deviceId }
  const canOrder = useMay()(commandRoutes.request.access)
  const { search, query } = useCommandSearch()
  const relays = useApi(commandRoutes.relays, { params })
  const commands = useApi(commandRoutes.list, { params, query }, { isKeepingPrevious: true })
  const cancel = useApiMutation(commandRoutes.cancel)
  const [asked, setAsked] = useState<AskedRelay | 'configuration' | null>(null)
  const close = () => setAsked(null)
  const cancelOne = async ({ id }: DeviceCommand) => {
    await toastOutcome(cancel.mutateAsync({ params: { ...params, commandId: id } }), {
      done: t('wasCancelled'),
      action: 'command',
    })
  }
  const actions = (one: DeviceCommand): Action[] =>
    canOrder && one.state === 'requested'
      ? [{ label: t('cancel'), icon: <IconX size={16} />, onSelect: () => void cancelOne(one) }]
      : []
  const found = relays.data
  if (relays.error && !found)
    return (
      <NotThere
        error={relays.error}
        onRetry={() => void relays.refetch()}
        title={t('noDevice')}
        action={<ButtonLink {...paths.devices()}>{t('devices')}</ButtonLink>}
      />
    )
  return (
    <>
      <PageTitle
        title={found?.device.name ?? ''}
        part={t('title')}
        parent={<TextLink {...paths.devices()}>{t('devices')}</TextLink>}
      />
      {found && <DeviceTabs device={{ id: deviceId, serial: found.device.serial }} />}
      {!found && <Skeleton height={320} />}
      {found && (
        <Stack gap="lg">
          {found.obstacle && (
            <Alert color="yellow">{commandObstacleTerms[found.obstacle][language]}</Alert>
          )}
          <section aria-label={t('relays')}>
            <Title order={2} size="h4" mb="xs">
              {t('relays')}
            </Title>
            <Relays found={found} format={format} onAsk={canOrder ? setAsked : null} />
          </section>
          <section aria-label={t('configuration')}>
            <Title order={2} size="h4" mb="xs">
              {t('configuration')}
            </Title>
            <ConfigurationOf found={found} format={format} />
            {canOrder && found.obstacle === null && (
              <Button variant="default" mt="xs" onClick={() => setAsked('configuration')}>
                {t('sendConfiguration')}
              </Button>
            )}
          </section>
          <section aria-label={t('history')}>
            <Title order={2} size="h4" mb="xs">
              {t('history')}
            </Title>
            <DataTable
              name="commands"
              label={t('history')}
              columns={commandColumns({ t, language, format })}
              {...rowsOf(commands)}
              rowKey={({ id }) => id}
              rowName={(one) => orderText(t, one)}
              search={search}
              actions={actions}
              empty={
                <EmptyRows title={t('noCommands')} text={t('noCommandsText')} onClear={false} />
              }
            />
          </section>
        </Stack>
      )}
      {found && asked === 'configuration' && <ConfigurationDialog found={found} onClose={close} />}
      {found && asked !== null && asked !== 'configuration' && (
        <RelayDialog {...asked} device={found.device} onClose={close} />
      )}
    </>
  )
}
