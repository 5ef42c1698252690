import type { MessagePayload } from './message.ts'

/** Returns bytes as a network server writes them (base64 with its padding); null for what is no base64. */
export const base64Payload = (text: string, fPort: number): MessagePayload | null =>
  text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text)
    ? { encoding: 'base64', text, fPort }
    : null

/** Returns bytes as a satellite service writes them; null for what is no hexadecimal text. */
export const hexPayload = (text: string): MessagePayload | null =>
  text.length % 2 === 0 && /^[0-9a-f]*$/i.test(text) ? { encoding: 'hex', text, fPort: null } : null
