import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { Platform } from '../../src/platform/platform.ts'
import { buildAlarm } from './build-alarm.ts'
import { buildAnnotation } from './build-annotation.ts'
import { buildContainerFile, buildFolder, buildUpload } from './build-container.ts'
import { buildCommand, buildReport } from './build-command.ts'
import { buildRules } from './build-calculation.ts'
import { buildDeviceMail } from './build-device-mail.ts'
import { buildReportService } from './build-report-service.ts'
import { buildDevice } from './build-device.ts'
import { buildWell } from './build-well.ts'
import { buildField } from './build-field.ts'
import { buildCommitments } from './build-commitment.ts'
import { buildInstruments } from './build-instrument.ts'
import { boardBody, buildBoard, buildSchedule, powerBiPanel } from './build-board.ts'
import { buildMapLayer } from './build-map-layer.ts'
import { buildPack } from './build-evidence-pack.ts'
import { buildPdfReport } from './build-pdf-report.ts'
import { buildProfiled } from './build-profile.ts'
import { buildTreatment } from './build-plant.ts'
import { buildLaboratory } from './build-laboratory.ts'
import { buildLink, buildLinkImport } from './build-link.ts'
import { buildExtractions } from './build-extraction.ts'
import { buildPrompts } from './build-prompt.ts'
import { buildTasks } from './build-task.ts'
import { buildToken } from './build-token.ts'
import { buildMember, buildMine, insert, type Row } from '../build.ts'

