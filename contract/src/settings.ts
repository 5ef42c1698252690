import { isTileAddress } from '@puquio/domain'
import { z } from 'zod'
import { route } from './kit/route.ts'
import { line, nothing, phone } from './kit/values.ts'
import { email } from './session.ts'

/** Whom people ask for help; what is not given is an empty text. */
export const contact = z.object({
  name: line(100),
  email: z.union([z.literal(''), email]),
  phone,
})

/** Map tiles beneath the shipped outline, with the line of credit that their owner asks for. */
export const basemap = z.object({
  url: line(500).refine(isTileAddress, { params: { problem: 'tile-address' } }),
  attribution: line(200),
})
export type Basemap = z.infer<typeof basemap>

/** The disk of the data folder: beneath its reserve uploads are refused. */
export const disk = z.object({
  freeBytes: z.number(),
  reserveBytes: z.number(),
  /** Little is left above the reserve. */
  isLow: z.boolean(),
})

export const systemSettings = z.object({
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  basemap: z.object({ url: z.string(), attribution: z.string() }).nullable(),
  /** What the environment sets: it holds instead of the one that is stored. */
  fixedBasemap: z.object({ url: z.string(), attribution: z.string() }).nullable(),
  /** What the environment says of the identity provider; null where it is not configured. */
  singleSignOn: z
    .object({ name: z.string(), issuer: z.string(), domains: z.array(z.string()) })
    .nullable(),
  disk,
})
export type SystemSettings = z.infer<typeof systemSettings>

/** What the system administrator sets that is stored by a name. */
export type SettingName = 'contact' | 'basemap' | 'project-limit'

export const settingRoutes = {
  get: route({
    method: 'GET',
    path: '/fkl-general/settings',
    access: 'system',
    reads: ['settings'],
    summary: 'Settings of the installation',
    response: systemSettings,
  }),
  setContact: route({
    method: 'PUT',
    path: '/fkl-general/settings/contact',
    access: 'system',
    changes: ['settings'],
    summary: 'Set whom people ask for help',
    body: contact,
    response: nothing,
  }),
  setBasemap: route({
    method: 'PUT',
    path: '/fkl-general/settings/basemap',
    access: 'system',
    changes: ['settings'],
    summary: 'Set the map tiles beneath the shipped outline; null for none',
    body: z.object({ basemap: basemap.nullable() }),
    response: nothing,
  }),
}
