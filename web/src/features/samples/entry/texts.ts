import { defineTexts, heldTerms, resultFieldTerms } from '@puquio/domain'
import { firstWords } from '../../../lib/texts/first-words.ts'
import { addTexts } from '../../../lib/texts/texts.ts'
import { words } from '../../../lib/texts/words.ts'

/** The form of a sample and its results. */
export const sampleEntryTexts = defineTexts({
  newSample: {
    es: 'Registrar muestra',
    en: 'Enter a sample',
    fr: 'Saisir un échantillon',
    pt: 'Registrar amostra',
  },
  editSample: {
    es: 'Editar muestra',
    en: 'Edit the sample',
    fr: 'Modifier l’échantillon',
    pt: 'Editar amostra',
  },
  saveSample: words.save,
  cancel: firstWords.cancel,
  sampleSaved: {
    es: 'Se guardó la muestra de {{station}} con sus resultados.',
    en: 'The sample of {{station}} was saved with its results.',
    fr: 'L’échantillon de {{station}} a été enregistré avec ses résultats.',
    pt: 'A amostra de {{station}} foi salva com seus resultados.',
  },
  sampledOnly: resultFieldTerms.date,
  sampledTime: resultFieldTerms.time,
  sampledTimeHelp: {
    es: 'Hora local ({{zone}}). Dejarla vacía si no se conoce.',
    en: 'Local time ({{zone}}). Leave it empty if it is not known.',
    fr: 'Heure locale ({{zone}}). La laisser vide si elle n’est pas connue.',
    pt: 'Hora local ({{zone}}). Deixar vazia se não for conhecida.',
  },
  campaignHelp: {
    es: 'Una campaña nueva se crea con este nombre.',
    en: 'A new campaign is made with this name.',
    fr: 'Une nouvelle campagne est créée sous ce nom.',
    pt: 'Uma campanha nova é criada com este nome.',
  },
  decimalMark: {
    es: 'Marca decimal',
    en: 'Decimal mark',
    fr: 'Marque décimale',
    pt: 'Marca decimal',
  },
  decimalPoint: {
    es: 'Punto: 1.234 es menor que 2',
    en: 'Point: 1.234 is less than 2',
    fr: 'Point : 1.234 est inférieur à 2',
    pt: 'Ponto: 1.234 é menor que 2',
  },
  decimalComma: {
    es: 'Coma: 1,234 es menor que 2',
    en: 'Comma: 1,234 is less than 2',
    fr: 'Virgule : 1,234 est inférieur à 2',
    pt: 'Vírgula: 1,234 é menor que 2',
  },
  pasteHelp: {
    es: 'Escribir los valores como los da el laboratorio (<0.005, ND, 1,5E-3), o pegar un bloque copiado de Excel en cualquier celda. Las filas sin valor no se guardan.',
    en: 'Write the values as the laboratory gives them (<0.005, ND, 1,5E-3), or paste a block copied from Excel into any cell. Rows without a value are not saved.',
    fr: 'Saisir les valeurs comme le laboratoire les donne (<0.005, ND, 1,5E-3), ou coller un bloc copié d’Excel dans une cellule. Les lignes sans valeur ne sont pas enregistrées.',
    pt: 'Escrever os valores como o laboratório os dá (<0.005, ND, 1,5E-3), ou colar um bloco copiado do Excel em qualquer célula. As linhas sem valor não são salvas.',
  },
  fromProfile: {
    es: 'Parámetros del perfil «{{name}}» de la estación.',
    en: 'Parameters of the station’s profile “{{name}}”.',
    fr: 'Paramètres du profil « {{name}} » de la station.',
    pt: 'Parâmetros do perfil “{{name}}” da estação.',
  },
  profileUnknown: {
    es: 'No se reconocen: {{names}}.',
    en: 'Not recognised: {{names}}.',
    fr: 'Non reconnus : {{names}}.',
    pt: 'Não reconhecidos: {{names}}.',
  },
  profileUnclear_one: {
    es: 'Falta {{count}} parámetro del perfil de la estación',
    en: '{{count}} parameter of the station’s profile is missing',
    fr: 'Il manque {{count}} paramètre du profil de la station',
    pt: 'Falta {{count}} parâmetro do perfil da estação',
  },
  profileUnclear_other: {
    es: 'Faltan {{count}} parámetros del perfil de la estación',
    en: '{{count}} parameters of the station’s profile are missing',
    fr: 'Il manque {{count}} paramètres du profil de la station',
    pt: 'Faltam {{count}} parâmetros do perfil da estação',
  },
  addParameter: {
    es: 'Agregar {{name}}',
    en: 'Add {{name}}',
    fr: 'Ajouter {{name}}',
    pt: 'Adicionar {{name}}',
  },
  resolveProfile: {
    es: 'Definir en Parámetros qué significa cada texto',
    en: 'Set in Parameters what each text means',
    fr: 'Définir dans Paramètres ce que signifie chaque texte',
    pt: 'Definir em Parâmetros o que cada texto significa',
  },
  resultsToSave_one: {
    es: '{{count}} resultado por guardar',
    en: '{{count}} result to save',
    fr: '{{count}} résultat à enregistrer',
    pt: '{{count}} resultado a salvar',
  },
  resultsToSave_other: {
    es: '{{count}} resultados por guardar',
    en: '{{count}} results to save',
    fr: '{{count}} résultats à enregistrer',
    pt: '{{count}} resultados a salvar',
  },
  resultsWrong_one: {
    es: '{{count}} por corregir',
    en: '{{count}} to correct',
    fr: '{{count}} à corriger',
    pt: '{{count}} a corrigir',
  },
  resultsWrong_other: {
    es: '{{count}} por corregir',
    en: '{{count}} to correct',
    fr: '{{count}} à corriger',
    pt: '{{count}} a corrigir',
  },
  addResult: {
    es: 'Agregar fila',
    en: 'Add a row',
    fr: 'Ajouter une ligne',
    pt: 'Adicionar linha',
  },
  removeResultRow: {
    es: 'Quitar la fila {{number}}',
    en: 'Remove row {{number}}',
    fr: 'Retirer la ligne {{number}}',
    pt: 'Remover a linha {{number}}',
  },
  cellOf: {
    es: '{{field}}, fila {{number}}',
    en: '{{field}}, row {{number}}',
    fr: '{{field}}, ligne {{number}}',
    pt: '{{field}}, linha {{number}}',
  },
  cellsWrong: {
    es: 'Hay celdas que no se entienden. Corregir las que están marcadas.',
    en: 'Some cells are not understood. Correct those that are marked.',
    fr: 'Certaines cellules ne sont pas comprises. Corriger celles qui sont marquées.',
    pt: 'Há células que não são entendidas. Corrigir as que estão marcadas.',
  },
})

