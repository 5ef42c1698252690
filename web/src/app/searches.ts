import type { LinkSearch, Screen } from '@puquio/domain'
import type { z } from 'zod'
import { auditSearch } from '../features/audit/search.ts'
import { awaitedReportSearch } from '../features/awaited-reports/search.ts'
import { boardSearch, reportsSearch } from '../features/boards/search.ts'
import { campaignSearch } from '../features/campaigns/search.ts'
import { exportSearch } from '../features/data-exports/search.ts'
import { containerSearch } from '../features/containers/search.ts'
import { levelsSearch } from '../features/levels/search.ts'
import { hydrochemistrySearch } from '../features/hydrochemistry/search.ts'
import { documentSearch } from '../features/instruments/document/search.ts'
import { jobSearch } from '../features/jobs/search.ts'
import { membersSearch } from '../features/members/search.ts'
import { additionSearch, followUpSearch } from '../features/monitorings/search.ts'
import { neutralizerSearch, recordSearch } from '../features/neutralization/search.ts'
import { notificationsConfigSearch, notificationSearch } from '../features/notifications/search.ts'
import { standardSearch } from '../features/limits/search.ts'
import { parameterSearch } from '../features/parameters/search.ts'
import { importSearch } from '../features/plan-imports/search.ts'
import { plansSearch } from '../features/plans/search.ts'
import { projectSearch, projectsSearch } from '../features/projects/search.ts'
import { promptSearch } from '../features/prompts/search.ts'
import { referenceSearch } from '../features/reference/search.ts'
import { actionSearch } from '../features/corrective-actions/search.ts'
import { packSearch } from '../features/evidence-packs/search.ts'
import { instrumentSearch } from '../features/instruments/search.ts'
import { taskSearch } from '../features/tasks/search.ts'
import { alarmSearch, maintenanceSearch, ruleSearch } from '../features/alarms/search.ts'
import {
  deviceFormSearch,
  deviceRecordSearch,
  deviceSearch,
  profileSearch,
} from '../features/devices/search.ts'
import { matrixSearch, reviewSearch } from '../features/commitments/search.ts'
import { nameSearch } from '../features/commitments/names/search.ts'
import { commandSearch } from '../features/commands/search.ts'
import { calculationSearch } from '../features/calculations/search.ts'
import { graphSearch } from '../features/readings/search.ts'
import { resultTableSearch } from '../features/samples/table/search.ts'
import { parameterDataSearch, stationDataSearch } from '../features/samples/series/search.ts'
import { sampleSearch } from '../features/samples/search.ts'
import { scheduleSearch } from '../features/schedule/search.ts'
import { linkSearch, signInSearch } from '../features/session/search.ts'
import { settingsSearch } from '../features/settings/search.ts'
import { complianceSearch } from '../features/compliance/search.ts'
import { variationSearch } from '../features/variation/search.ts'
import { usersSearch } from '../features/users/search.ts'

/** Each key that the server's links set has a schema, of the same type. */
type Linked = {
  [S in keyof LinkSearch]: {
    shape: { [Key in keyof LinkSearch[S]]: z.ZodType<LinkSearch[S][Key] | undefined> }
  }
}

/**
 * The search schema of each screen. Apart from the pages, whose types depend on these; the schemas import
 * no contract, since every visitor fetches them.
 */
export const searches = {
  Board: boardSearch,
  EnvironmentReport: boardSearch,
  Reports: reportsSearch,
  Home: signInSearch,
  Forgot: linkSearch,
  Activate: linkSearch,
  Unblock: linkSearch,
  PlanningAndMonitoring: plansSearch,
  PlanningCreate: importSearch,
  PlanningEdit: followUpSearch,
  AddMoreMonitoring: additionSearch,
  PlanningDetail: scheduleSearch,
  ReferenceData: referenceSearch,
  LaboratoryData: sampleSearch,
  ResultTable: resultTableSearch,
  ParameterVariation: variationSearch,
  Compliance: complianceSearch,
  Hydrochemistry: hydrochemistrySearch,
  Neutralizers: neutralizerSearch,
  NeutralizerRecords: recordSearch,
  NPYMS: levelsSearch,
  StationData: stationDataSearch,
  ParameterData: parameterDataSearch,
  Commitments: instrumentSearch,
  EvidencePacks: packSearch,
  CommitmentNames: nameSearch,
  CommitmentMatrix: matrixSearch,
  CommitmentReview: reviewSearch,
  InstrumentDocument: documentSearch,
  CommitmentTasks: taskSearch,
  CorrectiveActions: actionSearch,
  Prompt: promptSearch,
  ModiList: deviceSearch,
  ModiDevices: deviceFormSearch,
  ModiAlarms: alarmSearch,
  ModiDevice: deviceRecordSearch,
  ModiCalculations: calculationSearch,
  ModiGraph: graphSearch,
  ModiAlarmRules: ruleSearch,
  ModiProfiles: profileSearch,
  ModiMaintenance: maintenanceSearch,
  ModiCommands: commandSearch,
  AwaitedReports: awaitedReportSearch,
  LaboratoryCampaigns: campaignSearch,
  Standards: standardSearch,
  Parameters: parameterSearch,
  ExportData: exportSearch,
  FilesContainer: containerSearch,
  ConfigView: settingsSearch,
  UserList: usersSearch,
  ProjectList: projectsSearch,
  ProjectUserList: membersSearch,
  ProjectUpdate: projectSearch,
  Audit: auditSearch,
  Jobs: jobSearch,
  Notifications: notificationSearch,
  NotificationsConfig: notificationsConfigSearch,
} satisfies Partial<Record<Screen, z.ZodType<object>>> & Linked

/** What a screen reads of its address: nothing where it has no schema. */
export type SearchOf<S extends Screen> = S extends keyof typeof searches
  ? z.output<(typeof searches)[S]>
  : Record<never, never>

export const validateSearch = <S extends Screen>(screen: S, values: object): SearchOf<S> => {
  const schemas: Partial<Record<Screen, z.ZodType<object>>> = searches
  return (schemas[screen]?.parse(values) ?? {}) as SearchOf<S>
}
