import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'

const csvMappingTexts = defineTexts({
  title: {
    es: 'Archivos CSV del registrador',
    en: 'CSV files of the logger',
    fr: 'Fichiers CSV de l’enregistreur',
    pt: 'Arquivos CSV do registrador',
  },
  help: {
    es: 'Para registradores que escriben CSV propio (HOBO, Solinst, In-Situ). Los de Campbell (TOA5) se leen sin esto.',
    en: 'For loggers that write a CSV of their own (HOBO, Solinst, In-Situ). Those of Campbell (TOA5) are read without this.',
    fr: 'Pour les enregistreurs qui écrivent leur propre CSV (HOBO, Solinst, In-Situ). Ceux de Campbell (TOA5) se lisent sans cela.',
    pt: 'Para registradores que escrevem um CSV próprio (HOBO, Solinst, In-Situ). Os da Campbell (TOA5) são lidos sem isto.',
  },
  reads: {
    es: 'Envía archivos CSV',
    en: 'It sends CSV files',
    fr: 'Il envoie des fichiers CSV',
    pt: 'Envia arquivos CSV',
  },
  delimiter: {
    es: 'Separador de columnas',
    en: 'Separator of columns',
    fr: 'Séparateur de colonnes',
    pt: 'Separador de colunas',
  },
  delimiter_comma: { es: ', (coma)', en: ', (comma)', fr: ', (virgule)', pt: ', (vírgula)' },
  delimiter_semicolon: {
    es: '; (punto y coma)',
    en: '; (semicolon)',
    fr: '; (point-virgule)',
    pt: '; (ponto e vírgula)',
  },
  delimiter_tab: { es: 'Tabulación', en: 'Tab', fr: 'Tabulation', pt: 'Tabulação' },
  delimiter_bar: {
    es: '| (barra vertical)',
    en: '| (vertical bar)',
    fr: '| (barre verticale)',
    pt: '| (barra vertical)',
  },
  decimalMark: {
    es: 'Marca decimal de los números',
    en: 'Decimal mark of the numbers',
    fr: 'Marque décimale des nombres',
    pt: 'Marca decimal dos números',
  },
  mark_point: { es: 'Punto: 1.5', en: 'Point: 1.5', fr: 'Point : 1.5', pt: 'Ponto: 1.5' },
  mark_comma: { es: 'Coma: 1,5', en: 'Comma: 1,5', fr: 'Virgule : 1,5', pt: 'Vírgula: 1,5' },
  headingLine: {
    es: 'Línea de encabezados',
    en: 'Line of the headings',
    fr: 'Ligne des en-têtes',
    pt: 'Linha dos cabeçalhos',
  },
  headingLineHelp: {
    es: 'Vacía si el archivo no los tiene.',
    en: 'Empty where the file has none.',
    fr: 'Vide si le fichier n’en a pas.',
    pt: 'Vazia se o arquivo não os tem.',
  },
  firstLine: {
    es: 'Primera línea de datos',
    en: 'First line of data',
    fr: 'Première ligne de données',
    pt: 'Primeira linha de dados',
  },
  timeColumn: {
    es: 'Columna de la fecha',
    en: 'Column of the date',
    fr: 'Colonne de la date',
    pt: 'Coluna da data',
  },
  columnHelp: {
    es: 'El encabezado, o #3 para la tercera.',
    en: 'The heading, or #3 for the third.',
    fr: 'L’en-tête, ou #3 pour la troisième.',
    pt: 'O cabeçalho, ou #3 para a terceira.',
  },
  clockColumn: {
    es: 'Columna de la hora',
    en: 'Column of the time of day',
    fr: 'Colonne de l’heure',
    pt: 'Coluna da hora',
  },
  clockColumnHelp: {
    es: 'Vacía si está con la fecha.',
    en: 'Empty where it stands with the date.',
    fr: 'Vide si elle est avec la date.',
    pt: 'Vazia se está com a data.',
  },
  format: {
    es: 'Formato de la fecha',
    en: 'Format of the date',
    fr: 'Format de la date',
    pt: 'Formato da data',
  },
  'format_day-first': {
    es: 'Día primero (15/02/2026), o año primero',
    en: 'Day first (15/02/2026), or year first',
    fr: 'Jour d’abord (15/02/2026), ou année d’abord',
    pt: 'Dia primeiro (15/02/2026), ou ano primeiro',
  },
  'format_month-first': {
    es: 'Mes primero (02/15/2026), o año primero',
    en: 'Month first (02/15/2026), or year first',
    fr: 'Mois d’abord (02/15/2026), ou année d’abord',
    pt: 'Mês primeiro (02/15/2026), ou ano primeiro',
  },
  format_day: {
    es: 'Solo la fecha (15/02/2026), una lectura por día',
    en: 'The date alone (15/02/2026), one reading a day',
    fr: 'La date seule (15/02/2026), une mesure par jour',
    pt: 'Só a data (15/02/2026), uma leitura por dia',
  },
  'format_epoch-s': {
    es: 'Segundos desde 1970',
    en: 'Seconds since 1970',
    fr: 'Secondes depuis 1970',
    pt: 'Segundos desde 1970',
  },
  'format_epoch-ms': {
    es: 'Milisegundos desde 1970',
    en: 'Milliseconds since 1970',
    fr: 'Millisecondes depuis 1970',
    pt: 'Milissegundos desde 1970',
  },
  zone: {
    es: 'Zona horaria de su reloj',
    en: 'Time zone of its clock',
    fr: 'Fuseau horaire de son horloge',
    pt: 'Fuso horário do seu relógio',
  },
  isGrowing: {
    es: 'Envía el mismo archivo, cada vez más largo',
    en: 'It sends the same file, longer each time',
    fr: 'Il envoie le même fichier, plus long à chaque fois',
    pt: 'Envia o mesmo arquivo, cada vez mais longo',
  },
  columnNumber: {
    es: 'Columna n.º {{number}}',
    en: 'Column no. {{number}}',
    fr: 'Colonne nº {{number}}',
    pt: 'Coluna nº {{number}}',
  },
  keyNumber: {
    es: 'Clave de la variable {{number}}',
    en: 'Key of variable {{number}}',
    fr: 'Clé de la variable {{number}}',
    pt: 'Chave da variável {{number}}',
  },
  addColumn: {
    es: 'Agregar columna',
    en: 'Add a column',
    fr: 'Ajouter une colonne',
    pt: 'Adicionar coluna',
  },
  removeColumn: {
    es: 'Quitar la columna {{name}}',
    en: 'Remove the column {{name}}',
    fr: 'Enlever la colonne {{name}}',
    pt: 'Remover a coluna {{name}}',
  },
  test: {
    es: 'Archivo de prueba',
    en: 'Test file',
    fr: 'Fichier d’essai',
    pt: 'Arquivo de teste',
  },
  chooseFile: {
    es: 'Elegir un archivo',
    en: 'Choose a file',
    fr: 'Choisir un fichier',
    pt: 'Escolher um arquivo',
  },
  lines: {
    es: 'Sus primeras líneas',
    en: 'Its first lines',
    fr: 'Ses premières lignes',
    pt: 'Suas primeiras linhas',
  },
  linesHelp: {
    es: 'Se leen aquí mismo: no se envían ni se guardan.',
    en: 'They are read right here: they are neither sent nor stored.',
    fr: 'Elles sont lues ici même : ni envoyées, ni enregistrées.',
    pt: 'São lidas aqui mesmo: não são enviadas nem guardadas.',
  },
  rows_one: {
    es: '1 fila leída; rechazadas: {{refused}}',
    en: '1 row read; refused: {{refused}}',
    fr: '1 ligne lue ; refusées : {{refused}}',
    pt: '1 linha lida; recusadas: {{refused}}',
  },
  rows_many: {
    es: '{{count}} filas leídas; rechazadas: {{refused}}',
    en: '{{count}} rows read; refused: {{refused}}',
    fr: '{{count}} lignes lues ; refusées : {{refused}}',
    pt: '{{count}} linhas lidas; recusadas: {{refused}}',
  },
  rows_other: {
    es: '{{count}} filas leídas; rechazadas: {{refused}}',
    en: '{{count}} rows read; refused: {{refused}}',
    fr: '{{count}} lignes lues ; refusées : {{refused}}',
    pt: '{{count}} linhas lidas; recusadas: {{refused}}',
  },
})

addTexts('fields', {
  'after-headings': {
    es: 'Los datos empiezan después de los encabezados. Escribir una línea posterior.',
    en: 'The data begin after the headings. Write a later line.',
    fr: 'Les données commencent après les en-têtes. Écrire une ligne ultérieure.',
    pt: 'Os dados começam depois dos cabeçalhos. Escrever uma linha posterior.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    csvMapping: Bundle<typeof csvMappingTexts>
  }
}

addTexts('csvMapping', csvMappingTexts)
