import { proofRoutes } from '@puquio/contract/people/proof'
import { useState } from 'react'
import { isProblem } from '../../lib/api/call-error.ts'
import { call } from '../../lib/api/call.ts'

/**
 * Sends what only somebody may who has just signed in again: where the server asks for that, `isAsked` says so, and the
 * next try proves it by the password first.
 */
export const useProof = () => {
  const [isAsked, setAsked] = useState(false)
  const withProof = async <Answer>(password: string, send: () => Promise<Answer>) => {
    if (password !== '') await call(proofRoutes.password, { body: { password } })
    try {
      return await send()
    } catch (error) {
      if (isProblem(error, 'SIGN_IN_AGAIN')) setAsked(true)
      throw error
    }
  }
  return { isAsked, withProof }
}
