import type { AnyList, Text } from '@puquio/domain'

/** Names of the reference lists, as screens and sheets carry them. */
export const referenceListTerms = {
  components: {
    es: 'Componentes ambientales',
    en: 'Environmental components',
    fr: 'Composantes environnementales',
    pt: 'Componentes ambientais',
  },
  subcomponents: {
    es: 'Subcomponentes',
    en: 'Subcomponents',
    fr: 'Sous-composantes',
    pt: 'Subcomponentes',
  },
  'mining-components': {
    es: 'Componentes mineros',
    en: 'Mining components',
    fr: 'Composantes minières',
    pt: 'Componentes da mineração',
  },
  'source-types': {
    es: 'Tipos de fuente',
    en: 'Source types',
    fr: 'Types de source',
    pt: 'Tipos de fonte',
  },
  profiles: {
    es: 'Perfiles de parámetros',
    en: 'Parameter profiles',
    fr: 'Profils de paramètres',
    pt: 'Perfis de parâmetros',
  },
  frequencies: { es: 'Frecuencias', en: 'Frequencies', fr: 'Fréquences', pt: 'Frequências' },
  stations: { es: 'Estaciones', en: 'Stations', fr: 'Stations', pt: 'Estações' },
} as const satisfies Record<AnyList, Text>
