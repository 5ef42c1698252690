import type { ProblemCode } from '@puquio/contract'
import type { Text } from '@puquio/domain'

/** Why a workbook as a whole was not read. */
export const workbookProblemTexts = {
  WORKBOOK_NOT_SELECTED: {
    es: 'No se seleccionó ningún archivo. Elegir un libro .xlsx o .xls.',
    en: 'No file was selected. Choose an .xlsx or .xls workbook.',
    fr: 'Aucun fichier n’a été sélectionné. Choisir un classeur .xlsx ou .xls.',
    pt: 'Nenhum arquivo foi selecionado. Escolher uma pasta de trabalho .xlsx ou .xls.',
  },
  WORKBOOK_WRONG_TYPE: {
    es: 'El archivo no es un libro de Excel. Abrirlo en Excel, guardarlo con Archivo > Guardar como > Libro de Excel (*.xlsx) y elegirlo de nuevo.',
    en: 'The file is not an Excel workbook. Open it in Excel, save it by File > Save As > Excel Workbook (*.xlsx) and choose it again.',
    fr: 'Le fichier n’est pas un classeur Excel. L’ouvrir dans Excel, l’enregistrer par Fichier > Enregistrer sous > Classeur Excel (*.xlsx) et le choisir de nouveau.',
    pt: 'O arquivo não é uma pasta de trabalho do Excel. Abri-lo no Excel, salvá-lo por Arquivo > Salvar como > Pasta de Trabalho do Excel (*.xlsx) e escolhê-lo novamente.',
  },
  WORKBOOK_PASSWORD: {
    es: 'El libro está protegido con contraseña. Quitar la protección en Excel y elegirlo de nuevo.',
    en: 'The workbook is protected by a password. Remove the protection in Excel and choose it again.',
    fr: 'Le classeur est protégé par un mot de passe. Retirer la protection dans Excel et le choisir de nouveau.',
    pt: 'A pasta de trabalho está protegida por senha. Retirar a proteção no Excel e escolhê-la novamente.',
  },
  WORKBOOK_DAMAGED: {
    es: 'El libro está dañado o incompleto. Abrirlo en Excel, guardarlo de nuevo y volver a elegirlo.',
    en: 'The workbook is damaged or incomplete. Open it in Excel, save it again and choose it once more.',
    fr: 'Le classeur est endommagé ou incomplet. L’ouvrir dans Excel, l’enregistrer et le choisir de nouveau.',
    pt: 'A pasta de trabalho está danificada ou incompleta. Abri-la no Excel, salvá-la novamente e escolhê-la outra vez.',
  },
  WORKBOOK_TOO_LARGE: {
    es: 'El libro es demasiado grande para leerlo. Dividirlo en varios o quitar lo que no pertenece a la plantilla.',
    en: 'The workbook is too large to read. Split it or remove what does not belong to the template.',
    fr: 'Le classeur est trop volumineux pour être lu. Le diviser ou retirer ce qui n’appartient pas au modèle.',
    pt: 'A pasta de trabalho é grande demais para ser lida. Dividi-la ou retirar o que não pertence ao modelo.',
  },
  WORKBOOK_TIMED_OUT: {
    es: 'La lectura del libro tardó demasiado y se detuvo. Copiar los datos a una plantilla nueva, o dividirlos en varios archivos, y volver a elegirlo.',
    en: 'Reading the workbook took too long and was stopped. Copy the data into a new template, or split it into several files, and choose it again.',
    fr: 'La lecture du classeur a pris trop de temps et a été arrêtée. Copier les données dans un nouveau modèle, ou les répartir en plusieurs fichiers, et le choisir de nouveau.',
    pt: 'A leitura da pasta de trabalho demorou demais e foi interrompida. Copiar os dados para um modelo novo, ou dividi-los em vários arquivos, e escolhê-la novamente.',
  },
  WORKBOOK_TOO_MANY_ROWS: {
    es: 'El libro tiene demasiadas filas. Dividirlo en varios archivos.',
    en: 'The workbook has too many rows. Split it into several files.',
    fr: 'Le classeur contient trop de lignes. Le diviser en plusieurs fichiers.',
    pt: 'A pasta de trabalho tem linhas demais. Dividi-la em vários arquivos.',
  },
  WORKBOOK_EMPTY: {
    es: 'El archivo no contiene datos. Llenarlo y elegirlo de nuevo.',
    en: 'The file contains no data. Fill it in and choose it again.',
    fr: 'Le fichier ne contient aucune donnée. Le remplir et le choisir de nouveau.',
    pt: 'O arquivo não contém dados. Preenchê-lo e escolhê-lo novamente.',
  },
  WORKBOOK_HEADINGS_ALONE: {
    es: 'El archivo tiene encabezados y ninguna fila debajo. Agregar los resultados, o elegir el archivo que los tiene.',
    en: 'The file has headings and no row below them. Add the results, or choose the file that has them.',
    fr: 'Le fichier a des en-têtes et aucune ligne en dessous. Ajouter les résultats, ou choisir le fichier qui les contient.',
    pt: 'O arquivo tem cabeçalhos e nenhuma linha abaixo deles. Adicionar os resultados, ou escolher o arquivo que os contém.',
  },
  WORKBOOK_TWO_SHEETS: {
    es: 'Dos hojas tienen las columnas de la plantilla: {{sheets}}. Dejar sus filas en una sola y elegir el libro de nuevo.',
    en: 'Two sheets have the columns of the template: {{sheets}}. Put their rows into one of them and choose the workbook again.',
    fr: 'Deux feuilles ont les colonnes du modèle : {{sheets}}. Réunir leurs lignes dans une seule et choisir de nouveau le classeur.',
    pt: 'Duas planilhas têm as colunas do modelo: {{sheets}}. Reunir suas linhas em uma só e escolher a pasta de trabalho novamente.',
  },
  WORKBOOK_SHEET_HIDDEN: {
    es: 'La hoja con las columnas de la plantilla está oculta: «{{sheet}}». Mostrarla en la hoja de cálculo, guardar el libro y elegirlo de nuevo.',
    en: 'The sheet with the columns of the template is hidden: “{{sheet}}”. Unhide it in the spreadsheet program, save the workbook and choose it again.',
    fr: 'La feuille qui a les colonnes du modèle est masquée : « {{sheet}} ». L’afficher dans le tableur, enregistrer le classeur et le choisir de nouveau.',
    pt: 'A planilha com as colunas do modelo está oculta: “{{sheet}}”. Reexibi-la no programa de planilhas, salvar a pasta de trabalho e escolhê-la novamente.',
  },
  WORKBOOK_COLUMNS_MISSING: {
    es: 'Faltan columnas de la plantilla oficial. Descargar la plantilla y pasar los datos a ella.',
    en: 'Columns of the official template are missing. Download the template and move the data into it.',
    fr: 'Des colonnes du modèle officiel manquent. Télécharger le modèle et y reporter les données.',
    pt: 'Faltam colunas do modelo oficial. Baixar o modelo e passar os dados para ele.',
  },
  WORKBOOK_COLUMNS_REPEATED: {
    es: 'Un encabezado está dos veces. Dejar una sola columna de cada uno.',
    en: 'A heading stands there twice. Keep one column of each.',
    fr: 'Un en-tête figure deux fois. Ne garder qu’une colonne de chacun.',
    pt: 'Um cabeçalho aparece duas vezes. Deixar uma só coluna de cada um.',
  },
  WORKBOOK_COLUMNS_UNHEADED: {
    es: 'Hay columnas con datos y sin encabezado. Ponerles su encabezado o vaciarlas.',
    en: 'Some columns hold data and have no heading. Give them their heading or clear them.',
    fr: 'Des colonnes contiennent des données sans en-tête. Leur donner un en-tête ou les vider.',
    pt: 'Há colunas com dados e sem cabeçalho. Dar-lhes um cabeçalho ou esvaziá-las.',
  },
  WORKBOOK_COLUMNS_NOT_VALID: {
    es: 'Hay columnas que no son de la plantilla oficial. Quitarlas o corregir su nombre.',
    en: 'Some columns do not belong to the official template. Remove them or correct their names.',
    fr: 'Des colonnes n’appartiennent pas au modèle officiel. Les retirer ou corriger leur nom.',
    pt: 'Há colunas que não são do modelo oficial. Retirá-las ou corrigir seus nomes.',
  },
} as const satisfies Partial<Record<ProblemCode, Text>>
