import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A secret as Standard Webhooks writes one: its prefix and base64 of 32 bytes. */
export const newSecret = (): string => prefix + randomBytes(32).toString('base64')

type Signed = { messageId: string; at: Date; body: string }

/**
 * The headers of Standard Webhooks (standardwebhooks.com, 1.0.0): HMAC-SHA256 over the identifier, the time in seconds and
 * the body, joined by points. A receiver refuses an old time, and knows a repeated message by its identifier.
 */
export function signedHeaders(
  secret: string,
  { messageId, at, body }: Signed,
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const signature = createHmac('sha256', key)
    .update(`${messageId}.${timestamp}.${body}`)
    .digest('base64')
  return {
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}
