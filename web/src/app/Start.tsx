import { chunkTimeoutMs } from '@puquio/domain'
import { lazy, Suspense } from 'react'
import { useSession } from '../lib/session.ts'
import { Blank } from './Blank.tsx'
import { inTime } from '../lib/in-time.ts'

/** `/` is the sign-in page for who is signed out and the start page for who is signed in. */
export const Page = () => (
  <Suspense fallback={<Blank />}>{useSession() === null ? <SignIn /> : <Home />}</Suspense>
)

const SignIn = lazy(async () => ({
  default: (await inTime(import('../features/session/pages/SignInPage.tsx'), chunkTimeoutMs))
    .SignInPage,
}))
const Home = lazy(async () => ({
  default: (await inTime(import('../features/home/pages/HomePage.tsx'), chunkTimeoutMs)).HomePage,
}))
