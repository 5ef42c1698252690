import { menuScreenTerms } from '@puquio/contract/terms/menu-screens'
import { commitmentStateTerms } from '@puquio/contract/terms/commitments/commitments'
import { instrumentColumnTerms } from '@puquio/contract/terms/commitments/audit-instrument-fields'
import { instrumentFieldTerms } from '@puquio/contract/terms/commitments/instruments'
import { defineTexts, listColumnTerms } from '@puquio/domain'

export const instrumentFileTexts = defineTexts({
  instruments: menuScreenTerms.Commitments,
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
  retiredReason: instrumentColumnTerms.retired_reason,
})
