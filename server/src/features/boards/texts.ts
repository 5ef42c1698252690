import { defineTexts } from '@puquio/domain'

export const boardFileTexts = defineTexts({
  onScreenOnly: {
    es: 'Esta página se ve solo en pantalla: {{address}}',
    en: 'This page is seen on screen only: {{address}}',
    fr: 'Cette page n’est visible qu’à l’écran : {{address}}',
    pt: 'Esta página só é vista na tela: {{address}}',
  },
})
