import type { Text } from '@puquio/domain'
import { firstWords } from '../../lib/texts/first-words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

export const imageTexts = {
  image: { es: 'Imagen', en: 'Image', fr: 'Image', pt: 'Imagem' },
  imageNotShown: {
    es: 'La imagen no se pudo mostrar. Descargarla para verla.',
    en: 'The image could not be shown. Download it to see it.',
    fr: 'L’image n’a pas pu être affichée. La télécharger pour la voir.',
    pt: 'A imagem não pôde ser exibida. Baixá-la para vê-la.',
  },
  previousImage: {
    es: 'Imagen anterior',
    en: 'Previous image',
    fr: 'Image précédente',
    pt: 'Imagem anterior',
  },
  nextImage: {
    es: 'Imagen siguiente',
    en: 'Next image',
    fr: 'Image suivante',
    pt: 'Próxima imagem',
  },
  rotateLeft: {
    es: 'Girar a la izquierda',
    en: 'Rotate left',
    fr: 'Pivoter à gauche',
    pt: 'Girar à esquerda',
  },
  rotateRight: {
    es: 'Girar a la derecha',
    en: 'Rotate right',
    fr: 'Pivoter à droite',
    pt: 'Girar à direita',
  },
  flipHorizontally: {
    es: 'Voltear en horizontal',
    en: 'Flip horizontally',
    fr: 'Retourner horizontalement',
    pt: 'Inverter na horizontal',
  },
  flipVertically: {
    es: 'Voltear en vertical',
    en: 'Flip vertically',
    fr: 'Retourner verticalement',
    pt: 'Inverter na vertical',
  },
  zoomIn: { es: 'Ampliar', en: 'Zoom in', fr: 'Agrandir', pt: 'Ampliar' },
  zoomOut: { es: 'Reducir', en: 'Zoom out', fr: 'Réduire', pt: 'Reduzir' },
  center: { es: 'Centrar', en: 'Center', fr: 'Centrer', pt: 'Centralizar' },
  fit: { es: 'Ajustar', en: 'Fit', fr: 'Ajuster', pt: 'Ajustar' },
  position: {
    es: '{{at}} de {{count}}',
    en: '{{at}} of {{count}}',
    fr: '{{at}} sur {{count}}',
    pt: '{{at}} de {{count}}',
  },
  maximize: { es: 'Maximizar', en: 'Maximize', fr: 'Plein écran', pt: 'Maximizar' },
  restore: {
    es: 'Restaurar el tamaño',
    en: 'Restore the size',
    fr: 'Restaurer la taille',
    pt: 'Restaurar o tamanho',
  },
  download: firstWords.download,
} as const satisfies Record<string, Text>

declare module 'i18next' {
  interface ResourceNamespaceMap {
    uiImage: Bundle<typeof imageTexts>
  }
}

addTexts('uiImage', imageTexts)
