import { hasExtension } from '@puquio/domain'

/**
 * Returns a phone number as WhatsApp takes it, digits with the country's code, null where it is none or does not
 * say its country. A mobile number of Peru may stand without its code; an extension takes no messages.
 */
export function phoneNumber(text: string): string | null {
  if (hasExtension(text)) return null
  const isInternational = /^\s*(\+|00)/.test(text)
  const digits = text.replace(/\D/g, '').replace(/^00/, '')
  if (isInternational) return /^[1-9]\d{7,14}$/.test(digits) ? digits : null
  const [, mobile] = /^(?:51)?(9\d{8})$/.exec(digits) ?? []
  return mobile === undefined ? null : `51${mobile}`
}
