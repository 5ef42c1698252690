import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

const boardPartTexts = defineTexts({
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
