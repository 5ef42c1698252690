import { join } from 'node:path'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { accessTokenRoutes } from '@puquio/contract/people/access-tokens'
import { dataExportRoutes } from '@puquio/contract/laboratory/data-exports'
import { auditRoutes } from '@puquio/contract/audit'
import { attachmentRoutes } from '@puquio/contract/notifications/attachments'
import { deliveryRoutes } from '@puquio/contract/notifications/deliveries'
import { containerRoutes } from '@puquio/contract/containers'
import { fileRoutes } from '@puquio/contract/files'
import { generalRoutes } from '@puquio/contract/general'
import { referenceRoutes } from '@puquio/contract/reference'
import { projectRoutes } from '@puquio/contract/projects'
import { memberRoutes } from '@puquio/contract/people/members'
import { settingRoutes } from '@puquio/contract/settings'
import { sessionRoutes } from '@puquio/contract/session'
import { proofRoutes } from '@puquio/contract/people/proof'
import { singleSignOnRoutes } from '@puquio/contract/people/single-sign-on'
import { whatsappRoutes } from '@puquio/contract/notifications/whatsapp'
import { userRoutes } from '@puquio/contract/users'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { notificationRoutes } from '@puquio/contract/notifications'
import { notificationPreferenceRoutes } from '@puquio/contract/notifications/preferences'
import { notificationSettingRoutes } from '@puquio/contract/notifications/settings'
import { menuRoutes } from '@puquio/contract/menus'
import { jobRoutes } from '@puquio/contract/jobs'
import { alarmRuleRoutes } from '@puquio/contract/modi/alarm-rules'
import { gatewayRoutes } from '@puquio/contract/modi/gateways'
import { maintenanceRoutes } from '@puquio/contract/modi/maintenance-windows'
import { alarmRoutes } from '@puquio/contract/modi/alarms'
import { annotationRoutes } from '@puquio/contract/modi/annotations'
import { messageRerunRoutes } from '@puquio/contract/modi/message-reruns'
import { deviceProfileRoutes } from '@puquio/contract/modi/device-profiles'
import { deviceCertificateRoutes } from '@puquio/contract/modi/device-certificates'
import { deviceWorkbookRoutes } from '@puquio/contract/modi/device-workbooks'
import { deviceMoveRoutes } from '@puquio/contract/modi/device-moves'
import { deviceReplacementRoutes } from '@puquio/contract/modi/device-replacements'
import { deviceStatusRoutes } from '@puquio/contract/modi/device-status'
import { commandRoutes, deviceCommandRoutes } from '@puquio/contract/modi/commands'
import { calculationRoutes } from '@puquio/contract/modi/calculations'
import { laboratoryComparisonRoutes } from '@puquio/contract/modi/laboratory-comparisons'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import { deviceFileRoutes, loggerFileRoutes } from '@puquio/contract/modi/logger-files'
import { networkMessageRoutes, networkRoutes } from '@puquio/contract/modi/networks'
import { deviceMailRoutes, reportServiceRoutes } from '@puquio/contract/modi/device-reports'
import { deviceMessageRoutes, readingRoutes } from '@puquio/contract/modi/readings'
import { mailServerRoutes } from '@puquio/contract/mail-servers'
import { pageVisitRoutes } from '@puquio/contract/page-visits'
import { planImportRoutes } from '@puquio/contract/plan-imports'
import { planRoutes } from '@puquio/contract/plans'
import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { searchRoutes } from '@puquio/contract/start/search'
import { todayRoutes } from '@puquio/contract/start/today'
import { awaitedReportRoutes } from '@puquio/contract/laboratory/awaited-reports'
import { campaignRoutes } from '@puquio/contract/laboratory/campaigns'
import { laboratorySettingRoutes } from '@puquio/contract/laboratory/laboratory-settings'
import {
  laboratoryFileRoutes,
  laboratoryLinkRoutes,
} from '@puquio/contract/laboratory/laboratory-links'
import { limitRoutes } from '@puquio/contract/laboratory/limits'
import { parameterRoutes } from '@puquio/contract/laboratory/parameters'
import { mapLayerRoutes } from '@puquio/contract/map-layers/map-layers'
import { hydrochemistryRoutes } from '@puquio/contract/laboratory/hydrochemistry'
import { treatmentDayRoutes } from '@puquio/contract/laboratory/treatment-days'
import { treatmentPlantRoutes } from '@puquio/contract/laboratory/neutralization'
import { seriesRoutes } from '@puquio/contract/laboratory/series'
import { complianceRoutes } from '@puquio/contract/laboratory/compliance'
import { variationRoutes } from '@puquio/contract/laboratory/variation'
import { resultTableRoutes } from '@puquio/contract/laboratory/result-table'
import { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { scheduleRoutes } from '@puquio/contract/schedule'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { accessTokenHandlers } from './features/access-tokens/routes.ts'
import { auditHandlers } from './features/audit/routes.ts'
import { attachmentHandlers } from './features/notifications/attachments/routes.ts'
import { deliveryHandlers } from './features/deliveries/routes.ts'
import { dataExportHandlers } from './features/data-exports/routes.ts'
import { containerHandlers } from './features/containers/routes.ts'
import { fileHandlers } from './features/files/routes.ts'
import { readAppData } from './features/general/app-data.ts'
import { generalHandlers } from './features/general/routes.ts'
import { settingHandlers } from './features/general/settings.ts'
import { referenceHandlers } from './features/reference/routes.ts'
import { memberHandlers } from './features/members/routes.ts'
import { projectHandlers } from './features/projects/routes.ts'
import { sessionHandlers } from './features/session/routes.ts'
import { queueAttempts } from './features/session/service.ts'
import { proofHandlers } from './features/single-sign-on/proof-routes.ts'
import { singleSignOnHandlers } from './features/single-sign-on/routes.ts'
import { readSignedJson, whatsappHandlers } from './features/whatsapp/routes.ts'
import { userHandlers } from './features/users/routes.ts'
import { monitoringHandlers } from './features/monitorings/routes.ts'
import { openPlanChecks } from './features/plan-imports/check/checks.ts'
import { planImportHandlers } from './features/plan-imports/routes.ts'
import { menuHandlers } from './features/menus/routes.ts'
import { jobRouteHandlers } from './features/jobs/routes.ts'
import { notificationPreferenceHandlers } from './features/notifications/preferences/routes.ts'
import { notificationHandlers } from './features/notifications/routes.ts'
import { notificationSettingHandlers } from './features/notifications/settings/routes.ts'
import { alarmHandlers } from './features/alarms/routes.ts'
import { gatewayHandlers } from './features/gateways/routes.ts'
import { maintenanceHandlers } from './features/alarms/maintenance-windows/routes.ts'
import { alarmRuleHandlers } from './features/alarms/alarm-rules/routes.ts'
import { annotationHandlers } from './features/annotations/routes.ts'
import { commandHandlers } from './features/commands/routes.ts'
import { laboratoryComparisonHandlers } from './features/calculations/laboratory-comparisons/routes.ts'
import { calculationHandlers } from './features/calculations/routes.ts'
import { deviceHandlers } from './features/devices/routes.ts'
import { deviceFileHandlers, loggerFileHandlers } from './features/logger-files/routes.ts'
import { networkHandlers } from './features/networks/routes.ts'
import { openNetworks } from './features/networks/service.ts'
import { messageRerunHandlers } from './features/message-reruns/routes.ts'
import { deviceProfileHandlers } from './features/devices/device-profiles/routes.ts'
import { deviceCertificateHandlers } from './features/devices/device-certificates/routes.ts'
import { deviceWorkbookHandlers } from './features/devices/device-workbooks/routes.ts'
import { deviceMoveHandlers } from './features/devices/device-moves/routes.ts'
import { deviceReplacementHandlers } from './features/devices/device-replacements/routes.ts'
import { deviceStatusHandlers } from './features/devices/device-status/routes.ts'
import { deviceCommandHandlers } from './features/readings/command-routes.ts'
import { deviceMessageHandlers, readBytes } from './features/readings/message-routes.ts'
import { deviceMailHandlers } from './features/device-reports/mail/routes.ts'
import { reportServiceHandlers } from './features/device-reports/http/routes.ts'
import { readingHandlers } from './features/readings/routes.ts'
import {
  type DeviceDoors,
  openDeviceDoors,
  refuseStrangers,
  senderOf,
} from './features/readings/service.ts'
import { mailServerHandlers } from './features/mail-servers/routes.ts'
import { pageVisitHandlers } from './features/page-visits/routes.ts'
import { planHandlers } from './features/plans/routes.ts'
import { openResultChecks } from './features/result-imports/check/checks.ts'
import { resultImportHandlers } from './features/result-imports/routes.ts'
import { searchHandlers } from './features/search/routes.ts'
import { todayHandlers } from './features/today/routes.ts'
import { awaitedReportHandlers } from './features/awaited-reports/routes.ts'
import { campaignHandlers } from './features/campaigns/routes.ts'
import { laboratorySettingHandlers } from './features/laboratory-settings/routes.ts'
import { laboratoryFileHandlers } from './features/laboratory-links/file-routes.ts'
import { laboratoryLinkHandlers } from './features/laboratory-links/routes.ts'
import { limitHandlers } from './features/limits/routes.ts'
import { parameterHandlers } from './features/parameters/routes.ts'
import { implementLevels } from './level-routes.ts'
import { mapLayerHandlers } from './features/map-layers/routes.ts'
import { hydrochemistryHandlers } from './features/hydrochemistry/routes.ts'
import { treatmentDayHandlers, treatmentPlantHandlers } from './features/neutralization/routes.ts'
import { seriesHandlers } from './features/series/routes.ts'
import { complianceHandlers } from './features/compliance/routes.ts'
import { variationHandlers } from './features/variation/routes.ts'
import { resultTableHandlers } from './features/result-table/routes.ts'
import { sampleHandlers } from './features/samples/routes.ts'
import { scheduleHandlers } from './features/schedule/routes.ts'
import { arrivalsOf } from './platform/files/temporary-folder.ts'
import { answerUnreadable } from './platform/http/problems/answer-unreadable.ts'
import { answerByRole } from './platform/http/answer-by-role.ts'
import { authorise } from './platform/http/authorise.ts'
import { compression } from './platform/http/compression.ts'
import { cookieOf } from './platform/http/cookie.ts'
import { document } from './platform/http/document.ts'
import { type Guard, implement } from './platform/http/implement.ts'
import { fileTurns } from './platform/http/limits/file-turns.ts'
import { limitArrival } from './platform/http/limits/limit-arrival.ts'
import { limitBodies } from './platform/http/limits/limit-bodies.ts'
import { limitLoad } from './platform/http/limits/limit-load.ts'
import { messagesAtWork, messagesWaiting, shareWork } from './platform/http/limits/share-work.ts'
import { logRequests, newRequestId } from './platform/http/log-requests.ts'
import { answerUnroutable, reportProblems } from './platform/http/problems/report-problems.ts'
import { validateInput } from './platform/http/problems/read-input.ts'
import { takeBytes } from './platform/http/take-bytes.ts'
import { secure } from './platform/http/secure.ts'
import { answersPage, readPage, serveWeb } from './platform/http/serve-web.ts'
import type { Platform } from './platform/platform.ts'
import { projectRoot } from './platform/project-root.ts'
import { implementBoards } from './board-routes.ts'
import { implementInstruments } from './instrument-routes.ts'
import { productVersion } from './platform/version.ts'

type Options = {
  log?: FastifyBaseLogger
  webFolder?: string
  /** Closed with the app; given where another way in than HTTP shares them. */
  doors?: DeviceDoors
}

/** Builds the server from its features: one that is not listed here has no routes. */
export async function buildApp(
  platform: Platform,
  { log, webFolder = join(projectRoot, 'web/dist'), ...options }: Options = {},
): Promise<FastifyInstance> {
  const { config } = platform
  const app: FastifyInstance = fastify({
    bodyLimit: 1_000_000,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    genReqId: newRequestId,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnreadable,
    ...(log ? { loggerInstance: log } : {}),
  })
  // Forms of foreign pages can send plain text; nothing here reads it.
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validateInput)
  app.setSerializerCompiler(serializerCompiler)
  const page = readPage(webFolder, {
    isSignedIn: (request) => cookieOf(config, request) !== null,
    readAppData: () => readAppData(platform),
  })
  reportProblems(app, answersPage(page))
  logRequests(app)
  // A device that waits for a command does no work; how many may is bounded where they wait.
  const always = [generalRoutes.health.path, deviceCommandRoutes.next.path]
  const { belongsToDevices, isOfDevices } = answerByRole(app, config.roles, {
    always: [generalRoutes.health.path],
  })
  limitLoad(app, { always, isOfDevices })
  limitArrival(app)
  const ownBody = limitBodies(app)
  await secure(app, config)
  await app.register(cookie)
  await app.register(multipart)
  takeBytes(app)
  await app.register(compress, compression)
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  await document(app, productVersion)
  const guard: Guard = {
    identify: (route, request, options) => authorise(platform, route, request, options),
    clock: platform.clock,
    arrivals: { folder: arrivalsOf(config), scan: platform.scan, config },
    shareWork: shareWork(),
    fileTurns: fileTurns(),
    always,
  }

  const attempts = queueAttempts()
  implement(app, guard, 'session', sessionRoutes, sessionHandlers(platform, attempts))
  implement(app, guard, 'singleSignOn', singleSignOnRoutes, singleSignOnHandlers(platform))
  implement(app, guard, 'proof', proofRoutes, proofHandlers(platform, attempts))
  implement(app, guard, 'users', userRoutes, userHandlers(platform))
  implement(app, guard, 'projects', projectRoutes, projectHandlers(platform))
  implement(app, guard, 'members', memberRoutes, memberHandlers(platform))
  implement(app, guard, 'menus', menuRoutes, menuHandlers)
  implement(app, guard, 'files', fileRoutes, fileHandlers(platform))
  implement(app, guard, 'containers', containerRoutes, containerHandlers(platform))
  implement(app, guard, 'general', generalRoutes, generalHandlers(platform))
  implement(app, guard, 'settings', settingRoutes, settingHandlers(platform))
  const checks = openPlanChecks(platform)
  app.addHook('onClose', () => checks.stop())
  const resultChecks = openResultChecks(platform)
  app.addHook('onClose', () => resultChecks.stop())
  implement(app, guard, 'planImports', planImportRoutes, planImportHandlers(platform, checks))
  const resultImports = resultImportHandlers(platform, resultChecks)
  implement(app, guard, 'resultImports', resultImportRoutes, resultImports)
  implement(app, guard, 'plans', planRoutes, planHandlers)
  implement(app, guard, 'monitorings', monitoringRoutes, monitoringHandlers(platform))
  implement(app, guard, 'schedule', scheduleRoutes, scheduleHandlers)
  implement(app, guard, 'samples', sampleRoutes, sampleHandlers(platform))
  implement(app, guard, 'awaitedReports', awaitedReportRoutes, awaitedReportHandlers)
  implement(app, guard, 'campaigns', campaignRoutes, campaignHandlers)
  implement(app, guard, 'laboratorySettings', laboratorySettingRoutes, laboratorySettingHandlers)
  const laboratoryLinks = laboratoryLinkHandlers(platform, resultChecks)
  implement(app, guard, 'laboratoryLinks', laboratoryLinkRoutes, laboratoryLinks)
  const laboratoryFiles = laboratoryFileHandlers(platform, resultChecks)
  implement(app, guard, 'laboratoryFiles', laboratoryFileRoutes, laboratoryFiles)
  implement(app, guard, 'limits', limitRoutes, limitHandlers)
  implement(app, guard, 'parameters', parameterRoutes, parameterHandlers)
  implement(app, guard, 'hydrochemistry', hydrochemistryRoutes, hydrochemistryHandlers)
  implement(app, guard, 'treatmentPlants', treatmentPlantRoutes, treatmentPlantHandlers)
  implement(app, guard, 'treatmentDays', treatmentDayRoutes, treatmentDayHandlers(platform))
  implementLevels(app, guard, platform)
  implement(app, guard, 'mapLayers', mapLayerRoutes, mapLayerHandlers(platform))
  implement(app, guard, 'series', seriesRoutes, seriesHandlers)
  implement(app, guard, 'variation', variationRoutes, variationHandlers)
  implement(app, guard, 'compliance', complianceRoutes, complianceHandlers)
  implement(app, guard, 'resultTable', resultTableRoutes, resultTableHandlers)
  implement(app, guard, 'accessTokens', accessTokenRoutes, accessTokenHandlers)
  implement(app, guard, 'audit', auditRoutes, auditHandlers)
  implement(app, guard, 'dataExports', dataExportRoutes, dataExportHandlers(platform))
  implement(app, guard, 'devices', deviceRoutes, deviceHandlers(platform))
  implement(app, guard, 'networks', networkRoutes, networkHandlers)
  implement(app, guard, 'gateways', gatewayRoutes, gatewayHandlers)
  implement(app, guard, 'deviceCertificates', deviceCertificateRoutes, deviceCertificateHandlers)
  implement(app, guard, 'messageReruns', messageRerunRoutes, messageRerunHandlers)
  implement(app, guard, 'deviceProfiles', deviceProfileRoutes, deviceProfileHandlers(platform))
  implement(app, guard, 'deviceWorkbooks', deviceWorkbookRoutes, deviceWorkbookHandlers)
  implement(app, guard, 'deviceReplacements', deviceReplacementRoutes, deviceReplacementHandlers)
  implement(app, guard, 'deviceMoves', deviceMoveRoutes, deviceMoveHandlers)
  implement(app, guard, 'deviceStatus', deviceStatusRoutes, deviceStatusHandlers(platform))
  implement(app, guard, 'commands', commandRoutes, commandHandlers(platform))
  implement(app, guard, 'calculations', calculationRoutes, calculationHandlers(platform))
  implement(
    app,
    guard,
    'laboratoryComparisons',
    laboratoryComparisonRoutes,
    laboratoryComparisonHandlers(platform),
  )
  implement(app, guard, 'deviceMails', deviceMailRoutes, deviceMailHandlers(platform))
  const reports = reportServiceHandlers(platform)
  implement(app, guard, 'reportServices', reportServiceRoutes, reports)
  implement(app, guard, 'alarms', alarmRoutes, alarmHandlers)
  implement(app, guard, 'alarmRules', alarmRuleRoutes, alarmRuleHandlers(platform))
  implement(app, guard, 'maintenance', maintenanceRoutes, maintenanceHandlers)
  implement(app, guard, 'readings', readingRoutes, readingHandlers(platform))
  implement(app, guard, 'annotations', annotationRoutes, annotationHandlers)
  implementInstruments(app, guard, platform)
  implementBoards(app, guard, platform)
  const doors = options.doors ?? (await openDeviceDoors(platform))
  const loggerFiles = loggerFileHandlers({ ...platform, ...doors })
  implement(app, guard, 'loggerFiles', loggerFileRoutes, loggerFiles)
  const networks = await openNetworks({ ...platform, ...doors })
  app.addHook('onClose', async () => {
    await networks.close()
    await doors.close()
  })
  app.addHook('preClose', () => doors.commands.close())
  const ofMessages = { ...guard, shareWork: shareWork(messagesAtWork, messagesWaiting) }
  await app.register(async (ofNetworks) => {
    belongsToDevices(ofNetworks)
    readBytes(ofNetworks)
    refuseStrangers(ofNetworks, { ...platform, find: networks.senderOf, ownBody })
    implement(ofNetworks, ofMessages, 'networkMessages', networkMessageRoutes, networks.handlers)
  })
  await app.register(async (ofDevices) => {
    belongsToDevices(ofDevices)
    readBytes(ofDevices)
    refuseStrangers(ofDevices, { ...platform, find: senderOf(doors), ownBody })
    const handlers = deviceMessageHandlers({ ...platform, ...doors })
    implement(ofDevices, ofMessages, 'deviceMessages', deviceMessageRoutes, handlers)
    implement(
      ofDevices,
      guard,
      'deviceFiles',
      deviceFileRoutes,
      deviceFileHandlers({ ...platform, ...doors }),
    )
    const ofCommands = deviceCommandHandlers({ ...platform, ...doors })
    implement(ofDevices, guard, 'deviceCommands', deviceCommandRoutes, ofCommands)
  })
  implement(app, guard, 'jobs', jobRoutes, jobRouteHandlers)
  implement(app, guard, 'mailServers', mailServerRoutes, mailServerHandlers(platform))
  implement(app, guard, 'pageVisits', pageVisitRoutes, pageVisitHandlers)
  implement(app, guard, 'today', todayRoutes, todayHandlers)
  implement(app, guard, 'search', searchRoutes, searchHandlers(platform))
  // Before the server waits for its connections to end.
  app.addHook('preClose', async () => platform.stream.close())
  implement(app, guard, 'notifications', notificationRoutes, notificationHandlers(platform))
  implement(
    app,
    guard,
    'notificationPreferences',
    notificationPreferenceRoutes,
    notificationPreferenceHandlers,
  )
  implement(
    app,
    guard,
    'notificationSettings',
    notificationSettingRoutes,
    notificationSettingHandlers(platform),
  )
  implement(app, guard, 'notificationAttachments', attachmentRoutes, attachmentHandlers(platform))
  implement(app, guard, 'deliveries', deliveryRoutes, deliveryHandlers(platform))
  await app.register(async (signed) => {
    readSignedJson(signed, platform)
    implement(signed, guard, 'whatsapp', whatsappRoutes, whatsappHandlers(platform))
  })
  implement(app, guard, 'reference', referenceRoutes, referenceHandlers)

  await serveWeb(app, webFolder, page)
  return app
}
