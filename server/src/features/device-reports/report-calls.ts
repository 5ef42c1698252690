import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import { Problem } from '../../platform/problem.ts'
import { requireDevice } from '../devices/service.ts'
import type { Reports, StoredReport } from './reports-store.ts'

type OfDevice = { scope: ProjectScope; params: { deviceId: number } }

/** What the calls of each carrier have in common: the device is one of the project's, and an ADMIN changes its report. */
export const reportCalls = <Given, Report extends StoredReport>(
  reports: Reports<Given, Report>,
) => ({
  get: ({ scope, params: { deviceId } }: OfDevice): Promise<{ report: Report | null }> =>
    scope.transaction(async (within) => {
      await requireDevice(within, deviceId)
      return { report: await reports.find(within, deviceId) }
    }),
  save: async (within: ProjectScope, deviceId: number, settings: Given): Promise<Report> => {
    await reports.save(within, deviceId, settings)
    return required(await reports.find(within, deviceId))
  },
  /** Refuses where the device has no such report. */
  require: async (within: ProjectScope, deviceId: number): Promise<Report> =>
    required(await reports.find(within, deviceId)),
})

export const changeReport = <T>(
  { scope, params: { deviceId } }: OfDevice,
  change: (within: ProjectScope, deviceId: number) => Promise<T>,
): Promise<T> =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    await requireDevice(within, deviceId)
    return change(within, deviceId)
  })

const required = <Report>(report: Report | null): Report => {
  if (!report) throw new Problem('NOT_FOUND')
  return report
}
