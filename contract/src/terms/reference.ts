import { fieldTerms } from './fields.ts'
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
  'mining-units': {
    es: 'Unidades mineras',
    en: 'Mining units',
    fr: 'Unités minières',
    pt: 'Unidades de mineração',
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
  stations: fieldTerms.stations,
} as const satisfies Record<AnyList, Text>

/** What belongs into columns that the workbooks of plans and of stations both have. */
export const columnHelpTerms = {
  zone: {
    es: 'Zona 17, 18 o 19 sur. También se entiende 18S.',
    en: 'Zone 17, 18 or 19 south. 18S is understood too.',
    fr: 'Fuseau 17, 18 ou 19 sud. 18S se comprend aussi.',
    pt: 'Fuso 17, 18 ou 19 sul. Também se entende 18S.',
  },
  category: {
    es: 'Categoría de la norma. Por ejemplo: 3-D1.',
    en: 'The standard’s category. For example: 3-D1.',
    fr: 'Catégorie de la norme. Par exemple : 3-D1.',
    pt: 'Categoria da norma. Por exemplo: 3-D1.',
  },
} as const satisfies Record<string, Text>
