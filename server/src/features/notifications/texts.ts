import { defineTexts } from '@puquio/domain'

export const notificationTexts = defineTexts({
  subject: {
    es: '[{{priority}}] Notificación de {{origin}}: {{place}}',
    en: '[{{priority}}] Notification from {{origin}}: {{place}}',
    fr: '[{{priority}}] Notification de {{origin}} : {{place}}',
    pt: '[{{priority}}] Notificação de {{origin}}: {{place}}',
  },
  eventSubject: {
    es: '[{{priority}}] {{origin}}: {{place}}',
    en: '[{{priority}}] {{origin}}: {{place}}',
    fr: '[{{priority}}] {{origin}} : {{place}}',
    pt: '[{{priority}}] {{origin}}: {{place}}',
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
  attachments: {
    es: 'Adjuntos: {{names}}',
    en: 'Attachments: {{names}}',
    fr: 'Pièces jointes : {{names}}',
    pt: 'Anexos: {{names}}',
  },
  attachmentsLeftOut: {
    es: 'Los adjuntos ({{names}}) no caben en un correo. Se descargan en Puquio, con este enlace.',
    en: 'The attachments ({{names}}) are too large for an e-mail. Download them in Puquio by this link.',
    fr: 'Les pièces jointes ({{names}}) sont trop volumineuses pour un courriel. Téléchargez-les dans Puquio par ce lien.',
    pt: 'Os anexos ({{names}}) são grandes demais para um e-mail. Baixe-os no Puquio por este link.',
  },
  open: {
    es: 'Ver y responder',
    en: 'View and reply',
    fr: 'Voir et répondre',
    pt: 'Ver e responder',
  },
  digestSubject: {
    es: 'Resumen del día: {{count}} notificaciones sin leer',
    en: 'Daily summary: {{count}} unread notifications',
    fr: 'Résumé du jour : {{count}} notifications non lues',
    pt: 'Resumo do dia: {{count}} notificações não lidas',
  },
  digestSubjectOfMonitorings: {
    es: 'Resumen del día: monitoreos cercanos e incumplidos',
    en: 'Daily summary: near and unfulfilled monitorings',
    fr: 'Résumé du jour : suivis proches et non réalisés',
    pt: 'Resumo do dia: monitoramentos próximos e não cumpridos',
  },
  digestSubjectOfToday: {
    es: 'Resumen del día: lo pendiente de hoy',
    en: 'Daily summary: to do today',
    fr: 'Résumé du jour : à traiter aujourd’hui',
    pt: 'Resumo do dia: pendente hoje',
  },
  digestGreeting: {
    es: 'Hola, {{name}}: esto es lo pendiente de hoy, como en el inicio, y lo que llegó desde el último resumen y está sin leer.',
    en: 'Hello, {{name}}: this is what is to do today, as on the start page, and what arrived since the last summary and is not read yet.',
    fr: 'Bonjour, {{name}} : voici ce qui est à traiter aujourd’hui, comme à l’accueil, et ce qui est arrivé depuis le dernier résumé et n’est pas lu.',
    pt: 'Olá, {{name}}: isto é o que está pendente hoje, como no início, e o que chegou desde o último resumo e não foi lido.',
  },
  digestPlace: {
    es: '{{place}} ({{count}} sin leer)',
    en: '{{place}} ({{count}} unread)',
    fr: '{{place}} ({{count}} non lues)',
    pt: '{{place}} ({{count}} não lidas)',
  },
  'digest-alarms-active': {
    es: '• Alarmas activas: {{count}}',
    en: '• Active alarms: {{count}}',
    fr: '• Alarmes actives : {{count}}',
    pt: '• Alarmes ativos: {{count}}',
  },
  'digest-monitorings-near': {
    es: '• Monitoreos cercanos en «{{plan}}»: {{count}}',
    en: '• Near monitorings in “{{plan}}”: {{count}}',
    fr: '• Suivis proches dans « {{plan}} » : {{count}}',
    pt: '• Monitoramentos próximos em “{{plan}}”: {{count}}',
  },
  'digest-monitorings-unfulfilled': {
    es: '• Monitoreos incumplidos en «{{plan}}»: {{count}}',
    en: '• Unfulfilled monitorings in “{{plan}}”: {{count}}',
    fr: '• Suivis non réalisés dans « {{plan}} » : {{count}}',
    pt: '• Monitoramentos não cumpridos em “{{plan}}”: {{count}}',
  },
  'digest-reports-late': {
    es: '• Muestreos sin resultados del laboratorio a tiempo: {{count}}',
    en: '• Samplings without laboratory results in time: {{count}}',
    fr: '• Échantillonnages sans résultats du laboratoire à temps : {{count}}',
    pt: '• Amostragens sem resultados do laboratório no prazo: {{count}}',
  },
  digestOfSystem: {
    es: 'Todo el sistema',
    en: 'The whole system',
    fr: 'Tout le système',
    pt: 'Todo o sistema',
  },
  digestMore: {
    es: '… y {{count}} más',
    en: '… and {{count}} more',
    fr: '… et {{count}} de plus',
    pt: '… e mais {{count}}',
  },
  digestAbout: {
    es: 'La hora del resumen se cambia en las preferencias de notificación.',
    en: 'The time of the summary is changed in the notification preferences.',
    fr: 'L’heure du résumé se change dans les préférences de notification.',
    pt: 'A hora do resumo é alterada nas preferências de notificação.',
  },
  view: { es: 'Ver en Puquio', en: 'View in Puquio', fr: 'Voir dans Puquio', pt: 'Ver no Puquio' },
})
