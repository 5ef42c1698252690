import { sql } from '../../src/platform/db/sql.ts'
import type { Platform } from '../../src/platform/platform.ts'
import { buildMine, buildSystemAdmin } from '../build.ts'
import { buildCommand, relayBody } from '../proofs/build-command.ts'
import { buildDeviceMail, mailBody } from '../proofs/build-device-mail.ts'
import { buildReportService, reportBody } from '../proofs/build-report-service.ts'
import { buildDevice, deviceBody, moveBody, replacementBody } from '../proofs/build-device.ts'
import { buildProfile, buildWaitingRerun, profileBody } from '../proofs/build-profile.ts'
import { deviceRow, deviceWorkbook } from '../workbooks/device-workbooks.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'

type Calls = Record<
  Extract<
    ChangeName,
    | `devices.${string}`
    | `deviceCertificates.${string}`
    | `deviceProfiles.${string}`
    | `messageReruns.${string}`
    | `deviceWorkbooks.${string}`
    | `deviceReplacements.${string}`
    | `deviceMoves.${string}`
    | `commands.${string}`
    | `deviceCommands.${string}`
    | `deviceMails.${string}`
    | `reportServices.${string}`
    | 'deviceMessages.telemetry'
    | 'deviceMessages.ingest'
    | 'readings.watch'
  >,
  () => Promise<ChangeCall>
>

/** Those of devices, which the system administrator makes, for changeCalls. */
export function deviceCalls({ database, keys }: Pick<Platform, 'database' | 'keys'>): Calls {
  const stage = async (columns: Record<string, unknown> = {}) => {
    const mine = await buildMine(database)
    const built = { ...(await buildDevice(database, mine, columns)), mine }
    const params = { projectId: mine.project.id, deviceId: built.device.id }
    return { ...built, as: await buildSystemAdmin(database), params }
  }
  const withReports = async () => {
    const { as, params, device, variable, mine } = await stage()
    const made = await buildReportService({ database, keys }, { ...mine, device, variable })
    return { as, params, ...made }
  }
  const withProfile = async () => {
    const { as, params, mine } = await stage()
    const { profile } = await buildProfile(database, mine)
    return { as, params: { projectId: params.projectId, deviceProfileId: profile.id } }
  }
  const plain =
    (columns: Record<string, unknown> = {}) =>
    async () => {
      const { as, params } = await stage(columns)
      return { as, params }
    }
  return {
    'devices.create': async () => {
      const { as, params } = await stage()
      return { as, params: { projectId: params.projectId }, body: deviceBody() }
    },
    'devices.edit': async () => ({ ...(await plain()()), body: { ...deviceBody(), version: 1 } }),
    'devices.retire': plain(),
    'devices.restore': plain({ retiredAt: '2026-02-01T00:00:00Z' }),
    'devices.createToken': plain(),
    'deviceMoves.create': async () => ({ ...(await plain()()), body: moveBody() }),
    'deviceReplacements.create': async () => ({ ...(await plain()()), body: replacementBody() }),
    'deviceWorkbooks.importWorkbook': async () => {
      const { as, params } = await stage()
      const file = await deviceWorkbook([deviceRow({ serial: `W-${params.deviceId}` })])
      return { as, params: { projectId: params.projectId }, body: { save: 'yes' }, file }
    },
    'deviceWorkbooks.errors': async () => {
      const { as, params } = await stage()
      const file = await deviceWorkbook([deviceRow({ intervalS: 'x' })])
      return { as, params: { projectId: params.projectId }, file }
    },
    'deviceWorkbooks.makeTokens': async () => {
      const { as, params, deviceToken, device } = await stage()
      await database.owner.one(
        {},
        sql`update device_token set revoked_at = now() where id = ${deviceToken.id}`,
      )
      const body = { serials: [String(device['serial'])] }
      return { as, params: { projectId: params.projectId }, body }
    },
    'deviceProfiles.create': async () => {
      const { as, params } = await stage()
      return { as, params: { projectId: params.projectId }, body: profileBody() }
    },
    'messageReruns.start': async () => {
      const { as, params } = await stage()
      const span = { from: '2026-02-01T00:00:00Z', until: '2026-02-02T00:00:00Z' }
      const body = { deviceId: params.deviceId, deviceProfileId: null, ...span }
      return { as, params: { projectId: params.projectId }, body }
    },
    'messageReruns.cancel': async () => {
      const { as, params, device, mine } = await stage()
      const rerun = await buildWaitingRerun(database, { ...mine, device })
      return { as, params: { projectId: params.projectId, messageRerunId: rerun.id } }
    },
    'deviceProfiles.try': async () => {
      const { as, params } = await stage()
      const { decoder, tests } = profileBody()
      return { as, params: { projectId: params.projectId }, body: { decoder, tests } }
    },
    'deviceProfiles.edit': async () => ({
      ...(await withProfile()),
      body: { ...profileBody(), version: 1 },
    }),
    'deviceProfiles.remove': withProfile,
    'deviceCertificates.create': async () => ({
      ...(await plain()()),
      body: { certificate: 'cd'.repeat(32) },
    }),
    'deviceCertificates.revoke': async () => {
      const { as, params, deviceCertificate } = await stage()
      return { as, params: { ...params, deviceCertificateId: deviceCertificate.id } }
    },
    'deviceMessages.telemetry': async () => {
      const { deviceToken } = await stage()
      return { params: { token: deviceToken.text }, body: { level: 1 } }
    },
    'deviceMails.set': async () => ({ ...(await plain()()), body: mailBody() }),
    'deviceMails.send': async () => {
      const { as, params, device, mine } = await stage()
      await buildDeviceMail(database, { ...mine, device })
      return { as, params }
    },
    'reportServices.set': async () => ({ ...(await plain()()), body: reportBody() }),
    'reportServices.renewSecret': withReports,
    'reportServices.test': withReports,
    'reportServices.replay': async () => {
      const { reportSending, params, as } = await withReports()
      return { as, params: { ...params, sendingId: reportSending.id } }
    },
    'commands.request': async () => ({ ...(await plain()()), body: relayBody() }),
    'commands.cancel': async () => {
      const { as, params, device, mine } = await stage()
      const command = await buildCommand(database, { ...mine, device })
      return { as, params: { ...params, commandId: command.id } }
    },
    'deviceCommands.answer': async () => {
      const { device, deviceToken, mine } = await stage()
      const sent = { state: 'sent', way: 'http', sentAt: '2026-02-15T16:59:30Z' }
      const command = await buildCommand(database, { ...mine, device }, sent)
      return {
        params: { token: deviceToken.text, requestId: command.id },
        body: { success: true },
      }
    },
    'deviceCommands.report': async () => {
      const { deviceToken } = await stage()
      return { params: { token: deviceToken.text }, body: { relay1: true } }
    },
    'deviceMessages.ingest': async () => {
      const { deviceToken } = await stage()
      return { headers: { authorization: `Bearer ${deviceToken.text}` }, body: { level: 1 } }
    },
    'devices.revokeToken': async () => {
      const { as, params, deviceToken } = await stage()
      return { as, params: { ...params, deviceTokenId: deviceToken.id } }
    },
    'readings.watch': async () => {
      const { as, params, variable } = await stage()
      return { as, params: { projectId: params.projectId }, body: { variables: [variable.id] } }
    },
  }
}
