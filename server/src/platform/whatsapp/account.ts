/** What the Cloud API needs, together or not at all. */
export const whatsappNames = [
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const

type Settings = { [Name in (typeof whatsappNames)[number]]?: string | undefined } & {
  WHATSAPP_TEMPLATE: string
  WHATSAPP_CODE_TEMPLATE: string
  WHATSAPP_API_URL: string
}

/** The account at Meta's Cloud API, null where there is none. */
export function whatsappOf(value: Settings) {
  const {
    WHATSAPP_TOKEN: token,
    WHATSAPP_PHONE_ID: phoneId,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
  } = value
  if (!token || !phoneId || !appSecret || !verifyToken) return null
  return {
    token,
    phoneId,
    appSecret,
    verifyToken,
    template: value.WHATSAPP_TEMPLATE,
    codeTemplate: value.WHATSAPP_CODE_TEMPLATE,
    apiUrl: value.WHATSAPP_API_URL.replace(/\/+$/, ''),
  }
}
