import type { boardRoutes } from '@puquio/contract/boards/boards'
import type { extractionRoutes } from '@puquio/contract/commitments/extractions'
import type { promptRoutes } from '@puquio/contract/commitments/prompts'
import type { dataExportRoutes } from '@puquio/contract/laboratory/data-exports'
import type { auditRoutes } from '@puquio/contract/audit'
import type { awaitedReportRoutes } from '@puquio/contract/laboratory/awaited-reports'
import type { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import type { campaignRoutes } from '@puquio/contract/laboratory/campaigns'
import type { commitmentPlanRoutes } from '@puquio/contract/commitments/commitment-plans'
import type { correctiveActionRoutes } from '@puquio/contract/commitments/corrective-actions'
import type { responsibleRoleRoutes } from '@puquio/contract/commitments/responsible-roles'
import type { taskOccurrenceRoutes } from '@puquio/contract/commitments/task-occurrences'
import type { containerRoutes } from '@puquio/contract/containers'
import type { documentRoutes } from '@puquio/contract/commitments/documents'
import type { jobRoutes } from '@puquio/contract/jobs'
import type { memberRoutes } from '@puquio/contract/people/members'
import type { ownUserRoutes } from '@puquio/contract/people/own-user'
import type { menuRoutes } from '@puquio/contract/menus'
import type { monitoringRoutes } from '@puquio/contract/monitorings'
import type { notificationRoutes } from '@puquio/contract/notifications'
import type { notificationPreferenceRoutes } from '@puquio/contract/notifications/preferences'
import type { notificationSettingRoutes } from '@puquio/contract/notifications/settings'
import type { planImportRoutes } from '@puquio/contract/plan-imports'
import type { planRoutes } from '@puquio/contract/plans'
import type { projectRoutes } from '@puquio/contract/projects'
import type { referenceRoutes } from '@puquio/contract/reference'
import type { alarmRuleRoutes } from '@puquio/contract/modi/alarm-rules'
import type { alarmRoutes } from '@puquio/contract/modi/alarms'
import type { networkRoutes } from '@puquio/contract/modi/networks'
import type { gatewayRoutes } from '@puquio/contract/modi/gateways'
import type { maintenanceRoutes } from '@puquio/contract/modi/maintenance-windows'
import type { commandRoutes } from '@puquio/contract/modi/commands'
import type { calculationRoutes } from '@puquio/contract/modi/calculations'
import type { deviceProfileRoutes } from '@puquio/contract/modi/device-profiles'
import type { deviceRoutes } from '@puquio/contract/modi/devices'
import type { readingRoutes } from '@puquio/contract/modi/readings'
import type { laboratoryLinkRoutes } from '@puquio/contract/laboratory/laboratory-links'
import type { limitRoutes } from '@puquio/contract/laboratory/limits'
import type { parameterRoutes } from '@puquio/contract/laboratory/parameters'
import type { seriesRoutes } from '@puquio/contract/laboratory/series'
import type { complianceRoutes } from '@puquio/contract/laboratory/compliance'
import type { variationRoutes } from '@puquio/contract/laboratory/variation'
import type { mapLayerRoutes } from '@puquio/contract/map-layers/map-layers'
import type { wellRoutes } from '@puquio/contract/levels/levels'
import type { hydrochemistryRoutes } from '@puquio/contract/laboratory/hydrochemistry'
import type { treatmentDayRoutes } from '@puquio/contract/laboratory/treatment-days'
import type { treatmentPlantRoutes } from '@puquio/contract/laboratory/neutralization'
import type { resultTableRoutes } from '@puquio/contract/laboratory/result-table'
import type { sampleRoutes } from '@puquio/contract/laboratory/samples'
import type { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import type { scheduleRoutes } from '@puquio/contract/schedule'
import type { userRoutes } from '@puquio/contract/users'
import type { evidencePackRoutes } from '@puquio/contract/commitments/evidence-packs'
import type { instrumentRoutes } from '@puquio/contract/commitments/instruments'
import type { MenuScreen, Screen } from '@puquio/domain'
import type { screenLooks } from '../widgets/menu/screen-looks.ts'
import { accessOf, type AdminOf, type Page } from './page.ts'

/** The page of every screen, whose file exports `Page`; null where it does not exist yet. */
export const pages = {
  Home: { access: 'public', load: () => import('./Start.tsx') },

  // Before signing in
  Forgot: {
    access: 'public',
    load: () => import('../features/session/pages/ForgotPage.tsx'),
  },
  Activate: {
    access: 'public',
    isBare: true,
    load: () => import('../features/session/pages/ActivatePage.tsx'),
  },
  Unblock: {
    access: 'public',
    isBare: true,
    load: () => import('../features/session/pages/UnblockPage.tsx'),
  },
  SingleSignOn: {
    access: 'public',
    isBare: true,
    load: () => import('../features/session/pages/SingleSignOnPage.tsx'),
  },
  LaboratoryHandIn: {
    access: 'public',
    isBare: true,
    load: () => import('../features/result-imports/pages/HandInPage.tsx'),
  },

  // Monitoring plans
  PlanningAndMonitoring: {
    access: accessOf<typeof planRoutes.list>('project:read'),
    load: () => import('../features/plans/pages/PlansPage.tsx'),
  },
  PlanningCreate: {
    access: accessOf<typeof planImportRoutes.start>('project:admin'),
    load: () => import('../features/plan-imports/pages/PlanImportPage.tsx'),
  },
  PlanningEdit: {
    access: accessOf<typeof monitoringRoutes.list>('project:read'),
    load: () => import('../features/monitorings/pages/FollowUpPage.tsx'),
  },
  AddMoreMonitoring: {
    access: accessOf<typeof monitoringRoutes.add>('project:admin'),
    load: () => import('../features/monitorings/pages/AddPage.tsx'),
  },
  PlanningDetail: {
    access: accessOf<typeof scheduleRoutes.month>('project:read'),
    load: () => import('../features/schedule/pages/PlanDetailPage.tsx'),
  },

  // Data
  ReferenceData: {
    access: accessOf<typeof referenceRoutes.list>('project:read'),
    load: () => import('../features/reference/pages/ReferenceDataPage.tsx'),
  },
  LaboratoryData: {
    access: accessOf<typeof sampleRoutes.list>('project:read'),
    load: () => import('../features/samples/pages/SamplesPage.tsx'),
  },
  LaboratorySample: {
    access: accessOf<typeof sampleRoutes.get>('project:read'),
    load: () => import('../features/samples/pages/SamplePage.tsx'),
  },
  LaboratorySampleCreate: {
    access: accessOf<typeof sampleRoutes.create>('project:write'),
    load: () => import('../features/samples/pages/SampleCreatePage.tsx'),
  },
  LaboratorySampleEdit: {
    access: accessOf<typeof sampleRoutes.edit>('project:write'),
    load: () => import('../features/samples/pages/SampleEditPage.tsx'),
  },
  ResultTable: {
    access: accessOf<typeof resultTableRoutes.rows>('project:read'),
    load: () => import('../features/samples/pages/ResultTablePage.tsx'),
  },
  ParameterVariation: {
    access: accessOf<typeof variationRoutes.show>('project:read'),
    load: () => import('../features/variation/pages/VariationPage.tsx'),
  },
  Compliance: {
    access: accessOf<typeof complianceRoutes.show>('project:read'),
    load: () => import('../features/compliance/pages/CompliancePage.tsx'),
  },
  Hydrochemistry: {
    access: accessOf<typeof hydrochemistryRoutes.samples>('project:read'),
    load: () => import('../features/hydrochemistry/pages/HydrochemistryPage.tsx'),
  },
  Neutralizers: {
    access: accessOf<typeof treatmentDayRoutes.consumption>('project:read'),
    load: () => import('../features/neutralization/pages/NeutralizersPage.tsx'),
  },
  NeutralizerRecords: {
    access: accessOf<typeof treatmentDayRoutes.consumption>('project:read'),
    load: () => import('../features/neutralization/pages/NeutralizerRecordsPage.tsx'),
  },
  NeutralizerPlants: {
    access: accessOf<typeof treatmentPlantRoutes.list>('project:read'),
    load: () => import('../features/neutralization/pages/NeutralizerPlantsPage.tsx'),
  },
  StationData: {
    access: accessOf<typeof seriesRoutes.station>('project:read'),
    load: () => import('../features/samples/pages/StationDataPage.tsx'),
  },
  ParameterData: {
    access: accessOf<typeof seriesRoutes.parameter>('project:read'),
    load: () => import('../features/samples/pages/ParameterDataPage.tsx'),
  },
  AwaitedReports: {
    access: accessOf<typeof awaitedReportRoutes.list>('project:read'),
    load: () => import('../features/awaited-reports/pages/AwaitedReportsPage.tsx'),
  },
  LaboratoryCampaigns: {
    access: accessOf<typeof campaignRoutes.list>('project:read'),
    load: () => import('../features/campaigns/pages/CampaignsPage.tsx'),
  },
  LaboratoryLinks: {
    access: accessOf<typeof laboratoryLinkRoutes.create>('project:admin'),
    load: () => import('../features/laboratory-links/pages/LaboratoryLinksPage.tsx'),
  },
  Standards: {
    access: accessOf<typeof limitRoutes.list>('project:read'),
    load: () => import('../features/limits/pages/StandardsPage.tsx'),
  },
  Parameters: {
    access: accessOf<typeof parameterRoutes.list>('project:read'),
    load: () => import('../features/parameters/pages/ParametersPage.tsx'),
  },
  ExportData: {
    access: accessOf<typeof dataExportRoutes.options>('project:read'),
    load: () => import('../features/data-exports/pages/ExportPage.tsx'),
  },
  ResultImport: {
    access: accessOf<typeof resultImportRoutes.start>('project:write'),
    load: () => import('../features/result-imports/pages/ResultImportPage.tsx'),
  },
  FilesContainer: {
    access: accessOf<typeof containerRoutes.files>('project:read'),
    load: () => import('../features/containers/pages/ContainersPage.tsx'),
  },

  // Environmental instruments
  Commitments: {
    access: accessOf<typeof instrumentRoutes.list>('project:read'),
    load: () => import('../features/instruments/pages/InstrumentsPage.tsx'),
  },
  CommitmentsCreate: {
    access: accessOf<typeof instrumentRoutes.create>('project:admin'),
    load: () => import('../features/instruments/pages/InstrumentCreatePage.tsx'),
  },
  InstrumentEdit: {
    access: accessOf<typeof instrumentRoutes.edit>('project:admin'),
    load: () => import('../features/instruments/pages/InstrumentEditPage.tsx'),
  },
  Instrument: {
    access: accessOf<typeof instrumentRoutes.get>('project:read'),
    load: () => import('../features/instruments/pages/InstrumentPage.tsx'),
  },
  InstrumentDocument: {
    access: accessOf<typeof documentRoutes.get>('project:read'),
    load: () => import('../features/instruments/pages/InstrumentDocumentPage.tsx'),
  },
  CommitmentMatrix: {
    access: accessOf<typeof commitmentRoutes.list>('project:read'),
    load: () => import('../features/commitments/pages/CommitmentMatrixPage.tsx'),
  },
  Extraction: {
    access: accessOf<typeof extractionRoutes.get>('project:read'),
    load: () => import('../features/extractions/pages/ExtractionPage.tsx'),
  },
  Commitment: {
    access: accessOf<typeof commitmentRoutes.get>('project:read'),
    load: () => import('../features/commitments/pages/CommitmentPage.tsx'),
  },
  CommitmentReview: {
    access: accessOf<typeof commitmentRoutes.list>('project:read'),
    load: () => import('../features/commitments/pages/CommitmentReviewPage.tsx'),
  },
  CommitmentNames: {
    access: accessOf<typeof commitmentPlanRoutes.names>('project:read'),
    load: () => import('../features/commitments/pages/NamesPage.tsx'),
  },
  EvidencePacks: {
    access: accessOf<typeof evidencePackRoutes.list>('project:read'),
    load: () => import('../features/evidence-packs/pages/EvidencePacksPage.tsx'),
  },
  CommitmentTasks: {
    access: accessOf<typeof taskOccurrenceRoutes.list>('project:read'),
    load: () => import('../features/tasks/pages/TasksPage.tsx'),
  },
  CommitmentTask: {
    access: accessOf<typeof taskOccurrenceRoutes.get>('project:read'),
    load: () => import('../features/tasks/pages/TaskPage.tsx'),
  },
  CorrectiveActions: {
    access: accessOf<typeof correctiveActionRoutes.list>('project:read'),
    load: () => import('../features/corrective-actions/pages/ActionsPage.tsx'),
  },
  CorrectiveAction: {
    access: accessOf<typeof correctiveActionRoutes.get>('project:read'),
    load: () => import('../features/corrective-actions/pages/ActionPage.tsx'),
  },
  ResponsibleRoles: {
    access: accessOf<typeof responsibleRoleRoutes.list>('project:read'),
    load: () => import('../features/tasks/pages/RolesPage.tsx'),
  },
  Prompt: {
    access: accessOf<typeof promptRoutes.current>('project:read'),
    load: () => import('../features/prompts/pages/PromptPage.tsx'),
  },

  // MODi
  ModiCalculations: {
    access: accessOf<typeof calculationRoutes.get>('project:read'),
    load: () => import('../features/calculations/pages/CalculationsPage.tsx'),
  },
  ModiList: {
    access: accessOf<typeof deviceRoutes.list>('project:read'),
    load: () => import('../features/devices/pages/DevicesPage.tsx'),
  },
  ModiDevices: {
    access: accessOf<typeof deviceRoutes.create>('project:system'),
    load: () => import('../features/devices/pages/DeviceEditPage.tsx'),
  },
  ModiDevice: {
    access: accessOf<typeof deviceRoutes.get>('project:read'),
    load: () => import('../features/devices/pages/DevicePage.tsx'),
  },
  ModiGraph: {
    access: accessOf<typeof readingRoutes.points>('project:read'),
    load: () => import('../features/readings/pages/GraphPage.tsx'),
  },
  ModiAlarms: {
    access: accessOf<typeof alarmRoutes.list>('project:read'),
    load: () => import('../features/alarms/pages/AlarmsPage.tsx'),
  },
  ModiAlarmRules: {
    access: accessOf<typeof alarmRuleRoutes.list>('project:read'),
    load: () => import('../features/alarms/pages/AlarmRulesPage.tsx'),
  },
  ModiProfiles: {
    access: accessOf<typeof deviceProfileRoutes.list>('project:system'),
    load: () => import('../features/devices/pages/ProfilesPage.tsx'),
  },
  ModiNetworks: {
    access: accessOf<typeof networkRoutes.list>('project:system'),
    load: () => import('../features/networks/pages/NetworksPage.tsx'),
  },
  ModiGateways: {
    access: accessOf<typeof gatewayRoutes.list>('project:read'),
    load: () => import('../features/gateways/pages/GatewaysPage.tsx'),
  },
  ModiMaintenance: {
    access: accessOf<typeof maintenanceRoutes.list>('project:read'),
    load: () => import('../features/alarms/pages/MaintenancePage.tsx'),
  },
  ModiAlarm: {
    access: accessOf<typeof alarmRoutes.get>('project:read'),
    load: () => import('../features/alarms/pages/AlarmPage.tsx'),
  },
  ModiCommands: {
    access: accessOf<typeof commandRoutes.relays>('project:read'),
    load: () => import('../features/commands/pages/CommandsPage.tsx'),
  },
  NPYMS: {
    access: accessOf<typeof wellRoutes.list>('project:read'),
    load: () => import('../features/levels/pages/LevelsPage.tsx'),
  },

  // Boards
  Board: {
    access: accessOf<typeof boardRoutes.get>('project:read'),
    load: () => import('../features/boards/pages/BoardPage.tsx'),
  },
  EnvironmentReport: {
    access: accessOf<typeof boardRoutes.get>('project:read'),
    load: () => import('../features/boards/pages/EnvironmentReportPage.tsx'),
  },
  Reports: {
    access: accessOf<typeof boardRoutes.list>('project:read'),
    load: () => import('../features/boards/pages/ReportsPage.tsx'),
  },

  // Side bar and settings
  Notifications: {
    access: accessOf<typeof notificationRoutes.list>('project:read'),
    load: () => import('../features/notifications/pages/NotificationsPage.tsx'),
  },
  NotificationPreferences: {
    access: accessOf<typeof notificationPreferenceRoutes.get>('signed-in'),
    load: () => import('../features/notifications/pages/PreferencesPage.tsx'),
  },
  ChatBot: { access: 'signed-in', load: () => import('./ChatBotPage.tsx') },
  ConfigView: {
    access: accessOf<typeof ownUserRoutes.setLanguage>('signed-in'),
    load: () => import('../features/settings/pages/SettingsPage.tsx'),
  },
  UserList: {
    access: accessOf<typeof userRoutes.list>('system'),
    load: () => import('../features/users/pages/UsersPage.tsx'),
  },
  ProjectList: {
    access: 'project:admin' satisfies AdminOf<typeof projectRoutes.administered>,
    load: () => import('../features/projects/pages/ProjectsPage.tsx'),
  },
  ProjectCreate: {
    access: 'project:admin' satisfies AdminOf<typeof projectRoutes.create>,
    load: () => import('../features/projects/pages/ProjectCreatePage.tsx'),
  },
  ProjectUpdate: {
    access: accessOf<typeof projectRoutes.edit>('project:admin'),
    load: () => import('../features/projects/pages/ProjectUpdatePage.tsx'),
  },
  ProjectUserList: {
    access: accessOf<typeof memberRoutes.list>('project:admin'),
    load: () => import('../features/members/pages/MembersPage.tsx'),
  },
  UserMenuEdit: {
    access: accessOf<typeof menuRoutes.setHidden>('project:admin'),
    load: () => import('../features/projects/pages/UserMenuPage.tsx'),
  },
  Jobs: {
    access: accessOf<typeof jobRoutes.list>('system'),
    load: () => import('../features/jobs/pages/JobsPage.tsx'),
  },
  NotificationsConfig: {
    access: accessOf<typeof notificationSettingRoutes.events>('system'),
    load: () => import('../features/notifications/pages/NotificationsConfigPage.tsx'),
  },
  MapLayers: {
    access: accessOf<typeof mapLayerRoutes.list>('project:read'),
    load: () => import('../features/map-layers/pages/MapLayersPage.tsx'),
  },
  Audit: {
    access: accessOf<typeof auditRoutes.list>('project:audit'),
    load: () => import('../features/audit/pages/AuditPage.tsx'),
  },
} as const satisfies { [S in Screen]: Page<S> | null } & {
  // A menu shows the screens that have a page, and no others.
  [S in MenuScreen]: (typeof screenLooks)[S] extends null ? null : object
}
