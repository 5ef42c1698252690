import { randomUUID } from 'node:crypto'
import type { AnyRoute } from '@puquio/contract'
import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { type BuiltUser, buildMember, buildUser, insert } from '../build.ts'
import type { TestApp } from '../harness.ts'
import type { CallerName } from './access-table.ts'
import { buildContainerFile, buildFolder, buildUpload } from './build-container.ts'
import {
  buildEvidence,
  buildImport,
  buildMailServer,
  buildNotification,
  buildTemplate,
  type Everything,
} from './build-everything.ts'
import { buildCommitment } from './build-commitment.ts'
import { buildDocument, buildInstrument, retiredColumns } from './build-instrument.ts'
import { buildAnnotation } from './build-annotation.ts'
import { buildGateway } from './build-gateway.ts'
import { buildMapLayer } from './build-map-layer.ts'
import { buildSounding, buildWell } from './build-well.ts'
import { buildMaintenance, buildRule } from './build-alarm.ts'
import { buildCommand } from './build-command.ts'
import { buildCorrection, buildProposal } from './build-calculation.ts'
import { buildWaitingExtraction } from './build-extraction.ts'
import { buildBoard, buildSchedule } from './build-board.ts'
import { buildWaitingPack } from './build-evidence-pack.ts'
import { buildPdfReport, buildWaitingReport } from './build-pdf-report.ts'
import { buildSample } from './build-laboratory.ts'
import { buildLink, buildLinkImport } from './build-link.ts'
import { buildWaitingRerun } from './build-profile.ts'
import { buildAction, buildOccurrence, buildRole, buildTask } from './build-task.ts'
import { buildDelivery, buildNeutralizer, buildPlant } from './build-plant.ts'
import { buildToken } from './build-token.ts'

export type PersonName = Exclude<CallerName, 'nobody' | 'laboratory'>
export type People = Record<PersonName, BuiltUser>
export const isPerson = (caller: CallerName): caller is PersonName =>
  caller !== 'nobody' && caller !== 'laboratory'

type Stage = { puquio: TestApp; people: People }
type PathValues = Record<string, string | number>

const at = '2026-02-01T00:00:00Z'
const isRestore = ({ path }: AnyRoute) => path.endsWith('/restore')

/** Returns something that exists for every name in a route's path; what a call may use up is made new. */
export async function makePathValues(
  route: AnyRoute,
  from: Everything,
  { puquio, people }: Stage,
): Promise<PathValues> {
  const { database } = puquio
  const ofProject = route.path.includes(':projectId') ? from.project.id : null
  const values: Record<string, () => Promise<string | number> | string | number> = {
    projectId: () => from.project.id,
    fileId: async () =>
      /:(sampleId|occurrenceId|actionId)/.test(route.path)
        ? from.file.id
        : (await buildEvidence(puquio.platform, from)).id,
    list: () => 'components',
    itemId: () => from.component.id,
    stationId: () => from.station.id,
    parameterId: () => from.parameter.id,
    limitId: () => from.limit.id,
    aliasId: async () => (await buildAlias(database, from)).id,
    standardAliasId: async () => (await buildStandardAlias(database, from)).id,
    mailServerId: async () => (await buildMailServer(database, ofProject)).id,
    notificationId: async () => (await buildNotification(database, from, everybody(people))).id,
    // `makeOwnPathValues` replaces it, with the notification that it belongs to.
    attachmentId: () => 0,
    event: () => 'plan-imported',
    templateId: async () => (await buildTemplate(database)).id,
    folderId: async () => (await buildFolder(database, from, isRestore(route))).id,
    containerFileId: async () => (await buildContainerFile(database, from, isRestore(route))).id,
    uploadId: () => from.uploadId,
    exportId: () => from.dataExport.id,
    pdfReportId: () => from.pdfReport.id,
    evidencePackId: () => from.evidencePack.id,
    scheduleId: async () => (await buildSchedule(database, from)).id,
    urir: async () =>
      route.method === 'DELETE' ? (await buildBoard(puquio.platform, from)).urir : from.board.urir,
    panel: () => 1,
    sampleId: async () => {
      const { id: sampleId } = await buildSample(database, from)
      const attached = { projectId: from.project.id, sampleId, fileId: from.file.id }
      await insert(database, 'sample_file', attached)
      return sampleId
    },
    campaignId: () => from.campaign.id,
    planId: () => from.plan.id,
    monitoringId: () => from.monitoring.id,
    key: () =>
      route.access === 'laboratory'
        ? buildLinkImport(
            database,
            from,
            undefined,
            // Columns are proposed from the stored file, which this one lacks.
            route.path.endsWith('/proposal') ? { state: 'checking' } : {},
          )
        : buildImport(database, from),
    token: () => 'pud_unknown',
    deviceId: () => from.device.id,
    deviceTokenId: () => from.deviceToken.id,
    messageRerunId: () => from.messageRerun.id,
    deviceProfileId: () => from.deviceProfile.id,
    deviceCertificateId: () => from.deviceCertificate.id,
    networkTokenId: () => from.networkToken.id,
    gatewayId: async () => {
      const key = crypto.randomUUID()
      return (await buildGateway(database, from, { key })).gateway.id
    },
    wellId: async () =>
      isRestore(route)
        ? (await buildWell(database, from, { retiredAt: '2026-02-01T00:00:00Z' })).well.id
        : from.well.id,
    mapLayerId: async () =>
      (
        await buildMapLayer(
          database,
          from,
          // Nobody answers at that port.
          route.path.endsWith('/picture') ? { wmsUrl: 'http://127.0.0.1:9/wms' } : {},
        )
      ).id,
    soundingId: async () => (await buildSounding(database, from, from.well)).id,
    way: () => 'chirpstack',
    sendingId: () => from.reportSending.id,
    commandId: async () => (await buildCommand(database, from)).id,
    requestId: () => 1,
    variableId: () => from.variable.id,
    calculationId: async () => (await buildProposal(database, from)).id,
    correctionId: async () => (await buildCorrection(database, from)).id,
    datastreams: () => 'Datastreams(level)',
    name: () => 'CR1000_Table1.dat',
    alarmId: () => from.alarm.id,
    instrumentId: async () =>
      (await buildInstrument(database, from, isRestore(route) ? retiredColumns(from.admin) : {}))
        .id,
    documentId: async () => (await buildDocument(database, from)).id,
    extractionId: async () => (await buildWaitingExtraction(database, from)).id,
    trialId: () => from.trial.id,
    commitmentId: async () => (await buildCommitment(database, from)).id,
    annotationId: async () => (await buildAnnotation(database, from)).id,
    windowId: async () => (await buildMaintenance(database, from)).id,
    ruleId: async () => (await buildRule(database, from)).id,
    roleId: async () => (await buildRole(database, from)).id,
    taskId: async () => (await buildTask(database, from)).id,
    occurrenceId: async () => (await buildOccurrence(database, from)).id,
    plantId: async () =>
      route.path.includes(':neutralizerDeliveryId')
        ? from.treatmentPlant.id
        : (await buildPlant(database, from)).id,
    neutralizerId: async () => (await buildNeutralizer(database, from)).id,
    neutralizerDeliveryId: async () =>
      (await buildDelivery(database, { ...from, plant: from.treatmentPlant })).id,
    actionId: async () => (await buildAction(database, from)).id,
    linkId: async () => (await buildLink(database, from)).id,
    memberId: async () => (await buildMember(database, from.project, 'read')).id,
    userId: async () => (await buildUser(database)).id,
    identityId: () => 999_999,
    tokenId: async () =>
      (await buildToken(database, { project: from.project, user: from.member })).id,
    entryId: () => newestEntry(database, ofProject),
    mailId: async () => (await buildMail(database)).id,
    deliveryId: async () => (await buildNotification(database, from, [people.read])).deliveryId,
    jobId: async () => (await buildJob(database)).id,
    email: () => people.admin.email,
  }
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => {
        const value = await values[name]?.()
        if (value === undefined) throw new Error(`Say in path-values.ts what :${name} may be`)
        return [name, value] as const
      }),
    ),
  )
}

