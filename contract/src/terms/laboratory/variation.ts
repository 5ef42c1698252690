import { dataQualifierTerms, outcomeTerms, type Text } from '@puquio/domain'

/** What a mark says of a result under its limit; of a plain one there is nothing to say. */
export const variationMarkTerms = {
  plain: outcomeTerms.complies,
  hollow: { es: 'No detectado', en: 'Non-detect', fr: 'Non détecté', pt: 'Não detectado' },
  unknown: outcomeTerms['cannot-be-determined'],
  near: {
    es: 'Cerca del límite',
    en: 'Near the limit',
    fr: 'Proche de la limite',
    pt: 'Perto do limite',
  },
  exceeds: outcomeTerms.exceeds,
  rejected: dataQualifierTerms.R,
} as const satisfies Record<string, Text>

/** The statistics of a series, in their order. */
export const statisticTerms = {
  count: { es: 'n', en: 'n', fr: 'n', pt: 'n' },
  nonDetects: { es: 'No detectados', en: 'Non-detects', fr: 'Non détectés', pt: 'Não detectados' },
  min: { es: 'Mínimo', en: 'Minimum', fr: 'Minimum', pt: 'Mínimo' },
  median: { es: 'Mediana', en: 'Median', fr: 'Médiane', pt: 'Mediana' },
  p95: { es: 'p95', en: 'p95', fr: 'p95', pt: 'p95' },
  max: { es: 'Máximo', en: 'Maximum', fr: 'Maximum', pt: 'Máximo' },
  exceedances: { es: 'Excedencias', en: 'Exceedances', fr: 'Dépassements', pt: 'Excedências' },
} as const satisfies Record<string, Text>

