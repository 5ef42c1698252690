import type { Text } from '../languages.ts'
import type { Datum } from './datum.ts'

export const datumTerms = {
  WGS84: { es: 'WGS 84', en: 'WGS 84', fr: 'WGS 84', pt: 'WGS 84' },
  PSAD56: { es: 'PSAD 56', en: 'PSAD 56', fr: 'PSAD 56', pt: 'PSAD 56' },
} as const satisfies Record<Datum, Text>
