import { defineTexts } from '@puquio/domain'

export const powerBiFileTexts = defineTexts({
  onScreenOnly: {
    es: 'Este panel es un informe externo de Power BI y se ve solo en pantalla.',
    en: 'This panel is an external Power BI report, which is seen on screen only.',
    fr: 'Ce panneau est un rapport Power BI externe, visible uniquement à l’écran.',
    pt: 'Este quadro é um relatório externo do Power BI e só é visto na tela.',
  },
  where: {
    es: 'Dónde verlo',
    en: 'Where to see it',
    fr: 'Où le voir',
    pt: 'Onde vê-lo',
  },
})
