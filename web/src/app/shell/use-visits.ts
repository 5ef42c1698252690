import { pageVisitRoutes } from '@puquio/contract/page-visits'
import { screenOfPath } from '@puquio/domain'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { call } from '../../lib/api/call.ts'
import { useProjectContext } from '../../lib/project/project-context.ts'
import { pageTitleOf } from '../../ui/page-title.ts'

/** A page that is left sooner was passed through, and may not have its title yet. */
const staysMs = 1500

/** Remembers the pages that the person opens, for the start page. */
export const useVisits = (): void => {
  const { project } = useProjectContext()
  const projectId = project?.id
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => {
    // An address of no page is not worth coming back to.
    if (projectId === undefined || path === '/' || screenOfPath(path) === null) return
    const timer = setTimeout(() => {
      const title = pageTitleOf(document.title)
      if (title === null) return
      const input = { params: { projectId }, body: { path, title } }
      // Nobody waits for it, and nothing is lost with it.
      call(pageVisitRoutes.visit, input, { isQuiet: true }).catch(() => undefined)
    }, staysMs)
    return () => clearTimeout(timer)
  }, [projectId, path])
}
