import type { Text } from '@puquio/domain'

/** By the priorities' codes. */
export const notificationPriorityTerms = {
  1: { es: 'Alta', en: 'High', fr: 'Haute', pt: 'Alta' },
  2: { es: 'Media', en: 'Medium', fr: 'Moyenne', pt: 'Média' },
  3: { es: 'Baja', en: 'Low', fr: 'Basse', pt: 'Baixa' },
} as const satisfies Record<1 | 2 | 3, Text>
