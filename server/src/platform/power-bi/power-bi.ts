import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { type OutboundAnswer, sendThrough } from '../outbound/send-through.ts'
import { Problem } from '../problem.ts'
import { openKept } from './kept.ts'
import { errorCode, holdOf, readJson, refusal, refusalOf } from './refusal.ts'

export type AskedReport = {
  /** On whose board it is. */
  projectId: number
  workspaceId: string
  reportId: string
  /** As whom the data are read where its model has rules for rows; null without. */
  identity: { username: string; roles: readonly string[] } | null
}

export type Embedding = {
  embedUrl: string
  /** An embed token: it opens this report alone, for reading. */
  token: string
  /** Seconds until it expires, and until another one is to be asked for. */
  leftS: number
  renewInS: number
}

export type PowerBi = {
  /** Throws POWER_BI_FAILED and POWER_BI_BUSY. */
  embed: (asked: AskedReport) => Promise<Embedding>
}

const signedIn = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number() })
/** Paginated reports have no model of their own. */
const foundReport = z.object({ embedUrl: z.url(), datasetId: z.string().nullish() })
const made = z.object({ token: z.string().min(1), expiration: z.string() })

type Parts = { patienceMs?: number; nowMs?: () => number }
/** By a clock that nobody sets: how long something lives follows from the answer that brought it. */
type Held = { token: string; untilMs: number; renewAtMs: number }

/** Reports live an hour at most, and no longer than the sign-in by which they were made: this much of it has to be left. */
const signInLeftMs = 15 * 60_000
const renewalMs = 10 * 60_000

/** Power BI by its REST API ("embed for your customers"), null where the environment names no service principal. */
export function openPowerBi(
  { powerBi }: Pick<Config, 'powerBi'>,
  outbound: Outbound,
  { patienceMs = 10_000, nowMs = () => performance.now() }: Parts = {},
): PowerBi | null {
  if (powerBi === null) return null
  const { tenantId, clientId, clientSecret, workspaces, authority, api, scope, origin } = powerBi
  const isOfProject = ({ workspaceId, projectId }: AskedReport) =>
    workspaces.some(
      ({ id, projects }) =>
        id === workspaceId.toLowerCase() && (projects === 'all' || projects.includes(projectId)),
    )
  const isGood = ({ renewAtMs }: Held) => nowMs() < renewAtMs
  const signIns = openKept<Held>(isGood)
  const embeddings = openKept<Held & { embedUrl: string }>(isGood)
  let heldUntilMs = Number.NEGATIVE_INFINITY

  const held = (token: string, lifeMs: number, marginMs: number): Held => ({
    token,
    untilMs: nowMs() + lifeMs,
    // Of a short life the last quarter is enough to ask for another one.
    renewAtMs: nowMs() + lifeMs - Math.min(marginMs, lifeMs / 4),
  })

  /** Sends, and throws what kept it from being answered. */
  async function ask(
    url: string,
    headers: Record<string, string>,
    bytes?: Buffer,
  ): Promise<OutboundAnswer> {
    const leftMs = heldUntilMs - nowMs()
    if (leftMs > 0) throw busy(leftMs)
    const answer = await sendThrough(outbound, {
      url: new URL(url),
      projectId: 'own',
      method: bytes ? 'POST' : 'GET',
      headers: { accept: 'application/json', ...headers },
      patienceMs,
      ...(bytes ? { bytes } : {}),
    }).catch((error: unknown) => {
      throw refusal('unavailable', reasonOf(error))
    })
    const holdS = holdOf(answer)
    if (holdS !== null) {
      heldUntilMs = nowMs() + holdS * 1000
      throw busy(holdS * 1000)
    }
    return answer
  }

  async function signIn(): Promise<Held> {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      scope,
    })
    const answer = await ask(
      `${authority}/${encodeURIComponent(tenantId)}/oauth2/v2.0/token`,
      { 'content-type': 'application/x-www-form-urlencoded' },
      Buffer.from(body.toString()),
    )
    if (answer.status >= 400 && answer.status < 500)
      throw refusal('sign-in', errorCode(answer.text) ?? `HTTP ${answer.status}`)
    const { access_token: token, expires_in: lifeS } = read(signedIn, answer)
    return held(token, lifeS * 1000, signInLeftMs)
  }

  /** Asks the API as the service principal; a sign-in that it no longer takes is made anew, once. */
  async function askSigned(path: string, body?: object): Promise<OutboundAnswer> {
    const bytes = body && Buffer.from(JSON.stringify(body))
    const askBy = ({ token }: Held) =>
      ask(
        `${api}${path}`,
        {
          authorization: `Bearer ${token}`,
          ...(bytes ? { 'content-type': 'application/json' } : {}),
        },
        bytes,
      )
    const first = await signIns.get('', signIn)
    const answer = await askBy(first)
    if (!isSignInOver(answer)) return answer
    signIns.drop('', first)
    return askBy(await signIns.get('', signIn))
  }

  async function make(asked: AskedReport) {
    const { workspaceId, reportId } = asked
    const report = read(foundReport, await askSigned(`/groups/${workspaceId}/reports/${reportId}`))
    // The token goes to that page: to the configured site alone.
    if (new URL(report.embedUrl).origin !== origin) throw refusal('answer')
    const answer = await askSigned('/GenerateToken', tokenRequest(asked, report.datasetId))
    const { token, expiration } = read(made, answer)
    const lifeMs = Date.parse(expiration) - answeredAtMs(answer)
    if (!(lifeMs > 0)) throw refusal('answer')
    return { embedUrl: report.embedUrl, ...held(token, lifeMs, renewalMs) }
  }

  return {
    async embed(asked) {
      if (!isOfProject(asked)) throw refusal('workspace')
      const { embedUrl, token, untilMs, renewAtMs } = await embeddings.get(
        JSON.stringify([asked.workspaceId, asked.reportId, asked.identity]),
        () => make(asked),
      )
      const seconds = (ms: number) => Math.max(0, Math.floor((ms - nowMs()) / 1000))
      return { embedUrl, token, leftS: seconds(untilMs), renewInS: seconds(renewAtMs) }
    },
  }
}

