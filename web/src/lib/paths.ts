import { type DiagramName, screens } from '@puquio/domain'
import { linkOptions } from '@tanstack/react-router'
import { firstPaths } from './first-paths.ts'

/**
 * Every link inside the product is made here: `<Link {...paths.plan(7)}>`, `navigate(paths.home())`.
 * The compiler knows the addresses of the registry of screens.
 */
export const paths = {
  ...firstPaths,
  /** `tab` names a section; without it the overview. */
  settings: (tab?: 'own' | 'tokens' | 'system' | 'policy' | 'system-smtp') =>
    linkOptions({ to: screens.ConfigView.path, search: { tab } }),
  /** Boards and reports; `edit` is the identifier of a board that is edited. */
  reports: (search: { edit?: string } = {}) => linkOptions({ to: screens.Reports.path, search }),
  audit: () => linkOptions({ to: screens.Audit.path }),
  mapLayers: () => linkOptions({ to: screens.MapLayers.path }),
  users: (search?: string) =>
    linkOptions({
      to: screens.UserList.path,
      ...(search === undefined ? {} : { search: { search } }),
    }),
  projects: () => linkOptions({ to: screens.ProjectList.path }),
  projectCreate: () => linkOptions({ to: screens.ProjectCreate.path }),
  project: (projectId: number, tab?: 'menu' | 'laboratory' | 'smtp') =>
    linkOptions({
      to: screens.ProjectUpdate.path,
      params: { id: String(projectId) },
      search: { tab },
    }),
  members: (projectId: number) =>
    linkOptions({
      to: screens.ProjectUserList.path,
      params: { projectId: String(projectId) },
    }),
  memberMenu: (projectId: number, userId: number) =>
    linkOptions({
      to: screens.UserMenuEdit.path,
      params: { projectId: String(projectId), userId: String(userId) },
    }),
  jobs: () => linkOptions({ to: screens.Jobs.path }),
  notifications: () => linkOptions({ to: screens.Notifications.path }),
  notificationPreferences: () => linkOptions({ to: screens.NotificationPreferences.path }),
  notificationsConfig: (tab?: 'outbox') =>
    linkOptions({ to: screens.NotificationsConfig.path, search: { tab } }),
  devices: () => linkOptions({ to: screens.ModiList.path }),
  deviceCreate: () => linkOptions({ to: screens.ModiDevices.path, params: { id: undefined } }),
  deviceClone: (cloneOf: number) =>
    linkOptions({ to: screens.ModiDevices.path, params: { id: undefined }, search: { cloneOf } }),
  /** How it reports, and what was changed of it. */
  deviceRecords: (deviceId: number, tab?: 'connection') =>
    linkOptions({
      to: screens.ModiDevice.path,
      params: { id: String(deviceId) },
      search: { tab },
    }),
  deviceEdit: (deviceId: number) =>
    linkOptions({ to: screens.ModiDevices.path, params: { id: String(deviceId) } }),
  /** How a device's variables are calculated and corrected. */
  calculations: (deviceId: number, variable?: number) =>
    linkOptions({
      to: screens.ModiCalculations.path,
      params: { id: String(deviceId) },
      search: { variable },
    }),
  /** Its graphs, by its serial, too. */
  device: (deviceId: number, serial: string) =>
    linkOptions({ to: screens.ModiGraph.path, params: { id: String(deviceId), modi: serial } }),
  /** The graph of a device over a time, of some of its variables. */
  graphAt: (
    device: { id: number; serial: string },
    search: { variables?: number[] | undefined; from: string; to: string },
  ) =>
    linkOptions({
      to: screens.ModiGraph.path,
      params: { id: String(device.id), modi: device.serial },
      search,
    }),
  /** Its relays and configuration. */
  deviceCommands: (deviceId: number) =>
    linkOptions({ to: screens.ModiCommands.path, params: { id: String(deviceId) } }),
  chatBot: () => linkOptions({ to: screens.ChatBot.path }),
  /** `device` keeps to the alarms of one. */
  alarms: (search: { device?: number; view?: 'active' } = {}) =>
    linkOptions({ to: screens.ModiAlarms.path, search }),
  alarm: (alarmId: number) =>
    linkOptions({ to: screens.ModiAlarm.path, params: { alarmId: String(alarmId) } }),
  /** `device` keeps to the rules of one. */
  alarmRules: (device?: number) =>
    linkOptions({ to: screens.ModiAlarmRules.path, search: { device } }),
  deviceProfiles: () =>
    linkOptions({ to: screens.ModiProfiles.path, params: { profile: undefined } }),
  deviceProfile: (id: number | 'new') =>
    linkOptions({ to: screens.ModiProfiles.path, params: { profile: String(id) } }),
  networks: () => linkOptions({ to: screens.ModiNetworks.path }),
  gateways: () => linkOptions({ to: screens.ModiGateways.path }),
  maintenance: () => linkOptions({ to: screens.ModiMaintenance.path }),
  plans: () => linkOptions({ to: screens.PlanningAndMonitoring.path }),
  planCreate: () => linkOptions({ to: screens.PlanningCreate.path }),
  plan: (planId: number) =>
    linkOptions({
      to: screens.PlanningDetail.path,
      params: { planningId: String(planId) },
    }),
  planEdit: (planId: number) =>
    linkOptions({
      to: screens.PlanningEdit.path,
      params: { planningId: String(planId) },
    }),
  /** A monitoring in the follow-up of its plan. */
  monitoring: (planId: number, monitoring: number) =>
    linkOptions({
      to: screens.PlanningEdit.path,
      params: { planningId: String(planId) },
      search: { monitoring },
    }),
  planAdd: (planId: number) =>
    linkOptions({
      to: screens.AddMoreMonitoring.path,
      params: { planningId: String(planId) },
    }),
  sampleCreate: () => linkOptions({ to: screens.LaboratorySampleCreate.path }),
  sampleEdit: (sampleId: number) =>
    linkOptions({ to: screens.LaboratorySampleEdit.path, params: { sampleId: String(sampleId) } }),
  sample: (sampleId: number) =>
    linkOptions({ to: screens.LaboratorySample.path, params: { sampleId: String(sampleId) } }),
  resultImport: (key?: string) => linkOptions({ to: screens.ResultImport.path, params: { key } }),
  /** `type` names a tab; without it the first. */
  files: (type?: string) => linkOptions({ to: screens.FilesContainer.path, params: { type } }),
  /** `import` keeps to what that import of results saved. */
  samples: (search: { search?: string; stations?: number[]; import?: string } = {}) =>
    linkOptions({ to: screens.LaboratoryData.path, search }),
  resultTable: (search: ResultTableSearch = {}) =>
    linkOptions({ to: screens.ResultTable.path, search }),
  variation: (search: ResultsSearch = {}) =>
    linkOptions({ to: screens.ParameterVariation.path, search }),
  compliance: (search: ResultsSearch = {}) => linkOptions({ to: screens.Compliance.path, search }),
  hydrochemistry: (
    search: Omit<ResultsSearch, 'parameters'> & { diagram?: DiagramName | undefined } = {},
  ) => linkOptions({ to: screens.Hydrochemistry.path, search }),
  /** Wells over time. */
  levels: (search: { wells?: number[]; from?: string; to?: string } = {}) =>
    linkOptions({ to: screens.NPYMS.path, search: { ...search, view: 'series' as const } }),
  neutralizers: (search: { plant?: number } = {}) =>
    linkOptions({ to: screens.Neutralizers.path, search }),
  /** `day` opens its form. */
  neutralizerRecords: (search: { plant?: number; month?: string; day?: string } = {}) =>
    linkOptions({ to: screens.NeutralizerRecords.path, search }),
  neutralizerPlants: () => linkOptions({ to: screens.NeutralizerPlants.path }),
  /** `parameterId` names the one that is drawn. */
  stationData: (stationId: number, parameterId?: number) =>
    linkOptions({
      to: screens.StationData.path,
      params: { stationId: String(stationId) },
      search: { parameter: parameterId },
    }),
  parameterData: (parameterId: number) =>
    linkOptions({
      to: screens.ParameterData.path,
      params: { parameterId: String(parameterId) },
    }),
  campaigns: (search?: string) =>
    linkOptions({ to: screens.LaboratoryCampaigns.path, search: { search } }),
  awaitedReports: () => linkOptions({ to: screens.AwaitedReports.path }),
  laboratoryLinks: () => linkOptions({ to: screens.LaboratoryLinks.path }),
  standards: () => linkOptions({ to: screens.Standards.path }),
  parameters: () => linkOptions({ to: screens.Parameters.path }),
  instruments: () => linkOptions({ to: screens.Commitments.path }),
  instrumentCreate: () => linkOptions({ to: screens.CommitmentsCreate.path }),
  instrumentEdit: (instrumentId: number) =>
    linkOptions({
      to: screens.InstrumentEdit.path,
      params: { instrumentId: String(instrumentId) },
    }),
  instrument: (instrumentId: number) =>
    linkOptions({ to: screens.Instrument.path, params: { instrumentId: String(instrumentId) } }),
  /** A PDF of an instrument, in the viewer. */
  instrumentDocument: (
    documentId: number,
    search: { page?: number; quote?: string; commitment?: number } = {},
  ) =>
    linkOptions({
      to: screens.InstrumentDocument.path,
      params: { documentId: String(documentId) },
      search,
    }),
  /** The commitments matrix. */
  commitments: (search: CommitmentSearch = {}) =>
    linkOptions({ to: screens.CommitmentMatrix.path, search }),
  /** Commitments beside the pages that say them; `commitment` opens one. */
  commitmentReview: (search: CommitmentSearch & { commitment?: number } = {}) =>
    linkOptions({ to: screens.CommitmentReview.path, search }),
  /** Those of which a plan can be made. */
  monitoringCommitments: () =>
    linkOptions({
      to: screens.CommitmentMatrix.path,
      search: plannable,
    }),
  /** A plan whose rows are these commitments, to be filled in in the import's preview. */
  planFromCommitments: (commitments: number[]) => {
    const search: { commitments: number[] } = { commitments }
    return linkOptions({ to: screens.PlanningCreate.path, search })
  },
  commitment: (commitmentId: number) =>
    linkOptions({ to: screens.Commitment.path, params: { commitmentId: String(commitmentId) } }),
  /** Which commitments the names in plans stand for. */
  commitmentNames: (search: { search?: string; matched?: 'yes' | 'no' } = {}) =>
    linkOptions({ to: screens.CommitmentNames.path, search }),
  /** `new` opens the form of a task of that commitment; `as: 'tasks'` shows tasks instead of their due dates. */
  commitmentTasks: (search: TaskListSearch = {}) =>
    linkOptions({ to: screens.CommitmentTasks.path, search }),
  /** One due date of a task. */
  commitmentTask: (occurrenceId: number) =>
    linkOptions({
      to: screens.CommitmentTask.path,
      params: { occurrenceId: String(occurrenceId) },
    }),
  responsibleRoles: () => linkOptions({ to: screens.ResponsibleRoles.path }),
  /** `of` with `origin`: those that were opened for one thing. */
  correctiveActions: (search: ActionListSearch = {}) =>
    linkOptions({ to: screens.CorrectiveActions.path, search }),
  correctiveAction: (actionId: number) =>
    linkOptions({ to: screens.CorrectiveAction.path, params: { actionId: String(actionId) } }),
  /** What a run proposed, and what it found that was there. */
  commitmentsOfRun: (extraction: number) =>
    linkOptions({ to: screens.CommitmentMatrix.path, search: { extraction } }),
  /** One run that looked for commitments. */
  extraction: (extractionId: number) =>
    linkOptions({
      to: screens.Extraction.path,
      params: { extractionId: String(extractionId) },
    }),
  /** `instrument` names whose; without it the project's. `compare` opens what a version changed. */
  prompt: (search: { instrument?: number; tab?: 'versions' | 'trial'; compare?: number } = {}) =>
    linkOptions({ to: screens.Prompt.path, search }),
  /** `commitment` or `instrument` opens the form for a pack of it. */
  evidencePacks: (search: PackSearch = {}) =>
    linkOptions({ to: screens.EvidencePacks.path, search }),
  /** `list` names a tab; without it the first. */
  reference: (list?: string) => linkOptions({ to: screens.ReferenceData.path, params: { list } }),
}

/** Verified commitments of monitoring. */
const plannable: { kinds: 'monitoring'[]; states: ('verified' | 'in-force')[] } = {
  kinds: ['monitoring'],
  states: ['verified', 'in-force'],
}

type PackSearch = { new?: true; commitment?: number; instrument?: number; pack?: number }
type CommitmentSearch = {
  search?: string | undefined
  instruments?: number[] | undefined
  documents?: number[] | undefined
  states?: ('proposed' | 'verified' | 'rejected' | 'in-force' | 'superseded')[] | undefined
}

type ResultsSearch = {
  stations?: number[] | undefined
  parameters?: number[] | undefined
  from?: string | undefined
  to?: string | undefined
}
type ResultTableSearch = ResultsSearch & { exceeding?: true }

type TaskListSearch = {
  as?: 'calendar' | 'tasks'
  view?: 'to-do' | 'due' | 'overdue' | 'review' | 'decided' | 'all'
  commitment?: number
  instrument?: number
  task?: number
  from?: string
  to?: string
  new?: number
}

type ActionListSearch = {
  view?: 'open' | 'overdue' | 'due' | 'review' | 'closed'
  origin?: 'mishap' | 'task' | 'exceedance' | 'alarm' | 'commitment' | 'other'
  of?: number
}
