import { defineTexts } from '@puquio/domain'

export const evidenceTexts = defineTexts({
  addEvidence: {
    es: 'Agregar evidencia',
    en: 'Add evidence',
    fr: 'Ajouter une preuve',
    pt: 'Adicionar evidência',
  },
  evidenceKind: { es: 'Qué es', en: 'What it is', fr: 'Nature', pt: 'O que é' },
  kindOfFile: {
    es: 'Según el archivo',
    en: 'By the file',
    fr: 'Selon le fichier',
    pt: 'Conforme o arquivo',
  },
  askKind: {
    es: '¿Qué es «{{names}}»?',
    en: 'What is “{{names}}”?',
    fr: 'Qu’est-ce que « {{names}} » ?',
    pt: 'O que é “{{names}}”?',
  },
  takePhoto: {
    es: 'Tomar una foto',
    en: 'Take a photo',
    fr: 'Prendre une photo',
    pt: 'Tirar uma foto',
  },
  noEvidence: {
    es: 'Aún no hay evidencia',
    en: 'There is no evidence yet',
    fr: 'Aucune preuve pour l’instant',
    pt: 'Ainda não há evidência',
  },
  removeText: {
    es: 'El archivo deja de mostrarse; se conserva, y el historial dice quién lo quitó.',
    en: 'The file is no longer shown; it is kept, and the history says who removed it.',
    fr: 'Le fichier n’est plus affiché ; il est conservé, et l’historique indique qui l’a enlevé.',
    pt: 'O arquivo deixa de ser exibido; é conservado, e o histórico diz quem o removeu.',
  },
})
