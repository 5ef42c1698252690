import type { Outbound } from '../outbound/outbound.ts'
import { postThrough } from '../outbound/post-through.ts'

type JsonPost = { url: URL; token: string; body: unknown; patienceMs: number }

/** Sends JSON with a bearer's token through the outbound door, to an address of the operators. */
export const postJson = (
  outbound: Outbound,
  { url, token, body, patienceMs }: JsonPost,
): Promise<{ status: number; text: string }> =>
  postThrough(outbound, {
    url,
    projectId: null,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    bytes: Buffer.from(JSON.stringify(body)),
    patienceMs,
  })
