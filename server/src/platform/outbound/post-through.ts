import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { Outbound } from './outbound.ts'

type Post = {
  url: URL
  /** Whose members typed the address; null where the installation's operators did. */
  projectId: number | null
  headers: Record<string, string>
  bytes: Buffer
  patienceMs: number
}

/** An answer is a few hundred bytes. */
const answerMax = 100_000

/**
 * Sends bytes through the outbound door: the connection goes to the address that was allowed, while the certificate is
 * checked against the name. Redirects are not followed.
 */
export async function postThrough(
  outbound: Outbound,
  { url, projectId, headers, bytes, patienceMs }: Post,
): Promise<{ status: number; text: string }> {
  const signal = AbortSignal.timeout(patienceMs)
  const address = await outbound.addressOf(url.hostname, projectId)
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': bytes.length },
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
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text += part
        if (text.length > answerMax) answer.destroy(new Error('The answer is too long'))
      })
      answer.on('error', reject)
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    request.end(bytes)
  })
}
