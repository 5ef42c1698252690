import { mayOpenScreen, type Screen } from '@puquio/domain'
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

/** Denied: a warning, and back to Home. */
export const guardPage = async (screen: Screen, { isPreload }: { isPreload: boolean }) => {
  if (isPageOpen(screen, await openContext())) return
  if (!isPreload) {
    const t = i18next.getFixedT(null, 'shell')
    showToast({ kind: 'warning', text: t('invalidRoute') })
  }
  redirect({ to: '/', throw: true })
}
