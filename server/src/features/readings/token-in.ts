import { bearerIn } from '../../platform/http/authorise.ts'

/** The token of a device in a header: as Bearer, or as the password of Basic, which many loggers can alone. */
export function tokenIn(authorization: string | undefined): string {
  const [, basic] = /^Basic ([A-Za-z0-9+/=]{1,400})$/i.exec(authorization ?? '') ?? []
  if (basic === undefined) return bearerIn(authorization) ?? ''
  const pair = Buffer.from(basic, 'base64').toString('utf8')
  return pair.slice(pair.indexOf(':') + 1)
}
