import { recordFieldTerms } from '@puquio/contract/terms/audit-record-fields'
import { laboratoryKindTerms } from '@puquio/contract/terms/audit-laboratory-values'
import { defineTexts, planColumnTerms } from '@puquio/domain'

export const limitListTexts = defineTexts({
  limits: { es: 'Límites', en: 'Limits', fr: 'Limites', pt: 'Limites' },
  standard: planColumnTerms.standard,
  category: planColumnTerms.category,
  rule: recordFieldTerms.rule,
  difference: laboratoryKindTerms.difference,
  ammonia: laboratoryKindTerms.ammonia,
  'not-applicable': laboratoryKindTerms['not-applicable'],
})
