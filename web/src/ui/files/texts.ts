import type { Text } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

export const fileTexts = {
  dropFile: {
    es: 'Arrastrar el archivo hasta aquí',
    en: 'Drop the file here',
    fr: 'Déposer le fichier ici',
    pt: 'Arrastar o arquivo até aqui',
  },
  dropFiles: {
    es: 'Arrastrar los archivos hasta aquí',
    en: 'Drop the files here',
    fr: 'Déposer les fichiers ici',
    pt: 'Arrastar os arquivos até aqui',
  },
  chooseFile: {
    es: 'Elegir archivo',
    en: 'Choose file',
    fr: 'Choisir un fichier',
    pt: 'Escolher arquivo',
  },
  chooseFiles: {
    es: 'Elegir archivos',
    en: 'Choose files',
    fr: 'Choisir des fichiers',
    pt: 'Escolher arquivos',
  },
  fileLimits: {
    es: '{{types}}, hasta {{size}}',
    en: '{{types}}, up to {{size}}',
    fr: '{{types}}, jusqu’à {{size}}',
    pt: '{{types}}, até {{size}}',
  },
  fileWrongType: {
    es: '«{{name}}» no es de un tipo aceptado. Elegir un archivo {{types}}.',
    en: '“{{name}}” is not of an accepted type. Choose a file of type {{types}}.',
    fr: '« {{name}} » n’est pas d’un type accepté. Choisir un fichier {{types}}.',
    pt: '“{{name}}” não é de um tipo aceito. Escolher um arquivo {{types}}.',
  },
  fileNotWorkbook: {
    es: '«{{name}}» no es un libro de Excel. Abrirlo en Excel, ir a Archivo > Guardar como, elegir el tipo «Libro de Excel (*.xlsx)» y elegir aquí el archivo guardado.',
    en: '“{{name}}” is not an Excel workbook. Open it in Excel, go to File > Save As, choose the type “Excel Workbook (*.xlsx)” and choose the saved file here.',
    fr: '« {{name}} » n’est pas un classeur Excel. L’ouvrir dans Excel, aller à Fichier > Enregistrer sous, choisir le type « Classeur Excel (*.xlsx) » et choisir ici le fichier enregistré.',
    pt: '“{{name}}” não é uma pasta de trabalho do Excel. Abri-lo no Excel, ir a Arquivo > Salvar como, escolher o tipo “Pasta de Trabalho do Excel (*.xlsx)” e escolher aqui o arquivo salvo.',
  },
  fileTooLarge: {
    es: '«{{name}}» pesa {{size}} y el máximo es {{max}}. Elegir un archivo más pequeño.',
    en: '“{{name}}” is {{size}} and the maximum is {{max}}. Choose a smaller file.',
    fr: '« {{name}} » pèse {{size}} et le maximum est {{max}}. Choisir un fichier plus petit.',
    pt: '“{{name}}” tem {{size}} e o máximo é {{max}}. Escolher um arquivo menor.',
  },
  fileEmpty: {
    es: '«{{name}}» está vacío. Elegir un archivo con contenido.',
    en: '“{{name}}” is empty. Choose a file with content.',
    fr: '« {{name}} » est vide. Choisir un fichier qui a un contenu.',
    pt: '“{{name}}” está vazio. Escolher um arquivo com conteúdo.',
  },
  uploading: {
    es: 'Subiendo {{name}}: {{percent}}',
    en: 'Uploading {{name}}: {{percent}}',
    fr: 'Envoi de {{name}} : {{percent}}',
    pt: 'Enviando {{name}}: {{percent}}',
  },
  cancelUpload: {
    es: 'Cancelar la subida',
    en: 'Cancel the upload',
    fr: 'Annuler l’envoi',
    pt: 'Cancelar o envio',
  },
} as const satisfies Record<string, Text>

declare module 'i18next' {
  interface ResourceNamespaceMap {
    uiFiles: Bundle<typeof fileTexts>
  }
}

addTexts('uiFiles', fileTexts)
