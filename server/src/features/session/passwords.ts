import { hash, verify } from '@node-rs/argon2'
import { passwordIssues, passwordLongerThan } from '@puquio/domain'
import { Problem } from '../../platform/problem.ts'

// Argon2id, the library's default, with OWASP's parameters: some 35 ms on a small server.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

export const isPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password)

type NewPassword = { password: string; repeated: string }

/** Refuses a new password that breaks a rule; `oldHash` is null where there was none before. */
export async function checkNewPassword(
  { password, repeated }: NewPassword,
  oldHash: string | null,
) {
  const isSame = oldHash !== null && (await isPassword(oldHash, password))
  const issues = passwordIssues({ password, repeated, oldPassword: isSame ? password : undefined })
  if (issues.length === 0) return
  throw new Problem(
    'PASSWORD_NOT_ACCEPTED',
    {},
    issues.map((code) => ({
      path: code === 'not-repeated' ? 'repeated' : 'password',
      code,
      params: code === 'too-short' ? { min: passwordLongerThan + 1 } : {},
    })),
  )
}
