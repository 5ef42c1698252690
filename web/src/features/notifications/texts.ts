import { fieldTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { words } from '../../lib/texts/words.ts'
import { outcomeTexts } from './outgoing/outcome-texts.ts'

const notificationTexts = defineTexts({
  ...outcomeTexts,
  title: words.notifications,
  box: { es: 'Bandeja', en: 'Box', fr: 'Boîte', pt: 'Caixa' },
  received: { es: 'Recibidas', en: 'Received', fr: 'Reçues', pt: 'Recebidas' },
  sent: { es: 'Enviadas', en: 'Sent', fr: 'Envoyées', pt: 'Enviadas' },
  unreadOnly: { es: 'Sin leer', en: 'Unread', fr: 'Non lues', pt: 'Não lidas' },
  unreadMark: { es: 'Sin leer:', en: 'Unread:', fr: 'Non lue :', pt: 'Não lida:' },
  priority: words.priority,
  anyPriority: {
    es: 'Toda prioridad',
    en: 'Any priority',
    fr: 'Toute priorité',
    pt: 'Toda prioridade',
  },
  module: { es: 'Módulo', en: 'Module', fr: 'Module', pt: 'Módulo' },
  anyModule: {
    es: 'Todos los módulos',
    en: 'All modules',
    fr: 'Tous les modules',
    pt: 'Todos os módulos',
  },
  message: words.message,
  sender: { es: 'Origen', en: 'From', fr: 'Origine', pt: 'Origem' },
  createdAt: fieldTerms.created,
  system: words.system,
  see: {
    es: 'Ver de qué se trata',
    en: 'See what it is about',
    fr: 'Voir de quoi il s’agit',
    pt: 'Ver do que se trata',
  },
  replies: { es: 'Respuestas', en: 'Replies', fr: 'Réponses', pt: 'Respostas' },
  previousPage: { es: 'Anteriores', en: 'Previous', fr: 'Précédents', pt: 'Anteriores' },
  nextPage: { es: 'Siguientes', en: 'Next', fr: 'Suivants', pt: 'Seguintes' },
  shownOf: words.rowsShown,
  new: {
    es: 'Nueva notificación',
    en: 'New notification',
    fr: 'Nouvelle notification',
    pt: 'Nova notificação',
  },
  preferences: words.preferences,
  markAll: {
    es: 'Marcar todas como leídas',
    en: 'Mark all as read',
    fr: 'Tout marquer comme lu',
    pt: 'Marcar todas como lidas',
  },
  markRead: {
    es: 'Marcar como leída',
    en: 'Mark as read',
    fr: 'Marquer comme lue',
    pt: 'Marcar como lida',
  },
  markUnread: {
    es: 'Marcar como no leída',
    en: 'Mark as unread',
    fr: 'Marquer comme non lue',
    pt: 'Marcar como não lida',
  },
  forAll: {
    es: 'Para todos los usuarios del sistema',
    en: 'To all users of the system',
    fr: 'À tous les utilisateurs du système',
    pt: 'Para todos os usuários do sistema',
  },
  recipients: { es: 'Destinatarios', en: 'Recipients', fr: 'Destinataires', pt: 'Destinatários' },
  allMembers: {
    es: 'Todos los integrantes del proyecto',
    en: 'All members of the project',
    fr: 'Tous les membres du projet',
    pt: 'Todos os integrantes do projeto',
  },
  readBy: {
    es: '{{read}} de {{total}} la leyeron',
    en: '{{read}} of {{total}} have read it',
    fr: '{{read}} sur {{total}} l’ont lue',
    pt: '{{read}} de {{total}} leram',
  },
  notRead: { es: 'sin leer', en: 'not read', fr: 'non lue', pt: 'não lida' },
  reply: { es: 'Respuesta', en: 'Reply', fr: 'Réponse', pt: 'Resposta' },
  replyHelp: {
    es: 'La lee solo quien envió la notificación.',
    en: 'Only the sender of the notification reads it.',
    fr: 'Seul l’expéditeur de la notification la lit.',
    pt: 'Somente quem enviou a notificação a lê.',
  },
  sendReply: { es: 'Responder', en: 'Reply', fr: 'Répondre', pt: 'Responder' },
  replied: {
    es: 'La respuesta se envió.',
    en: 'The reply was sent.',
    fr: 'La réponse a été envoyée.',
    pt: 'A resposta foi enviada.',
  },
  methods: {
    es: 'Medios de envío',
    en: 'Sending methods',
    fr: 'Moyens d’envoi',
    pt: 'Meios de envio',
  },
  'method.1': words.system,
  'method.2': words.email,
  'method.3': { es: 'WhatsApp', en: 'WhatsApp', fr: 'WhatsApp', pt: 'WhatsApp' },
  whatsappHelp: {
    es: 'No está configurado: el administrador del sistema lo configura con las variables WHATSAPP_*.',
    en: 'Not configured: the system administrator sets it up by the variables WHATSAPP_*.',
    fr: 'Non configuré : l’administrateur du système le configure par les variables WHATSAPP_*.',
    pt: 'Não está configurado: o administrador do sistema o configura com as variáveis WHATSAPP_*.',
  },
  whatsappReach: {
    es: 'Llega solo a quienes verificaron su teléfono.',
    en: 'Reaches only those who verified their phone.',
    fr: 'N’atteint que ceux qui ont vérifié leur téléphone.',
    pt: 'Chega somente a quem verificou o telefone.',
  },
  from: words.fromDay,
  to: words.toDay,
  inProject: {
    es: 'Integrantes de este proyecto',
    en: 'Members of this project',
    fr: 'Membres de ce projet',
    pt: 'Integrantes deste projeto',
  },
  inProjects: {
    es: 'Todos los integrantes de varios proyectos',
    en: 'All members of several projects',
    fr: 'Tous les membres de plusieurs projets',
    pt: 'Todos os integrantes de vários projetos',
  },
  projects: words.projects,
  noProject: {
    es: 'Elegir al menos un proyecto.',
    en: 'Choose at least one project.',
    fr: 'Choisir au moins un projet.',
    pt: 'Escolher pelo menos um projeto.',
  },
  template: { es: 'Plantilla', en: 'Template', fr: 'Modèle', pt: 'Modelo' },
  noTemplate: {
    es: 'Ninguna: escribir el mensaje',
    en: 'None: type the message',
    fr: 'Aucun : saisir le message',
    pt: 'Nenhum: escrever a mensagem',
  },
  templateHelp: {
    es: 'Así lo lee usted; cada quien lo lee en su idioma.',
    en: 'This is how you read it; everybody reads it in the own language.',
    fr: 'Vous le lisez ainsi ; chacun le lit dans sa langue.',
    pt: 'Assim você o lê; cada um o lê em seu idioma.',
  },
  scope: { es: 'Alcance', en: 'Scope', fr: 'Portée', pt: 'Alcance' },
  send: { es: 'Enviar', en: 'Send', fr: 'Envoyer', pt: 'Enviar' },
  sentToast: {
    es: 'La notificación se envió a {{count}} personas.',
    en: 'The notification was sent to {{count}} people.',
    fr: 'La notification a été envoyée à {{count}} personnes.',
    pt: 'A notificação foi enviada a {{count}} pessoas.',
  },
  noneTitle: {
    es: 'No hay notificaciones',
    en: 'There are no notifications',
    fr: 'Aucune notification',
    pt: 'Não há notificações',
  },
  none: {
    es: 'Aquí llegan los mensajes de los administradores del proyecto y del sistema.',
    en: 'Messages of the administrators of the project and of the system arrive here.',
    fr: 'Les messages des administrateurs du projet et du système arrivent ici.',
    pt: 'Aqui chegam as mensagens dos administradores do projeto e do sistema.',
  },
  noneFound: {
    es: 'Ninguna notificación coincide con los filtros.',
    en: 'No notification matches the filters.',
    fr: 'Aucune notification ne correspond aux filtres.',
    pt: 'Nenhuma notificação corresponde aos filtros.',
  },
  clearFilters: words.clearFilters,
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notifications: Bundle<typeof notificationTexts>
  }
}

addTexts('notifications', notificationTexts)
