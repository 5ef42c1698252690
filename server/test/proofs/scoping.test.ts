import type { AnyRoute } from '@puquio/contract'
import { api } from '@puquio/contract/all'
import { laboratoryFileRoutes } from '@puquio/contract/laboratory/laboratory-links'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { openPlatform } from '../../src/platform/open-platform.ts'
import type { Platform } from '../../src/platform/platform.ts'
import type { RouteName } from './access-table.ts'
import { type BuiltUser, buildMember, buildPolicy, buildSystemAdmin, insert } from '../build.ts'
import { buildEverything, type Everything } from './build-everything.ts'
import { startTestApp, type TestApp } from '../harness.ts'
import { buildLinkImport } from './build-link.ts'
import { callsOf, type Sent } from '../send.ts'
import { things, validBodyOf } from './valid-bodies.ts'

/**
 * The mirror of row-level-security.test.ts: the policies are out of force, since the application
 * signs in as the owner, and the conditions of its statements alone keep projects apart.
 */
let puquio: TestApp
let unbound: { platform: Platform; app: FastifyInstance }
let mine: Everything
let other: Everything
let system: BuiltUser

beforeAll(async () => {
  puquio = await startTestApp()
  puquio.clock.hold()
  const { database, platform, urls } = puquio
  mine = await buildEverything(platform)
  other = await buildEverything(platform)
  // Members of both, for whom the other project is not foreign but still another.
  for (const user of [mine.member, mine.admin])
    await buildMember(database, other.project, 'admin', { user })
  const policy = await buildPolicy(database)
  system = await buildSystemAdmin(database)
  for (const [project, day] of [
    [mine.project, '01'],
    [other.project, '02'],
  ] as const)
    for (const user of [mine.member, mine.admin, system])
      await insert(database, 'policy_acceptance', {
        projectId: project.id,
        userId: user.id,
        policyId: policy.id,
        acceptedAt: `2026-02-${day}T12:00:00Z`,
      })
  await insert(database, 'menu_hidden', {
    projectId: other.project.id,
    menuItemId: other.menuItem.id,
    userId: mine.admin.id,
  })
  const owners = {
    ...platform,
    appUrl: urls.owner,
    ownerUrl: urls.owner,
    telemetryUrl: urls.telemetry,
  }
  const opened = { ...(await openPlatform(owners)), files: platform.files }
  unbound = { platform: opened, app: await buildApp(opened) }
})
afterAll(async () => {
  await unbound.app.close()
  await unbound.platform.database.close()
  await puquio.close()
})

const routes = Object.entries(api).flatMap(([feature, ofFeature]) =>
  Object.entries(ofFeature).map(
    ([name, route]) => [`${feature}.${name}` as RouteName, route as AnyRoute] as const,
  ),
)
const namesOf = ({ path }: AnyRoute) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => `${name}`)

const paramsOf = (from: Everything): Record<string, string | number> => ({
  projectId: from.project.id,
  list: 'components',
  itemId: from.component.id,
  stationId: from.station.id,
  parameterId: from.parameter.id,
  aliasId: from.alias.id,
  standardAliasId: from.standardAlias.id,
  limitId: from.limit.id,
  planId: from.plan.id,
  monitoringId: from.monitoring.id,
  fileId: from.file.id,
  key: from.key,
  entryId: from.entryId,
  tokenId: from.token.id,
  mailServerId: from.mailServer.id,
  email: from.member.email,
  notificationId: from.notification.id,
  attachmentId: from.notification.attachmentId,
  memberId: from.newcomer.id,
  folderId: from.folder.id,
  containerFileId: from.containerFile.id,
  uploadId: from.uploadId,
  exportId: from.dataExport.id,
  pdfReportId: from.pdfReport.id,
  evidencePackId: from.evidencePack.id,
  urir: from.board.urir,
  panel: 1,
  wellId: from.well.id,
  soundingId: from.sounding.id,
  mapLayerId: from.mapLayer.id,
  plantId: from.treatmentPlant.id,
  neutralizerId: from.neutralizer.id,
  neutralizerDeliveryId: from.neutralizerDelivery.id,
  scheduleId: from.schedule.id,
  sampleId: from.sample.id,
  campaignId: from.campaign.id,
  linkId: from.link.id,
  deviceId: from.device.id,
  deviceTokenId: from.deviceToken.id,
  messageRerunId: from.messageRerun.id,
  deviceProfileId: from.deviceProfile.id,
  deviceCertificateId: from.deviceCertificate.id,
  networkTokenId: from.networkToken.id,
  gatewayId: from.gateway.id,
  variableId: from.variable.id,
  calculationId: from.calculation.id,
  correctionId: from.correction.id,
  alarmId: from.alarm.id,
  annotationId: from.annotation.id,
  commitmentId: from.commitment.id,
  instrumentId: from.instrument.id,
  documentId: from.document.id,
  extractionId: from.extraction.id,
  trialId: from.trial.id,
  commandId: from.command.id,
  sendingId: from.reportSending.id,
  ruleId: from.rule.id,
  windowId: from.maintenance.id,
  roleId: from.role.id,
  taskId: from.task.id,
  occurrenceId: from.occurrence.id,
  actionId: from.action.id,
})

