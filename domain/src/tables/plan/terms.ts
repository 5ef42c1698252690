import type { Text } from '../../languages.ts'

/** Headings of the official template. A reader takes those of any language, whatever case and accents. */
export const planColumnTerms = {
  stationCode: {
    es: 'Código de estación',
    en: 'Station code',
    fr: 'Code de station',
    pt: 'Código da estação',
  },
  component: {
    es: 'Componente ambiental',
    en: 'Environmental component',
    fr: 'Composante environnementale',
    pt: 'Componente ambiental',
  },
  subcomponent: {
    es: 'Subcomponente',
    en: 'Subcomponent',
    fr: 'Sous-composante',
    pt: 'Subcomponente',
  },
  miningComponent: {
    es: 'Componente minero',
    en: 'Mining component',
    fr: 'Composante minière',
    pt: 'Componente da mineração',
  },
  sourceType: {
    es: 'Tipo de fuente',
    en: 'Source type',
    fr: 'Type de source',
    pt: 'Tipo de fonte',
  },
  type: {
    es: 'Tipo de monitoreo',
    en: 'Monitoring type',
    fr: 'Type de suivi',
    pt: 'Tipo de monitoramento',
  },
  profile: {
    es: 'Perfil de parámetros',
    en: 'Parameter profile',
    fr: 'Profil de paramètres',
    pt: 'Perfil de parâmetros',
  },
  sample: { es: 'Con muestra', en: 'With sample', fr: 'Avec échantillon', pt: 'Com amostra' },
  estimatedOn: {
    es: 'Fecha estimada',
    en: 'Estimated date',
    fr: 'Date estimée',
    pt: 'Data estimada',
  },
  frequency: { es: 'Frecuencia', en: 'Frequency', fr: 'Fréquence', pt: 'Frequência' },
  startsOn: { es: 'Fecha de inicio', en: 'Start date', fr: 'Date de début', pt: 'Data de início' },
  endsOn: { es: 'Fecha de fin', en: 'End date', fr: 'Date de fin', pt: 'Data de término' },
  commitment: {
    es: 'Nombre corto del compromiso',
    en: 'Commitment short name',
    fr: 'Nom court de l’engagement',
    pt: 'Nome curto do compromisso',
  },
  instrument: {
    es: 'Instrumento ambiental',
    en: 'Environmental instrument',
    fr: 'Instrument environnemental',
    pt: 'Instrumento ambiental',
  },
  standard: {
    es: 'Norma de comparación',
    en: 'Reference standard',
    fr: 'Norme de référence',
    pt: 'Norma de comparação',
  },
  category: { es: 'Categoría', en: 'Category', fr: 'Catégorie', pt: 'Categoria' },
  easting: { es: 'Este (m)', en: 'Easting (m)', fr: 'Est (m)', pt: 'Leste (m)' },
  northing: { es: 'Norte (m)', en: 'Northing (m)', fr: 'Nord (m)', pt: 'Norte (m)' },
  zone: { es: 'Zona UTM', en: 'UTM zone', fr: 'Fuseau UTM', pt: 'Fuso UTM' },
  datum: { es: 'Datum', en: 'Datum', fr: 'Datum', pt: 'Datum' },
  altitude: {
    es: 'Altitud (m s. n. m.)',
    en: 'Altitude (m a.s.l.)',
    fr: 'Altitude (m)',
    pt: 'Altitude (m s.n.m.)',
  },
  observation: { es: 'Observación', en: 'Observation', fr: 'Observation', pt: 'Observação' },
  stationName: {
    es: 'Nombre de la estación',
    en: 'Station name',
    fr: 'Nom de la station',
    pt: 'Nome da estação',
  },
} as const satisfies Record<string, Text>
