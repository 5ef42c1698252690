import { defineTexts } from '@puquio/domain'

/** Words of the panel of a map on paper. */
export const mapPanelTexts = defineTexts({
  none: {
    es: 'No hay nada que mostrar en este mapa.',
    en: 'There is nothing to show on this map.',
    fr: 'Il n’y a rien à afficher sur cette carte.',
    pt: 'Não há nada a mostrar neste mapa.',
  },
  caption: {
    es: 'Cuadrado: excede o está en alarma. Norte arriba.',
    en: 'Square: exceeds or is in alarm. North is up.',
    fr: 'Carré : dépasse ou est en alarme. Le nord est en haut.',
    pt: 'Quadrado: excede ou está em alarme. O norte fica acima.',
  },
  code: { es: 'Código', en: 'Code', fr: 'Code', pt: 'Código' },
  newest: {
    es: 'Último dato',
    en: 'Newest value',
    fr: 'Dernière donnée',
    pt: 'Último dado',
  },
})
