import type { Text } from '@puquio/domain'
import type { AuditAction } from './audit.ts'

/** What is done to campaigns, as the audit trail words it. */
export const campaignActionTerms = {
  'campaigns.rename': {
    es: 'Renombrar una campaña',
    en: 'Rename a campaign',
    fr: 'Renommer une campagne',
    pt: 'Renomear uma campanha',
  },
  'campaigns.approve': {
    es: 'Aprobar una campaña',
    en: 'Approve a campaign',
    fr: 'Approuver une campagne',
    pt: 'Aprovar uma campanha',
  },
  'campaigns.withdraw': {
    es: 'Retirar la aprobación de una campaña',
    en: 'Withdraw the approval of a campaign',
    fr: 'Retirer l’approbation d’une campagne',
    pt: 'Retirar a aprovação de uma campanha',
  },
} satisfies { [Action in Extract<AuditAction, `campaigns.${string}`>]: Text }
