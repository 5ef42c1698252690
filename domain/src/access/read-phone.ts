export const phoneMax = 30

/**
 * Returns a phone number as it was typed, with single spaces; null for what is none. It has six to fifteen digits,
 * with spaces, hyphens, points and parentheses among them, and perhaps an extension behind.
 */
export function readPhone(text: string): string | null {
  const typed = text.trim().replace(/\s+/g, ' ')
  const number = withoutExtension(typed)
  const digits = number.replace(/\D/g, '').length
  const isNumber = /^\+?[\d(][\d ().-]*$/.test(number) && /^[^()]*(\([^()]+\)[^()]*)*$/.test(number)
  return isNumber && digits >= 6 && digits <= 15 && typed.length <= phoneMax ? typed : null
}

/** Returns whether a number is that of an extension, which no message reaches. */
export const hasExtension = (phone: string): boolean => withoutExtension(phone) !== phone

/** As people of the four languages write it: anexo 12, ext. 12, poste 12, ramal 12, x12, #12. */
const withoutExtension = (phone: string) =>
  phone.replace(/,? ?(anexo|anx\.?|extensi[oó]n|ext\.?|poste|ramal|x|#) ?\d{1,6}$/iu, '')