/** A project with a row in every table that belongs to projects, for the proofs about all of them. */
export async function buildEverything({ database, files, config, keys }: Platform) {
  const mine = await buildMine(database)
  const { project, admin, plan, monitoring } = mine
  const projectId = project.id
  const at = '2026-02-01T12:00:00Z'
  const member = await buildMember(database, project, 'read')

  const newcomer = await buildMember(database, project, 'read')
  const asked = { email: newcomer.email, addedAt: at }
  await insert(database, 'member_addition', { projectId, userId: admin.id, ...asked })

  await insert(database, 'awaited_guest', { projectId, userId: newcomer.id })

  const file = await buildEvidence({ database, files, config }, mine)
  await database.owner.one(
    {},
    sql`update project set logo_file_id = ${file.id}, created_by = ${admin.id} where id = ${projectId}`,
  )
  const change = {
    projectId,
    planId: plan.id,
    monitoringId: monitoring.id,
    at,
    userId: admin.id,
    action: 'followed-up',
    changes: '[]',
  }
  await insert(database, 'monitoring_change', change)
  await insert(database, 'monitoring_addition', {
    projectId,
    key: randomUUID(),
    planId: plan.id,
    rowsHash: Buffer.alloc(32),
    added: 1,
    at,
  })

  const reminded = { projectId, monitoringId: monitoring.id, state: 'near', at }
  await insert(database, 'monitoring_reminder', reminded)
  const item = await insert(database, 'menu_item', {
    projectId,
    position: 1,
    kind: 'screen',
    label: 'menu.home',
    alias: 'Home',
  })
  await insert(database, 'menu_hidden', { projectId, menuItemId: item.id, userId: member.id })

  const notification = await buildNotification(database, { ...mine, file }, [member])
  const uploadedId = await buildAttachable(database, projectId, member)
  const mailServer = await buildMailServer(database, projectId)
  await insert(database, 'mail', {
    projectId,
    messageId: randomUUID(),
    recipient: 'a@example.com',
    subject: 's',
    bodyText: 't',
    bodyHtml: 'h',
    createdAt: at,
  })
  await insert(database, 'job', { projectId, kind: 'test', payload: {}, runAt: at, createdAt: at })
  const visited = { projectId, userId: member.id, path: '/reference', title: 'Datos' }
  await insert(database, 'page_visit', { ...visited, lastAt: at })
  await insert(database, 'favourite', { ...visited, starredAt: at })
  const folder = await buildFolder(database, mine)
  const containerFile = await buildContainerFile(database, { ...mine, file })
  const uploadId = await buildUpload(database, { ...mine, user: admin })
  const token = await buildToken(database, { project, user: member })
  const key = await buildImport(database, mine)
  const instruments = await buildInstruments(database, { ...mine, file })
  await buildPrompts(database, { ...mine, ...instruments })
  const extractions = await buildExtractions(database, { ...mine, ...instruments })
  const laboratory = await buildLaboratory(database, mine)
  await insert(database, 'sample_file', {
    projectId,
    sampleId: laboratory.sample.id,
    fileId: file.id,
  })
  await database.owner.one(
    {},
    sql`insert into calculated_result (project_id, station_id, sample_id, parameter_id, sampled_on, value, unit, non_detects,
        entered_at, entered_by)
      select s.project_id, s.station_id, s.id, p.id, s.sampled_on, 6.6, p.unit, '{}', s.created_at, s.created_by
      from sample s join parameter p on p.project_id = s.project_id and p.key = 'hardness'
      where s.project_id = ${projectId} and s.id = ${laboratory.sample.id}`,
  )
  const commitments = await buildCommitments(database, { ...mine, ...instruments, ...laboratory })
  const link = await buildLink(database, { ...mine, ...laboratory })
  await buildLinkImport(database, { ...mine, ...laboratory, link })
  const devices = await buildDevice(database, mine)
  const wells = await buildWell(database, { ...mine, ...laboratory })
  const field = await buildField(database, { ...mine, ...devices })
  const command = await buildCommand(database, { ...mine, ...devices })
  await buildReport(database, { ...mine, ...devices })
  const rules = await buildRules(database, { ...mine, ...devices })
  await buildDeviceMail(database, { ...mine, ...devices })
  const { reportSending } = await buildReportService({ database, keys }, { ...mine, ...devices })
  const profiled = await buildProfiled(database, { ...mine, ...devices })
  const alarms = await buildAlarm(database, { ...mine, ...devices })
  const annotation = await buildAnnotation(database, { ...mine, ...devices })
  const treatment = await buildTreatment(database, mine)
  const tasks = await buildTasks(database, { ...mine, ...commitments, file })
  const dataExport = await insert(database, 'data_export', {
    projectId,
    format: 'csv',
    layout: 'long',
    choices: JSON.stringify({ from: '2026-01-01', to: '2026-12-31' }),
    rows: 1,
    requestedAt: at,
    requestedBy: admin.id,
    jobId: 0,
    sha256: file.sha256,
    fileName: 'resultados.csv',
    bytes: file.bytes,
  })
  const pdfReport = await buildPdfReport(database, { ...mine, user: admin, file })
  const board = await buildBoard({ database, keys }, mine, {
    panels: [...boardBody.panels, powerBiPanel],
  })
  const mapLayer = await buildMapLayer(database, { ...mine, file })
  // Nobody answers at that port.
  const mapService = await buildMapLayer(
    database,
    { ...mine, file },
    { wmsUrl: 'http://127.0.0.1:9/wms' },
  )
  const schedule = await buildSchedule(database, { ...mine, board })
  const evidencePack = await buildPack(database, {
    ...mine,
    ...instruments,
    user: admin,
    file,
    pdfReport,
  })
  const [entry] = await database.owner.one<{ id: number }>(
    {},
    sql`select id from audit_entry where project_id = ${projectId} limit 1`,
  )
  const sealed = { entryId: entry?.id, hash: Buffer.alloc(32), sealedAt: at }
  await insert(database, 'audit_seal', { projectId, number: 1, ...sealed })
  const containers = { folder, containerFile, uploadId }
  return {
    ...mine,
    entryId: entry?.id ?? 0,
    ...containers,
    member,
    token,
    newcomer,
    file,
    key,
    menuItem: item,
    mailServer,
    notification,
    uploadedId,
    ...instruments,
    ...extractions,
    ...commitments,
    ...laboratory,
    link,
    ...devices,
    ...wells,
    ...field,
    ...rules,
    ...profiled,
    ...alarms,
    annotation,
    ...treatment,
    ...tasks,
    command,
    reportSending,
    dataExport,
    pdfReport,
    evidencePack,
    board,
    mapLayer,
    mapService,
    schedule,
  }
}

export type Everything = Awaited<ReturnType<typeof buildEverything>>

/** A file in the store and in the database, as evidence of the monitoring. */
export async function buildEvidence(
  { database, files, config }: Pick<Platform, 'database' | 'files' | 'config'>,
  { project, admin, monitoring }: Pick<Everything, 'project' | 'admin' | 'monitoring'>,
): Promise<Row> {
  const content = randomBytes(32)
  const sha256 = createHash('sha256').update(content).digest()
  const path = join(config.dataFolder, `upload-${sha256.toString('hex')}`)
  writeFileSync(path, content)
  await files.put(path, sha256)
  const file = await insert(database, 'stored_file', {
    projectId: project.id,
    sha256,
    name: 'ficha.pdf',
    mediaType: 'application/pdf',
    bytes: content.length,
    uploadedAt: '2026-02-01T12:00:00Z',
    uploadedBy: admin.id,
  })
  const evidence = {
    projectId: project.id,
    monitoringId: monitoring.id,
    fileId: file.id,
    kind: 'photo',
  }
  await insert(database, 'monitoring_evidence', evidence)
  return file
}

