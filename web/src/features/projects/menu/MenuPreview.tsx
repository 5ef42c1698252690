import { NativeSelect, Text } from '@mantine/core'
import { roleTerms } from '@puquio/contract/terms'
import {
  isScreen,
  isScreenOpen,
  mayAccess,
  type MenuItem,
  type PermissionCode,
  roles,
  screens,
} from '@puquio/domain'
import { createElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../lib/texts/texts.ts'
import { entryIcon, useEntryName } from '../../../widgets/menu/entry-look.ts'
import { isShown } from '../../../widgets/menu/is-shown.ts'
import { type Draft, type DraftEntry, toTree, type TreeOf } from './draft.ts'
import styles from './MenuPreview.module.css'
import '../texts.ts'

const { ADMIN, READ, WRITE, AUDIT } = roles
/** As members hold them: writing and auditing come with reading. */
const shownRoles = {
  READ: [READ],
  WRITE: [READ, WRITE],
  AUDIT: [READ, AUDIT],
  ADMIN: [ADMIN],
} satisfies Partial<Record<keyof typeof roleTerms, PermissionCode[]>>
type Role = keyof typeof shownRoles
const roleNames = Object.keys(shownRoles) as Role[]

/** The side bar's menu as people with each role will see it. */
export const MenuPreview = ({ draft }: { draft: Draft }) => {
  const { t } = useTranslation('projects')
  const [role, setRole] = useState<Role>('READ')
  const permissions: readonly PermissionCode[] = shownRoles[role]
  const language = currentLanguage()
  const shown = visible(toTree(draft), permissions)
  return (
    <section aria-label={t('preview')}>
      <NativeSelect
        label={t('previewAs')}
        value={role}
        onChange={({ currentTarget: { value } }) =>
          setRole(roleNames.find((one) => one === value) ?? 'READ')
        }
        data={roleNames.map((one) => ({ value: one, label: roleTerms[one][language] }))}
      />
      <div className={styles.bar}>
        {shown.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('previewNone')}
          </Text>
        ) : (
          <Entries entries={shown} permissions={permissions} />
        )}
      </div>
    </section>
  )
}

type EntriesProps = {
  entries: readonly TreeOf<DraftEntry>[]
  permissions: readonly PermissionCode[]
}

const Entries = ({ entries, permissions }: EntriesProps) => {
  const { t } = useTranslation('projects')
  const nameOf = useEntryName()
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <div className={styles.entry}>
            {createElement(entryIcon(entry), {
              size: 18,
              'aria-hidden': true,
              className: styles.icon,
            })}
            <span className={styles.name}>{nameOf(entry)}</span>
            {entry.kind === 'screen' && (
              <span className={styles.note}>
                {t('opens', { count: countOpened(entry, permissions) })}
              </span>
            )}
          </div>
          {entry.children.length > 0 && (
            <Entries entries={entry.children} permissions={permissions} />
          )}
        </li>
      ))}
    </ul>
  )
}

const visible = (
  entries: readonly TreeOf<DraftEntry>[],
  permissions: readonly PermissionCode[],
): TreeOf<DraftEntry>[] =>
  entries
    .filter((entry) => isShown(toItem(entry)) && mayOpen(entry.alias, permissions))
    .map((entry) => ({ ...entry, children: visible(entry.children, permissions) }))

const toItem = ({ children, ...entry }: TreeOf<DraftEntry>): Parameters<typeof isShown>[0] => ({
  ...entry,
  id: 0,
  urir: entry.boardId === null ? null : String(entry.boardId),
  board: null,
  children: children.map((child) => toItem(child)),
})

const mayOpen = (alias: string | null, permissions: readonly PermissionCode[]) =>
  !isScreen(alias) || mayAccess(screens[alias].access, { isSystemAdmin: false, permissions })

/** The screen itself, and those that it leads to, as far as the role may open them. */
const countOpened = (entry: DraftEntry, permissions: readonly PermissionCode[]): number => {
  const menu: MenuItem[] = [{ id: 0, label: '', kind: 'screen', alias: entry.alias, children: [] }]
  return Object.keys(screens)
    .filter((screen) => isScreen(screen))
    .filter((screen) => {
      const { menu: position } = screens[screen]
      const isOf =
        screen === entry.alias || (typeof position === 'object' && isScreenOpen(menu, screen))
      return isOf && mayOpen(screen, permissions)
    }).length
}
