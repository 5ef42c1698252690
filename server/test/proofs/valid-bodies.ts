import { randomUUID } from 'node:crypto'
import type { api } from '@puquio/contract/all'
import type { FollowUp } from '@puquio/contract/follow-up/follow-up'
import type { enteredSample } from '@puquio/contract/laboratory/sample-entry'
import type { LimitInput } from '@puquio/contract/laboratory/limits'
import type { ParameterInput } from '@puquio/contract/laboratory/parameters'
import type { StationInput } from '@puquio/contract/reference'
import type { resultMapping } from '@puquio/contract/laboratory/result-mapping'
import type { z } from 'zod'
import type { RouteName } from './access-table.ts'
import { boardBodies } from './build-board.ts'
import { mapLayerBodies } from './build-map-layer.ts'
import { maintenanceBody, ruleBody } from './build-alarm.ts'
import { relayBody } from './build-command.ts'
import { commitmentWords, splitBody } from './build-commitment.ts'
import { roleBody, taskBodies } from './build-task.ts'
import { calculationBody, correctionBody, proposalBody } from './build-calculation.ts'
import { mailBody } from './build-device-mail.ts'
import { reportBody } from './build-report-service.ts'
import { deviceBody, moveBody, replacementBody } from './build-device.ts'
import { wellBodies } from './build-well.ts'
import { profileBody } from './build-profile.ts'
import { deliveryBody, neutralizerBody, plantBody, treatedDay } from './build-plant.ts'
import { instrumentFields } from './build-instrument.ts'
import type { Everything } from './build-everything.ts'

/** What a path names of a project: a call of another project's is refused for that, not for its body. */
const named = [
  'memberId',
  'notificationId',
  'attachmentId',
  'folderId',
  'containerFileId',
  'uploadId',
  'itemId',
  'stationId',
  'limitId',
  'parameterId',
  'aliasId',
  'standardAliasId',
  'mailServerId',
  'planId',
  'monitoringId',
  'fileId',
  'key',
  'entryId',
  'tokenId',
  'exportId',
  'pdfReportId',
  'evidencePackId',
  'urir',
  'scheduleId',
  'sampleId',
  'campaignId',
  'linkId',
  'deviceId',
  'deviceTokenId',
  'messageRerunId',
  'deviceProfileId',
  'deviceCertificateId',
  'networkTokenId',
  'gatewayId',
  'wellId',
  'soundingId',
  'mapLayerId',
  'variableId',
  'calculationId',
  'correctionId',
  'alarmId',
  'annotationId',
  'commitmentId',
  'instrumentId',
  'documentId',
  'extractionId',
  'trialId',
  'commandId',
  'sendingId',
  'ruleId',
  'windowId',
  'roleId',
  'taskId',
  'occurrenceId',
  'actionId',
  'plantId',
  'neutralizerId',
  'neutralizerDeliveryId',
] as const
type Thing = (typeof named)[number]
export const things: readonly string[] = named

/** As buildLaboratory makes it. */
export const ownParameter: ParameterInput = {
  name: {
    es: 'Caudal de rebose',
    en: 'Overflow',
    fr: 'Débit de trop-plein',
    pt: 'Vazão de extravasão',
  },
  symbol: 'Q',
  cas: null,
  fraction: null,
  group: 'field',
  matrix: 'water',
  unit: 'L/s',
  decimals: 2,
  min: 0,
  max: null,
  molarMass: null,
  charge: null,
  reportedAs: 'any-time',
  formula: null,
}

const oneColumnMapping: z.input<typeof resultMapping> = {
  layout: 'long',
  sheets: null,
  headerRow: 1,
  firstRow: 2,
  headRows: [],
  columns: [{ column: 0, heading: 'Valor', meaning: { kind: 'field', field: 'value' } }],
  fromHead: [],
  fromSheetName: null,
  constants: {},
}

/** What stations of the project call the standard of its own limit. */
export const standardMeant = {
  written: { standard: 'Norma del EIA', category: 'Efluente' },
  standard: 'D.S. 010-2010-MINAM',
  category: '',
}

export const ownLimit = (parameterId: number): LimitInput => ({
  standard: 'EIA-d 2014',
  category: '',
  parameterId,
  statistic: 'any-time',
  kind: 'bounds',
  min: null,
  max: 5,
  allowedPerYear: null,
  validFrom: '2014-05-06',
  validTo: null,
  source: 'R.D. 100-2014',
  confidence: 'high',
  note: '',
  origin: 'own',
  approvedOn: null,
})

type RouteOf<Name extends RouteName> = Name extends `${infer Feature}.${infer Call}`
  ? Feature extends keyof typeof api
    ? Call extends keyof (typeof api)[Feature]
      ? (typeof api)[Feature][Call]
      : never
    : never
  : never
