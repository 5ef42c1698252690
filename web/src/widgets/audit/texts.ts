import { auditTerms } from '@puquio/contract/terms/audit'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

const auditRecordTexts = defineTexts({
  field: auditTerms.field,
  before: auditTerms.before,
  after: auditTerms.after,
  noValues: {
    es: 'Sin otros valores.',
    en: 'No other values.',
    fr: 'Aucune autre valeur.',
    pt: 'Sem outros valores.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    auditRecords: Bundle<typeof auditRecordTexts>
  }
}

addTexts('auditRecords', auditRecordTexts)
