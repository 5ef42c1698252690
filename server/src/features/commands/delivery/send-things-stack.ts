import type { Platform } from '../../../platform/platform.ts'
import { postThrough } from '../../../platform/outbound/post-through.ts'
import type { Taken } from './deliver-store.ts'
import type { Sent } from './deliver-one.ts'
import { thingsStackOf } from './forms.ts'
import { refusalOf, sentAfter } from './post-outcome.ts'

/** Where a webhook of The Things Stack takes what a device is to be sent, as each of its messages says in its head. */
export type ThingsStackRoute = { replace: URL; apiKey: string }

type Parts = Pick<Platform, 'outbound'>
type Of = { route: ThingsStackRoute; projectId: number }

const patienceMs = 10_000

/**
 * Makes a command all that The Things Stack holds for a device, so that nothing older is left in that queue, which knows no end.
 * Source: TheThingsIndustries/lorawan-stack-docs a189a5255, integrations/webhooks/scheduling-downlinks.
 */
export async function sendByThingsStack(parts: Parts, of: Of, taken: Taken): Promise<Sent> {
  try {
    const answer = await replaceQueue(parts, of, thingsStackOf(taken))
    return sentAfter(answer)
  } catch (error) {
    return refusalOf(error)
  }
}

/** Takes back what the device was not sent in its time. */
export const clearThingsStack = (parts: Parts, of: Of): Promise<unknown> =>
  replaceQueue(parts, of, { downlinks: [] })

const replaceQueue = ({ outbound }: Parts, { route, projectId }: Of, body: object) =>
  postThrough(outbound, {
    url: route.replace,
    projectId,
    headers: {
      authorization: `Bearer ${route.apiKey}`,
      'content-type': 'application/json',
      'user-agent': 'puquio/1',
    },
    bytes: Buffer.from(JSON.stringify(body)),
    patienceMs,
  })

const keyMax = 500
const addressMax = 500

/** Reads the head of a webhook's message; null where it names no queue, as without a key for downlinks in the webhook. */
export function thingsStackRouteIn(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): ThingsStackRoute | null {
  const [apiKey, address] = [headers['x-downlink-apikey'], headers['x-downlink-replace']]
  if (typeof apiKey !== 'string' || typeof address !== 'string') return null
  if (!/^[\x21-\x7e]+$/.test(apiKey) || apiKey.length > keyMax) return null
  if (address.length > addressMax || !URL.canParse(address)) return null
  const replace = new URL(address)
  const isQueue = /^https?:$/.test(replace.protocol) && replace.pathname.endsWith('/down/replace')
  return isQueue && replace.username === '' && replace.password === '' ? { replace, apiKey } : null
}
