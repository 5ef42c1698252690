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
    es: 'Cuadrado: excede, está en alarma o sin datos. Triángulo: requiere atención. Círculo: normal. Círculo vacío: no se sabe. Norte arriba.',
    en: 'Square: exceeds, is in alarm or sends no data. Triangle: needs attention. Circle: normal. Hollow circle: not known. North is up.',
    fr: 'Carré : dépasse, est en alarme ou sans données. Triangle : demande attention. Rond : normal. Rond vide : inconnu. Le nord est en haut.',
    pt: 'Quadrado: excede, está em alarme ou sem dados. Triângulo: requer atenção. Círculo: normal. Círculo vazio: não se sabe. O norte fica acima.',
  },
  unplaced: {
    es: 'Sin coordenadas, y por eso solo en la tabla: {{count}}.',
    en: 'Without coordinates, and therefore in the table alone: {{count}}.',
    fr: 'Sans coordonnées, et donc dans le tableau seulement : {{count}}.',
    pt: 'Sem coordenadas, e por isso só na tabela: {{count}}.',
  },
  code: { es: 'Código', en: 'Code', fr: 'Code', pt: 'Código' },
  newest: {
    es: 'Último dato',
    en: 'Newest value',
    fr: 'Dernière donnée',
    pt: 'Último dado',
  },
})
