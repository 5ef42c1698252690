import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { defineTexts } from '@puquio/domain'

/** What chooses the time of a graph. */
export const rangeTexts = defineTexts({
  period: { es: 'Período', en: 'Period', fr: 'Période', pt: 'Período' },
  range: {
    es: 'Hasta ahora, desde hace',
    en: 'Until now, since',
    fr: 'Jusqu’à maintenant, depuis',
    pt: 'Até agora, desde',
  },
  range_1h: { es: '1 h', en: '1 h', fr: '1 h', pt: '1 h' },
  range_24h: { es: '24 h', en: '24 h', fr: '24 h', pt: '24 h' },
  range_7d: { es: '7 d', en: '7 d', fr: '7 j', pt: '7 d' },
  range_30d: { es: '30 d', en: '30 d', fr: '30 j', pt: '30 d' },
  range_365d: { es: '1 año', en: '1 y', fr: '1 an', pt: '1 ano' },
  custom: { es: 'Desde – hasta', en: 'From – to', fr: 'Du – au', pt: 'De – até' },
  fromDay: pageWords.fromDate,
  fromTime: { es: 'Hora inicial', en: 'Start time', fr: 'Heure de début', pt: 'Hora inicial' },
  toDay: words.toDay,
  toTime: { es: 'Hora final', en: 'End time', fr: 'Heure de fin', pt: 'Hora final' },
  backward: {
    es: 'El final está antes del inicio. Corregir uno de los dos.',
    en: 'The end is before the start. Correct one of them.',
    fr: 'La fin précède le début. Corriger l’un des deux.',
    pt: 'O final está antes do início. Corrigir um dos dois.',
  },
  show: { es: 'Mostrar', en: 'Show', fr: 'Afficher', pt: 'Mostrar' },
  live: { es: 'En vivo', en: 'Live', fr: 'En direct', pt: 'Ao vivo' },
  move: {
    es: 'Mover y acercar',
    en: 'Move and zoom',
    fr: 'Déplacer et zoomer',
    pt: 'Mover e aproximar',
  },
  earlier: { es: 'Antes', en: 'Earlier', fr: 'Avant', pt: 'Antes' },
  later: { es: 'Después', en: 'Later', fr: 'Après', pt: 'Depois' },
  zoomIn: words.zoomIn,
  zoomOut: words.zoomOut,
  reset: {
    es: 'Volver a las últimas 24 horas',
    en: 'Back to the last 24 hours',
    fr: 'Revenir aux dernières 24 heures',
    pt: 'Voltar às últimas 24 horas',
  },
  compare: {
    es: 'Comparar con otro período',
    en: 'Compare with another period',
    fr: 'Comparer à une autre période',
    pt: 'Comparar com outro período',
  },
  compareNone: {
    es: 'Sin comparar',
    en: 'No comparison',
    fr: 'Sans comparaison',
    pt: 'Sem comparação',
  },
  compare_previous: {
    es: 'Período anterior',
    en: 'Previous period',
    fr: 'Période précédente',
    pt: 'Período anterior',
  },
  compare_1d: { es: 'Hace un día', en: 'A day ago', fr: 'Il y a un jour', pt: 'Há um dia' },
  compare_7d: {
    es: 'Hace una semana',
    en: 'A week ago',
    fr: 'Il y a une semaine',
    pt: 'Há uma semana',
  },
  compare_30d: {
    es: 'Hace 30 días',
    en: '30 days ago',
    fr: 'Il y a 30 jours',
    pt: 'Há 30 dias',
  },
  compare_365d: { es: 'Hace un año', en: 'A year ago', fr: 'Il y a un an', pt: 'Há um ano' },
})
