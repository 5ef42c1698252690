import { resultFieldTerms, type Text } from '@puquio/domain'
import { fieldTerms } from './fields.ts'

/** By the priorities' codes. */
export const notificationPriorityTerms = {
  1: { es: 'Alta', en: 'High', fr: 'Haute', pt: 'Alta' },
  2: { es: 'Media', en: 'Medium', fr: 'Moyenne', pt: 'Média' },
  3: { es: 'Baja', en: 'Low', fr: 'Basse', pt: 'Baixa' },
} as const satisfies Record<1 | 2 | 3, Text>

export const notificationModuleTerms = {
  general: { es: 'General', en: 'General', fr: 'Général', pt: 'Geral' },
  monitoring: fieldTerms.monitorings,
  plans: { es: 'Planes', en: 'Plans', fr: 'Plans', pt: 'Planos' },
  laboratory: resultFieldTerms.laboratory,
  modi: { es: 'MODi', en: 'MODi', fr: 'MODi', pt: 'MODi' },
} as const satisfies Record<'general' | 'monitoring' | 'plans' | 'laboratory' | 'modi', Text>
