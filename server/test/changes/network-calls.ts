import { randomBytes } from 'node:crypto'
import type { Database } from '../../src/platform/db/database.ts'
import { buildMine, buildSystemAdmin } from '../build.ts'
import { toa5Of } from '../readings/toa5.ts'
import { buildDevice } from '../proofs/build-device.ts'
import { buildGateway } from '../proofs/build-gateway.ts'
import { buildNetwork } from '../proofs/build-network.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'

type Calls = Record<
  Extract<
    ChangeName,
    | `networks.${string}`
    | `gateways.${string}`
    | `networkMessages.${string}`
    | `deviceFiles.${string}`
    | 'loggerFiles.take'
    | 'deviceMessages.observe'
  >,
  () => Promise<ChangeCall>
>

/** Those of networks and of what they send, for changeCalls. */
export function networkCalls(database: Database): Calls {
  const stage = async () => {
    const mine = await buildMine(database)
    const devEui = randomBytes(8).toString('hex')
    const built = await buildDevice(database, mine, { externalKey: devEui })
    const { networkToken } = await buildNetwork(database, mine)
    const body = { deviceInfo: { devEui }, time: '2026-02-15T16:59:00Z', object: { level: 1 } }
    const sent = { query: { event: 'up' }, body }
    return {
      ...built,
      networkToken,
      sent,
      projectId: mine.project.id,
      as: await buildSystemAdmin(database),
    }
  }
  const stageGateway = async () => {
    const mine = await buildMine(database)
    const built = await buildDevice(database, mine)
    const { gateway } = await buildGateway(database, { ...mine, ...built })
    return { as: mine.admin, of: { projectId: mine.project.id, gatewayId: gateway.id } }
  }
  const put = async () => {
    const { deviceToken } = await stage()
    const params = { token: deviceToken.text, name: 'Nivel.dat' }
    return { params, body: Buffer.from(toa5Of([1])) }
  }
  return {
    'deviceMessages.observe': async () => {
      const { deviceToken } = await stage()
      const headers = { authorization: `Bearer ${deviceToken.text}` }
      return { params: { datastreams: 'Datastreams(level)' }, headers, body: { result: 1 } }
    },
    'deviceFiles.put': put,
    'deviceFiles.post': put,
    'loggerFiles.take': async () => {
      const { as, projectId, device } = await stage()
      const file = { name: 'Nivel.dat', bytes: toa5Of([1]) }
      return { as, params: { projectId, deviceId: device.id }, file }
    },
    'networks.create': async () => {
      const { as, projectId } = await stage()
      const body = { name: 'ChirpStack', wayIn: 'chirpstack', mustBeSigned: false }
      return { as, params: { projectId }, body }
    },
    'networks.revoke': async () => {
      const { as, projectId, networkToken } = await stage()
      return { as, params: { projectId, networkTokenId: networkToken.id } }
    },
    'gateways.edit': async () => {
      const { of, ...call } = await stageGateway()
      const body = { name: 'Cerro norte', intervalS: 7200, version: 1 }
      return { ...call, params: of, body }
    },
    'gateways.forget': async () => {
      const { of, as } = await stageGateway()
      return { as, params: of }
    },
    'networkMessages.receive': async () => {
      const { networkToken, sent } = await stage()
      const headers = { authorization: `Bearer ${networkToken.text}` }
      return { params: { way: 'chirpstack' }, headers, ...sent }
    },
    'networkMessages.receiveByPath': async () => {
      const { networkToken, sent } = await stage()
      return { params: { way: 'chirpstack', token: networkToken.text }, ...sent }
    },
  }
}
