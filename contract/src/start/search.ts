import { z } from 'zod'
import { route } from '../kit/route.ts'
import type { Tag } from '../kit/tags.ts'
import { id, idText, requiredLine } from '../kit/values.ts'

/** What the palette finds, by the feature that it belongs to, and the tags of what its query reads. */
export const searchFeatures = {
  reference: { kinds: ['station'], reads: ['reference'] },
  plans: { kinds: ['plan'], reads: ['plans'] },
  instruments: { kinds: ['instrument'], reads: ['instruments', 'reference'] },
  members: { kinds: ['person'], reads: ['members', 'users'] },
  devices: { kinds: ['device'], reads: ['devices'] },
  commitments: { kinds: ['commitment'], reads: ['commitments', 'instruments'] },
  deviceProfiles: { kinds: ['device-profile'], reads: ['devices'] },
} as const satisfies Record<string, { kinds: readonly string[]; reads: readonly Tag[] }>
export type SearchFeature = keyof typeof searchFeatures
const features = Object.values(searchFeatures)
/** The kinds of one feature, or of all. */
export type FoundKind<Feature extends SearchFeature = SearchFeature> =
  (typeof searchFeatures)[Feature]['kinds'][number]

export const found = z.object({
  kind: z.enum(features.flatMap(({ kinds }) => kinds)),
  id,
  /** What it is called: a station's code, the name of anything else. */
  title: z.string(),
  /** A station's name, a person's e-mail, a device's serial, a commitment's instrument; empty where there is nothing to add. */
  detail: z.string(),
  /** A path of the web that shows it. */
  opens: z.string(),
})
export type Found<Feature extends SearchFeature = SearchFeature> = z.infer<typeof found> & {
  kind: FoundKind<Feature>
}

/** No more of them are answered. */
export const foundMax = 20

export const searchRoutes = {
  find: route({
    method: 'GET',
    path: '/fkl-general/search',
    access: 'signed-in',
    // By the rights, menus hide what they open.
    reads: [...features.flatMap(({ reads }) => reads), 'rights'],
    summary:
      'Stations, plans, devices and commitments of a project and, for who may open them, its members and profiles of devices by part of a name; codes that begin with it first',
    query: z.object({ project: idText, text: requiredLine(100) }),
    response: z.array(found).max(foundMax),
    problems: ['NOT_FOUND', 'ACCESS_DENIED', 'POLICY_NOT_ACCEPTED'],
  }),
}
