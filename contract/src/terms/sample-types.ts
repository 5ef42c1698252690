import type { Text } from '@puquio/domain'

export const sampleTypeTerms = {
  normal: { es: 'Normal', en: 'Normal', fr: 'Normal', pt: 'Normal' },
  duplicate: { es: 'Duplicado', en: 'Duplicate', fr: 'Doublon', pt: 'Duplicata' },
  'field-blank': {
    es: 'Blanco de campo',
    en: 'Field blank',
    fr: 'Blanc de terrain',
    pt: 'Branco de campo',
  },
  'trip-blank': {
    es: 'Blanco viajero',
    en: 'Trip blank',
    fr: 'Blanc de transport',
    pt: 'Branco de viagem',
  },
  'equipment-blank': {
    es: 'Blanco de equipo',
    en: 'Equipment blank',
    fr: 'Blanc d’équipement',
    pt: 'Branco de equipamento',
  },
  spike: { es: 'Fortificada', en: 'Spike', fr: 'Dopé', pt: 'Fortificada' },
} as const satisfies Record<string, Text>