type BodyOf<Route> = Route extends { path: `${string}:${Thing}${string}`; body: infer Body }
  ? Body extends z.ZodType
    ? z.input<Body>
    : never
  : never
/** Every route whose path names a thing and that takes a body. */
type Named = {
  [Name in RouteName]: [BodyOf<RouteOf<Name>>] extends [never] ? never : Name
}[RouteName]

const followUp: FollowUp = {
  actionOn: '2026-02-10',
  startOn: null,
  startTime: null,
  endOn: null,
  endTime: null,
  sampleTaken: true,
  actionCompleted: true,
  isMishap: false,
  mishapDetail: null,
  observation: 'Sin novedad',
  reason: 'Según el plan',
}

const station: StationInput = {
  code: 'PM-99',
  name: '',
  kind: 'other',
  coordinates: null,
  altitudeM: null,
  standard: null,
  category: null,
}

const mailServer = {
  server: '8.8.8.8',
  port: 587,
  email: 'avisos@example.com',
  ssl: false,
  tls: true,
  priority: 1,
  size: 10,
  status: true,
  version: 1,
}

/** A sample of a station, without results. */
export const sampleOf = (stationId: number): z.input<typeof enteredSample> => ({
  stationId,
  sampledOn: '2026-02-10',
  sampledTime: '09:30',
  matrix: 'water',
  type: 'normal',
  campaign: 'Febrero 2026',
  results: [],
})

