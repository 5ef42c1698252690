import { Suspense } from 'react'
import { session, useSession } from '../lib/session.ts'
import { Blank } from './Blank.tsx'
import { lazyPart } from './lazy-page.ts'

/** `/` is the sign-in page for who is signed out and the start page for who is signed in. */
export const Page = () => (
  <Suspense fallback={<Blank />}>{useSession() === null ? <SignIn /> : <Home />}</Suspense>
)

/** The start page's. Signing in leads to it without entering anything: it then asks by itself. */
export const loader = async () => {
  if (session.read() === null) return
  const home = await import('../features/home/pages/HomePage.tsx')
  await home.loader({ params: {}, search: {} })
}

export const SignIn = lazyPart(
  () => import('../features/session/pages/SignInPage.tsx'),
  'SignInPage',
)
export const Home = lazyPart(() => import('../features/home/pages/HomePage.tsx'), 'HomePage')
