import { cellProblemTerms, defineTexts, suggestionTerm } from '@puquio/domain'
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
  issuesHelpOfText: {
    es: 'Corregir aquí las celdas y revisar otra vez, o corregirlas en el archivo y elegirlo de nuevo.',
    en: 'Correct the cells here and check again, or correct them in the file and choose it again.',
    fr: 'Corriger les cellules ici et vérifier de nouveau, ou les corriger dans le fichier et le choisir de nouveau.',
    pt: 'Corrigir as células aqui e verificar de novo, ou corrigi-las no arquivo e escolhê-lo novamente.',
  },
  didYouMean: suggestionTerm,
  columns: {
    es: 'Columnas del archivo',
    en: 'Columns of the file',
    fr: 'Colonnes du fichier',
    pt: 'Colunas do arquivo',
  },
  columnsMissing: {
    es: 'Ninguna columna se reconoce como {{columns}}. Indicar qué contiene cada columna del archivo.',
    en: 'No column is recognised as {{columns}}. Say what each column of the file holds.',
    fr: 'Aucune colonne n’est reconnue comme {{columns}}. Indiquer ce que contient chaque colonne du fichier.',
    pt: 'Nenhuma coluna é reconhecida como {{columns}}. Indicar o que contém cada coluna do arquivo.',
  },
  columnsUnused: {
    es: 'No se usan: {{columns}}.',
    en: 'Not used: {{columns}}.',
    fr: 'Non utilisées : {{columns}}.',
    pt: 'Não usadas: {{columns}}.',
  },
  changeColumns: {
    es: 'Ver o cambiar columnas',
    en: 'See or change columns',
    fr: 'Voir ou changer les colonnes',
    pt: 'Ver ou mudar colunas',
  },
  headerRow: {
    es: 'Fila de los encabezados',
    en: 'Row of the headings',
    fr: 'Ligne des en-têtes',
    pt: 'Linha dos cabeçalhos',
  },
  columnOf: {
    es: 'Columna {{letters}}',
    en: 'Column {{letters}}',
    fr: 'Colonne {{letters}}',
    pt: 'Coluna {{letters}}',
  },
  holds: {
    es: 'Qué contiene «{{heading}}»',
    en: 'What “{{heading}}” holds',
    fr: 'Ce que contient « {{heading}} »',
    pt: 'O que contém “{{heading}}”',
  },
  unused: { es: 'No se usa', en: 'Not used', fr: 'Non utilisée', pt: 'Não usada' },
  readColumns: {
    es: 'Leer con estas columnas',
    en: 'Read with these columns',
    fr: 'Lire avec ces colonnes',
    pt: 'Ler com estas colunas',
  },
  datesTitle_one: {
    es: '{{count}} fecha puede leerse de dos maneras',
    en: '{{count}} date can be read in two ways',
    fr: '{{count}} date peut se lire de deux façons',
    pt: '{{count}} data pode ser lida de duas maneiras',
  },
  datesTitle_many: {
    es: '{{count}} fechas pueden leerse de dos maneras',
    en: '{{count}} dates can be read in two ways',
    fr: '{{count}} dates peuvent se lire de deux façons',
    pt: '{{count}} datas podem ser lidas de duas maneiras',
  },
  datesTitle_other: {
    es: '{{count}} fechas pueden leerse de dos maneras',
    en: '{{count}} dates can be read in two ways',
    fr: '{{count}} dates peuvent se lire de deux façons',
    pt: '{{count}} datas podem ser lidas de duas maneiras',
  },
  datesHelp: {
    es: '¿Qué día es {{text}}? La respuesta vale para todo el archivo.',
    en: 'Which day is {{text}}? The answer is for the whole file.',
    fr: 'Quel jour est {{text}} ? La réponse vaut pour tout le fichier.',
    pt: 'Que dia é {{text}}? A resposta vale para todo o arquivo.',
  },
  dayFirst: {
    es: '{{day}} (día primero)',
    en: '{{day}} (day first)',
    fr: '{{day}} (jour d’abord)',
    pt: '{{day}} (dia primeiro)',
  },
  monthFirst: {
    es: '{{day}} (mes primero)',
    en: '{{day}} (month first)',
    fr: '{{day}} (mois d’abord)',
    pt: '{{day}} (mês primeiro)',
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
  skipRows_one: {
    es: 'Dejar fuera {{count}} fila con celdas por corregir',
    en: 'Leave out {{count}} row with cells to correct',
    fr: 'Laisser de côté {{count}} ligne avec des cellules à corriger',
    pt: 'Deixar de fora {{count}} linha com células a corrigir',
  },
  skipRows_many: {
    es: 'Dejar fuera {{count}} filas con celdas por corregir',
    en: 'Leave out {{count}} rows with cells to correct',
    fr: 'Laisser de côté {{count}} lignes avec des cellules à corriger',
    pt: 'Deixar de fora {{count}} linhas com células a corrigir',
  },
  skipRows_other: {
    es: 'Dejar fuera {{count}} filas con celdas por corregir',
    en: 'Leave out {{count}} rows with cells to correct',
    fr: 'Laisser de côté {{count}} lignes avec des cellules à corriger',
    pt: 'Deixar de fora {{count}} linhas com células a corrigir',
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
