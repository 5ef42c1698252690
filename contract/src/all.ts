import { accessTokenRoutes } from './people/access-tokens.ts'
import { auditRoutes } from './audit.ts'
import { attachmentRoutes } from './notifications/attachments.ts'
import { evidencePackRoutes } from './commitments/evidence-packs.ts'
import { boardRoutes } from './boards/boards.ts'
import { mapLayerRoutes } from './map-layers/map-layers.ts'
import { reportScheduleRoutes } from './boards/report-schedules.ts'
import { panelDataRoutes } from './boards/panel-data.ts'
import { powerBiRoutes } from './boards/power-bi.ts'
import { pdfReportRoutes } from './pdf-reports.ts'
import { dataExportRoutes } from './laboratory/data-exports.ts'
import { deliveryRoutes } from './notifications/deliveries.ts'
import { awaitedReportRoutes } from './laboratory/awaited-reports.ts'
import { campaignRoutes } from './laboratory/campaigns.ts'
import { containerRoutes } from './containers.ts'
import { fileRoutes } from './files.ts'
import { generalRoutes } from './general.ts'
import { jobRoutes } from './jobs.ts'
import { alarmRuleRoutes } from './modi/alarm-rules.ts'
import { gatewayRoutes } from './modi/gateways.ts'
import { maintenanceRoutes } from './modi/maintenance-windows.ts'
import { alarmRoutes } from './modi/alarms.ts'
import { commitmentChangeRoutes } from './commitments/commitment-changes.ts'
import { commitmentPlanRoutes } from './commitments/commitment-plans.ts'
import { documentRoutes } from './commitments/documents.ts'
import { instrumentRoutes } from './commitments/instruments.ts'
import { commitmentRoutes } from './commitments/commitments.ts'
import { annotationRoutes } from './modi/annotations.ts'
import { messageRerunRoutes } from './modi/message-reruns.ts'
import { deviceMoveRoutes } from './modi/device-moves.ts'
import { deviceProfileRoutes } from './modi/device-profiles.ts'
import { deviceCertificateRoutes } from './modi/device-certificates.ts'
import { deviceWorkbookRoutes } from './modi/device-workbooks.ts'
import { deviceReplacementRoutes } from './modi/device-replacements.ts'
import { deviceStatusRoutes } from './modi/device-status.ts'
import { commandRoutes, deviceCommandRoutes } from './modi/commands.ts'
import { calculationRoutes } from './modi/calculations.ts'
import { laboratoryComparisonRoutes } from './modi/laboratory-comparisons.ts'
import { correctiveActionRoutes } from './commitments/corrective-actions.ts'
import { responsibleRoleRoutes } from './commitments/responsible-roles.ts'
import { taskOccurrenceRoutes } from './commitments/task-occurrences.ts'
import { taskRoutes } from './commitments/tasks.ts'
import { deviceRoutes } from './modi/devices.ts'
import { deviceFileRoutes, loggerFileRoutes } from './modi/logger-files.ts'
import { networkMessageRoutes, networkRoutes } from './modi/networks.ts'
import { deviceMailRoutes, reportServiceRoutes } from './modi/device-reports.ts'
import { deviceMessageRoutes, readingRoutes } from './modi/readings.ts'
import { modelBudgetRoutes } from './commitments/model-budget.ts'
import { extractionRoutes } from './commitments/extractions.ts'
import { promptTrialRoutes } from './commitments/prompt-trials.ts'
import { promptRoutes } from './commitments/prompts.ts'
import { mailServerRoutes } from './mail-servers.ts'
import { memberRoutes } from './people/members.ts'
import { menuRoutes } from './menus.ts'
import { monitoringRoutes } from './monitorings.ts'
import { pageVisitRoutes } from './page-visits.ts'
import { notificationRoutes } from './notifications.ts'
import { notificationPreferenceRoutes } from './notifications/preferences.ts'
import { notificationSettingRoutes } from './notifications/settings.ts'
import { planImportRoutes } from './plan-imports.ts'
import { resultImportRoutes } from './laboratory/result-imports.ts'
import { planRoutes } from './plans.ts'
import { projectRoutes } from './projects.ts'
import { referenceRoutes } from './reference.ts'
import { scheduleRoutes } from './schedule.ts'
import { laboratorySettingRoutes } from './laboratory/laboratory-settings.ts'
import { laboratoryFileRoutes, laboratoryLinkRoutes } from './laboratory/laboratory-links.ts'
import { limitRoutes } from './laboratory/limits.ts'
import { parameterRoutes } from './laboratory/parameters.ts'
import { levelReportRoutes } from './levels/level-reports.ts'
import { soundingRoutes } from './levels/soundings.ts'
import { wellRoutes } from './levels/levels.ts'
import { hydrochemistryRoutes } from './laboratory/hydrochemistry.ts'
import { treatmentDayRoutes } from './laboratory/treatment-days.ts'
import { treatmentPlantRoutes } from './laboratory/neutralization.ts'
import { seriesRoutes } from './laboratory/series.ts'
import { complianceRoutes } from './laboratory/compliance.ts'
import { variationRoutes } from './laboratory/variation.ts'
import { resultTableRoutes } from './laboratory/result-table.ts'
import { sampleRoutes } from './laboratory/samples.ts'
import { sessionRoutes } from './session.ts'
import { proofRoutes } from './people/proof.ts'
import { singleSignOnRoutes } from './people/single-sign-on.ts'
import { settingRoutes } from './settings.ts'
import { searchRoutes } from './start/search.ts'
import { todayRoutes } from './start/today.ts'
import { userRoutes } from './users.ts'
import { whatsappRoutes } from './notifications/whatsapp.ts'

