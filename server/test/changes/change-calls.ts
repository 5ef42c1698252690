import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { sessionRoutes } from '@puquio/contract/session'
import { userRoutes } from '@puquio/contract/users'
import { hashOf } from '../../src/platform/db/sessions.ts'
import { sql } from '../../src/platform/db/sql.ts'
import {
  type BuiltUser,
  buildComponent,
  buildMine,
  buildMonitoring,
  buildPolicy,
  buildStation,
  buildSystemAdmin,
  buildUser,
  builtPassword,
  insert,
} from '../build.ts'
import { buildEvidence, buildMailServer, type Everything } from '../proofs/build-everything.ts'
import { accountChanges } from './account-changes.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'
import { png } from './png.ts'
import type { TestApp } from '../harness.ts'
import { exportCalls } from './export-calls.ts'
import { reportCalls } from './report-calls.ts'
import { sampleCalls } from './sample-calls.ts'
import { alarmCalls } from './alarm-calls.ts'
import { annotationCalls } from './annotation-calls.ts'
import { commitmentCalls } from './commitment-calls.ts'
import { instrumentCalls } from './instrument-calls.ts'
import { calculationCalls } from './calculation-calls.ts'
import { taskCalls } from './task-calls.ts'
import { treatmentCalls } from './treatment-calls.ts'
import { deviceCalls } from './device-calls.ts'
import { campaignCalls } from './campaign-calls.ts'
import { promptCalls } from './prompt-calls.ts'
import { standardCalls } from './standard-calls.ts'
import { containerCalls } from './container-calls.ts'
import { notificationCalls } from './notification-calls.ts'
import { levelCalls } from './level-calls.ts'
import { mapLayerCalls } from './map-layer-calls.ts'
import { networkCalls } from './network-calls.ts'
import { memberCalls } from './member-calls.ts'
import { projectCalls } from './project-calls.ts'
import { laboratoryLinkCalls } from './laboratory-link-calls.ts'
import { resultImportCalls } from './result-import-calls.ts'
import { goodRow, stageImports } from '../workbooks/import-stage.ts'
import { listWorkbookOf } from '../workbooks/list-workbooks.ts'
import { filledTemplate } from '../workbooks/plan-workbooks.ts'
import { validBodies } from '../proofs/valid-bodies.ts'

const at = '2026-02-01T00:00:00Z'
const newPassword = { password: 'Otra-clave-27', repeated: 'Otra-clave-27' }
const stationInput = {
  code: 'PM-99',
  name: '',
  kind: 'other',
  coordinates: null,
  altitudeM: null,
  standard: null,
  category: null,
}
const page = { path: '/reference', title: 'Datos' }
const mailServer = {
  server: '8.8.8.8',
  port: 587,
  email: 'avisos@example.com',
  password: 'clave',
  ssl: false,
  tls: true,
  priority: 2,
  size: 10,
  status: true,
}

