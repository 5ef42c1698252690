import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

const boardPartTexts = defineTexts({
  approvedOnly: {
    es: 'Se muestran resultados de campañas aprobadas. Aprobar la campaña, o cambiar los filtros del tablero.',
    en: 'Results of approved campaigns are shown. Approve the campaign, or change the filters of the board.',
    fr: 'On affiche les résultats de campagnes approuvées. Approuver la campagne, ou changer les filtres du tableau.',
    pt: 'Mostram-se resultados de campanhas aprovadas. Aprovar a campanha, ou mudar os filtros do painel.',
  },
  below_one: {
    es: '{{number}} fila más abajo',
    en: '{{number}} more row below',
    fr: '{{number}} ligne de plus en dessous',
    pt: 'mais {{number}} linha abaixo',
  },
  below_many: {
    es: '{{number}} filas más abajo',
    en: '{{number}} more rows below',
    fr: '{{number}} lignes de plus en dessous',
    pt: 'mais {{number}} linhas abaixo',
  },
  below_other: {
    es: '{{number}} filas más abajo',
    en: '{{number}} more rows below',
    fr: '{{number}} lignes de plus en dessous',
    pt: 'mais {{number}} linhas abaixo',
  },
  showRest_one: {
    es: 'Mostrar {{number}} fila más',
    en: 'Show {{number}} more row',
    fr: 'Afficher {{number}} ligne de plus',
    pt: 'Mostrar mais {{number}} linha',
  },
  showRest_many: {
    es: 'Mostrar {{number}} filas más',
    en: 'Show {{number}} more rows',
    fr: 'Afficher {{number}} lignes de plus',
    pt: 'Mostrar mais {{number}} linhas',
  },
  showRest_other: {
    es: 'Mostrar {{number}} filas más',
    en: 'Show {{number}} more rows',
    fr: 'Afficher {{number}} lignes de plus',
    pt: 'Mostrar mais {{number}} linhas',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    boardParts: Bundle<typeof boardPartTexts>
  }
}

addTexts('boardParts', boardPartTexts)
