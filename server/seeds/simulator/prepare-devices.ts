import type { KeyObject } from 'node:crypto'
import type { AnyRoute, RouteAnswer, RouteInput } from '@puquio/contract'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import { networkRoutes } from '@puquio/contract/modi/networks'
import { sessionRoutes } from '@puquio/contract/session'
import { type DeviceChannel, networkWays, type NetworkWay } from '@puquio/domain'
import { models, type Modelled, type ModelName, seedOf, valuesAt } from '../devices/models.ts'
import type { Protocol } from './senders.ts'
import type { Measuring } from './simulate.ts'

type Wanted = {
  address: string
  /** Of a system administrator, whose session elsewhere ends by it. */
  email: string
  password: string
  projectId: number
  protocols: readonly Protocol[]
  count: number
  seed: number
  key: KeyObject | null
}

const nameOfNetworks = 'Simulator'
const modelNames: readonly ModelName[] = ['piezometer', 'effluent', 'meteorology']

/**
 * Makes the devices of a simulation in a project, or takes those that an earlier one made, with a token each; and one for
 * each network. Their serials follow from the seed.
 */
export async function prepareDevices(wanted: Wanted): Promise<Measuring[]> {
  const { address, email, password, projectId, protocols, count, seed, key } = wanted
  const login = { body: { email, password } }
  const call = callsOf(address, {})
  const { answer, headers } = await call(sessionRoutes.login, login)
  if (!answer) throw new Error(`${email} is not registered`)
  const cookie = headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  const signedIn = callsOf(address, {
    authorization: answer.Authorization,
    cookie: cookie.join('; '),
  })
  const ask = async <R extends AnyRoute>(route: R, input: RouteInput<R>) =>
    (await signedIn(route, input)).answer
  const networks = new Map<NetworkWay, string>()
  const params = { projectId }
  for (const wayIn of networkWays.filter((way) => protocols.includes(way))) {
    for (const known of await ask(networkRoutes.list, { params }))
      if (known.name === nameOfNetworks && known.wayIn === wayIn)
        await ask(networkRoutes.revoke, { params: { projectId, networkTokenId: known.id } })
    const mustBeSigned = key !== null && (wayIn === 'rockblock' || wayIn === 'rock7')
    const body = { name: nameOfNetworks, wayIn, mustBeSigned }
    networks.set(wayIn, (await ask(networkRoutes.create, { params, body })).secret)
  }
  const devices: Measuring[] = []
  for (let index = 0; index < count; index++) {
    const protocol = protocols[index % protocols.length] ?? 'http'
    const model = modelNames[index % modelNames.length] ?? 'piezometer'
    const serial = `SIM-${seed}-${String(index + 1).padStart(4, '0')}`
    const externalKey = externalKeyOf(protocol, seed, index)
    const found = await ask(deviceRoutes.list, { params, query: { search: serial } })
    const known = found.items.find((one) => one.serial === serial)
    const body = bodyOf({ serial, externalKey, protocol, model })
    const { id: deviceId } = known ?? (await ask(deviceRoutes.create, { params, body }))
    const ofDevice = { params: { projectId, deviceId } }
    const network = networks.get(protocol as NetworkWay)
    if (network === undefined)
      for (const { id: deviceTokenId } of await ask(deviceRoutes.tokens, ofDevice))
        await ask(deviceRoutes.revokeToken, { params: { ...ofDevice.params, deviceTokenId } })
    const token = network ?? (await ask(deviceRoutes.createToken, ofDevice)).secret
    const sampleAt = (atMs: number, everyMs: number) =>
      valuesAt(model, seedOf(serial), { atMs, everyMs })
    devices.push({ protocol, serial, token, externalKey, key, sampleAt })
  }
  await ask(sessionRoutes.logout, {})
  return devices
}

/** A DevEUI for LoRaWAN, an IMEI for satellites; the same for the same seed. */
function externalKeyOf(protocol: Protocol, seed: number, index: number): string {
  const number = (seed % 10_000) * 10_000 + index
  if (protocol === 'chirpstack' || protocol === 'things-stack')
    return `70b3d57e${number.toString(16).padStart(8, '0')}`
  if (protocol === 'rockblock' || protocol === 'rock7')
    return `3004340${String(number).padStart(8, '0')}`
  return ''
}

type Described = { serial: string; externalKey: string; protocol: Protocol; model: ModelName }

const channelOf = (protocol: Protocol): DeviceChannel => {
  if (protocol === 'chirpstack' || protocol === 'things-stack') return 'lora'
  return protocol === 'rockblock' || protocol === 'rock7' ? 'satellite' : 'mobile'
}

const bodyOf = ({ serial, externalKey, protocol, model }: Described) => ({
  serial,
  name: `Simulador ${protocol} ${serial.slice(-4)}`,
  fieldNumber: '',
  group: 'Simulador',
  stationId: null,
  deviceProfileId: null,
  latitudeDeg: null,
  longitudeDeg: null,
  terrainLevelM: null,
  probeLengthM: null,
  heightM: null,
  battery: '',
  channel: channelOf(protocol),
  externalKey,
  hubId: null,
  installedOn: '2025-01-01',
  intervalS: 60,
  graceS: null,
  alarmsEnabled: true,
  relay1: '',
  relay2: '',
  note: '',
  variables: (models[model] as readonly Modelled[]).map(({ key, name, unit, decimals }) => ({
    id: null,
    key,
    name,
    sensor: '',
    parameterId: null,
    unit,
    decimals,
    min: null,
    max: null,
    lowLow: null,
    low: null,
    high: null,
    highHigh: null,
  })),
})

type AnyInput = { params?: Record<string, unknown>; query?: object; body?: unknown }

/** Calls of the API typed by the contract; a refusal throws with its problem. */
const callsOf =
  (address: string, headers: Record<string, string>) =>
  async <R extends AnyRoute>(
    route: R,
    input: RouteInput<R>,
  ): Promise<{ answer: RouteAnswer<R>; headers: Headers }> => {
    const { params = {}, query = {}, body } = input as AnyInput
    const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(params[name])),
    )
    const search = new URLSearchParams(query as Record<string, string>).toString()
    const response = await fetch(`${address}${path}${search && `?${search}`}`, {
      method: route.method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${route.path} was answered ${response.status} ${text}`)
    const answer = (text === '' ? null : JSON.parse(text)) as RouteAnswer<R>
    return { answer, headers: response.headers }
  }
