import { menuScreenTerms } from '@puquio/contract/terms/menu-screens'
import { commitmentCountTerms } from '@puquio/contract/terms/commitments/commitments'
import { instrumentColumnTerms } from '@puquio/contract/terms/commitments/audit-instrument-fields'
import { instrumentFieldTerms } from '@puquio/contract/terms/commitments/instruments'
import { defineTexts, listColumnTerms } from '@puquio/domain'

export const instrumentFileTexts = defineTexts({
  instruments: menuScreenTerms.Commitments,
  name: listColumnTerms.name,
  kind: listColumnTerms.kind,
  ...instrumentFieldTerms,
  proposed: commitmentCountTerms.proposed,
  verified: commitmentCountTerms.verified,
  inForce: commitmentCountTerms['in-force'],
  rejected: commitmentCountTerms.rejected,
  superseded: commitmentCountTerms.superseded,
  decidedShare: {
    es: 'Revisado (%)',
    en: 'Reviewed (%)',
    fr: 'Examiné (%)',
    pt: 'Revisado (%)',
  },
  retiredReason: instrumentColumnTerms.retired_reason,
})
