import { endNotice } from '../features/session/end-notice.ts'
import { signInSearch } from '../features/session/search.ts'
import { onSessionEnd, session } from '../lib/session.ts'
import { router } from './routes.tsx'

/** After signing in: goes on to the page where the guard stopped the user, an address of our own only. */
session.subscribe(() => {
  if (session.read() === null) return
  const { next } = signInSearch.parse(router.state.location.search)
  if (next === undefined) return
  const isOurs = next.startsWith('/') && !/^\/[/\\]/.test(next)
  router.history.replace(isOurs ? next : '/')
})

/**
 * After the end of a session: goes to the sign-in page unless on Home, which says why unless the user
 * signed out.
 */
onSessionEnd((reason) => {
  const isChosen = reason === 'chosen' || reason === 'elsewhere'
  const told = { problem: 'NO_VALID_TOKEN', params: { reason } } as const
  endNotice.set(isChosen ? null : told)
  const { pathname, href } = router.state.location
  if (pathname === '/') return
  void router.navigate({ to: '/', search: isChosen ? {} : { next: href }, ignoreBlocker: true })
})
