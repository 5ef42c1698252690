import type { Text } from '@puquio/domain'
import type { KeyFigureBeside } from '../../boards/key-figures.ts'

/** Words beside one figure, on screen and on paper. */
export const keyFigureTerms = {
  none: {
    es: 'Aún no hay un dato que mostrar.',
    en: 'There is no number to show yet.',
    fr: 'Aucune donnée à afficher pour le moment.',
    pt: 'Ainda não há um dado a mostrar.',
  },
  of: { es: 'De', en: 'Of', fr: 'De', pt: 'De' },
  on: { es: 'Cuándo', en: 'When', fr: 'Quand', pt: 'Quando' },
  change: { es: 'Cambio', en: 'Change', fr: 'Évolution', pt: 'Mudança' },
  before: { es: 'antes', en: 'before', fr: 'avant', pt: 'antes' },
  rises: { es: '▲ sube', en: '▲ rises', fr: '▲ en hausse', pt: '▲ sobe' },
  falls: { es: '▼ baja', en: '▼ falls', fr: '▼ en baisse', pt: '▼ cai' },
  stays: { es: '= sin cambio', en: '= unchanged', fr: '= inchangé', pt: '= sem mudança' },
} as const satisfies Record<string, Text>

/** The number beside a figure. */
export const keyFigureBesideTerms: Record<KeyFigureBeside, Text> = {
  total: { es: 'De un total de', en: 'Of a total of', fr: 'Sur un total de', pt: 'De um total de' },
  unacknowledged: {
    es: 'Sin reconocer',
    en: 'Not acknowledged',
    fr: 'Non acquittées',
    pt: 'Não reconhecidos',
  },
}