/** Bodies that pass their schema, so that what a path names is looked for at all. */
export const validBodies: { [Name in Named]: (mine: Everything) => BodyOf<RouteOf<Name>> } = {
  'responsibleRoles.edit': () => ({ ...roleBody(), isRetired: false, version: 1 }),
  ...boardBodies,
  ...mapLayerBodies,
  ...taskBodies,
  'treatmentPlants.editPlant': ({ neutralizer }) => ({
    ...plantBody(neutralizer.id),
    isRetired: false,
    version: 1,
  }),
  'treatmentPlants.editNeutralizer': () => ({
    ...neutralizerBody(),
    isRetired: false,
    version: 1,
  }),
  'treatmentDays.pdf': () => ({ language: 'es' }),
  'treatmentDays.save': ({ neutralizer }) => ({ days: [treatedDay(neutralizer.id)] }),
  'treatmentDays.addDelivery': ({ neutralizer }) => deliveryBody(neutralizer.id),
  'deviceProfiles.edit': () => ({ ...profileBody(), version: 1 }),
  'deviceCertificates.create': () => ({ certificate: 'ab'.repeat(32) }),
  'deviceMails.set': () => mailBody(),
  'reportServices.set': () => reportBody(),
  'commands.request': () => relayBody(),
  'deviceReplacements.create': () => replacementBody(),
  'deviceMoves.create': () => moveBody(),
  'devices.edit': () => ({ ...deviceBody(), version: 1 }),
  'calculations.add': () => calculationBody,
  'calculations.correct': () => correctionBody,
  'laboratoryComparisons.propose': () => proposalBody,
  'calculations.undo': () => ({ reason: 'Fue un error' }),
  'alarmRules.edit': () => {
    const { variableId: _variableId, ...rule } = ruleBody(0)
    return { ...rule, version: 1 }
  },
  'annotations.edit': () => ({
    from: '2026-02-01T00:00:00Z',
    until: null,
    text: 'Se cambió la batería',
    version: 1,
  }),
  'instruments.edit': ({ miningUnit }) => ({ ...instrumentFields(miningUnit.id), version: 1 }),
  'instruments.retire': () => ({ reason: 'Reemplazado por la MEIA', version: 1 }),
  'instruments.restore': () => ({ version: 1 }),
  'documents.attach': () => ({ containerFileId: 1 }),
  'extractions.start': () => ({ documentIds: null, method: 'rules', prompt: null }),
  'commitmentChanges.edit': () => ({ shortName: 'Riego de vías', version: 1 }),
  'commitmentChanges.split': () => splitBody,
  'commitmentChanges.join': ({ otherCommitment }) => ({
    ...commitmentWords,
    other: { id: otherCommitment.id, version: 1 },
    version: 1,
  }),
  'commitmentChanges.supersede': ({ otherCommitment }) => ({
    byId: otherCommitment.id,
    version: 1,
  }),
  ...wellBodies,
  'gateways.edit': () => ({ name: 'Cerro norte', intervalS: 7200, version: 1 }),
  'maintenance.edit': () => ({ ...maintenanceBody, version: 1 }),
  'alarms.acknowledge': () => ({ note: 'En camino' }),
  'alarms.comment': () => ({ note: 'Bomba detenida' }),
  'alarms.assign': () => ({ userId: null }),
  'alarms.shelve': () => ({ until: null, note: '' }),
  'reference.edit': () => ({ name: 'Agua subterránea', version: 1 }),
  'reference.editStation': () => ({ ...station, version: 1 }),
  'limits.edit': ({ parameter }) => ({ ...ownLimit(parameter.id), version: 1 }),
  'parameters.edit': () => ({ ...ownParameter, version: 1 }),
  'parameters.addAlias': () => ({ name: 'Caudal medido' }),
  'plans.edit': () => ({ title: 'Plan anual', version: 1 }),
  'plans.annul': () => ({ reason: 'Se cargó por error' }),
  'campaigns.rename': () => ({ name: 'Época húmeda 2026', version: 1 }),
  'campaigns.approve': () => ({ version: 1 }),
  'campaigns.withdraw': () => ({ reason: 'Informe corregido', version: 1 }),
  'laboratoryFiles.map': () => ({
    mapping: oneColumnMapping,
    options: { decimalMark: null, dateOrder: null, timeZone: null, utmZone: null, datum: null },
  }),
  'laboratoryFiles.handIn': () => ({}),
  'resultImports.map': () => ({
    mapping: oneColumnMapping,
    options: { decimalMark: null, dateOrder: null, timeZone: null, utmZone: null, datum: null },
    laboratory: null,
  }),
  'resultImports.resolve': () => ({
    reason: 'without-date',
    field: 'date',
    text: '',
    position: 0,
    act: { kind: 'text', text: '2026-02-01' },
  }),
  'resultImports.withdraw': () => ({
    reason: 'without-date',
    field: 'date',
    text: '',
    position: 0,
  }),
  'resultImports.makeStations': () => ({ codes: ['E-01'] }),
  'resultImports.makeNames': () => ({ campaigns: ['Marzo 2026'], laboratories: [] }),
  'resultImports.save': () => ({ campaign: 'Febrero 2026' }),
  'planImports.correct': () => ({ cells: [{ row: 2, column: 'stationCode', value: 'PM-01' }] }),
  'planImports.answerCode': () => ({ code: 'PM01', means: 'PM-01' }),
  'planImports.save': () => ({ title: 'Plan anual' }),
  'monitorings.followUp': () => ({ ...followUp, version: 1 }),
  'monitorings.markMany': ({ monitoring }) => ({
    monitorings: [{ id: monitoring.id, version: 1 }],
    followUp,
  }),
  'monitorings.reschedule': () => ({ estimatedOn: '2026-03-20', reason: 'Nevada', version: 1 }),
  'monitorings.withdrawReschedule': () => ({ reason: 'Por error', version: 1 }),
  'monitorings.withdrawOmission': () => ({ reason: 'Por error', version: 1 }),
  'monitorings.withdrawAddition': () => ({ reason: 'Por error', version: 1 }),
  'monitorings.add': ({ station: { id: stationId }, component, frequency }) => ({
    key: randomUUID(),
    monitorings: [
      {
        stationId,
        componentId: component.id,
        subcomponentId: null,
        miningComponentId: null,
        sourceTypeId: null,
        profileId: null,
        frequencyId: frequency.id,
        estimatedOn: '2026-03-20',
        sampleExpected: true,
      },
    ],
  }),
  'samples.edit': ({ station: { id: stationId } }) => ({ ...sampleOf(stationId), version: 1 }),
  'samples.answer': ({ monitoring }) => ({
    monitoringId: monitoring.id,
    observation: 'Sin novedad',
    reason: 'Según el plan',
  }),
  'samples.applyQualifier': () => ({ qualifier: 'J', reason: 'Duplicado fuera de control' }),
  'monitorings.omitStation': () => ({ justification: 'Punto seco' }),
  'containers.editFolder': () => ({ name: 'Otra' }),
  'containers.editFile': () => ({ name: 'otra.pdf' }),
  'containers.restoreVersion': () => ({ version: 1 }),
  'containers.finishUpload': () => ({ onSameName: 'both' }),
  'notifications.mark': () => ({ isRead: true }),
  'notifications.reply': () => ({ message: 'Recibido' }),
  'members.edit': () => ({
    name: 'Rosa',
    last_name: 'Quispe',
    phone: null,
    position: null,
    language: 'es',
    version: 1,
  }),
  'members.setPermissions': () => ({ permissions: [2], isGuest: false, endsOn: null }),
  'menus.setHidden': ({ menuItem }) => ({ hidden: [menuItem.id] }),
  'mailServers.edit': () => mailServer,
  'mailServers.editOfSystem': () => mailServer,
  'monitorings.addEvidence': () => ({ kind: 'photo' }),
  'samples.addFile': () => ({ target: 'sample' }),
}

/** Undefined for a route that takes none. */
export const validBodyOf = (name: RouteName, mine: Everything): object | undefined =>
  name in validBodies ? validBodies[name as Named](mine) : undefined