const year = { from: '2026-01-01', to: '2026-12-31' }
/** A picture is of a layer of a service. */
const pathOf = (
  route: AnyRoute,
  from: Parameters<typeof paramsOf>[0],
): Record<string, number | string> => ({
  ...paramsOf(from),
  ...(route.path.endsWith('/picture') ? { mapLayerId: from.mapService.id } : {}),
})

const extent = { west: -77, south: -11, east: -76, north: -10, width: 256, height: 256 }
function queryOf(route: AnyRoute, user: { id: number }) {
  const known = {
    offset: 0,
    page: 1,
    quote: 'a',
    month: '2026-03',
    user: user.id,
    project: mine.project.id,
    text: 'a',
    ...extent,
    parameterId: mine.parameter.id,
    ...(route.path.endsWith('/baseline') ? year : {}),
    ...(route.path.endsWith('/extraction-estimate') ? { method: 'rules' } : {}),
    ...(route.path.startsWith('/fkl-data-filter') ? year : {}),
    ...(route.path.endsWith('/proposal') ? { sheet: '', headerRow: 1, layout: 'wide' } : {}),
  }
  return Object.fromEntries(
    Object.entries(known).filter(([name]) => name in (route.query?.shape ?? {})),
  )
}

const told = ({ statusCode, headers, rawPayload }: Sent) => ({
  statusCode,
  type: headers['content-type'],
  body: statusCode < 400 ? rawPayload.toString('latin1') : null,
})

describe('without the policies', () => {
  test('the application does see every project', async () => {
    const all = await unbound.platform.database.one({}, sql`select id from project`)
    expect(all).toHaveLength(2)
  })

  // A stream has no end to compare; whose events it carries is tested beside the hub.
  test.each(routes.filter(([, { method, kind }]) => method === 'GET' && kind !== 'stream'))(
    '%s answers what it answers with them',
    async (_, route) => {
      for (const user of [mine.admin, mine.member]) {
        const { headers } = await puquio.signIn(user)
        const input = { params: pathOf(route, mine), query: queryOf(route, user) }
        const bound = told(await callsOf(puquio.app, headers).send(route, input))
        expect(told(await callsOf(unbound.app, headers).send(route, input))).toEqual(bound)
        if (route.access !== 'system' && user === mine.admin)
          expect([204, 404]).not.toContain(bound.statusCode)
      }
    },
  )

  const cases = routes
    .filter(([, { access }]) => access.startsWith('project:'))
    .flatMap(([name, route]) =>
      namesOf(route)
        .filter((param) => things.includes(param))
        .map((param) => [name, param, route] as const),
    )
  test.each(cases)('%s: another project’s %s is not there', async (name, param, route) => {
    const isOfSystem = route.access === 'project:system'
    const { headers } = await puquio.signIn(isOfSystem ? system : mine.admin)
    const input = {
      params: { ...pathOf(route, mine), [param]: pathOf(route, other)[param] },
      query: queryOf(route, mine.admin),
      body: validBodyOf(name, mine),
    }
    const file = route.kind === 'upload' ? { file: { name: 'foto.png', bytes: 'png' } } : {}
    expect((await callsOf(unbound.app, headers).send(route, input, file)).statusCode).toBe(404)
  })

  test('a laboratory has its own file alone where another project has one of the same key', async () => {
    const { database } = puquio
    const key = await buildLinkImport(database, mine)
    await buildLinkImport(database, other, key)
    await insert(database, 'result_import_row', {
      projectId: other.project.id,
      key,
      position: 0,
      sheet: '',
      row: 2,
      at: 3,
      text: '6,1',
      isOld: false,
      held: JSON.stringify([{ reason: 'not-a-value', field: 'value', text: '6,1', params: {} }]),
    })
    const calls = callsOf(unbound.app, { authorization: `Bearer ${mine.link.text}` })
    const params = { key }
    const { files } = await calls.call(laboratoryFileRoutes.list, {})
    expect(files.filter((one) => one.key === key)).toMatchObject([{ values: 0, held: 0 }])
    expect(await calls.call(laboratoryFileRoutes.get, { params })).toMatchObject({ values: 0 })
    expect(await calls.call(laboratoryFileRoutes.rows, { params, query: {} })).toEqual({
      rows: [],
      total: 0,
    })
    await calls.call(laboratoryFileRoutes.discard, { params })
    const kept = await database.owner.one(
      {},
      sql`select i.project_id from result_import i join result_import_row using (project_id, key) where key = ${key}`,
    )
    expect(kept).toEqual([{ projectId: other.project.id }])
  })
})
