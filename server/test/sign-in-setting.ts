import { sessionRoutes } from '@puquio/contract/session'
import { sql } from '../src/platform/db/sql.ts'
import { builtPassword } from './build.ts'
import { startTestApp } from './harness.ts'
import { callsOf, type Calls, type Sent } from './send.ts'

export const wrongPassword = 'Wrong-password-1'
/** Accepted by the rule, and nobody's before. */
export const newPassword = 'Nueva-clave-1'
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs

let addresses = 0
/** Delays are counted by address, so each attempt comes from its own unless it says otherwise. */
export const newAddress = () => `10.0.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`

/** An app, and what the tests of signing in do with it: for real, with passwords and mails. */
export async function signInSetting() {
  const puquio = await startTestApp()
  const login = (email: string, password = builtPassword, remoteAddress = newAddress()) =>
    puquio.nobody.send(sessionRoutes.login, { body: { email, password } }, { remoteAddress })

  /** The calls of the session that a sign-in answered. */
  const callsAfter = (answer: Sent): Calls => {
    if (answer.statusCode !== 200) throw new Error(`Not signed in: ${answer.statusCode}`)
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    return callsOf(puquio.app, { authorization: answer.json().Authorization, cookie })
  }

  const mailsTo = (email: string) =>
    puquio.database.owner.one<{ subject: string; bodyText: string; bodyHtml: string }>(
      {},
      sql`select subject, body_text, body_html from mail where recipient = ${email} order by id`,
    )

  return {
    puquio,
    nobody: puquio.nobody,
    login,
    callsAfter,
    signIn: async (...attempt: Parameters<typeof login>) => callsAfter(await login(...attempt)),
    mailsTo,
    /** The token of the link in the last mail to somebody. */
    lastToken: async (email: string) => {
      const mails = await mailsTo(email)
      return /\?token=([\w-]+)/.exec(mails.at(-1)?.bodyText ?? '')?.[1] ?? ''
    },
  }
}

export type SignInSetting = Awaited<ReturnType<typeof signInSetting>>
