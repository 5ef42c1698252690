import { Button, Checkbox, Stack, Text } from '@mantine/core'
import { type MemberMenu, menuRoutes } from '@puquio/contract/menus'
import { screens } from '@puquio/domain'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { failureOf, problemText } from '../../../lib/problems/problem-text.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { useUnsavedGuard } from '../../../ui/form/unsaved-guard.ts'
import { useSending } from '../../../ui/form/use-sending.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { useEntryName } from '../../../widgets/menu/entry-look.ts'
import styles from './UserMenuPage.module.css'
import '../texts.ts'

/** Which entries of the project's menu one member sees. */
export const Page = () => {
  const { t } = useTranslation('projects')
  const { projectId, userId } = useParams({ from: screens.UserMenuEdit.path })
  const params = { projectId: Number(projectId), memberId: Number(userId) }
  const menu = useApi(menuRoutes.ofMember, { params }, { staleTime: 0 })
  const { user } = menu.data ?? {}
  return (
    <>
      <PageTitle
        title={user ? t('userMenu', { name: `${user.name} ${user.last_name}` }) : t('menu')}
        parent={<TextLink {...paths.members(params.projectId)}>{t('members')}</TextLink>}
      />
      {menu.error && <ErrorState {...failureOf(menu.error)} onRetry={() => void menu.refetch()} />}
      {menu.data && <Form key={hiddenOf(menu.data).join()} menu={menu.data} params={params} />}
    </>
  )
}

const hiddenOf = ({ entries }: MemberMenu): number[] =>
  entries.filter(({ isHidden }) => isHidden).map(({ id }) => id)

type FormProps = { menu: MemberMenu; params: { projectId: number; memberId: number } }

const Form = ({ menu, params }: FormProps) => {
  const { t } = useTranslation('projects')
  const nameOf = useEntryName()
  const [hidden, setHidden] = useState<ReadonlySet<number>>(() => new Set(hiddenOf(menu)))
  const save = useApiMutation(menuRoutes.setHidden)
  const chosen = menu.entries.map(({ id }) => id).filter((id) => hidden.has(id))
  useUnsavedGuard(chosen.join() !== hiddenOf(menu).join())
  const { formProps, problem, isSending } = useSending({
    values: () => ({ hidden: chosen }),
    validate: () => ({}),
    showErrors: () => undefined,
    errorsOf: () => ({}),
    send: (body) => save.mutateAsync({ params, body }),
    onRefused: (error) => `${t('userMenuFailed')} ${problemText(error)}`,
    onSaved: () => showToast({ kind: 'success', text: t('userMenuSaved'), action: 'user-menu' }),
  })
  const toggle = (id: number) => {
    const next = new Set(hidden)
    if (!next.delete(id)) next.add(id)
    setHidden(next)
  }
  const isClosedAbove = closedAbove(menu.entries, hidden)
  return (
    <form {...formProps} aria-label={t('menu')}>
      <Text size="sm" c="dimmed" mb="md" maw={720}>
        {t('userMenuHelp')}
      </Text>
      <FormProblem problem={problem} />
      {menu.entries.length === 0 && <Text size="sm">{t('menuEmpty')}</Text>}
      <Stack gap={4} maw={480} component="ul" className={styles.list ?? ''}>
        {menu.entries.map((entry) => (
          <li key={entry.id} data-depth={entry.depth}>
            <Checkbox
              label={nameOf(entry)}
              checked={!hidden.has(entry.id) && !isClosedAbove.has(entry.id)}
              disabled={isClosedAbove.has(entry.id)}
              onChange={() => toggle(entry.id)}
            />
          </li>
        ))}
      </Stack>
      <Button type="submit" mt="md" loading={isSending}>
        {t('save')}
      </Button>
    </form>
  )
}

/** What hangs below a hidden folder is not shown either. */
const closedAbove = (entries: MemberMenu['entries'], hidden: ReadonlySet<number>): Set<number> => {
  const closed = new Set<number>()
  let depth: number | null = null
  for (const entry of entries) {
    if (depth !== null && entry.depth > depth) closed.add(entry.id)
    else depth = hidden.has(entry.id) ? entry.depth : null
  }
  return closed
}
