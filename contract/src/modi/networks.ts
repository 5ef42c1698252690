import { networkWays } from '@puquio/domain'
import { z } from 'zod'
import { route } from '../kit/route.ts'
import { id, idText, instant, nothing, requiredLine } from '../kit/values.ts'

/** The secret of a network, by which it hands on what devices of a project send. */
export const networkToken = z.object({
  id,
  name: z.string(),
  wayIn: z.enum(networkWays),
  mustBeSigned: z.boolean(),
  /** The last four characters. */
  ending: z.string(),
  createdAt: instant,
  createdBy: z.string(),
  lastTakenAt: instant.nullable(),
  /** Messages since it was made. */
  taken: z.int(),
  refused: z.int(),
  /** When a message was refused last, the code of its problem and the device that it named. */
  lastRefusedAt: instant.nullable(),
  lastRefusal: z.string().nullable(),
  lastRefusedKey: z.string().nullable(),
})
export type NetworkToken = z.infer<typeof networkToken>

export const networkTokenInput = z.object({
  name: requiredLine(100),
  wayIn: z.enum(networkWays),
  /** Of RockBLOCK and Rock 7, which sign if asked to. */
  mustBeSigned: z.boolean(),
})

const ofNetworks = '/fkl-modi/projects/:projectId/networks'
const onProject = z.object({ projectId: idText })

export const networkRoutes = {
  list: route({
    method: 'GET',
    path: ofNetworks,
    access: 'project:system',
    reads: ['networks', 'users'],
    summary: 'The live tokens of networks, without their secrets, with what came by them',
    params: onProject,
    response: z.array(networkToken),
  }),
  create: route({
    method: 'POST',
    path: ofNetworks,
    access: 'project:system',
    withoutToken: true,
    changes: ['networks'],
    summary: 'Make a token for a network, shown this once',
    params: onProject,
    body: networkTokenInput,
    response: z.object({ secret: z.string(), made: networkToken }),
    problems: ['TOO_MANY_NETWORKS'],
  }),
  revoke: route({
    method: 'DELETE',
    path: `${ofNetworks}/:networkTokenId`,
    access: 'project:system',
    withoutToken: true,
    changes: ['networks'],
    summary: 'Revoke the token of a network, which ends at once',
    params: onProject.extend({ networkTokenId: idText }),
    response: nothing,
  }),
}

const fromNetwork = {
  method: 'POST',
  access: 'public',
  changes: [],
  /** What ChirpStack names in the address; others say it in the message. */
  query: z.object({ event: z.string().max(20).optional() }),
  body: z.unknown(),
  response: nothing,
  problems: [
    'DEVICE_NOT_KNOWN',
    'EXTERNAL_KEY_NOT_KNOWN',
    'SIGNATURE_NOT_VALID',
    'MESSAGE_NOT_READABLE',
    'BUSY',
  ],
  maxBytes: 262_144,
} as const

const wayIn = z.enum(networkWays)

/** What networks hand on of devices, by the token of the network; answered once it is stored. */
export const networkMessageRoutes = {
  receive: route({
    ...fromNetwork,
    path: '/fkl-modi/ingest/:way',
    summary:
      'A message of ChirpStack, The Things Stack, RockBLOCK or Rock 7, the token in a header',
    params: z.object({ way: wayIn }),
  }),
  receiveByPath: route({
    ...fromNetwork,
    path: '/fkl-modi/ingest/:way/:token',
    summary: 'A message of a network that sets no header: the token in the address',
    params: z.object({ way: wayIn, token: z.string().max(100) }),
  }),
}
