import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'

const attachmentTexts = defineTexts({
  title: { es: 'Adjuntos', en: 'Attachments', fr: 'Pièces jointes', pt: 'Anexos' },
  add: {
    es: 'Agregar adjuntos',
    en: 'Add attachments',
    fr: 'Ajouter des pièces jointes',
    pt: 'Adicionar anexos',
  },
  help: {
    es: 'Hasta {{max}} archivos. Los ven solo quienes reciben la notificación.',
    en: 'Up to {{max}} files. Only those who receive the notification see them.',
    fr: 'Jusqu’à {{max}} fichiers. Seuls ceux qui reçoivent la notification les voient.',
    pt: 'Até {{max}} arquivos. Só quem recebe a notificação os vê.',
  },
  remove: {
    es: 'Quitar «{{name}}»',
    en: 'Remove “{{name}}”',
    fr: 'Retirer « {{name}} »',
    pt: 'Remover “{{name}}”',
  },
  notAdded: {
    es: 'No se adjuntó «{{name}}»: {{problem}}',
    en: '“{{name}}” was not attached: {{problem}}',
    fr: '« {{name}} » n’a pas été joint : {{problem}}',
    pt: '“{{name}}” não foi anexado: {{problem}}',
  },
  tooMany: {
    es: 'No se adjuntó «{{name}}»: una notificación lleva hasta {{max}} archivos.',
    en: '“{{name}}” was not attached: a notification carries up to {{max}} files.',
    fr: '« {{name}} » n’a pas été joint : une notification porte jusqu’à {{max}} fichiers.',
    pt: '“{{name}}” não foi anexado: uma notificação leva até {{max}} arquivos.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notificationAttachments: Bundle<typeof attachmentTexts>
  }
}
addTexts('notificationAttachments', attachmentTexts)
