import type { Text } from '../languages.ts'
import type { Fraction, Matrix, ParameterGroup } from './parameter.ts'

export const parameterGroupTerms = {
  field: { es: 'Campo', en: 'Field', fr: 'Terrain', pt: 'Campo' },
  physical: {
    es: 'Fisicoquímicos',
    en: 'Physical and chemical',
    fr: 'Physico-chimiques',
    pt: 'Físico-químicos',
  },
  ions: {
    es: 'Iones y nutrientes',
    en: 'Ions and nutrients',
    fr: 'Ions et nutriments',
    pt: 'Íons e nutrientes',
  },
  metals: {
    es: 'Metales y metaloides',
    en: 'Metals and metalloids',
    fr: 'Métaux et métalloïdes',
    pt: 'Metais e metaloides',
  },
  organics: { es: 'Orgánicos', en: 'Organics', fr: 'Organiques', pt: 'Orgânicos' },
  biological: { es: 'Biológicos', en: 'Biological', fr: 'Biologiques', pt: 'Biológicos' },
  air: { es: 'Aire', en: 'Air', fr: 'Air', pt: 'Ar' },
  noise: { es: 'Ruido', en: 'Noise', fr: 'Bruit', pt: 'Ruído' },
  soil: { es: 'Suelo', en: 'Soil', fr: 'Sol', pt: 'Solo' },
} as const satisfies Record<ParameterGroup, Text>

export const matrixTerms = {
  water: { es: 'Agua', en: 'Water', fr: 'Eau', pt: 'Água' },
  air: { es: 'Aire', en: 'Air', fr: 'Air', pt: 'Ar' },
  noise: { es: 'Ruido', en: 'Noise', fr: 'Bruit', pt: 'Ruído' },
  soil: { es: 'Suelo', en: 'Soil', fr: 'Sol', pt: 'Solo' },
} as const satisfies Record<Matrix, Text>

export const fractionTerms = {
  total: { es: 'Total', en: 'Total', fr: 'Total', pt: 'Total' },
  dissolved: { es: 'Disuelto', en: 'Dissolved', fr: 'Dissous', pt: 'Dissolvido' },
} as const satisfies Record<Fraction, Text>