const importedFile = 'Estación;Fecha;Parámetro;Resultado\n'

/** Keeps the file of the imports of results, which one of their routes reads. */
export async function keepImportedFile({
  files,
  config,
}: Pick<Platform, 'files' | 'config'>): Promise<void> {
  const path = join(config.dataFolder, 'upload-of-imports')
  writeFileSync(path, importedFile)
  await files.put(path)
}

/** A checked import of a plan and one of results, both of one row and under one key. */
export async function buildImport(
  database: Database,
  { project, admin }: Pick<Everything, 'project' | 'admin'>,
): Promise<string> {
  const key = randomUUID()
  const at = '2026-02-01T12:00:00Z'
  await insert(database, 'plan_import', {
    projectId: project.id,
    key,
    userId: admin.id,
    fileName: 'plan.xlsx',
    fileHash: randomBytes(32),
    contentHash: randomBytes(32),
    state: 'checked',
    aliveAt: at,
    createdAt: at,
  })
  const row = {
    projectId: project.id,
    key,
    position: 0,
    row: 2,
    cells: ['PM-01'],
    stationKey: 'pm-01',
  }
  await insert(database, 'plan_import_row', row)
  await insert(database, 'result_import', {
    projectId: project.id,
    key,
    userId: admin.id,
    fileName: 'resultados.csv',
    fileHash: createHash('sha256').update(importedFile).digest(),
    bytes: 10,
    reportName: 'informe.pdf',
    reportHash: createHash('sha256').update(importedFile).digest(),
    reportBytes: importedFile.length,
    state: 'checked',
    aliveAt: at,
    createdAt: at,
  })
  const held = [{ reason: 'without-date', field: 'date', text: '', params: {} }]
  const cell = { place: { sheet: '', row: 2, column: 3 }, value: '6,1', fields: {} }
  await insert(database, 'result_import_row', {
    projectId: project.id,
    key,
    position: 0,
    sheet: '',
    row: 2,
    at: 3,
    text: '6,1',
    isOld: false,
    held: JSON.stringify(held),
    cell: JSON.stringify(cell),
  })
  return key
}

/** Of the installation: what people send again and again. */
export const buildTemplate = (database: Database): Promise<Row> =>
  insert(database, 'notification_template', {
    name: `Charla ${randomUUID()}`,
    texts: JSON.stringify({ es: 'Charla en {{project}}' }),
  })

/** Sent by the project's administrator, with an answer of each recipient. */
export async function buildNotification(
  database: Database,
  { project, admin, file }: Pick<Everything, 'project' | 'admin'> & { file?: Row },
  recipients: readonly { id: number }[],
): Promise<Row & { deliveryId: number; attachmentId: number }> {
  const projectId = project.id
  const at = '2026-02-01T12:00:00Z'
  const sent = { projectId, senderId: admin.id }
  const made = await insert(database, 'notification', {
    ...sent,
    priority: 2,
    module: 'general',
    message: 'Charla de seguridad',
    methods: [1],
    createdAt: at,
  })
  let deliveryId = 0
  for (const { id: userId } of recipients) {
    const row = { ...sent, notificationId: made.id, userId }
    await insert(database, 'notification_recipient', row)
    await insert(database, 'notification_reply', { ...row, message: 'Recibido', createdAt: at })
    const failing = { method: 2, state: 'waiting', reason: 'ECONNREFUSED', changedAt: at }
    const delivery = { ...row, ...failing, createdAt: at }
    deliveryId = (await insert(database, 'notification_delivery', delivery)).id
  }
  const attachment = await insert(database, 'notification_file', {
    ...sent,
    ...attached,
    sha256: file?.['sha256'] ?? randomBytes(32),
    notificationId: made.id,
  })
  return { ...made, deliveryId, attachmentId: attachment.id }
}

const attached = { name: 'charla.pdf', mediaType: 'application/pdf', bytes: 32 }

/** Uploaded, and attached to nothing yet. */
export const buildAttachable = async (
  database: Database,
  projectId: number,
  { id: userId }: { id: number },
) => {
  const row = {
    ...attached,
    projectId,
    userId,
    sha256: randomBytes(32),
    uploadedAt: '2026-02-15T12:00:00Z',
  }
  return (await insert(database, 'notification_upload', row)).id
}

/** A mail server of a project, or of the installation. */
export const buildMailServer = (database: Database, projectId: number | null): Promise<Row> =>
  insert(database, 'mail_server', {
    projectId,
    server: 'mail.example.com',
    port: 587,
    email: `${randomUUID()}@example.com`,
    ssl: false,
    tls: true,
    priority: 1,
    sizeMb: 10,
    isActive: true,
  })
