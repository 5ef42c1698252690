import type { Text } from '../../languages.ts'
import { planColumnTerms } from '../plan/terms.ts'

/** Headings of the workbooks. A reader takes those of any language, whatever case and accents. */
export const listColumnTerms = {
  code: { es: 'Código', en: 'Code', fr: 'Code', pt: 'Código' },
  name: { es: 'Nombre', en: 'Name', fr: 'Nom', pt: 'Nome' },
  component: planColumnTerms.component,
  parameters: { es: 'Parámetros', en: 'Parameters', fr: 'Paramètres', pt: 'Parâmetros' },
  rule: { es: 'Regla', en: 'Rule', fr: 'Règle', pt: 'Regra' },
  marginDays: {
    es: 'Margen (días)',
    en: 'Margin (days)',
    fr: 'Marge (jours)',
    pt: 'Margem (dias)',
  },
  kind: { es: 'Tipo', en: 'Kind', fr: 'Type', pt: 'Tipo' },
  eastingM: planColumnTerms.easting,
  northingM: planColumnTerms.northing,
  zone: planColumnTerms.zone,
  datum: planColumnTerms.datum,
  latitudeDeg: {
    es: 'Latitud (grados)',
    en: 'Latitude (degrees)',
    fr: 'Latitude (degrés)',
    pt: 'Latitude (graus)',
  },
  longitudeDeg: {
    es: 'Longitud (grados)',
    en: 'Longitude (degrees)',
    fr: 'Longitude (degrés)',
    pt: 'Longitude (graus)',
  },
  altitudeM: planColumnTerms.altitude,
  standard: planColumnTerms.standard,
  category: planColumnTerms.category,
} as const satisfies Record<string, Text>
