import { defineTexts } from '@puquio/domain'
import { words } from '../../../lib/texts/words.ts'
import { firstWords } from '../../../lib/texts/first-words.ts'

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
  remove: { es: 'Quitar', en: 'Remove', fr: 'Enlever', pt: 'Remover' },
  removeTitle: {
    es: 'Quitar «{{name}}»',
    en: 'Remove “{{name}}”',
    fr: 'Enlever « {{name}} »',
    pt: 'Remover “{{name}}”',
  },
  removeText: {
    es: 'El archivo deja de mostrarse; se conserva, y el historial dice quién lo quitó.',
    en: 'The file is no longer shown; it is kept, and the history says who removed it.',
    fr: 'Le fichier n’est plus affiché ; il est conservé, et l’historique indique qui l’a enlevé.',
    pt: 'O arquivo deixa de ser exibido; é conservado, e o histórico diz quem o removeu.',
  },
  removed: {
    es: 'Se quitó «{{name}}»',
    en: '“{{name}}” was removed',
    fr: '« {{name}} » a été enlevé',
    pt: '“{{name}}” foi removido',
  },
  added: words.added,
  notAdded: {
    es: 'No se agregó «{{name}}»: {{problem}}',
    en: '“{{name}}” was not added: {{problem}}',
    fr: '« {{name}} » n’a pas été ajouté : {{problem}}',
    pt: '“{{name}}” não foi adicionado: {{problem}}',
  },
  download: firstWords.download,
  view: { es: 'Ver {{name}}', en: 'View {{name}}', fr: 'Voir {{name}}', pt: 'Ver {{name}}' },
})
