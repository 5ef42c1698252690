import { isRouteOpen, mayAccess } from '@puquio/domain'
import { redirect } from '@tanstack/react-router'
import i18next from 'i18next'
import {
  callerNow,
  openContext,
  type ProjectContext,
  projectContext,
} from '../lib/project-context.ts'
import { showToast } from '../ui/toasts.ts'
import type { PageRule } from './page-rule.ts'
import './shell/texts.ts'

/** Whether the person may be on a page: by the access of its route of the API, and by the menu. */
export const isPageOpen = (rule: PageRule, { menu, state }: ProjectContext): boolean => {
  // The shell says that there is no project, or that it could not be read.
  if (state === 'no-project' || state === 'failed') return true
  if (rule.isLater || !mayAccess(rule.access, callerNow())) return false
  return !rule.access.startsWith('project:') || isRouteOpen(menu ?? [], rule.name)
}

/** Denied: a warning, and back to Home (specification, section 4). */
export const guardPage = async (rule: PageRule, { isPreload }: { isPreload: boolean }) => {
  await openContext()
  if (isPageOpen(rule, projectContext.read())) return
  if (!isPreload) {
    const t = i18next.getFixedT(null, 'shell')
    showToast({ kind: 'warning', text: t('invalidRoute') })
  }
  redirect({ to: '/', throw: true })
}
