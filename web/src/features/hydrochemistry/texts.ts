import { fieldTerms } from '@puquio/contract/terms'
import { hydrochemistryTerms } from '@puquio/contract/terms/laboratory/hydrochemistry'
import { defineTexts, resultFieldTerms } from '@puquio/domain'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

const hydrochemistryTexts = defineTexts({
  ...hydrochemistryTerms,
  station: fieldTerms.station,
  campaign: resultFieldTerms.campaign,
  unapproved: {
    es: 'Incluir sin aprobar',
    en: 'Include unapproved',
    fr: 'Inclure non approuvés',
    pt: 'Incluir não aprovados',
  },
  path: {
    es: 'Unir en el tiempo',
    en: 'Join in time',
    fr: 'Relier dans le temps',
    pt: 'Unir no tempo',
  },
  samples: pageWords.samples,
  // Heads of narrow columns, whose cells say the whole name where they are pointed at.
  dateShort: words.date,
  balanceShort: { es: 'Balance', en: 'Balance', fr: 'Balance', pt: 'Balanço' },
  tdsShort: { es: 'SDT', en: 'TDS', fr: 'TDS', pt: 'SDT' },
  conductivityShort: { es: 'CE', en: 'EC', fr: 'CE', pt: 'CE' },
  allCampaigns: pageWords.allOfThem,
  noneTitle: {
    es: 'No hay muestras de agua con iones',
    en: 'There are no samples of water with ions',
    fr: 'Aucun échantillon d’eau avec des ions',
    pt: 'Não há amostras de água com íons',
  },
  none: {
    es: 'Los diagramas usan resultados de campañas aprobadas: calcio, magnesio, sodio, cloruro, sulfato y alcalinidad o bicarbonato. Aprobar la campaña, o incluir los resultados sin aprobar.',
    en: 'The diagrams use results of approved campaigns: calcium, magnesium, sodium, chloride, sulfate and alkalinity or bicarbonate. Approve the campaign, or include unapproved results.',
    fr: 'Les diagrammes utilisent les résultats de campagnes approuvées : calcium, magnésium, sodium, chlorure, sulfate et alcalinité ou bicarbonate. Approuver la campagne, ou inclure les résultats non approuvés.',
    pt: 'Os diagramas usam resultados de campanhas aprovadas: cálcio, magnésio, sódio, cloreto, sulfato e alcalinidade ou bicarbonato. Aprovar a campanha, ou incluir os resultados não aprovados.',
  },
  chosen: {
    es: 'Quitar la elección',
    en: 'Clear the choice',
    fr: 'Annuler le choix',
    pt: 'Limpar a escolha',
  },
  by: { es: 'Color por', en: 'Colour by', fr: 'Couleur par', pt: 'Cor por' },
  'by.station': { es: 'Por estación', en: 'By station', fr: 'Par station', pt: 'Por estação' },
  'by.campaign': { es: 'Por campaña', en: 'By campaign', fr: 'Par campagne', pt: 'Por campanha' },
  'by.year': { es: 'Por año', en: 'By year', fr: 'Par année', pt: 'Por ano' },
  'by.date': { es: 'Por fecha', en: 'By date', fr: 'Par date', pt: 'Por data' },
  use: {
    es: 'Tocar una muestra o arrastrar un rectángulo para elegir; con Mayús se agrega. Con el teclado: flechas para recorrer, Intro para elegir, Escape para quitar la elección.',
    en: 'Press a sample or drag a rectangle to choose; Shift adds. By keyboard: arrows to walk, Enter to choose, Escape to clear the choice.',
    fr: 'Toucher un échantillon ou tracer un rectangle pour choisir ; Maj ajoute. Au clavier : flèches pour parcourir, Entrée pour choisir, Échap pour annuler le choix.',
    pt: 'Tocar em uma amostra ou arrastar um retângulo para escolher; com Shift se acrescenta. Com o teclado: setas para percorrer, Enter para escolher, Escape para limpar a escolha.',
  },
  chosenCount_one: {
    es: '{{number}} muestra elegida',
    en: '{{number}} sample chosen',
    fr: '{{number}} échantillon choisi',
    pt: '{{number}} amostra escolhida',
  },
  chosenCount_other: {
    es: '{{number}} muestras elegidas',
    en: '{{number}} samples chosen',
    fr: '{{number}} échantillons choisis',
    pt: '{{number}} amostras escolhidas',
  },
  alone: {
    es: 'Dibujar solo las elegidas',
    en: 'Draw only the chosen ones',
    fr: 'Ne dessiner que les choisis',
    pt: 'Desenhar só as escolhidas',
  },
  saidChosen: { es: 'elegida', en: 'chosen', fr: 'choisi', pt: 'escolhida' },
  mapLatest: {
    es: 'La muestra más reciente de cada estación',
    en: 'The newest sample of each station',
    fr: 'L’échantillon le plus récent de chaque station',
    pt: 'A amostra mais recente de cada estação',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    hydrochemistry: Bundle<typeof hydrochemistryTexts>
  }
}

addTexts('hydrochemistry', hydrochemistryTexts)
