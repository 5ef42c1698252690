import { fieldTerms } from '@puquio/contract/terms'
import { defineTexts, resultFieldTerms } from '@puquio/domain'
import { pageWords } from '../../../lib/texts/page-words.ts'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'

// Words of its own: those of samples are many times as long as all else that a board fetches for it.
const exceedancesPanelTexts = defineTexts({
  sampledOn: resultFieldTerms.date,
  station: fieldTerms.station,
  parameter: resultFieldTerms.parameter,
  result: pageWords.result,
  limit: pageWords.limit,
  label: {
    es: 'Resultados sobre su límite',
    en: 'Results over their limit',
    fr: 'Résultats au-delà de leur limite',
    pt: 'Resultados acima do limite',
  },
  none: {
    es: 'Ningún resultado supera su límite',
    en: 'No result exceeds its limit',
    fr: 'Aucun résultat ne dépasse sa limite',
    pt: 'Nenhum resultado ultrapassa seu limite',
  },
  noneText: {
    es: 'Vale para el periodo, las estaciones y los parámetros elegidos. Sin norma asignada a la estación no se compara nada.',
    en: 'This holds for the period, stations and parameters chosen. Where a station has no standard, nothing is compared.',
    fr: 'Pour la période, les stations et les paramètres choisis. Sans norme attribuée à la station, rien n’est comparé.',
    pt: 'Vale para o período, as estações e os parâmetros escolhidos. Sem norma atribuída à estação nada é comparado.',
  },
  more: {
    es: 'Hay más: aquí están las más recientes.',
    en: 'There are more: here are the newest.',
    fr: 'Il y en a d’autres : voici les plus récents.',
    pt: 'Há mais: aqui estão as mais recentes.',
  },
  all: {
    es: 'Ver la tabla de resultados',
    en: 'See the table of results',
    fr: 'Voir le tableau des résultats',
    pt: 'Ver a tabela de resultados',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    exceedancesPanel: Bundle<typeof exceedancesPanelTexts>
  }
}

addTexts('exceedancesPanel', exceedancesPanelTexts)
