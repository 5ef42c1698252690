import { searchChoice, searchOfTable } from '../../lib/search.ts'

export const mailStatuses = ['waiting', 'sent', 'failed'] as const

/** The address of the settings: their tab, and the list of mails in it. */
export const settingsSearch = searchOfTable(['createdAt', 'to', 'status']).extend({
  tab: searchChoice([
    'own',
    'tokens',
    'project',
    'smtp',
    'system',
    'policy',
    'mails',
    'system-smtp',
  ]),
  status: searchChoice(mailStatuses),
})
