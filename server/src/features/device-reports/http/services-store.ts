import type { ReportService, ReportServiceInput } from '@puquio/contract/modi/device-reports'
import { fromNow } from '../../../platform/clock.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'
import { type StoredReport, storeReports } from '../reports-store.ts'

/** A reading that a report told, by its variable and when it was measured. */
export type ToldReading = { variableId: number; atMs: number }

export type StoredService = ReportService &
  StoredReport & {
    /** The last one told of those that were received at `sentUntil`; null where all of them were. */
    lastTold: ToldReading | null
  }

/** Reports by HTTP to another system. */
export const reportServices = storeReports<
  ReportServiceInput & { secretSealed: string },
  StoredService
>({
  table: 'report_service',
  columns: raw('address, interval_s, last_told'),
  written: ({ address, intervalS, secretSealed }) => ({
    address: { address },
    intervalS: { interval_s: intervalS },
    secretSealed: { secret_sealed: secretSealed },
  }),
  nextAt: ({ intervalS }, { clock }) => fromNow(clock, { ms: intervalS * 1000 }),
})

/** Notes where the next report goes on. */
export const noteLastTold = (
  scope: ProjectScope,
  deviceId: number,
  last: ToldReading | null,
): Promise<unknown> =>
  scope.rows(sql`
    update report_service set last_told = ${last && JSON.stringify(last)}::jsonb
    where project_id = ${scope.projectId} and device_id = ${deviceId}`)
