import type { settingRoutes, SystemSettings } from '@puquio/contract/settings'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteSetting, readSettings, storeSetting } from './store.ts'

const noContact = { name: '', email: '', phone: '' }

/** What is stored of the installation's settings, and what the environment sets instead. */
export async function readSystemSettings(
  scope: Parameters<typeof readSettings>[0],
  { basemapTiles }: Platform['config'],
): Promise<SystemSettings> {
  const stored = await readSettings<Pick<SystemSettings, 'contact' | 'basemap'>>(scope, [
    'contact',
    'basemap',
  ])
  const { contact = noContact, basemap = null } = stored
  return { contact, basemap, fixedBasemap: basemapTiles }
}

export const settingHandlers = ({ config }: Platform): Handlers<typeof settingRoutes> => ({
  get: ({ system }) => readSystemSettings(system, config),

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
