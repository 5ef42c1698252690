import { addressOf, gatewayChange } from '@puquio/domain'
import { z } from 'zod'
import type { SystemScope } from '../../platform/db/scopes/scope.ts'
import { deviceScope, readingsScope } from '../../platform/db/scopes/system-scopes.ts'
import { growingPauses, handles, jobKind } from '../../platform/jobs/job-kind.ts'
import type { Platform } from '../../platform/platform.ts'
import { localTime } from '../../platform/local-time.ts'
import { listeningSince } from '../alarms/service.ts'
import { notify, tellMembers } from '../notifications/service.ts'
import { holdChanging, saveSilence, type Watched } from './watch-store.ts'

const kind = jobKind('watch-gateways', 'system', z.object({}))
const namedGateways = 10

/** Tells of gateways that fell silent, and of those that are heard again: once a project, each. */
export const watchesGateways = (platform: Pick<Platform, 'database' | 'clock'>) =>
  handles(kind, {
    concurrency: 1,
    pauseMs: growingPauses(3),
    schedule: { everyMs: 60_000 },
    async run({ complete }) {
      const sinceMs = await listeningSince(readingsScope(platform))
      const projectIds = await complete((scope) => watch(scope, sinceMs))
      for (const projectId of projectIds)
        await deviceScope(platform, { projectId }).transaction((within) =>
          tellMembers(within, ['devices']),
        )
    },
  })

/** Returns in which projects something changed. */
async function watch(scope: SystemScope, listeningSinceMs: number): Promise<Set<number>> {
  const nowMs = scope.clock.now().getTime()
  const changing = Map.groupBy(await holdChanging(scope), (gateway) =>
    gatewayChange(
      {
        lastHeardAtMs: Date.parse(gateway.lastHeardAt),
        intervalS: gateway.intervalS,
        silentSinceMs: gateway.silentSince === null ? null : Date.parse(gateway.silentSince),
      },
      nowMs,
      listeningSinceMs,
    ),
  )
  const [silent, heard] = [changing.get('silent') ?? [], changing.get('heard') ?? []]
  await saveSilence(scope, silent, true)
  await saveSilence(scope, heard, false)
  for (const those of byProject(silent)) await tell(scope, 'gateway-silent', those)
  for (const those of byProject(heard)) await tell(scope, 'gateway-back', those)
  return new Set([...silent, ...heard].map(({ projectId }) => projectId))
}

const byProject = (gateways: readonly Watched[]) =>
  Map.groupBy(gateways, ({ projectId }) => projectId).values()

function tell(
  scope: SystemScope,
  event: 'gateway-silent' | 'gateway-back',
  gateways: readonly Watched[],
) {
  const [first] = gateways
  if (!first) return
  const { projectId, timeZone } = first
  const names = gateways.slice(0, namedGateways).map(({ name }) => name)
  const since = gateways
    .map(({ silentSince, lastHeardAt }) => silentSince ?? lastHeardAt)
    .toSorted()[0]
  const values = {
    count: gateways.length,
    gateways: names.join(', ') + (gateways.length > namedGateways ? '…' : ''),
    since: localTime(since ?? first.lastHeardAt, timeZone),
  }
  return notify(scope, event, values, { projectId }, { opens: addressOf('ModiGateways') })
}
