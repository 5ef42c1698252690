import type { Database } from '../../src/platform/db/database.ts'
import { type BuiltUser, insert, type Row } from '../build.ts'

const at = '2026-02-01T00:00:00Z'
type Of = { project: Row; user: { id: number } }

/** A report as PDF of a person that was made and is kept. */
export const buildPdfReport = (
  database: Database,
  { project, user, file }: Of & { file: Row },
): Promise<Row> =>
  insert(database, 'pdf_report', {
    ...asked({ project, user }),
    jobId: 0,
    endedAt: at,
    sha256: file['sha256'],
    fileName: 'informe.pdf',
    bytes: file['bytes'],
    pages: 1,
  })

/** One that waits, which its person alone cancels. */
export async function buildWaitingReport(
  database: Database,
  of: { project: Row; user: BuiltUser },
): Promise<Row> {
  const job = { projectId: of.project.id, kind: 'make-pdf', payload: {}, runAt: at, createdAt: at }
  const { id: jobId } = await insert(database, 'job', job)
  return insert(database, 'pdf_report', { ...asked(of), jobId })
}

const asked = ({ project, user }: Of) => ({
  projectId: project.id,
  kind: 'test',
  title: 'Informe de prueba',
  language: 'es',
  choices: '{}',
  requestedAt: at,
  requestedBy: user.id,
})
