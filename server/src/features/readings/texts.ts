import { readingWords } from '@puquio/contract/terms/modi/reading-words'
import { auditTerms } from '@puquio/contract/terms/audit'
import { laboratoryFieldTerms } from '@puquio/contract/terms/audit-laboratory-fields'
import { personFieldTerms } from '@puquio/contract/terms/audit-person-fields'
import { auditTableTerms } from '@puquio/contract/terms/audit-tables'
import { modiFieldTerms } from '@puquio/contract/terms/modi/audit-modi-fields'
import { defineTexts } from '@puquio/domain'

const counted = { es: 'Lecturas', en: 'Readings', fr: 'Mesures', pt: 'Leituras' }

export const graphFileTexts = defineTexts({
  readings: counted,
  at: auditTerms.at,
  device: auditTableTerms.device,
  serial: modiFieldTerms.serial,
  variable: auditTableTerms.variable,
  unit: modiFieldTerms['variable.unit'],
  value: personFieldTerms.value,
  quality: readingWords.quality,
  good: { es: 'Buena', en: 'Good', fr: 'Bonne', pt: 'Boa' },
  suspect: { es: 'Dudosa', en: 'Suspect', fr: 'Douteuse', pt: 'Duvidosa' },
  mean: { es: 'Media', en: 'Mean', fr: 'Moyenne', pt: 'Média' },
  min: laboratoryFieldTerms.min,
  max: laboratoryFieldTerms.max,
  count: counted,
})
