import type { Database } from '../../src/platform/db/database.ts'
import { insert, type Row } from '../build.ts'
import { buildCommitment } from './build-commitment.ts'
import { buildInstrument } from './build-instrument.ts'
import { buildWaitingReport } from './build-pdf-report.ts'
import type { BuiltUser } from '../build.ts'

const at = '2026-02-01T00:00:00Z'

/** An instrument with a verified commitment. */
export async function buildVerified(
  database: Database,
  of: { project: Row; admin: { id: number } },
) {
  const instrument = await buildInstrument(database, of)
  const commitment = await buildCommitment(
    database,
    { ...of, instrument },
    { state: 'verified', decidedAt: at, decidedBy: of.admin.id },
  )
  return { instrument, commitment }
}

const ofPeriod = ({ project, user }: { project: Row; user: { id: number } }) => ({
  projectId: project.id,
  kind: 'period',
  fromOn: '2026-01-01',
  toOn: '2026-12-31',
  language: 'es',
  parts: ['pages'],
  requestedAt: at,
  requestedBy: user.id,
})

/** A pack that was made and is kept. */
export const buildPack = (
  database: Database,
  of: { project: Row; user: { id: number }; file: Row; pdfReport: Row },
): Promise<Row> =>
  insert(database, 'evidence_pack', {
    ...ofPeriod(of),
    pdfReportId: of.pdfReport.id,
    endedAt: at,
    sha256: of.file['sha256'],
    digest: (of.file['sha256'] as Buffer).toString('hex'),
    fileName: 'expediente.zip',
    bytes: of.file['bytes'],
  })

/** One whose report waits, which its person alone cancels. */
export async function buildWaitingPack(
  database: Database,
  of: { project: Row; user: BuiltUser },
): Promise<Row> {
  const report = await buildWaitingReport(database, of)
  return insert(database, 'evidence_pack', { ...ofPeriod(of), pdfReportId: report.id })
}
