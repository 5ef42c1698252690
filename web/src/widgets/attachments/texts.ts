import { defineTexts } from '@puquio/domain'
import { firstWords } from '../../lib/texts/first-words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'

const attachmentTexts = defineTexts({
  moreActions: firstWords.moreActions,
  download: firstWords.download,
  view: { es: 'Ver {{name}}', en: 'View {{name}}', fr: 'Voir {{name}}', pt: 'Ver {{name}}' },
  remove: { es: 'Quitar', en: 'Remove', fr: 'Enlever', pt: 'Remover' },
  removeTitle: {
    es: 'Quitar «{{name}}»',
    en: 'Remove “{{name}}”',
    fr: 'Enlever « {{name}} »',
    pt: 'Remover “{{name}}”',
  },
  removed: {
    es: 'Se quitó «{{name}}»',
    en: '“{{name}}” was removed',
    fr: '« {{name}} » a été enlevé',
    pt: '“{{name}}” foi removido',
  },
  added: pageWords.added,
  notAdded: {
    es: 'No se agregó «{{name}}»: {{problem}}',
    en: '“{{name}}” was not added: {{problem}}',
    fr: '« {{name}} » n’a pas été ajouté : {{problem}}',
    pt: '“{{name}}” não foi adicionado: {{problem}}',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    attachments: Bundle<typeof attachmentTexts>
  }
}

addTexts('attachments', attachmentTexts)
