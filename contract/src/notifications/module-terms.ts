import { resultFieldTerms, type Text } from '@puquio/domain'
import { fieldTerms } from '../terms/fields.ts'

export const notificationModuleTerms = {
  general: { es: 'General', en: 'General', fr: 'Général', pt: 'Geral' },
  monitoring: fieldTerms.monitorings,
  plans: { es: 'Planes', en: 'Plans', fr: 'Plans', pt: 'Planos' },
  laboratory: resultFieldTerms.laboratory,
  modi: { es: 'MODi', en: 'MODi', fr: 'MODi', pt: 'MODi' },
  commitments: { es: 'Compromisos', en: 'Commitments', fr: 'Engagements', pt: 'Compromissos' },
} as const satisfies Record<
  'general' | 'monitoring' | 'plans' | 'laboratory' | 'modi' | 'commitments',
  Text
>
