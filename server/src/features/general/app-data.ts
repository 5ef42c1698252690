import type { AppData } from '@puquio/contract/general'
import { chunkTimeoutMs, defaultLanguage, languages, requestTimeoutMs } from '@puquio/domain'
import { accountScope } from '../../platform/db/scopes/account-scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { productVersion } from '../../platform/version.ts'
import { readSystemSettings } from './settings.ts'

/** Returns the general application data: what the web knows before anybody signs in. */
export async function readAppData({
  config,
  database,
  clock,
  demonstration,
}: Platform): Promise<AppData> {
  const stored = await readSystemSettings(accountScope(database, clock), config)
  const { contact, basemap, fixedBasemap } = stored
  const tiles = fixedBasemap ?? basemap
  const { sessionMs, idleMs, singleSignOn } = config
  return {
    version: productVersion,
    now: clock.now().toISOString(),
    locales: [...languages],
    defaults: { locale: defaultLanguage, sessionMs, idleMs, requestTimeoutMs, chunkTimeoutMs },
    contact,
    demo: demonstration,
    features: {
      mail: config.smtpUrl !== null,
      tiles: tiles !== null,
    },
    singleSignOn: singleSignOn ? { name: singleSignOn.name } : null,
    tiles,
  }
}
