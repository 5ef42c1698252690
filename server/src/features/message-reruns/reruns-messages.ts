import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { TelemetryScope } from '../../platform/db/scopes/scope.ts'
import { readingsScope } from '../../platform/db/scopes/system-scopes.ts'
import { growingPauses, handles, type JobHandler, jobKind } from '../../platform/jobs/job-kind.ts'
import type { Platform } from '../../platform/platform.ts'
import type { KeptMessage } from '../../platform/telemetry/kept-messages-store.ts'
import { askAgainAfter } from '../calculations/service.ts'
import { findProfileOf, noProfile } from '../devices/service.ts'
import { findById, type SettledBatch, settledBatch } from '../readings/service.ts'
import { devicesOf, endRerun, findRerun } from './rerun-store.ts'

export const rerunJob = jobKind('rerun-messages', 'project', z.object({ rerunId: z.int() }))

type Parts = Pick<Platform, 'telemetry' | 'decoders' | 'database' | 'clock'>

const pageMessages = 200
const busyPauseMs = 500

/** Decodes kept messages again, by the profiles that their devices have now; what comes out the same stays as it is. */
export const rerunsMessages = (platform: Parts): JobHandler<'rerun-messages'> =>
  handles(rerunJob, {
    concurrency: 2,
    perProject: 1,
    pauseMs: growingPauses(10),
    async run({ payload: { rerunId }, scope, signal, progress, complete }) {
      const rerun = await findRerun(scope, rerunId)
      if (!rerun) return
      const span = { from: new Date(rerun.from), before: new Date(rerun.until) }
      const deviceIds = await devicesOf(scope, rerun)
      const total = await platform.telemetry.messages.count({ deviceIds, ...span })
      const counts = { messages: 0, refused: 0 }
      await progress(0, total)
      for (const deviceId of deviceIds)
        for await (const page of pagesOf(platform, { deviceId, ...span })) {
          signal.throwIfAborted()
          counts.refused += await decodePage(platform, page, signal)
          counts.messages += page.length
          await progress(Math.min(counts.messages, total), total)
        }
      await complete((within) => endRerun(within, rerunId, counts))
    },
  })

type Span = { deviceId: number; from: Date; before: Date }

async function* pagesOf({ telemetry }: Parts, span: Span): AsyncGenerator<KeptMessage[]> {
  let after: KeptMessage | null = null
  for (;;) {
    const page: KeptMessage[] = await telemetry.messages.page({
      ...span,
      after,
      most: pageMessages,
    })
    if (page.length === 0) return
    yield page
    after = page.at(-1) ?? null
  }
}

/** Returns how many were refused. */
async function decodePage(
  platform: Parts,
  page: readonly KeptMessage[],
  signal: AbortSignal,
): Promise<number> {
  const scope = readingsScope(platform)
  const [first] = page
  const device = first ? await findById(scope, first.deviceId) : null
  if (!device) return 0
  const profile = (await findProfileOf(scope, device.deviceId)) ?? noProfile
  let refused = 0
  for (const message of page) {
    let settled: SettledBatch | 'busy' | null = 'busy'
    while (settled === 'busy') {
      signal.throwIfAborted()
      settled = await settledBatch(platform, message, { device, profile })
      if (settled === 'busy') await pause(busyPauseMs)
    }
    if (settled === null) continue
    const { status } = await store(platform, scope, {
      message,
      settled,
      projectId: device.projectId,
    })
    if (status === 'refused') refused++
  }
  return refused
}

type Stored = { message: KeptMessage; settled: SettledBatch; projectId: number }

async function store(
  { telemetry }: Parts,
  scope: TelemetryScope,
  { message, settled: { batch, due, outcome }, projectId }: Stored,
) {
  await telemetry.whenRoom()
  const { conflicting } = await telemetry.replace(batch)
  if (due.length > 0) await askAgainAfter(scope, projectId, due)
  const end = outcome(conflicting)
  await telemetry.messages.settle(message, end)
  return end
}
