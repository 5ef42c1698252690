import { Button, Text } from '@mantine/core'
import {
  type ResponsibleRole,
  responsibleRoleRoutes,
} from '@puquio/contract/commitments/responsible-roles'
import {
  IconArchive,
  IconArchiveOff,
  IconHistory,
  IconPencil,
  IconTransfer,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useToday } from '../../../lib/today.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { toastOutcome } from '../../../ui/toasts/toast-outcome.ts'
import { InstrumentTabs } from '../../../widgets/instruments/InstrumentTabs.tsx'
import { roleColumns } from '../roles/role-columns.tsx'
import { RoleHistory } from '../roles/RoleHistory.tsx'
import { RolePanel } from '../roles/RolePanel.tsx'
import { RotateDialog } from '../roles/RotateDialog.tsx'
import '../texts.ts'

export const loader = loadInProject((ask, { projectId }) =>
  ask(responsibleRoleRoutes.list, { params: { projectId } }),
)

type Open = { as: 'new' } | { as: 'edit' | 'rotate' | 'history'; role: ResponsibleRole }

/** Who answers for what: positions, with who holds each of them from when. */
export const Page = () => {
  const { t } = useTranslation('tasks')
  const { id: projectId, timeZone } = useProject()
  const words = { t, format: useFormat(timeZone), today: useToday(timeZone) }
  const params = { projectId }
  const mayEdit = useMay()(responsibleRoleRoutes.edit.access)
  const { data, error, refetch } = useApi(responsibleRoleRoutes.list, { params })
  const setRetired = useSetRetired()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const add = mayEdit && <Button onClick={() => setOpen({ as: 'new' })}>{t('newRole')}</Button>
  const show = (role: ResponsibleRole) => setOpen({ as: mayEdit ? 'edit' : 'history', role })
  const actionsOf = (role: ResponsibleRole) => [
    {
      label: t('history'),
      icon: <IconHistory size={16} />,
      onSelect: () => setOpen({ as: 'history', role }),
    },
    ...(mayEdit && role.retiredAt === null
      ? [
          {
            label: t('rotate'),
            icon: <IconTransfer size={16} />,
            onSelect: () => setOpen({ as: 'rotate', role }),
          },
          {
            label: t('edit'),
            icon: <IconPencil size={16} />,
            onSelect: () => setOpen({ as: 'edit', role }),
          },
          {
            label: t('retire'),
            icon: <IconArchive size={16} />,
            onSelect: () => void setRetired(role, true),
          },
        ]
      : []),
    ...(mayEdit && role.retiredAt !== null
      ? [
          {
            label: t('restore'),
            icon: <IconArchiveOff size={16} />,
            onSelect: () => void setRetired(role, false),
          },
        ]
      : []),
  ]
  return (
    <>
      <PageTitle
        title={t('roles')}
        parent={<TextLink {...paths.commitmentTasks()}>{t('title')}</TextLink>}
        actions={add}
      />
      <InstrumentTabs />
      <Text size="sm" c="dimmed" maw={820} mb="md">
        {t('rolesHelp')}
      </Text>
      <DataTable
        name="responsible-roles"
        label={t('roles')}
        columns={roleColumns(words)}
        rows={data}
        total={data?.length}
        failure={error ? failureOf(error) : undefined}
        onRetry={() => void refetch()}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        onOpen={show}
        actions={actionsOf}
        isFaded={({ retiredAt }) => retiredAt !== null}
        empty={<EmptyState title={t('noRolesTitle')} text={t('rolesHelp')} action={add} />}
      />
      {open?.as === 'new' && <RolePanel onClose={close} />}
      {open?.as === 'edit' && <RolePanel role={open.role} onClose={close} />}
      {open?.as === 'rotate' && <RotateDialog role={open.role} onClose={close} />}
      {open?.as === 'history' && <RoleHistory role={open.role} onClose={close} />}
    </>
  )
}

/** Retires a role after a question, or brings it back. */
const useSetRetired = () => {
  const { t } = useTranslation('tasks')
  const { id: projectId } = useProject()
  const edit = useApiMutation(responsibleRoleRoutes.edit)
  return async (role: ResponsibleRole, isRetired: boolean) => {
    const { id: roleId, name, version, tasks } = role
    if (isRetired) {
      const isConfirmed = await confirm({
        title: t('retireRoleTitle', { name }),
        text: t('retireRoleText', { count: tasks }),
        confirmLabel: t('retire'),
      })
      if (!isConfirmed) return
    }
    const holders = role.holders.map(({ fromOn, person }) => ({
      fromOn,
      userId: person?.id ?? null,
    }))
    const work = edit.mutateAsync({
      params: { projectId, roleId },
      body: { name, holders, isRetired, version },
    })
    const done = t(isRetired ? 'wasRetired' : 'wasRestored', { name })
    await toastOutcome(work, { done, action: 'role' })
  }
}
