import type { ReportService, ReportServiceInput } from '@puquio/contract/modi/device-reports'
import { fromNow } from '../../../platform/clock.ts'
import { raw } from '../../../platform/db/sql.ts'
import { type StoredReport, storeReports } from '../reports-store.ts'

export type StoredService = ReportService & StoredReport

/** Reports by HTTP to another system. */
export const reportServices = storeReports<
  ReportServiceInput & { secretSealed: string },
  StoredService
>({
  table: 'report_service',
  columns: raw('address, interval_s'),
  written: ({ address, intervalS, secretSealed }) => ({
    address: { address },
    intervalS: { interval_s: intervalS },
    secretSealed: { secret_sealed: secretSealed },
  }),
  nextAt: ({ intervalS }, { clock }) => fromNow(clock, { ms: intervalS * 1000 }),
})
