import { commitmentStateTerms } from '@puquio/contract/terms/commitments/commitments'
import { instrumentFieldTerms } from '@puquio/contract/terms/commitments/instruments'
import { defineTexts, listColumnTerms } from '@puquio/domain'

export const instrumentFileTexts = defineTexts({
  instruments: {
    es: 'Instrumentos ambientales',
    en: 'Environmental instruments',
    fr: 'Instruments environnementaux',
    pt: 'Instrumentos ambientais',
  },
  name: listColumnTerms.name,
  kind: listColumnTerms.kind,
  ...instrumentFieldTerms,
  proposed: commitmentStateTerms.proposed,
  verified: commitmentStateTerms.verified,
  inForce: commitmentStateTerms['in-force'],
  rejected: commitmentStateTerms.rejected,
  superseded: commitmentStateTerms.superseded,
  verifiedShare: {
    es: 'Revisado (%)',
    en: 'Reviewed (%)',
    fr: 'Examiné (%)',
    pt: 'Revisado (%)',
  },
  retiredReason: {
    es: 'Motivo del retiro',
    en: 'Reason for retiring it',
    fr: 'Motif du retrait',
    pt: 'Motivo da retirada',
  },
})
