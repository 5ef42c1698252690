import type { MenuItem } from '@puquio/contract/general'
import { isScreen, mayOpenScreen, type Screen, screens } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useConfigLinks } from '../../features/settings/use-config-links.ts'
import { useOpenTabs } from '../../features/settings/use-open-tabs.ts'
import { useProjectContext } from '../../lib/project/project-context.ts'
import { useUser } from '../../lib/session.ts'
import { useEntryName } from '../../widgets/menu/entry-look.ts'
import { screenLooks } from '../../widgets/menu/screen-looks.ts'
import { screenPath } from '../../widgets/menu/screen-path.ts'
import type { Choice } from './choice.ts'
import '../../features/settings/texts.ts'
import './texts.ts'

/** Returns whether the person may open a screen here. */
export const useMayOpen = (): ((screen: Screen) => boolean) => {
  const { menu, permissions } = useProjectContext()
  const { admin } = useUser()
  return (screen) => mayOpenScreen(screen, { menu: menu ?? [], permissions, isSystemAdmin: admin })
}

/** The screens of the person's menu and side bar, under the names that they have there, and the settings. */
export const useOwnChoices = (): Choice[] => {
  const { t } = useTranslation(['menu', 'settings', 'palette'])
  const { menu, project } = useProjectContext()
  const mayOpen = useMayOpen()
  const nameOf = useEntryName()
  const ofMenu = screensOf(menu ?? []).flatMap((item): Choice[] => {
    const path = screenPath(item.alias)
    if (path === null || !isScreen(item.alias) || !mayOpen(item.alias)) return []
    return [screenChoice(`${item.alias} ${item.id}`, nameOf(item), path)]
  })
  const ofSideBar = (['Notifications', 'ChatBot', 'ConfigView'] as const).map((screen) =>
    screenChoice(screen, t(screenLooks[screen].label), screens[screen].path),
  )
  const preferences = screenChoice(
    'NotificationPreferences',
    t('preferences', { ns: 'palette' }),
    screens.NotificationPreferences.path,
  )
  const administration = useConfigLinks().map(({ link, label }): Choice => {
    const detail = t('title', { ns: 'settings' })
    return { key: `setting ${link.to}`, kind: 'setting', title: label, detail, opens: link.to }
  })
  const members =
    project !== null && mayOpen('ProjectUserList')
      ? [
          screenChoice(
            'ProjectUserList',
            t('members', { ns: 'palette' }),
            screens.ProjectUserList.path.replace('$projectId', String(project.id)),
          ),
        ]
      : []
  const tabs = useOpenTabs().map(
    ({ key, label }): Choice => ({
      key: `setting ${key}`,
      kind: 'setting',
      title: t(label, { ns: 'settings' }),
      detail: t('title', { ns: 'settings' }),
      opens: `${screens.ConfigView.path}?tab=${key}`,
    }),
  )
  return [...ofMenu, ...ofSideBar, preferences, ...members, ...administration, ...tabs]
}

const screenChoice = (name: string, title: string, opens: string): Choice => ({
  key: `screen ${name}`,
  kind: 'screen',
  title,
  detail: '',
  opens,
})

const screensOf = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [...(item.kind === 'screen' ? [item] : []), ...screensOf(item.children)])
