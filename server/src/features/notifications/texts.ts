import { defineTexts } from '@puquio/domain'

export const notificationTexts = defineTexts({
  subject: {
    es: '[{{priority}}] Notificación de {{sender}}: {{place}}',
    en: '[{{priority}}] Notification from {{sender}}: {{place}}',
    fr: '[{{priority}}] Notification de {{sender}} : {{place}}',
    pt: '[{{priority}}] Notificação de {{sender}}: {{place}}',
  },
  about: {
    es: 'Prioridad {{priority}} · {{module}}',
    en: 'Priority {{priority}} · {{module}}',
    fr: 'Priorité {{priority}} · {{module}}',
    pt: 'Prioridade {{priority}} · {{module}}',
  },
  everybody: {
    es: 'para todos los usuarios',
    en: 'to all users',
    fr: 'à tous les utilisateurs',
    pt: 'para todos os usuários',
  },
  open: {
    es: 'Ver y responder',
    en: 'View and reply',
    fr: 'Voir et répondre',
    pt: 'Ver e responder',
  },
})