/** A call of every route that changes something, made ready so that it succeeds. */
export function changeCalls(
  puquio: TestApp,
  smtp: { port: number },
): Record<ChangeName, () => Promise<ChangeCall>> {
  const { database, platform } = puquio
  const project = async () => {
    const mine = await buildMine(database)
    return { mine, as: mine.admin, on: { projectId: mine.project.id } }
  }
  const thing =
    (make: (given: Awaited<ReturnType<typeof project>>) => Promise<ChangeCall>) => async () => {
      const given = await project()
      const { params, ...rest } = await make(given)
      return { as: given.as, params: { ...given.on, ...params }, ...rest }
    }
  const system = async (rest: ChangeCall = {}): Promise<ChangeCall> => ({
    as: await buildSystemAdmin(database),
    ...rest,
  })
  const ofUser =
    (columns: Record<string, unknown>, body?: object): (() => Promise<ChangeCall>) =>
    async () =>
      system({
        params: { userId: (await buildUser(database, columns)).id },
        ...(body ? { body } : {}),
      })
  const mailedToken = async (user: BuiltUser) => {
    const [mail] = await database.owner.one<{ bodyText: string }>(
      {},
      sql`select body_text from mail where recipient = ${user.email} order by id desc limit 1`,
    )
    return /token=([\w-]+)/.exec(mail?.bodyText ?? '')?.[1] ?? ''
  }
  const withResetLink = async () => {
    const user = await buildUser(database)
    await puquio.nobody.call(sessionRoutes.forgot, { body: { email: user.email } })
    return { user, token: await mailedToken(user) }
  }
  const withActivationLink = async () => {
    const user = await buildUser(database, {
      isActive: false,
      emailVerifiedAt: null,
      passwordHash: null,
    })
    const admin = await puquio.signIn(await buildSystemAdmin(database))
    await admin.call(userRoutes.resendActivation, { params: { userId: user.id } })
    return { user, token: await mailedToken(user) }
  }
  const withPhoneCode = async () => {
    const user = await buildUser(database, { phone: '987654321' })
    const sent = { userId: user.id, phone: '987654321', codeHash: await hash('123456') }
    const [sentAt, expiresAt] = ['2026-02-15T16:59:00Z', '2026-02-15T17:30:00Z']
    await insert(database, 'phone_code', { ...sent, sentAt, expiresAt })
    return user
  }
  const checked = async (rows = [goodRow]) => {
    const stage = await stageImports(puquio)
    const { key } = await stage.check(await filledTemplate(rows))
    return { as: stage.admin, params: { ...stage.on, key } }
  }
  const item = (columns: Record<string, unknown> = {}, body?: object) =>
    thing(async ({ mine }) => ({
      params: {
        list: 'components',
        itemId: (await buildComponent(database, mine.project, columns)).id,
      },
      ...(body ? { body } : {}),
    }))
  const station = (columns: Record<string, unknown> = {}, body?: object) =>
    thing(async ({ mine }) => ({
      params: { stationId: (await buildStation(database, mine.project, columns)).id },
      ...(body ? { body } : {}),
    }))
  const monitoring = (name: keyof typeof validBodies, columns: Record<string, unknown> = {}) =>
    thing(async ({ mine }) => {
      const one = await buildMonitoring(database, mine, columns)
      const body = validBodies[name]({ ...mine, monitoring: one } as unknown as Everything)
      return { params: { monitoringId: one.id }, body }
    })
  const plan = (name: keyof typeof validBodies) =>
    thing(async ({ mine }) => ({
      params: { planId: mine.plan.id },
      body: validBodies[name](mine as unknown as Everything),
    }))
  const job = async (state: string) =>
    (await insert(database, 'job', { kind: 'test', payload: {}, runAt: at, createdAt: at, state }))
      .id
  const workbook = async (...names: string[]) => ({
    name: 'lista.xlsx',
    bytes: await listWorkbookOf([['Nombre'], ...names.map((name) => [name])]),
  })
  const similar = [
    { ...goodRow, stationCode: 'YA-01' },
    { ...goodRow, stationCode: 'YA01' },
  ]
  const oneServer = async (projectId: number | null) => ({
    mailServerId: (await buildMailServer(database, projectId)).id,
  })
  const reachable = async (projectId: number | null) => {
    const { port } = smtp
    const of = { projectId, server: '127.0.0.1', port, email: `${randomUUID()}@example.com` }
    const settings = { ssl: false, tls: false, priority: 1, sizeMb: 10, isActive: true }
    return { mailServerId: (await insert(database, 'mail_server', { ...of, ...settings })).id }
  }
  return {
    ...accountChanges(puquio),
    ...calculationCalls(database),
    ...deviceCalls(puquio.platform),
    ...annotationCalls(database),
    ...commitmentCalls(database),
    ...instrumentCalls(database),
    ...levelCalls(database),
    ...mapLayerCalls(database),
    ...networkCalls(database),
    ...alarmCalls(database),
    ...taskCalls(puquio.platform),
    ...treatmentCalls(database),
    'session.login': async () => ({
      body: { email: (await buildUser(database)).email, password: builtPassword },
    }),
    'session.logout': async () => ({ as: await buildUser(database) }),
    'session.ping': async () => ({ as: await buildUser(database) }),
    'session.forgot': async () => ({ body: { email: (await buildUser(database)).email } }),
    'session.reset': async () => ({
      body: { token: (await withResetLink()).token, ...newPassword },
    }),
    'session.changePassword': async () => ({
      as: await buildUser(database),
      body: { oldPassword: builtPassword, ...newPassword },
    }),
    'session.readLink': async () => ({ body: { token: (await withResetLink()).token } }),
    'session.activate': async () => ({
      body: { token: (await withActivationLink()).token, ...newPassword },
    }),
    'session.unblock': async () => {
      const user = await buildUser(database, { signInClosedAt: at })
      const tokenHash = hashOf('a'.repeat(43))
      const expiresAt = '2027-01-01T00:00:00Z'
      await insert(database, 'account_link', {
        userId: user.id,
        kind: 'unblock',
        tokenHash,
        createdAt: at,
        expiresAt,
      })
      return { body: { token: 'a'.repeat(43) } }
    },
    'users.acceptPolicy': async () => {
      const { mine, as } = await project()
      const policy = (await buildPolicy(database)).id
      return { as, body: { policy, user: mine.admin.id, project: mine.project.id } }
    },
    'users.writePolicy': () =>
      system({
        body: {
          title: { es: 'Política' },
          content: { es: 'Texto' },
          start_date: '2027-01-01T00:00:00Z',
        },
      }),
    'users.create': () =>
      system({ body: { name: 'Rosa', last_name: 'Quispe', email: `${randomUUID()}@example.com` } }),
    'users.edit': ofUser(
      {},
      {
        name: 'Rosa',
        last_name: 'Mamani',
        phone: null,
        position: null,
        language: 'es',
        admin: false,
        version: 1,
      },
    ),
    'users.remove': ofUser({}),
    'users.block': ofUser({}, { reason: 'Dejó la empresa' }),
    'users.unblock': ofUser({ blockedAt: at, blockedReason: 'Otra' }),
    'users.activate': ofUser({ isActive: false }),
    'users.deactivate': ofUser({}),
    'users.resendActivation': ofUser({
      isActive: false,
      emailVerifiedAt: null,
      passwordHash: null,
    }),
    'users.sendPhoneCode': ofUser({ phone: '987654321' }),
    'users.verifyPhone': async () =>
      system({ params: { userId: (await withPhoneCode()).id }, body: { code: '123456' } }),
    'users.sendOwnPhoneCode': async () => ({
      as: await buildUser(database, { phone: '987654321' }),
    }),
    'users.verifyOwnPhone': async () => ({ as: await withPhoneCode(), body: { code: '123456' } }),
    'users.setLanguage': async () => ({ as: await buildUser(database), body: { language: 'fr' } }),
    'settings.setContact': () =>
      system({ body: { name: `Mesa ${randomUUID()}`, email: '', phone: '' } }),
    'settings.setBasemap': () => {
      const url = `https://tiles.example.com/${randomUUID()}/{z}/{x}/{y}.png`
      return system({ body: { basemap: { url, attribution: '' } } })
    },
    'pageVisits.visit': thing(async () => ({ body: page })),
    'pageVisits.star': thing(async () => ({ body: page })),
    'pageVisits.unstar': thing(async ({ mine, on }) => {
      const starred = { ...on, userId: mine.admin.id, ...page, starredAt: at }
      await insert(database, 'favourite', starred)
      return { query: { path: page.path } }
    }),
    ...projectCalls({ database, thing, system }),
    ...containerCalls(puquio, thing),
    ...campaignCalls(database, thing),
    ...exportCalls(database, thing),
    ...reportCalls(platform, thing),
    ...sampleCalls(platform, thing),
    'variation.pdf': thing(async () => ({ body: { language: 'es' } })),
    ...standardCalls(database, thing),
    ...promptCalls(database, thing),
    ...notificationCalls({ database, project, system }),
    ...memberCalls(database, thing),
    'mailServers.create': thing(async () => ({ body: mailServer })),
    'mailServers.edit': thing(async ({ on }) => ({
      params: await oneServer(on.projectId),
      body: { ...mailServer, version: 1 },
    })),
    'mailServers.remove': thing(async ({ on }) => ({ params: await oneServer(on.projectId) })),
    'mailServers.test': thing(async ({ on }) => ({ params: await reachable(on.projectId) })),
    'mailServers.createOfSystem': () => system({ body: mailServer }),
    'mailServers.editOfSystem': async () =>
      system({
        params: await oneServer(null),
        body: { ...mailServer, email: 'otro@example.com', version: 1 },
      }),
    'mailServers.removeOfSystem': async () => system({ params: await oneServer(null) }),
    'mailServers.testOfSystem': async () => system({ params: await reachable(null) }),
    'jobs.retry': async () => system({ params: { jobId: await job('failed') } }),
    'jobs.cancel': async () => system({ params: { jobId: await job('queued') } }),
    'reference.create': thing(async () => ({
      params: { list: 'components' },
      body: { name: 'Nieve' },
    })),
    'reference.edit': item({}, { name: 'Hielo', version: 1 }),
    'reference.retire': item(),
    'reference.restore': item({ retiredAt: at }),
    'reference.remove': item(),
    'reference.loadDefaults': thing(async () => ({})),
    'reference.createStation': thing(async () => ({ body: stationInput })),
    'reference.editStation': station({}, { ...stationInput, version: 1 }),
    'reference.retireStation': station(),
    'reference.restoreStation': station({ retiredAt: at }),
    'reference.removeStation': station(),
    'reference.importList': thing(async () => ({
      params: { list: 'components' },
      file: await workbook('Nieve'),
    })),
    'reference.listErrors': thing(async () => ({
      params: { list: 'components' },
      file: await workbook('Nieve', 'Nieve'),
    })),
    'plans.edit': plan('plans.edit'),
    'plans.annul': plan('plans.annul'),
    ...resultImportCalls(puquio),
    ...laboratoryLinkCalls(puquio),
    'planImports.start': async () => {
      const { as, params } = await checked()
      const file = {
        name: 'otro.xlsx',
        bytes: await filledTemplate([{ ...goodRow, stationCode: 'N-2' }]),
      }
      return { as, params, body: { key: randomUUID() }, file }
    },
    'planImports.answerCode': async () => ({
      ...(await checked(similar)),
      body: { code: 'YA01', means: 'YA-01' },
    }),
    'planImports.correct': async () => ({
      ...(await checked()),
      body: { cells: [{ row: 2, column: 'observation', value: 'Al pie del tajo' }] },
    }),
    'planImports.save': async () => ({ ...(await checked()), body: { title: 'Plan 2026' } }),
    'planImports.discard': checked,
    'monitorings.followUp': monitoring('monitorings.followUp'),
    'monitorings.markMany': plan('monitorings.markMany'),
    'monitorings.reschedule': monitoring('monitorings.reschedule'),
    'monitorings.withdrawReschedule': thing(async ({ mine, as, on }) => {
      const made = await (await puquio.signIn(as)).call(monitoringRoutes.reschedule, {
        params: { ...on, monitoringId: mine.monitoring.id },
        body: { estimatedOn: '2026-03-20', reason: 'Nevada', version: 1 },
      })
      return { params: { monitoringId: made.id }, body: { reason: 'Por error', version: 1 } }
    }),
    'monitorings.withdrawOmission': monitoring('monitorings.withdrawOmission', {
      omittedAt: at,
      omittedReason: 'Punto seco',
    }),
    'monitorings.withdrawAddition': monitoring('monitorings.withdrawAddition', {
      type: 'additional',
    }),
    'monitorings.add': plan('monitorings.add'),
    'monitorings.omitStation': thing(async ({ mine }) => ({
      params: { planId: mine.plan.id, stationId: mine.station.id },
      body: { justification: 'Punto seco' },
    })),
    'monitorings.addEvidence': thing(async ({ mine }) => ({
      params: { monitoringId: mine.monitoring.id },
      body: { kind: 'photo' },
      file: { name: 'foto.png', bytes: png },
    })),
    'monitorings.removeEvidence': thing(async ({ mine }) => ({
      params: {
        monitoringId: mine.monitoring.id,
        fileId: (await buildEvidence(platform, mine)).id,
      },
    })),
  }
}
