import type { monitoringRoutes } from '@puquio/contract/monitorings'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { planOf } from '../plans/service.ts'
import { addMonitorings } from './addition/add-monitorings.ts'
import { monitoringListFile } from './documents/monitoring-list.ts'
import { addEvidence, removeEvidence } from './evidence/evidence.ts'
import { listMonitoringEvidence } from './evidence/store.ts'
import { followUp } from './follow-up/follow-up.ts'
import { readHistory } from './history-store.ts'
import { omitStation, previewOmission } from './omission/omit-station.ts'
import { reschedule } from './reschedule/reschedule.ts'
import { withdrawAddition, withdrawOmission, withdrawReschedule } from './withdrawal/withdrawal.ts'
import { findMonitoring, listMonitorings, monitoringIds } from './store.ts'

type MonitoringHandlers = Handlers<typeof monitoringRoutes>

export const monitoringHandlers = (platform: Platform): MonitoringHandlers => ({
  async list({ scope, params, query }) {
    const found = await listMonitorings(scope, params.planId, query)
    // An empty list may also mean that the plan does not exist.
    if (found.total === 0) await planOf(scope, params.planId)
    return found
  },
  async workbook({ scope, params, query, language }) {
    const { name } = await planOf(scope, params.planId)
    const ids = await monitoringIds(scope, params.planId, query)
    return monitoringListFile(scope, ids, {
      planName: name,
      language: query.language ?? language,
      format: query.format ?? 'xlsx',
    })
  },
  get: ({ scope, params }) => monitoringOf(scope, params.monitoringId),
  async followUp({ scope, params, body: { version, ...form } }) {
    const { monitoringId: id } = params
    await followUp(scope, [{ id, version }], form, { action: 'followed-up' })
    return monitoringOf(scope, id)
  },
  async markMany({ scope, params, body }) {
    const options = { action: 'bulk-marked', planId: params.planId } as const
    return { marked: await followUp(scope, body.monitorings, body.followUp, options) }
  },
  async reschedule({ scope, params, body }) {
    return monitoringOf(scope, await reschedule(scope, params.monitoringId, body))
  },
  async withdrawReschedule({ scope, params, body }) {
    return monitoringOf(scope, await withdrawReschedule(scope, params.monitoringId, body))
  },
  async withdrawOmission({ scope, params, body }) {
    await withdrawOmission(scope, params.monitoringId, body)
    return monitoringOf(scope, params.monitoringId)
  },
  async withdrawAddition({ scope, params, body }) {
    await withdrawAddition(scope, params.monitoringId, body)
    return monitoringOf(scope, params.monitoringId)
  },
  add: ({ scope, params, body }) => addMonitorings(scope, params.planId, body),
  omissionPreview: ({ scope, params, query }) => previewOmission(scope, params, query),
  omitStation: ({ scope, params, body }) => omitStation(scope, params, body),
  async history({ scope, params }) {
    await monitoringOf(scope, params.monitoringId)
    return readHistory(scope, params.monitoringId)
  },
  async evidence({ scope, params }) {
    await monitoringOf(scope, params.monitoringId)
    return listMonitoringEvidence(scope, params.monitoringId)
  },
  addEvidence: ({ scope, params, body, file }) =>
    addEvidence(platform, scope, params.monitoringId, { file, kind: body.kind }),
  async removeEvidence({ scope, params }) {
    await removeEvidence(scope, params)
    return null
  },
})

async function monitoringOf(scope: ProjectScope, monitoringId: number) {
  const monitoring = await findMonitoring(scope, monitoringId)
  if (monitoring === null) throw new Problem('NOT_FOUND')
  return monitoring
}
