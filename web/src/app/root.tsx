import { screens } from '@puquio/domain'
import { createRootRoute, Outlet, useMatches } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useSession } from '../lib/session.ts'
import { Toasts } from '../ui/toasts/Toasts.tsx'
import { Blank } from './Blank.tsx'
import { lazyPart } from './routing/lazy-page.ts'
import { NotFound } from './NotFound.tsx'

export const Shell = lazyPart(() => import('./shell/Shell.tsx'), 'Shell')

/** The shell around pages for signed-in users; pages before signing in have none. */
const Root = () => {
  const isSignedIn = useSession() !== null
  const { isBare, isPublic } = useMatches({
    select: (matches) => ({
      isBare: matches.some((match) => match.staticData.isBare),
      isPublic: matches.every(
        ({ staticData: { screen } }) => !screen || screens[screen].access === 'public',
      ),
    }),
    structuralSharing: true,
  })
  return (
    <>
      {isSignedIn && !isBare ? (
        <Suspense fallback={<Blank />}>
          <Shell>
            <Outlet />
          </Shell>
        </Suspense>
      ) : (
        // A guarded page stays mounted for a moment after the session's end, and renders nothing.
        isPublic && <Outlet />
      )}
      <Toasts />
    </>
  )
}

export const rootRoute = createRootRoute({ component: Root, notFoundComponent: NotFound })
