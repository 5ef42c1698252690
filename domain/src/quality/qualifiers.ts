import type { Text } from '../languages.ts'

/**
 * What is said about the quality of a result. Source: US EPA National Functional Guidelines for Inorganic Superfund
 * Methods Data Review (2020), data qualifier definitions.
 */
export const dataQualifiers = ['J', 'UJ', 'U', 'R'] as const
export type DataQualifier = (typeof dataQualifiers)[number]

export const dataQualifierTerms = {
  J: { es: 'J, estimado', en: 'J, estimated', fr: 'J, estimé', pt: 'J, estimado' },
  UJ: {
    es: 'UJ, no detectado con límite estimado',
    en: 'UJ, not detected, the limit is estimated',
    fr: 'UJ, non détecté, limite estimée',
    pt: 'UJ, não detectado com limite estimado',
  },
  U: {
    es: 'U, se toma como no detectado',
    en: 'U, taken as not detected',
    fr: 'U, considéré comme non détecté',
    pt: 'U, considerado não detectado',
  },
  R: { es: 'R, rechazado', en: 'R, rejected', fr: 'R, rejeté', pt: 'R, rejeitado' },
} as const satisfies Record<DataQualifier, Text>
