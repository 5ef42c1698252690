import type { settingRoutes, SystemSettings } from '@puquio/contract/settings'
import type { AccountScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import { readDisk } from '../../platform/files/room.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteSetting, readSettings, storeSetting } from './store.ts'

const noContact = { name: '', email: '', phone: '' }

/** What is stored of the installation's settings, and what the environment sets instead. */
export async function readSystemSettings(
  scope: AccountScope | SystemScope,
  { basemapTiles }: Platform['config'],
): Promise<Omit<SystemSettings, 'singleSignOn' | 'disk'>> {
  const { contact = noContact, basemap = null } = await readSettings(scope, ['contact', 'basemap'])
  return { contact, basemap, fixedBasemap: basemapTiles }
}

export const settingHandlers = ({ config }: Platform): Handlers<typeof settingRoutes> => ({
  get: async ({ system }) => ({
    ...(await readSystemSettings(system, config)),
    disk: await readDisk(config),
    singleSignOn: config.singleSignOn && {
      name: config.singleSignOn.name,
      issuer: config.singleSignOn.issuer,
      domains: [...new Set(config.singleSignOn.domains.map(({ domain }) => domain))],
    },
  }),

  async setContact({ body, system }) {
    await storeSetting(system, 'contact', body)
    return null
  },

  async setBasemap({ body: { basemap }, system }) {
    if (basemap === null) await deleteSetting(system, 'basemap')
    else await storeSetting(system, 'basemap', basemap)
    return null
  },
})
