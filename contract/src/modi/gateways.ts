import { gatewayBounds } from '@puquio/domain'
import { z } from 'zod'
import { route } from '../kit/route.ts'
import { id, idText, instant, line, nothing, version } from '../kit/values.ts'
import { oneDevice } from './devices.ts'

/** Devices that are shown of a gateway, those heard last. */
export const gatewayDevicesMax = 200

const heard = {
  firstHeardAt: instant,
  lastHeardAt: instant,
  /** Of the last uplink. */
  rssiDbm: z.number(),
  snrDb: z.number(),
}

/** A LoRaWAN gateway by which devices of the project were heard. */
export const gateway = z.object({
  id,
  /** Its EUI, or the network's name of it. */
  key: z.string(),
  name: z.string(),
  /** Null where nobody waits for it. */
  intervalS: z.int().nullable(),
  ...heard,
  /** Null while it hears something within its interval. */
  silentSince: instant.nullable(),
  deviceCount: z.int(),
  version: z.int(),
})
export type Gateway = z.infer<typeof gateway>

export const gatewayInput = z.object({
  name: line(100),
  intervalS: z.int().min(gatewayBounds.intervalS.min).max(gatewayBounds.intervalS.max).nullable(),
  version,
})
export type GatewayInput = z.input<typeof gatewayInput>

const heardDevice = z.object({
  device: z.object({ id, serial: z.string(), name: z.string() }),
  ...heard,
})
export type HeardDevice = z.infer<typeof heardDevice>

const hearingGateway = z.object({
  gateway: gateway.pick({ id: true, key: true, name: true, silentSince: true }),
  ...heard,
})
export type HearingGateway = z.infer<typeof hearingGateway>

const ofGateways = '/fkl-modi/projects/:projectId/gateways'
const onProject = z.object({ projectId: idText })
const oneGateway = onProject.extend({ gatewayId: idText })

/** Gateways appear by themselves, with the first uplink that names them. */
export const gatewayRoutes = {
  list: route({
    method: 'GET',
    path: ofGateways,
    access: 'project:read',
    reads: ['devices'],
    summary: 'The LoRaWAN gateways by which devices of a project were heard, silent ones first',
    params: onProject,
    response: z.array(gateway),
  }),
  devices: route({
    method: 'GET',
    path: `${ofGateways}/:gatewayId/devices`,
    access: 'project:read',
    reads: ['devices'],
    summary: 'The devices that a gateway heard, the latest first',
    params: oneGateway,
    response: z.array(heardDevice),
  }),
  ofDevice: route({
    method: 'GET',
    path: '/fkl-modi/projects/:projectId/devices/:deviceId/gateways',
    access: 'project:read',
    reads: ['devices'],
    summary: 'The gateways that heard a device, the latest first',
    params: oneDevice,
    response: z.array(hearingGateway),
  }),
  edit: route({
    method: 'PUT',
    path: `${ofGateways}/:gatewayId`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Name a gateway, and say how long it may hear nothing',
    params: oneGateway,
    body: gatewayInput,
    response: gateway,
    problems: ['CHANGED_MEANWHILE'],
  }),
  forget: route({
    method: 'DELETE',
    path: `${ofGateways}/:gatewayId`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Leave out a gateway that was taken down, until it is heard again',
    params: oneGateway,
    response: nothing,
  }),
}
