import { cellProblemTerms, defineTexts } from '@puquio/domain'
import { firstWords } from '../../lib/texts/first-words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'

/** What is said of a workbook that is saved whole or not at all. */
export const workbookTexts = defineTexts({
  close: firstWords.close,
  template: {
    es: 'Descargar plantilla vacía',
    en: 'Download an empty template',
    fr: 'Télécharger un modèle vide',
    pt: 'Baixar planilha modelo vazia',
  },
  importFile: {
    es: 'Archivo de Excel',
    en: 'Excel workbook',
    fr: 'Classeur Excel',
    pt: 'Arquivo do Excel',
  },
  issuesTitle_one: {
    es: '{{count}} celda por corregir. No se guardó nada.',
    en: '{{count}} cell to correct. Nothing was saved.',
    fr: '{{count}} cellule à corriger. Rien n’a été enregistré.',
    pt: '{{count}} célula a corrigir. Nada foi salvo.',
  },
  issuesTitle_many: {
    es: '{{count}} celdas por corregir. No se guardó nada.',
    en: '{{count}} cells to correct. Nothing was saved.',
    fr: '{{count}} cellules à corriger. Rien n’a été enregistré.',
    pt: '{{count}} células a corrigir. Nada foi salvo.',
  },
  issuesTitle_other: {
    es: '{{count}} celdas por corregir. No se guardó nada.',
    en: '{{count}} cells to correct. Nothing was saved.',
    fr: '{{count}} cellules à corriger. Rien n’a été enregistré.',
    pt: '{{count}} células a corrigir. Nada foi salvo.',
  },
  issuesFirst: {
    es: 'Se muestran las primeras {{count}}.',
    en: 'The first {{count}} are shown.',
    fr: 'Les {{count}} premières sont affichées.',
    pt: 'São mostradas as primeiras {{count}}.',
  },
  issuesHelp: {
    es: 'Descargar el propio Excel con estas celdas marcadas y comentadas, corregirlas y elegirlo de nuevo.',
    en: 'Download your own workbook with these cells marked and commented, correct them and choose it again.',
    fr: 'Télécharger son propre classeur avec ces cellules signalées et commentées, les corriger et le choisir de nouveau.',
    pt: 'Baixar o próprio Excel com estas células sinalizadas e comentadas, corrigi-las e escolhê-lo novamente.',
  },
  issuesHelpHere: {
    es: 'Corregir aquí las celdas y revisar otra vez, o descargar el propio Excel con ellas marcadas y comentadas, corregirlas y elegirlo de nuevo.',
    en: 'Correct the cells here and check again, or download your own workbook with them marked and commented, correct them and choose it again.',
    fr: 'Corriger les cellules ici et vérifier de nouveau, ou télécharger son propre classeur avec ces cellules signalées et commentées, les corriger et le choisir de nouveau.',
    pt: 'Corrigir as células aqui e verificar de novo, ou baixar o próprio Excel com elas sinalizadas e comentadas, corrigi-las e escolhê-lo novamente.',
  },
  correctCell: {
    es: 'Corregir la celda {{cell}}',
    en: 'Correct cell {{cell}}',
    fr: 'Corriger la cellule {{cell}}',
    pt: 'Corrigir a célula {{cell}}',
  },
  checkAgain: {
    es: 'Revisar otra vez',
    en: 'Check again',
    fr: 'Vérifier de nouveau',
    pt: 'Verificar de novo',
  },
  cell: pageWords.cell,
  sheet: pageWords.sheet,
  value: pageWords.value,
  whatToDo: { es: 'Qué corregir', en: 'What to correct', fr: 'À corriger', pt: 'O que corrigir' },
  blank: { es: '(en blanco)', en: '(blank)', fr: '(vide)', pt: '(em branco)' },
  downloadErrors: pageWords.downloadErrors,
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    workbook: Bundle<typeof workbookTexts>
    listCells: Bundle<typeof cellProblemTerms>
  }
}

addTexts('workbook', workbookTexts)
addTexts('listCells', cellProblemTerms)
