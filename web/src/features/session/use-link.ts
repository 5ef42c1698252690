import { sessionRoutes } from '@puquio/contract/session'
import { useEffect, useState } from 'react'
import { call } from '../../lib/api/call.ts'

export type AskedLink =
  | { state: 'asking' }
  | { state: 'good'; email: string }
  | { state: 'failed'; error: unknown }

/** What a mailed link is for, and whether it still works. */
export const useLink = (token: string): AskedLink => {
  const [link, setLink] = useState<AskedLink>({ state: 'asking' })
  useEffect(() => {
    const aborter = new AbortController()
    call(sessionRoutes.readLink, { body: { token } }, { signal: aborter.signal }).then(
      ({ email }) => setLink({ state: 'good', email }),
      (error: unknown) => {
        if (!aborter.signal.aborted) setLink({ state: 'failed', error })
      },
    )
    return () => aborter.abort()
  }, [token])
  return link
}
