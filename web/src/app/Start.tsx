import { Suspense } from 'react'
import { session, useSession } from '../lib/session.ts'
import { Blank } from './Blank.tsx'
import { lazyPart, preloadFiles } from './routing/lazy-page.ts'

/** `/` is the sign-in page for signed-out users and the start page for signed-in users. */
export const Page = () => (
  <Suspense fallback={<Blank />}>{useSession() === null ? <SignIn /> : <Home />}</Suspense>
)

/** The loader of the start page. It does not run after signing in, when the page itself requests its data. */
export const loader = async () => {
  if (session.read() === null) return
  const home = await import('../features/home/pages/HomePage.tsx')
  await home.loader({ params: {}, search: {} })
}

export const SignIn = lazyPart(
  () => import('../features/session/pages/SignInPage.tsx'),
  'SignInPage',
)
export const Home = lazyPart(() => {
  preloadFiles('Home')
  return import('../features/home/pages/HomePage.tsx')
}, 'HomePage')
