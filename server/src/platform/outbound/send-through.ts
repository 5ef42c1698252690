import { type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { Outbound } from './outbound.ts'

export type Sending = {
  url: URL
  /** Whose members typed the address; null where the installation's operators did; 'own' for one of any network of theirs. */
  projectId: number | null | 'own'
  headers: Record<string, string>
  patienceMs: number
  /** Ends it before its time. */
  signal?: AbortSignal | undefined
  /** The most bytes of an answer: of a few hundred, where it is not given. */
  answerMax?: number
}
type Answered = { status: number; headers: IncomingHttpHeaders }
export type OutboundAnswer = Answered & { text: string }
type AnyMethod = Sending & { method: 'GET' | 'POST'; bytes?: Buffer }

/** Asks through the outbound door for a text. */
export async function sendThrough(outbound: Outbound, sending: AnyMethod): Promise<OutboundAnswer> {
  const { bytes, ...answer } = await bytesThrough(outbound, sending)
  return { ...answer, text: bytes.toString('utf8') }
}

/**
 * Asks through the outbound door: the connection goes to the address that was allowed, while the certificate is checked
 * against the name. Redirects are not followed.
 */
export async function bytesThrough(
  outbound: Outbound,
  {
    url,
    projectId,
    method,
    headers,
    bytes,
    patienceMs,
    signal: end,
    answerMax = 100_000,
  }: AnyMethod,
): Promise<Answered & { bytes: Buffer }> {
  const timeOut = AbortSignal.timeout(patienceMs)
  const signal = end ? AbortSignal.any([end, timeOut]) : timeOut
  const address = await (projectId === 'own'
    ? outbound.ownAddressOf(url.hostname)
    : outbound.addressOf(url.hostname, projectId))
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method,
      headers: { ...headers, ...(bytes ? { 'content-length': bytes.length } : {}) },
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
      answer.on('end', () => {
        const { statusCode: status = 0, headers: answered } = answer
        resolve({ status, bytes: Buffer.concat(parts), headers: answered })
      })
    })
    request.end(bytes)
  })
}
