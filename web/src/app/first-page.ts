import { session } from '../lib/session.ts'
import { Shell } from './root.tsx'
import { router } from './routes.tsx'
import { Home, SignIn } from './Start.tsx'

/** After this time the page is rendered with the data there are, under its loading overlay. */
const waitMs = 1_000

/**
 * Resolves when the first page can be rendered whole. Its parts are requested in parallel with the entry;
 * the page itself shows what fails.
 */
export const firstPage = async (): Promise<void> => {
  const parts =
    session.read() === null
      ? [SignIn.preload?.()]
      : [Shell.preload?.(), window.location.pathname === '/' ? Home.preload?.() : undefined]
  const late = new Promise((resolve) => setTimeout(resolve, waitMs))
  await Promise.race([Promise.allSettled([...parts, router.load()]), late])
}
