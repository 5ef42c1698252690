import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import type { Outbound } from './outbound.ts'

/** Whose members typed the address; null where the installation's operators did; 'own' for one of any network of theirs. */
export type Projects = number | null | 'own'

type Asked = {
  url: URL
  projectId: Projects
  method: 'GET' | 'POST'
  headers: Record<string, string>
  sent?: Buffer
  patienceMs: number
  signal?: AbortSignal | undefined
  /** The most bytes of an answer. */
  answerMax: number
}

/**
 * Sends a request through the outbound door: the connection goes to the address that was allowed, while the certificate is
 * checked against the name. Redirects are not followed.
 */
export async function requestThrough(
  outbound: Outbound,
  { url, projectId, method, headers, sent, patienceMs, signal: end, answerMax }: Asked,
): Promise<{ status: number; bytes: Buffer; headers: IncomingHttpHeaders }> {
  const timeOut = AbortSignal.timeout(patienceMs)
  const signal = end ? AbortSignal.any([end, timeOut]) : timeOut
  const address = await (projectId === 'own'
    ? outbound.ownAddressOf(url.hostname)
    : outbound.addressOf(url.hostname, projectId))
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method,
      headers,
      agent: false,
      signal,
      lookup: (_host, { all }, found) => {
        const one = { address, family: isIP(address) }
        if (all) found(null, [one])
        else found(null, one.address, one.family)
      },
    })
    request.on('error', reject)
    request.on('response', (answer) => {
      const parts: Buffer[] = []
      let length = 0
      answer.on('data', (part: Buffer) => {
        length += part.length
        if (length > answerMax) answer.destroy(new Error('The answer is too long'))
        else parts.push(part)
      })
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          bytes: Buffer.concat(parts),
          headers: answer.headers,
        }),
      )
    })
    request.end(sent)
  })
}