/** Returns, of the names in a route's path, what must be the caller's own. */
export async function makeOwnPathValues(
  route: AnyRoute,
  mine: Everything,
  { puquio: { database }, people, caller }: Stage & { caller: PersonName },
): Promise<PathValues> {
  const user = people[caller]
  const has = (name: string) => route.path.includes(`:${name}`)
  const values: PathValues = {}
  if (has('attachmentId')) {
    const made = await buildNotification(database, mine, everybody(people))
    Object.assign(values, { notificationId: made.id, attachmentId: made.attachmentId })
  }
  if (has('uploadId')) values.uploadId = await buildUpload(database, { ...mine, user })
  if (has('email')) values.email = user.email
  if (has('tokenId')) values.tokenId = (await buildToken(database, { ...mine, user })).id
  if (route.path.endsWith('/exports/:exportId/cancel'))
    values.exportId = await buildWaitingExport(database, mine, user)
  if (has('pdfReportId'))
    values.pdfReportId = route.path.endsWith('/cancel')
      ? (await buildWaitingReport(database, { ...mine, user })).id
      : (await buildPdfReport(database, { ...mine, user })).id
  if (route.path.endsWith('/:evidencePackId/cancel'))
    values.evidencePackId = (await buildWaitingPack(database, { ...mine, user })).id
  if (has('messageRerunId') && route.method === 'POST')
    values.messageRerunId = (await buildWaitingRerun(database, mine)).id
  return values
}

const everybody = (people: People) => [...new Set(Object.values(people))]

const buildAlias = (database: Database, { project, parameter }: Everything) =>
  insert(database, 'parameter_alias', {
    projectId: project.id,
    parameterId: parameter.id,
    name: randomUUID(),
  })

const buildStandardAlias = (database: Database, { project }: Everything) =>
  insert(database, 'standard_alias', {
    projectId: project.id,
    writtenStandard: randomUUID(),
    writtenCategory: '',
    standard: 'EIA-d 2014',
  })

async function newestEntry(database: Database, projectId: number | null): Promise<number> {
  const [entry] = await database.owner.one<{ id: number }>(
    {},
    sql`select max(id) as id from audit_entry where project_id is not distinct from ${projectId}::int`,
  )
  return entry?.id ?? 0
}

const buildMail = (database: Database) =>
  insert(database, 'mail', {
    messageId: randomUUID(),
    recipient: 'a@example.com',
    subject: 's',
    bodyText: 't',
    bodyHtml: 'h',
    createdAt: at,
  })

const buildJob = (database: Database) =>
  insert(database, 'job', { kind: 'test', payload: {}, runAt: at, createdAt: at })

/** An export that waits to be made for this person, since others do not cancel it. */
async function buildWaitingExport(
  database: Database,
  { project }: Everything,
  user: BuiltUser,
): Promise<number> {
  const of = { projectId: project.id }
  const job = { ...of, kind: 'export-results', payload: {}, runAt: at, createdAt: at }
  const { id: jobId } = await insert(database, 'job', job)
  const asked = { format: 'csv', layout: 'long', choices: '{}', rows: 1, requestedAt: at, jobId }
  return (await insert(database, 'data_export', { ...of, ...asked, requestedBy: user.id })).id
}
