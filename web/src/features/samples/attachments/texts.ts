import { defineTexts } from '@puquio/domain'

export const sampleFileTexts = defineTexts({
  files: {
    es: 'Informe y otros archivos',
    en: 'Report and other files',
    fr: 'Rapport et autres fichiers',
    pt: 'Relatório e outros arquivos',
  },
  noFiles: {
    es: 'Aún no hay archivos adjuntos.',
    en: 'No files are attached yet.',
    fr: 'Aucun fichier joint pour l’instant.',
    pt: 'Ainda não há arquivos anexos.',
  },
  addFiles: {
    es: 'Adjuntar archivos',
    en: 'Attach files',
    fr: 'Joindre des fichiers',
    pt: 'Anexar arquivos',
  },
  filesOfReport_one: {
    es: 'Adjuntar también a la otra muestra del informe {{report}} del mismo laboratorio',
    en: 'Attach to the other sample of report {{report}} of the same laboratory, too',
    fr: 'Joindre aussi à l’autre échantillon du rapport {{report}} du même laboratoire',
    pt: 'Anexar também à outra amostra do relatório {{report}} do mesmo laboratório',
  },
  filesOfReport_other: {
    es: 'Adjuntar también a las otras {{count}} muestras del informe {{report}} del mismo laboratorio',
    en: 'Attach to the other {{count}} samples of report {{report}} of the same laboratory, too',
    fr: 'Joindre aussi aux {{count}} autres échantillons du rapport {{report}} du même laboratoire',
    pt: 'Anexar também às outras {{count}} amostras do relatório {{report}} do mesmo laboratório',
  },
  removeFileText: {
    es: 'El archivo deja de mostrarse en esta muestra; se conserva, y la auditoría dice quién lo quitó.',
    en: 'The file is no longer shown at this sample; it is kept, and the audit trail says who removed it.',
    fr: 'Le fichier n’est plus affiché pour cet échantillon ; il est conservé, et l’audit indique qui l’a enlevé.',
    pt: 'O arquivo deixa de ser exibido nesta amostra; é conservado, e a auditoria diz quem o removeu.',
  },
})