/** Of the page and of its report. */
export const variationTerms = {
  title: {
    es: 'Variación de parámetros',
    en: 'Parameter variation',
    fr: 'Variation des paramètres',
    pt: 'Variação de parâmetros',
  },
  source: { es: 'Fuente', en: 'Source', fr: 'Source', pt: 'Fonte' },
  statistics: { es: 'Estadística', en: 'Statistics', fr: 'Statistiques', pt: 'Estatísticas' },
  /** What a reader hears in place of a figure. */
  figure: {
    es: '{{parameter}} en el tiempo: {{results}} resultados, {{stations}} estaciones, {{exceedances}} exceden. Los números están en la tabla.',
    en: '{{parameter}} over time: {{results}} results, {{stations}} stations, {{exceedances}} exceed. The numbers stand in the table.',
    fr: '{{parameter}} dans le temps : {{results}} résultats, {{stations}} stations, {{exceedances}} dépassent. Les nombres figurent dans le tableau.',
    pt: '{{parameter}} no tempo: {{results}} resultados, {{stations}} estações, {{exceedances}} excedem. Os números estão na tabela.',
  },
  legend: {
    es: 'Triángulo lleno: excede. Triángulo hueco: cerca del límite. Marca hueca: no detectado, en su límite de detección. Marca punteada: no evaluable.',
    en: 'Filled triangle: exceeds. Hollow triangle: near the limit. Hollow mark: non-detect, at its detection limit. Dotted mark: cannot be determined.',
    fr: 'Triangle plein : dépasse. Triangle vide : proche de la limite. Marque vide : non détecté, à sa limite de détection. Marque pointillée : indéterminable.',
    pt: 'Triângulo cheio: excede. Triângulo vazio: perto do limite. Marca vazia: não detectado, em seu limite de detecção. Marca pontilhada: não avaliável.',
  },
  gaps: {
    es: 'La línea se corta donde faltó un muestreo: entre dos resultados pasó más de 1.75 veces el tiempo usual de los tres anteriores y los tres siguientes.',
    en: 'A line breaks where sampling was skipped: between two results lies more than 1.75 times what is usual for the three before and the three after.',
    fr: 'La ligne s’interrompt là où un prélèvement a manqué : entre deux résultats il y a plus de 1,75 fois l’intervalle habituel des trois précédents et des trois suivants.',
    pt: 'A linha se interrompe onde faltou uma amostragem: entre dois resultados há mais de 1,75 vez o intervalo usual dos três anteriores e dos três seguintes.',
  },
  method: {
    es: 'Percentiles por interpolación lineal (Hyndman y Fan, definición 7). Los no detectados entran por: {{rule}}. Los rechazados (R) no cuentan.',
    en: 'Percentiles by linear interpolation (Hyndman and Fan, definition 7). Non-detects enter by: {{rule}}. Rejected results (R) do not count.',
    fr: 'Percentiles par interpolation linéaire (Hyndman et Fan, définition 7). Les non détectés entrent par : {{rule}}. Les rejetés (R) ne comptent pas.',
    pt: 'Percentis por interpolação linear (Hyndman e Fan, definição 7). Os não detectados entram por: {{rule}}. Os rejeitados (R) não contam.',
  },
  'follows.ammonia': {
    es: 'Límite de cada muestra según su pH y temperatura, como trazo corto: {{standard}}.',
    en: 'Limit of each sample by its pH and temperature, as a short line: {{standard}}.',
    fr: 'Limite de chaque échantillon selon son pH et sa température, en trait court : {{standard}}.',
    pt: 'Limite de cada amostra segundo seu pH e temperatura, como traço curto: {{standard}}.',
  },
  'follows.difference': {
    es: 'Límite como diferencia con la media de su mes, sin línea: {{standard}}.',
    en: 'Limit as a difference from the mean of its month, without a line: {{standard}}.',
    fr: 'Limite en écart à la moyenne de son mois, sans ligne : {{standard}}.',
    pt: 'Limite como diferença da média de seu mês, sem linha: {{standard}}.',
  },
  beyond: {
    es: 'Lejos de los resultados, sin línea: {{limits}}',
    en: 'Far from the results, without a line: {{limits}}',
    fr: 'Loin des résultats, sans ligne : {{limits}}',
    pt: 'Longe dos resultados, sem linha: {{limits}}',
  },
  left: {
    es: 'Sin lugar en la escala, solo en la tabla: {{count}}',
    en: 'Without a place on the scale, in the table alone: {{count}}',
    fr: 'Sans place sur l’échelle, seulement dans le tableau : {{count}}',
    pt: 'Sem lugar na escala, só na tabela: {{count}}',
  },
  shownOf: {
    es: 'Sin elegir estaciones se muestran las {{shown}} con más resultados, de {{number}}.',
    en: 'Without a choice of stations the {{shown}} with most results are shown, of {{number}}.',
    fr: 'Sans choix de stations, on affiche les {{shown}} qui ont le plus de résultats, sur {{number}}.',
    pt: 'Sem escolher estações mostram-se as {{shown}} com mais resultados, de {{number}}.',
  },
  cut: {
    es: 'Se comparan hasta {{stations}} estaciones y {{parameters}} parámetros a la vez: se muestran los primeros elegidos.',
    en: 'Up to {{stations}} stations and {{parameters}} parameters are compared at once: the first ones chosen are shown.',
    fr: 'On compare jusqu’à {{stations}} stations et {{parameters}} paramètres à la fois : les premiers choisis sont affichés.',
    pt: 'Comparam-se até {{stations}} estações e {{parameters}} parâmetros de uma vez: mostram-se os primeiros escolhidos.',
  },
  tooMany: {
    es: 'Son {{total}} resultados; se muestran hasta {{most}} a la vez. Elegir un periodo más corto, menos estaciones o menos parámetros.',
    en: 'These are {{total}} results; up to {{most}} are shown at once. Choose a shorter period, fewer stations or fewer parameters.',
    fr: 'Il y a {{total}} résultats ; on en affiche {{most}} à la fois au plus. Choisir une période plus courte, moins de stations ou moins de paramètres.',
    pt: 'São {{total}} resultados; mostram-se até {{most}} de uma vez. Escolher um período mais curto, menos estações ou menos parâmetros.',
  },
} as const satisfies Record<string, Text>