/** Every route of the product by feature: the proofs walk it, so a route cannot be left out. */
export const api = {
  session: sessionRoutes,
  singleSignOn: singleSignOnRoutes,
  proof: proofRoutes,
  users: userRoutes,
  general: generalRoutes,
  settings: settingRoutes,
  projects: projectRoutes,
  members: memberRoutes,
  menus: menuRoutes,
  files: fileRoutes,
  containers: containerRoutes,
  reference: referenceRoutes,
  plans: planRoutes,
  planImports: planImportRoutes,
  resultImports: resultImportRoutes,
  monitorings: monitoringRoutes,
  schedule: scheduleRoutes,
  samples: sampleRoutes,
  awaitedReports: awaitedReportRoutes,
  campaigns: campaignRoutes,
  parameters: parameterRoutes,
  limits: limitRoutes,
  laboratorySettings: laboratorySettingRoutes,
  laboratoryLinks: laboratoryLinkRoutes,
  laboratoryFiles: laboratoryFileRoutes,
  prompts: promptRoutes,
  extractions: extractionRoutes,
  promptTrials: promptTrialRoutes,
  modelBudget: modelBudgetRoutes,
  hydrochemistry: hydrochemistryRoutes,
  treatmentPlants: treatmentPlantRoutes,
  treatmentDays: treatmentDayRoutes,
  wells: wellRoutes,
  soundings: soundingRoutes,
  levelReports: levelReportRoutes,
  series: seriesRoutes,
  variation: variationRoutes,
  compliance: complianceRoutes,
  resultTable: resultTableRoutes,
  dataExports: dataExportRoutes,
  pdfReports: pdfReportRoutes,
  evidencePacks: evidencePackRoutes,
  boards: boardRoutes,
  mapLayers: mapLayerRoutes,
  reportSchedules: reportScheduleRoutes,
  panelData: panelDataRoutes,
  powerBi: powerBiRoutes,
  devices: deviceRoutes,
  deviceStatus: deviceStatusRoutes,
  deviceReplacements: deviceReplacementRoutes,
  deviceMoves: deviceMoveRoutes,
  deviceWorkbooks: deviceWorkbookRoutes,
  deviceCertificates: deviceCertificateRoutes,
  deviceProfiles: deviceProfileRoutes,
  messageReruns: messageRerunRoutes,
  calculations: calculationRoutes,
  laboratoryComparisons: laboratoryComparisonRoutes,
  alarms: alarmRoutes,
  alarmRules: alarmRuleRoutes,
  maintenance: maintenanceRoutes,
  readings: readingRoutes,
  annotations: annotationRoutes,
  commitments: commitmentRoutes,
  commitmentChanges: commitmentChangeRoutes,
  commitmentPlans: commitmentPlanRoutes,
  instruments: instrumentRoutes,
  documents: documentRoutes,
  deviceMessages: deviceMessageRoutes,
  deviceFiles: deviceFileRoutes,
  loggerFiles: loggerFileRoutes,
  networks: networkRoutes,
  gateways: gatewayRoutes,
  networkMessages: networkMessageRoutes,
  commands: commandRoutes,
  deviceCommands: deviceCommandRoutes,
  deviceMails: deviceMailRoutes,
  reportServices: reportServiceRoutes,
  responsibleRoles: responsibleRoleRoutes,
  tasks: taskRoutes,
  taskOccurrences: taskOccurrenceRoutes,
  correctiveActions: correctiveActionRoutes,
  jobs: jobRoutes,
  pageVisits: pageVisitRoutes,
  today: todayRoutes,
  search: searchRoutes,
  mailServers: mailServerRoutes,
  audit: auditRoutes,
  accessTokens: accessTokenRoutes,
  notifications: notificationRoutes,
  notificationPreferences: notificationPreferenceRoutes,
  notificationSettings: notificationSettingRoutes,
  notificationAttachments: attachmentRoutes,
  deliveries: deliveryRoutes,
  whatsapp: whatsappRoutes,
}
