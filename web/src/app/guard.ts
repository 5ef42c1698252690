import {
  isLanguage,
  mayAccess,
  mayOpenScreen,
  permissionTerms,
  type Screen,
  screens,
} from '@puquio/domain'
import { redirect } from '@tanstack/react-router'
import i18next from 'i18next'
import { openContext, type ProjectContext } from '../lib/project/project-context.ts'
import { session } from '../lib/session.ts'
import { showToast } from '../ui/toasts/toasts.ts'
import { pages } from './pages.ts'
import './shell/texts.ts'

/** Checks the user's access to a page: by its screen's access, and by the menu. */
export const isPageOpen = (screen: Screen, context: ProjectContext): boolean => {
  const { menu, permissions, state } = context
  // The shell shows that there is no project, or that it could not be read.
  if (state === 'no-project' || state === 'failed') return true
  const isSystemAdmin = session.read()?.admin ?? false
  return (
    pages[screen] !== null &&
    mayOpenScreen(screen, { menu: menu ?? [], permissions, isSystemAdmin })
  )
}

/** Denied: a warning, which stays until it is read, and back to Home. */
export const guardPage = async (screen: Screen, { isPreload }: { isPreload: boolean }) => {
  const context = await openContext()
  if (isPageOpen(screen, context)) return
  if (!isPreload) {
    const text = whyClosed(screen, context)
    showToast({ kind: 'warning', text, isKept: true, action: 'invalid-route' })
  }
  redirect({ to: '/', throw: true })
}

const roleOf = {
  'project:read': 'READ',
  'project:write': 'WRITE',
  'project:audit': 'AUDIT',
  'project:admin': 'ADMIN',
} as const

/** Names the role that the page needs, where that is what is missing. */
const whyClosed = (screen: Screen, { permissions }: ProjectContext): string => {
  const t = i18next.getFixedT(null, 'shell')
  const { access } = screens[screen]
  const isSystemAdmin = session.read()?.admin ?? false
  if (pages[screen] === null || mayAccess(access, { permissions, isSystemAdmin }))
    return t('invalidRoute')
  if (access === 'system' || access === 'project:system') return t('invalidRouteOfSystem')
  const { language } = i18next
  if (!(access in roleOf)) return t('invalidRoute')
  const role = permissionTerms[roleOf[access as keyof typeof roleOf]]
  return t('invalidRouteRole', { role: role[isLanguage(language) ? language : 'es'] })
}
