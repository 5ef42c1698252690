import type { MenuItem } from '@puquio/contract/general'
import { mayOpenScreen, type Screen, screenOfPath, screens } from '@puquio/domain'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useConfigSections } from '../../features/settings/use-config-sections.ts'
import { useProjectContext } from '../../lib/project/project-context.ts'
import { useUser } from '../../lib/session.ts'
import { useEntryName } from '../../widgets/menu/entry-look.ts'
import { screenLooks } from '../../widgets/menu/screen-looks.ts'
import { itemPath } from '../../widgets/menu/item-path.ts'
import type { Choice } from './choice.ts'
import './texts.ts'

/** Returns whether the person may open a screen here. */
export const useMayOpen = (): ((screen: Screen) => boolean) => {
  const { menu, permissions } = useProjectContext()
  const { admin } = useUser()
  return (screen) => mayOpenScreen(screen, { menu: menu ?? [], permissions, isSystemAdmin: admin })
}

/** The screens of the person's menu and side bar, under the names that they have there, and the settings. */
export const useOwnChoices = (): Choice[] => {
  const { t } = useTranslation('menu')
  const router = useRouter()
  const { menu } = useProjectContext()
  const mayOpen = useMayOpen()
  const nameOf = useEntryName()
  const ofMenu = screensOf(menu ?? []).flatMap((item): Choice[] => {
    const path = itemPath(item)
    const screen = path === null ? null : screenOfPath(path)
    if (path === null || screen === null || !mayOpen(screen)) return []
    return [screenChoice(`${screen} ${item.id}`, nameOf(item), path)]
  })
  const ofSideBar = (['Notifications', 'ChatBot', 'ConfigView'] as const).map((screen) =>
    screenChoice(screen, t(screenLooks[screen].label), screens[screen].path),
  )
  const settings = useConfigSections()
    .flatMap(({ entries }) => entries)
    .map(({ key, label: title, help, link }): Choice => {
      const opens = router.buildLocation(link).href
      if (dailySettings.includes(key))
        return { ...screenChoice(key, title, opens), alsoFoundBy: help }
      return { key: `setting ${key}`, kind: 'setting', title, detail: help, opens }
    })
  return [...ofMenu, ...ofSideBar, ...settings]
}

/** Offered before anything is typed. */
const dailySettings: readonly string[] = ['own-notifications', 'members']

const screenChoice = (name: string, title: string, opens: string): Choice => ({
  key: `screen ${name}`,
  kind: 'screen',
  title,
  detail: '',
  opens,
})

const screensOf = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [
    ...(item.kind === 'screen' || item.kind === 'board' ? [item] : []),
    ...screensOf(item.children),
  ])
