import { z } from 'zod'
import { searchChoice } from '../../lib/search.ts'

/** The last three have pages of their own, which they lead to. */
export const settingsTabs = [
  'own',
  'tokens',
  'system',
  'policy',
  'system-smtp',
  'project',
  'smtp',
  'mails',
] as const

/** The address of the settings: the section that is open; without one the overview. */
export const settingsSearch = z.object({ tab: searchChoice(settingsTabs) })
