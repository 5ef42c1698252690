import { session } from '../lib/session.ts'
import { Shell } from './root.tsx'
import { router } from './routes.tsx'
import { Home, SignIn } from './Start.tsx'

/** After this the page begins with what there is, and its overlay says that it takes long. */
const waitMs = 1_000

/**
 * Resolves when the first page can be rendered whole. What it is made of is asked for beside the
 * entry instead of after it; the page tells what fails.
 */
export const firstPage = async (): Promise<void> => {
  const parts =
    session.read() === null
      ? [SignIn.preload?.()]
      : [Shell.preload?.(), window.location.pathname === '/' ? Home.preload?.() : undefined]
  const late = new Promise((resolve) => setTimeout(resolve, waitMs))
  await Promise.race([Promise.allSettled([...parts, router.load()]), late])
}
