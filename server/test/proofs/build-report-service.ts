import { randomUUID } from 'node:crypto'
import type { ReportServiceInput } from '@puquio/contract/modi/device-reports'
import { secretContext } from '../../src/features/device-reports/http/secret-context.ts'
import { newSecret } from '../../src/features/device-reports/http/signature.ts'
import type { Platform } from '../../src/platform/platform.ts'
import { insert, type Row } from '../build.ts'

type Of = { project: { id: number }; device: { id: number }; variable: { id: number } }

/** A report service to a port where nothing listens, with a delivery that failed. */
export async function buildReportService(
  { database, keys }: Pick<Platform, 'database' | 'keys'>,
  { project, device, variable }: Of,
): Promise<{ reportSending: Row }> {
  const of = { projectId: project.id, deviceId: device.id }
  await insert(database, 'report_service', {
    ...of,
    address: 'http://127.0.0.1:9/',
    secretSealed: keys.seal('report-secret', secretContext({ projectId: project.id }), newSecret()),
    content: ['readings'],
    intervalS: 600,
    enabled: false,
    sentUntil: '2026-02-01T00:00:00Z',
    nextAt: '2026-02-01T00:10:00Z',
  })
  await insert(database, 'untold_reading', {
    ...of,
    variableId: variable.id,
    at: '2026-02-01T00:00:00Z',
    receivedAt: '2026-02-01T00:00:01Z',
  })
  const reportSending = await insert(database, 'report_delivery', {
    ...of,
    kind: 'report',
    messageId: `msg_${randomUUID()}`,
    body: '{}',
    state: 'failed',
    createdAt: '2026-02-01T00:10:00Z',
    endedAt: '2026-02-01T00:10:01Z',
  })
  return { reportSending }
}

export const reportBody = (given: Partial<ReportServiceInput> = {}): ReportServiceInput => ({
  address: 'https://reports.example.com/puquio',
  content: ['readings', 'state', 'alarms'],
  intervalS: 600,
  enabled: true,
  ...given,
})
