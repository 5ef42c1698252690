import type { AnyRoute, Tag } from '@puquio/contract'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import { soundingRoutes } from '@puquio/contract/levels/soundings'
import { wellRoutes } from '@puquio/contract/levels/levels'
import { networkRoutes } from '@puquio/contract/modi/networks'
import { alarmRuleRoutes } from '@puquio/contract/modi/alarm-rules'
import { correctiveActionRoutes } from '@puquio/contract/commitments/corrective-actions'
import { responsibleRoleRoutes } from '@puquio/contract/commitments/responsible-roles'
import { taskOccurrenceRoutes } from '@puquio/contract/commitments/task-occurrences'
import { taskRoutes } from '@puquio/contract/commitments/tasks'
import { alarmRoutes } from '@puquio/contract/modi/alarms'
import { annotationRoutes } from '@puquio/contract/modi/annotations'
import { readingRoutes } from '@puquio/contract/modi/readings'
import { auditRoutes } from '@puquio/contract/audit'
import { containerRoutes } from '@puquio/contract/containers'
import { containerUploadRoutes } from '@puquio/contract/containers/uploads'
import { jobRoutes } from '@puquio/contract/jobs'
import { campaignRoutes } from '@puquio/contract/laboratory/campaigns'
import { treatmentDayRoutes } from '@puquio/contract/laboratory/treatment-days'
import { mapLayerRoutes } from '@puquio/contract/map-layers/map-layers'
import { boardRoutes } from '@puquio/contract/boards/boards'
import { reportScheduleRoutes } from '@puquio/contract/boards/report-schedules'
import { evidencePackRoutes } from '@puquio/contract/commitments/evidence-packs'
import { pdfReportRoutes } from '@puquio/contract/pdf-reports'
import { dataExportRoutes } from '@puquio/contract/laboratory/data-exports'
import { mailServerRoutes } from '@puquio/contract/mail-servers'
import {
  laboratoryFileRoutes,
  laboratoryLinkRoutes,
} from '@puquio/contract/laboratory/laboratory-links'
import { commitmentChangeRoutes } from '@puquio/contract/commitments/commitment-changes'
import { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import { extractionRoutes } from '@puquio/contract/commitments/extractions'
import { instrumentRoutes } from '@puquio/contract/commitments/instruments'
import { modelBudgetRoutes } from '@puquio/contract/commitments/model-budget'
import { promptRoutes } from '@puquio/contract/commitments/prompts'
import { menuRoutes } from '@puquio/contract/menus'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { notificationRoutes } from '@puquio/contract/notifications'
import { deliveryRoutes } from '@puquio/contract/notifications/deliveries'
import { liveRoutes } from '@puquio/contract/notifications/live'
import { notificationPreferenceRoutes } from '@puquio/contract/notifications/preferences'
import { notificationSettingRoutes } from '@puquio/contract/notifications/settings'
import { pageVisitRoutes } from '@puquio/contract/page-visits'
import { accessTokenRoutes } from '@puquio/contract/people/access-tokens'
import { memberRoutes } from '@puquio/contract/people/members'
import { ownUserRoutes } from '@puquio/contract/people/own-user'
import { planImportRoutes } from '@puquio/contract/plan-imports'
import { planRoutes } from '@puquio/contract/plans'
import { projectRoutes } from '@puquio/contract/projects'
import { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { referenceRoutes } from '@puquio/contract/reference'
import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { scheduleRoutes } from '@puquio/contract/schedule'
import { settingRoutes } from '@puquio/contract/settings'
import { userRoutes } from '@puquio/contract/users'
import { afterEach, expect, it, vi } from 'vitest'
import { call } from './call.ts'
import { queryClient } from './query-client.ts'
import { routeKey } from './api-query.ts'
import {
  schedule,
  plan,
  monitorings,
  lists,
  results,
  people,
  rights,
  messages,
} from '../../../test/stale-groups.ts'

const shown = {
  schedule: scheduleRoutes.month,
  combinations: scheduleRoutes.combinations,
  map: scheduleRoutes.map,
  plan: planRoutes.get,
  plans: planRoutes.list,
  years: planRoutes.years,
  commitments: planRoutes.commitments,
  monitoring: monitoringRoutes.get,
  monitorings: monitoringRoutes.list,
  evidence: monitoringRoutes.evidence,
  history: monitoringRoutes.history,
  exportOptions: dataExportRoutes.options,
  lists: referenceRoutes.all,
  list: referenceRoutes.list,
  stations: referenceRoutes.stations,
  mails: deliveryRoutes.list,
  project: projectRoutes.get,
  import: planImportRoutes.get,
  preview: planImportRoutes.preview,
  unfinished: planImportRoutes.unfinished,
  resultImport: resultImportRoutes.get,
  administered: projectRoutes.administered,
  members: memberRoutes.list,
  permissions: ownUserRoutes.permissions,
  policy: ownUserRoutes.policy,
  menu: menuRoutes.get,
  start: pageVisitRoutes.start,
  users: userRoutes.list,
  jobs: jobRoutes.list,
  settings: settingRoutes.get,
  trail: auditRoutes.list,
  tokens: accessTokenRoutes.list,
  mailServers: mailServerRoutes.list,
  methodStates: notificationSettingRoutes.methodStates,
  notifications: notificationRoutes.list,
  unread: liveRoutes.unread,
  preferences: notificationPreferenceRoutes.get,
  events: notificationSettingRoutes.events,
  files: containerRoutes.files,
  evidenceFiles: containerRoutes.monitoringFiles,
  uploads: containerUploadRoutes.unfinishedUploads,
  samples: sampleRoutes.list,
  sample: sampleRoutes.get,
  sampleFiles: sampleRoutes.files,
  answerable: sampleRoutes.monitorings,
  monitoringSamples: sampleRoutes.ofMonitoring,
  campaigns: campaignRoutes.list,
  campaignCounts: campaignRoutes.counts,
  exports: dataExportRoutes.list,
  reports: pdfReportRoutes.list,
  packs: evidencePackRoutes.list,
  boards: boardRoutes.list,
  mapLayers: mapLayerRoutes.list,
  schedules: reportScheduleRoutes.list,
  devices: deviceRoutes.list,
  wells: wellRoutes.list,
  networks: networkRoutes.list,
  alarms: alarmRoutes.list,
  alarmRules: alarmRuleRoutes.list,
  points: readingRoutes.points,
  annotations: annotationRoutes.list,
  commitment: commitmentRoutes.get,
  instruments: instrumentRoutes.list,
  commitmentHistory: commitmentRoutes.history,
  prompts: promptRoutes.current,
  extractions: extractionRoutes.list,
  modelBudget: modelBudgetRoutes.get,
  laboratoryLinks: laboratoryLinkRoutes.list,
  laboratoryFiles: laboratoryFileRoutes.list,
  roles: responsibleRoleRoutes.list,
  tasks: taskRoutes.list,
  correctiveActions: correctiveActionRoutes.list,
  consumption: treatmentDayRoutes.consumption,
}
type Shown = keyof typeof shown

/** What a change makes stale; the others that change monitorings, lists or stations the same. */
const changes: [change: AnyRoute, stale: string[]][] = [
  ...[
    monitoringRoutes.followUp,
    monitoringRoutes.markMany,
    monitoringRoutes.reschedule,
    monitoringRoutes.add,
    monitoringRoutes.omitStation,
    monitoringRoutes.removeEvidence,
  ].map((one): [AnyRoute, string[]] => [
    one,
    [...schedule, ...plan, ...monitorings, 'administered'],
  ]),
  ...[planRoutes.edit, planRoutes.annul].map((one): [AnyRoute, string[]] => [
    one,
    [...schedule, ...plan],
  ]),
  [
    planImportRoutes.save,
    [
      ...schedule,
      ...plan,
      ...monitorings,
      ...lists,
      'import',
      'unfinished',
      'administered',
      'commitmentHistory',
      'packs',
    ],
  ],
  [planImportRoutes.correct, ['preview']],
  [planImportRoutes.discard, ['unfinished', 'administered']],
  [resultImportRoutes.save, ['resultImport', ...results, 'administered']],
  ...[
    referenceRoutes.create,
    referenceRoutes.edit,
    referenceRoutes.retire,
    referenceRoutes.restore,
    referenceRoutes.remove,
    referenceRoutes.loadDefaults,
    referenceRoutes.createStation,
    referenceRoutes.editStation,
    referenceRoutes.retireStation,
    referenceRoutes.restoreStation,
    referenceRoutes.removeStation,
  ].map((one): [AnyRoute, string[]] => [one, [...schedule, ...monitorings, ...lists]]),
  [deliveryRoutes.retryMail, [...messages, 'jobs', 'methodStates']],
  // The outbox names the projects.
  [projectRoutes.edit, ['mails', 'project', 'administered']],
  [campaignRoutes.approve, results],
  [dataExportRoutes.start, ['exports']],
  [
    deviceRoutes.edit,
    ['devices', 'wells', 'points', 'annotations', 'alarms', 'alarmRules', 'correctiveActions'],
  ],
  [annotationRoutes.create, ['annotations']],
  [
    instrumentRoutes.retire,
    [
      'instruments',
      'extractions',
      'commitment',
      'commitmentHistory',
      'tasks',
      'roles',
      'correctiveActions',
      'commitments',
      'packs',
    ],
  ],
  [
    commitmentChangeRoutes.edit,
    ['commitment', 'commitmentHistory', 'instruments', 'commitments', 'packs'],
  ],
  [evidencePackRoutes.start, ['packs', 'reports', 'schedules']],
  [mapLayerRoutes.remove, ['mapLayers']],
  [boardRoutes.create, ['boards', 'schedules']],
  [reportScheduleRoutes.create, ['schedules']],
  [promptRoutes.save, ['prompts']],
  [extractionRoutes.start, ['extractions']],
  [modelBudgetRoutes.set, ['modelBudget']],
  [soundingRoutes.create, ['wells']],
  [networkRoutes.create, ['networks']],
  [alarmRoutes.acknowledge, ['alarms', 'alarmRules', 'devices', 'correctiveActions']],
  [alarmRuleRoutes.create, ['alarms', 'alarmRules', 'devices', 'correctiveActions']],
  [responsibleRoleRoutes.edit, ['roles', 'tasks']],
  [
    taskOccurrenceRoutes.change,
    ['tasks', 'roles', 'correctiveActions', 'instruments', 'commitment'],
  ],
  [correctiveActionRoutes.open, ['correctiveActions']],
  [treatmentDayRoutes.save, ['consumption']],
  [laboratoryLinkRoutes.revoke, ['laboratoryLinks']],
  [laboratoryFileRoutes.handIn, ['laboratoryFiles']],
  ...[
    sampleRoutes.create,
    sampleRoutes.edit,
    sampleRoutes.remove,
    sampleRoutes.removeResult,
    sampleRoutes.applyQualifier,
    sampleRoutes.removeFile,
  ].map((one): [AnyRoute, string[]] => [one, results]),
  [userRoutes.remove, people],
  [userRoutes.edit, [...people, ...rights, 'project']],
  [userRoutes.writePolicy, ['policy']],
  [ownUserRoutes.acceptPolicy, ['policy']],
  [memberRoutes.edit, people],
  [memberRoutes.setPermissions, [...people, ...rights]],
  [memberRoutes.remove, [...people, ...rights, 'project']],
  [memberRoutes.resendActivation, ['mails', 'methodStates']],
  [menuRoutes.set, rights],
  [pageVisitRoutes.star, ['start']],
  ...[
    notificationRoutes.send,
    notificationRoutes.reply,
    notificationRoutes.mark,
    notificationRoutes.markAll,
  ].map((one): [AnyRoute, string[]] => [one, messages]),
  [notificationPreferenceRoutes.set, ['preferences']],
  [notificationSettingRoutes.setEvent, ['events']],
  ...[accessTokenRoutes.create, accessTokenRoutes.revoke].map((one): [AnyRoute, string[]] => [
    one,
    ['tokens'],
  ]),
  ...[mailServerRoutes.create, mailServerRoutes.edit, mailServerRoutes.remove].map(
    (one): [AnyRoute, string[]] => [one, ['mailServers', 'methodStates']],
  ),
  ...[containerRoutes.createFolder, containerRoutes.editFile, containerRoutes.binFile].map(
    (one): [AnyRoute, string[]] => [one, ['files', 'administered']],
  ),
  [containerUploadRoutes.finishUpload, ['files', 'uploads', 'administered']],
  [containerUploadRoutes.cancelUpload, ['uploads', 'administered']],
  [jobRoutes.retry, ['jobs', 'mails', 'methodStates']],
  [settingRoutes.setContact, ['settings']],
]

/** What shows the data of each tag; every change makes the audit trail longer, which is read whenever it is opened. */
const shownOf: Record<Exclude<Tag, 'audit'>, Shown> = {
  plans: 'plans',
  monitorings: 'monitorings',
  reference: 'lists',
  imports: 'import',
  unfinishedImports: 'unfinished',
  importRows: 'preview',
  results: 'samples',
  resultImports: 'resultImport',
  levels: 'wells',
  devices: 'devices',
  networks: 'networks',
  alarms: 'alarms',
  alarmRules: 'alarmRules',
  annotations: 'annotations',
  instruments: 'instruments',
  commitments: 'commitment',
  prompts: 'prompts',
  extractions: 'extractions',
  modelCalls: 'modelBudget',
  roles: 'roles',
  tasks: 'tasks',
  correctiveActions: 'correctiveActions',
  neutralization: 'consumption',
  laboratoryLinks: 'laboratoryLinks',
  laboratoryFiles: 'laboratoryFiles',
  projects: 'project',
  members: 'members',
  rights: 'permissions',
  policy: 'policy',
  users: 'users',
  mails: 'mails',
  jobs: 'jobs',
  settings: 'settings',
  tokens: 'tokens',
  mailServers: 'mailServers',
  pageVisits: 'start',
  notifications: 'notifications',
  containers: 'files',
  uploads: 'uploads',
  exports: 'exports',
  pdfReports: 'reports',
  boards: 'boards',
  mapLayers: 'mapLayers',
  reportSchedules: 'schedules',
  evidencePacks: 'packs',
  notificationPreferences: 'preferences',
  notificationSettings: 'events',
}

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const readAll = () => {
  for (const route of Object.values(shown))
    queryClient.setQueryData([...routeKey(route), {}], 'read')
}
const staleNow = () =>
  Object.entries(shown).flatMap(([name, route]) =>
    queryClient.getQueryState([...routeKey(route), {}])?.isInvalidated ? [name] : [],
  )
const params = { projectId: 1, planId: 1, monitoringId: 1, stationId: 1, itemId: 1, fileId: 1 }
const others = {
  mailId: 1,
  userId: 1,
  memberId: 1,
  notificationId: 1,
  tokenId: 1,
  mailServerId: 1,
  containerFileId: 1,
  folderId: 1,
  uploadId: 1,
  jobId: 1,
  sampleId: 1,
  parameterId: 1,
  roleId: 1,
  occurrenceId: 1,
  event: 'job-failed',
}
const input = { params: { ...params, ...others, list: 'components', key: 'one' }, body: {} }
const send = call as (route: AnyRoute, given: object) => Promise<unknown>

it.each(changes.map(([route, stale]) => [`${route.method} ${route.path}`, route, stale] as const))(
  '%s makes what shows it stale',
  async (_, route, stale) => {
    readAll()
    vi.stubGlobal('fetch', async () => new Response('{}'))
    await send(route, input)
    expect(staleNow().toSorted()).toEqual([...new Set(stale)].toSorted())
  },
)

it.each(Object.entries(shownOf))('%s: some change makes %s stale', (tag, name) => {
  expect(shown[name].reads).toContain(tag)
  const isChanged = ([change, stale]: (typeof changes)[number]) =>
    change.changes?.includes(tag as Tag) && stale.includes(name)
  expect(changes.some(isChanged)).toBe(true)
})

it('leaves what was read as it is where a change is refused, and where nothing changes', async () => {
  readAll()
  vi.stubGlobal('fetch', async () => new Response('{"status":409,"code":409}', { status: 409 }))
  await expect(send(planRoutes.annul, input)).rejects.toMatchObject({ status: 409 })
  vi.stubGlobal('fetch', async () => new Response('{}'))
  await send(planRoutes.get, input)
  expect(staleNow()).toEqual([])
})