addTexts('fields', {
  ...heldTerms,
  'ambiguous-value': {
    es: 'La columna tiene las dos marcas decimales, o una distinta de la elegida arriba: este valor puede ser {{whole}} o {{decimal}}. Escribir todos los valores con la misma marca.',
    en: 'The column has both decimal marks, or another one than the one chosen above: this value may be {{whole}} or {{decimal}}. Write all values with the same mark.',
    fr: 'La colonne a les deux marques décimales, ou une autre que celle choisie ci-dessus : cette valeur peut être {{whole}} ou {{decimal}}. Écrire toutes les valeurs avec la même marque.',
    pt: 'A coluna tem as duas marcas decimais, ou outra que não a escolhida acima: este valor pode ser {{whole}} ou {{decimal}}. Escrever todos os valores com a mesma marca.',
  },
  repeated: {
    es: 'El parámetro ya está en otra fila. Dejar una sola.',
    en: 'The parameter stands in another row already. Leave one of them.',
    fr: 'Le paramètre est déjà dans une autre ligne. N’en laisser qu’une.',
    pt: 'O parâmetro já está em outra linha. Deixar uma só.',
  },
  'other-matrix': {
    es: 'El parámetro es de otra matriz que la muestra. Corregir el parámetro o la matriz.',
    en: 'The parameter is of another matrix than the sample. Correct the parameter or the matrix.',
    fr: 'Le paramètre est d’une autre matrice que l’échantillon. Corriger le paramètre ou la matrice.',
    pt: 'O parâmetro é de outra matriz que a amostra. Corrigir o parâmetro ou a matriz.',
  },
  'before-sample': {
    es: 'El análisis es anterior a la muestra. Corregir una de las fechas.',
    en: 'The analysis is before the sample. Correct one of the dates.',
    fr: 'L’analyse est antérieure à l’échantillon. Corriger l’une des dates.',
    pt: 'A análise é anterior à amostra. Corrigir uma das datas.',
  },
})
