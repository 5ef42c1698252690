import { z } from 'zod'

const webAddress = z.url({ protocol: /^https?$/ })

type Workspace = { id: string; projects: 'all' | readonly number[] }

const workspaces = z.string().transform((text, context): Workspace[] => {
  const found: Workspace[] = []
  for (const one of text.split(',').filter((part) => part.trim() !== '')) {
    const [id = '', ...projects] = one.trim().split(/\s+/)
    const isAll = projects.join() === '*'
    const isRead =
      isAll || (projects.length > 0 && projects.every((word) => /^\d{1,9}$/.test(word)))
    if (!isRead || !z.guid().safeParse(id).success) {
      context.addIssue({ code: 'custom' })
      return z.NEVER
    }
    found.push({ id: id.toLowerCase(), projects: isAll ? 'all' : projects.map(Number) })
  }
  return found
})

/** The settings of Power BI, by the names that they have in the environment. */
export const powerBiSettings = {
  POWER_BI_TENANT_ID: z
    .string()
    .regex(/^[\w.-]{1,200}$/)
    .optional(),
  POWER_BI_CLIENT_ID: z.guid().optional(),
  POWER_BI_CLIENT_SECRET: z.string().max(500).optional(),
  POWER_BI_WORKSPACES: workspaces.optional(),
  POWER_BI_AUTHORITY: webAddress.default('https://login.microsoftonline.com'),
  POWER_BI_API: webAddress.default('https://api.powerbi.com/v1.0/myorg'),
  POWER_BI_SCOPE: webAddress.default('https://analysis.windows.net/powerbi/api/.default'),
  POWER_BI_PAGES: webAddress.default('https://app.powerbi.com'),
}

export const powerBiExpectations: Record<keyof typeof powerBiSettings, string> = {
  POWER_BI_TENANT_ID: 'the id or the domain of a tenant',
  POWER_BI_CLIENT_ID: 'the id of an application, such as 11111111-2222-3333-4444-555555555555',
  POWER_BI_CLIENT_SECRET: 'a text of at most 500 characters',
  POWER_BI_WORKSPACES:
    'ids of workspaces, each before the numbers of its projects or *, such as 11111111-2222-3333-4444-555555555555 1 4, separated by commas',
  POWER_BI_AUTHORITY: 'an http or https address',
  POWER_BI_API: 'an http or https address',
  POWER_BI_SCOPE: 'an http or https address',
  POWER_BI_PAGES: 'an http or https address',
}

/** The service principal and which project may show what of it, together or not at all. */
export const powerBiNames = [
  'POWER_BI_TENANT_ID',
  'POWER_BI_CLIENT_ID',
  'POWER_BI_CLIENT_SECRET',
  'POWER_BI_WORKSPACES',
] as const

const ofPowerBi = z.object(powerBiSettings)

export type PowerBiConfig = {
  tenantId: string
  clientId: string
  clientSecret: string
  /** The service principal sees those of all companies; a project shows reports of its own alone. */
  workspaces: readonly Workspace[]
  /** Where the service principal signs in. */
  authority: string
  api: string
  scope: string
  /** Of the pages that are embedded. */
  origin: string
}

/** The service principal by which reports are embedded, null where the environment names none. */
export function powerBiOf(value: z.output<typeof ofPowerBi>): PowerBiConfig | null {
  const {
    POWER_BI_TENANT_ID: tenantId,
    POWER_BI_CLIENT_ID: clientId,
    POWER_BI_CLIENT_SECRET: clientSecret,
    POWER_BI_WORKSPACES: workspacesOf,
  } = value
  if (!tenantId || !clientId || !clientSecret || !workspacesOf) return null
  return {
    tenantId,
    clientId,
    clientSecret,
    workspaces: workspacesOf,
    authority: value.POWER_BI_AUTHORITY.replace(/\/+$/, ''),
    api: value.POWER_BI_API.replace(/\/+$/, ''),
    scope: value.POWER_BI_SCOPE,
    origin: new URL(value.POWER_BI_PAGES).origin,
  }
}
