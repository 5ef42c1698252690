import { boardKinds, languages } from '@puquio/domain'
import { z } from 'zod'
import { route } from './kit/route.ts'
import { id, idText, instant } from './kit/values.ts'

export const appData = z.object({
  version: z.string(),
  /** The server's time, which the web uses instead of the device's. */
  now: instant,
  locales: z.array(z.enum(languages)),
  defaults: z.object({
    locale: z.enum(languages),
    sessionMs: z.number(),
    idleMs: z.number(),
    requestTimeoutMs: z.number(),
    chunkTimeoutMs: z.number(),
  }),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  /** The accounts that the sign-in page may show while the demonstration is on, else null. */
  demo: z
    .object({
      password: z.string(),
      accounts: z.array(z.object({ email: z.string(), role: z.string() })),
    })
    .nullable(),
  features: z.object({ mail: z.boolean(), tiles: z.boolean() }),
  /** The identity provider, by the name on its button; null where none is configured. */
  singleSignOn: z.object({ name: z.string() }).nullable(),
  /** An optional tile layer over the shipped basemap. */
  tiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
})
export type AppData = z.infer<typeof appData>

export const menuItem = z
  .object({
    id,
    kind: z.enum(['folder', 'screen', 'board', 'link']),
    /** `menu.…` for a default item, which shows its screen's own name; else the label as typed. */
    label: z.string(),
    alias: z.string().nullable(),
    urir: z.string().nullable(),
    /** Of an entry that opens a board: by what its address and page are called. */
    board: z.object({ kind: z.enum(boardKinds), label: z.string() }).nullable(),
    url: z.string().nullable(),
    get children() {
      return z.array(menuItem)
    },
  })
  // The schema is recursive, so OpenAPI needs a name for it.
  .meta({ id: 'MenuItem' })
export type MenuItem = z.infer<typeof menuItem>

export const healthAnswer = z.object({
  live: z.boolean(),
  ready: z.boolean(),
  /** Little is left above the reserve of the data folder's disk; beneath it uploads are refused. */
  diskLow: z.boolean(),
  version: z.string(),
})

export const generalRoutes = {
  appData: route({
    method: 'GET',
    path: '/fkl-general/',
    access: 'public',
    reads: [],
    summary: 'General application data, loaded at start',
    response: z.object({ data: appData }),
  }),
  menu: route({
    method: 'GET',
    path: '/fkl-general/menu',
    access: 'signed-in',
    reads: ['rights'],
    summary: 'Menu of a user in a project',
    query: z.object({ project: idText, user: idText }),
    response: z.array(menuItem),
    problems: ['NO_MENU', 'ACCESS_DENIED', 'POLICY_NOT_ACCEPTED'],
  }),
  health: route({
    method: 'GET',
    path: '/fkl-general/health',
    access: 'public',
    reads: [],
    summary: 'Live and ready, and whether the disk is near its reserve',
    response: healthAnswer,
  }),
}
