import { randomInt } from 'node:crypto'
import { ago, fromNow } from '../../../platform/clock.ts'
import { accountScope } from '../../../platform/db/scopes/account-scope.ts'
import type { AccountScope } from '../../../platform/db/scopes/scope.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { phoneNumber } from '../../../platform/whatsapp/phone-number.ts'
import { sendVerificationCode } from '../../../platform/whatsapp/send-code.ts'
import { hashPassword, isPassword } from '../../session/service.ts'
import {
  countCodes,
  countTry,
  insertCode,
  lockPhone,
  type PhoneOwner,
  readCode,
  setPhoneVerified,
} from './store.ts'

const codeLives = { minutes: 10 }
const mostTries = 5
const mostCodesInDay = 10

/** Sends a code of six digits to the user's phone; of several the newest one holds. */
export async function sendPhoneCode(platform: Platform, userId: number): Promise<void> {
  if (platform.whatsapp === null) throw new Problem('NOT_CONFIGURED', { name: 'WhatsApp' })
  const scope = accountScope(platform.database, platform.clock)
  // Before the hash, which costs; and again with it, since another code may be sent meanwhile.
  await scope.transaction((within) => allowed(within, userId))
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const codeHash = await hashPassword(code)
  const { phone, language } = await scope.transaction(async (within) => {
    const owner = await allowed(within, userId)
    const expiresAt = fromNow(within.clock, codeLives)
    await insertCode(within, { userId, phone: owner.phone, codeHash, expiresAt })
    return owner
  })
  // After it is kept: a code that arrives must hold.
  await sendVerificationCode(platform, phone, code, language)
}

/** Verifies the phone by the newest code, within ten minutes and five tries. */
export async function verifyPhone(platform: Platform, userId: number, code: string): Promise<void> {
  const scope = accountScope(platform.database, platform.clock)
  // A wrong code is counted, so the transaction must not fail by it.
  const refusal = await scope.transaction(async (within) => {
    const owner = await unverified(within, userId)
    const sent = await readCode(within, owner)
    if (!sent || new Date(sent.expiresAt) <= within.clock.now()) return 'expired'
    if (sent.tries >= mostTries) return 'tries'
    if (await isPassword(sent.codeHash, code)) {
      await setPhoneVerified(within, userId, sent.id)
      return null
    }
    await countTry(within, sent.id)
    return 'wrong'
  })
  if (refusal) throw new Problem('CODE_NOT_VALID', { reason: refusal })
}

/** Returns the owner of a phone to which a code may be sent now. */
async function allowed(scope: AccountScope, userId: number) {
  const { phone, language } = await unverified(scope, userId)
  if (phone === null || phoneNumber(phone) === null) throw new Problem('PHONE_NOT_VALID')
  await refuseTooMany(scope, userId)
  return { phone, language }
}

async function unverified(scope: AccountScope, userId: number): Promise<PhoneOwner> {
  const owner = await lockPhone(scope, userId)
  if (!owner) throw new Problem('USER_NOT_FOUND')
  if (owner.isPhoneVerified) throw new Problem('PHONE_ALREADY_VERIFIED')
  return owner
}

async function refuseTooMany(scope: AccountScope, userId: number): Promise<void> {
  if ((await countCodes(scope, userId, ago(scope.clock, { minutes: 1 }))) > 0)
    throw new Problem('TOO_MANY_TRIES', { retryAfterS: 60 })
  if ((await countCodes(scope, userId, ago(scope.clock, { days: 1 }))) >= mostCodesInDay)
    throw new Problem('TOO_MANY_TRIES', { retryAfterS: 3600 })
}
