import type { Text } from '@puquio/domain'

/** Words of wind roses, on screen and on paper. */
export const windTerms = {
  title: { es: 'Rosa de vientos', en: 'Wind rose', fr: 'Rose des vents', pt: 'Rosa dos ventos' },
  calms: { es: 'Calmas', en: 'Calms', fr: 'Calmes', pt: 'Calmarias' },
  /** West is written O in Spanish, French and Portuguese; east is L in Portuguese. */
  directions: {
    es: 'N NNE NE ENE E ESE SE SSE S SSO SO OSO O ONO NO NNO',
    en: 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW',
    fr: 'N NNE NE ENE E ESE SE SSE S SSO SO OSO O ONO NO NNO',
    pt: 'N NNE NE LNE L LSE SE SSE S SSO SO OSO O ONO NO NNO',
  },
  figure: {
    es: 'Rosa de vientos de {{device}}: {{count}} lecturas, {{calms}} de calmas (menos de 0.5 m/s). Sopla más desde {{direction}}. Los números están en la tabla.',
    en: 'Wind rose of {{device}}: {{count}} readings, {{calms}} calms (under 0.5 m/s). It blows most from {{direction}}. The numbers stand in the table.',
    fr: 'Rose des vents de {{device}} : {{count}} mesures, {{calms}} de calmes (moins de 0,5 m/s). Le vent vient surtout de {{direction}}. Les nombres figurent dans le tableau.',
    pt: 'Rosa dos ventos de {{device}}: {{count}} leituras, {{calms}} de calmarias (menos de 0,5 m/s). Sopra mais de {{direction}}. Os números estão na tabela.',
  },
  direction: {
    es: 'Viene de',
    en: 'Comes from',
    fr: 'Vient de',
    pt: 'Vem de',
  },
  total: { es: 'Total (%)', en: 'Total (%)', fr: 'Total (%)', pt: 'Total (%)' },
  left: {
    es: 'Lecturas que no se cuentan: {{count}} (sin velocidad o dirección del mismo momento, dudosas o fuera de rango).',
    en: 'Readings that are not counted: {{count}} (without speed or direction of the same moment, suspect, or out of range).',
    fr: 'Mesures non comptées : {{count}} (sans vitesse ou direction du même instant, douteuses ou hors plage).',
    pt: 'Leituras não contadas: {{count}} (sem velocidade ou direção do mesmo momento, duvidosas ou fora da faixa).',
  },
  none: {
    es: 'No hay lecturas de viento en este periodo.',
    en: 'There are no readings of wind in this period.',
    fr: 'Aucune mesure de vent dans cette période.',
    pt: 'Não há leituras de vento neste período.',
  },
  noneText: {
    es: 'Elegir otro periodo en los filtros del tablero.',
    en: 'Choose another period in the filters of the board.',
    fr: 'Choisissez une autre période dans les filtres du tableau.',
    pt: 'Escolha outro período nos filtros do painel.',
  },
  'too-many': {
    es: 'Hay demasiadas lecturas para contarlas una por una: elige un periodo más corto.',
    en: 'There are too many readings to count one by one: choose a shorter period.',
    fr: 'Trop de mesures pour les compter une à une : choisissez une période plus courte.',
    pt: 'Há leituras demais para contar uma a uma: escolha um período mais curto.',
  },
  unit: {
    es: 'La velocidad tiene que estar en m/s, km/h o nudos, y la dirección en grados: corrige las variables del panel.',
    en: 'The speed has to be in m/s, km/h or knots, and the direction in degrees: correct the variables of the panel.',
    fr: 'La vitesse doit être en m/s, km/h ou nœuds, et la direction en degrés : corrigez les variables du panneau.',
    pt: 'A velocidade deve estar em m/s, km/h ou nós, e a direção em graus: corrija as variáveis do quadro.',
  },
} as const satisfies Record<string, Text>
