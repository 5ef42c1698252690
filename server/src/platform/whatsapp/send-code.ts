import type { Language } from '@puquio/domain'
import type { Platform } from '../platform.ts'
import { Problem } from '../problem.ts'
import { phoneNumber } from './phone-number.ts'
import { WhatsappRefusal } from './refusal.ts'
import type { Whatsapp } from './whatsapp.ts'

/** Returns WhatsApp, and throws NOT_CONFIGURED where the installation has none. */
export function requireWhatsapp({ whatsapp }: Pick<Platform, 'whatsapp'>): Whatsapp {
  if (whatsapp === null) throw new Problem('NOT_CONFIGURED', { name: 'WhatsApp' })
  return whatsapp
}

/**
 * Sends the code that verifies a phone, at once, so that who asks for it learns what is wrong. Throws
 * NOT_CONFIGURED, PHONE_NOT_VALID and WHATSAPP_NOT_SENT.
 */
export async function sendVerificationCode(
  platform: Pick<Platform, 'whatsapp'>,
  phone: string,
  code: string,
  language: Language,
): Promise<void> {
  const whatsapp = requireWhatsapp(platform)
  const to = phoneNumber(phone)
  if (to === null) throw new Problem('PHONE_NOT_VALID')
  const template = whatsapp.templates.code
  try {
    // A template of the category "authentication" takes the code twice: in its text, and to be copied.
    await whatsapp.send({ to, template, language, parameters: [code], button: code })
  } catch (error) {
    if (error instanceof WhatsappRefusal)
      throw new Problem('WHATSAPP_NOT_SENT', { reason: error.message })
    throw error
  }
}