/** "Generate Token" (V2) for reading: nothing can be saved, since no target workspace is named. */
function tokenRequest({ reportId, identity }: AskedReport, datasetId?: string | null): object {
  const of = datasetId ? { datasets: [datasetId] } : { reports: [reportId] }
  return {
    datasets: datasetId ? [{ id: datasetId }] : [],
    reports: [{ id: reportId, allowEdit: false }],
    ...(identity
      ? {
          identities: [
            {
              username: identity.username,
              ...(identity.roles.length > 0 ? { roles: identity.roles } : {}),
              ...of,
            },
          ],
        }
      : {}),
  }
}

/** 401, or as the documentation of the API has it 403 with `TokenExpired`. */
const isSignInOver = ({ status, text }: OutboundAnswer) =>
  status === 401 || (status === 403 && errorCode(text) === 'TokenExpired')

function read<T>(schema: z.ZodType<T>, answer: OutboundAnswer): T {
  if (answer.status !== 200) throw refusalOf(answer)
  const found = schema.safeParse(readJson(answer.text))
  if (!found.success) throw refusal('answer')
  return found.data
}

/** The clock of who answered, by which an expiration is counted; this machine's where it is not said. */
const answeredAtMs = ({ headers }: OutboundAnswer) => {
  const at = Date.parse(headers.date ?? '')
  return Number.isNaN(at) ? Date.now() : at
}

const busy = (ms: number) => new Problem('POWER_BI_BUSY', { retryAfterS: Math.ceil(ms / 1000) })

/** The name of what went wrong with a connection, as ECONNREFUSED; never its text, which may name addresses. */
function reasonOf(error: unknown): string {
  if (error instanceof Problem) return error.problem
  if (!(error instanceof Error)) return 'UNKNOWN'
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'TIMEOUT'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
