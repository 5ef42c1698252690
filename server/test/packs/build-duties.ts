import type { Database } from '../../src/platform/db/database.ts'
import { type buildMine, buildMonitoring, insert } from '../build.ts'
import { rawPdf } from '../outside/pdfs/raw-pdf.ts'
import { buildCommitment, buildPlace } from '../proofs/build-commitment.ts'
import { buildDocument, buildInstrument } from '../proofs/build-instrument.ts'
import { buildLaboratory } from '../proofs/build-laboratory.ts'
import { buildAction, buildOccurrence, buildRole, buildTask } from '../proofs/build-task.ts'
import { smallPng } from '../reports/sample-report.ts'
import type { Keep } from './keep-in.ts'

/**
 * A verified commitment with three monitorings, one of them rescheduled and one omitted, a task, a corrective
 * action, a result with its laboratory's report, files of which one was removed; and a commitment that nobody verified.
 */
export async function buildDuties(
  database: Database,
  of: Awaited<ReturnType<typeof buildMine>>,
  keep: Keep,
) {
  const { project, admin } = of
  const projectId = project.id
  const instrument = await buildInstrument(database, of, { name: 'EIA-d de prueba' })
  const pdf = rawPdf([{ content: 'BT /F1 12 Tf 72 700 Td (Se realizara el monitoreo) Tj ET' }])
  const file = await keep(project, 'eia.pdf', 'application/pdf', pdf)
  const document = await buildDocument(database, { ...of, instrument, file })
  const verified = { state: 'verified', decidedAt: '2026-02-01T12:00:00Z', decidedBy: admin.id }
  const commitment = await buildCommitment(database, { ...of, instrument }, verified)
  await buildPlace(database, { project, commitment, document })
  const proposed = await buildCommitment(
    database,
    { ...of, instrument },
    { shortName: 'Nadie lo verificó' },
  )
  const at = { commitmentId: commitment.id }
  const missed = await buildMonitoring(database, of, {
    ...at,
    estimatedOn: '2026-01-25',
    sampleTaken: false,
    reason: 'Camino cortado',
  })
  const done = await buildMonitoring(database, of, {
    ...at,
    rescheduledFromId: missed.id,
    profileId: of.profile.id,
    estimatedOn: '2026-02-01',
    actionOn: '2026-02-02',
    actionCompleted: true,
    sampleTaken: true,
    isMishap: true,
    mishapDetail: 'Se rompió un frasco',
    observation: 'Toma sin novedad',
  })
  await buildMonitoring(database, of, {
    ...at,
    estimatedOn: '2026-02-10',
    omittedAt: '2026-02-09T12:00:00Z',
    omittedReason: 'Punto seco por estiaje',
  })
  const pdfOf = (name: string, content = name) =>
    keep(project, name, 'application/pdf', Buffer.from(`%PDF-1.4 ${content}`))
  const photo = await keep(project, 'foto del punto.png', 'image/png', smallPng)
  const removed = await keep(project, 'foto retirada.png', 'image/png', Buffer.from('retirada'))
  const removedBy = { removedAt: '2026-02-03T12:00:00Z', removedBy: admin.id }
  const ofDone = { projectId, monitoringId: done.id, kind: 'photo' }
  await insert(database, 'monitoring_evidence', { ...ofDone, fileId: photo.id })
  await insert(database, 'monitoring_evidence', { ...ofDone, fileId: removed.id, ...removedBy })
  const { sample } = await buildLaboratory(database, { ...of, monitoring: done })
  const ofSample = { projectId, sampleId: sample.id }
  const report = await pdfOf('informe de ensayo.pdf')
  const earlier = await pdfOf('informe anulado.pdf')
  await insert(database, 'sample_file', { ...ofSample, fileId: report.id })
  await insert(database, 'sample_file', { ...ofSample, fileId: earlier.id, ...removedBy })
  const role = await buildRole(database, of)
  const task = await buildTask(database, { ...of, commitment, role })
  const sheet = await pdfOf('cargo.pdf')
  const occurrence = await buildOccurrence(
    database,
    { ...of, task, file: sheet },
    { dueOn: '2026-03-31' },
  )
  const draft = await pdfOf('borrador.pdf')
  await insert(database, 'task_evidence', {
    projectId,
    occurrenceId: occurrence.id,
    fileId: draft.id,
    ...removedBy,
  })
  const order = await pdfOf('orden de trabajo.pdf')
  const action = await buildAction(
    database,
    { ...of, file: order },
    {
      number: 12,
      originKind: 'mishap',
      monitoringId: done.id,
      cause: 'Frasco sin funda',
      state: 'done',
      doneOn: '2026-02-05',
      doneComment: 'Se compraron fundas',
    },
  )
  const wrong = await pdfOf('orden equivocada.pdf')
  await insert(database, 'corrective_action_evidence', {
    projectId,
    actionId: action.id,
    fileId: wrong.id,
    ...removedBy,
  })
  return { instrument, commitment, proposed, done, task, role, action }
}
