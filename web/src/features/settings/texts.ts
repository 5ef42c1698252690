import { auditTerms } from '@puquio/contract/terms/audit'
import { fieldTerms, roleTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'
import { firstWords } from '../../lib/texts/first-words.ts'
import { words } from '../../lib/texts/words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { accessTokenTexts } from './components/access-tokens/texts.ts'
import { systemTexts } from './components/system/texts.ts'
import { mailServerTexts } from './components/mail-servers/texts.ts'

const settingsTexts = defineTexts({
  ...systemTexts,
  contact: words.contact,
  system: words.system,
  save: words.save,
  cancel: firstWords.cancel,
  title: words.settings,
  own: words.preferences,
  project: words.project,
  administration: roleTerms.ADMIN,
  projects: words.projects,
  projectsHelp: {
    es: 'Nombre, logo, color y política de cada uno.',
    en: 'Name, logo, colour and policy of each.',
    fr: 'Nom, logo, couleur et politique de chacun.',
    pt: 'Nome, logo, cor e política de cada um.',
  },
  users: words.users,
  audit: auditTerms.trail,
  auditHelp: {
    es: 'Quién cambió qué, cuándo y desde dónde, y quién ingresó.',
    en: 'Who changed what, when and from where, and who signed in.',
    fr: 'Qui a modifié quoi, quand et d’où, et qui s’est connecté.',
    pt: 'Quem alterou o quê, quando e de onde, e quem entrou.',
  },
  usersHelp: {
    es: 'Todas las cuentas: crear, editar, activar, bloquear.',
    en: 'All accounts: create, edit, activate, block.',
    fr: 'Tous les comptes : créer, modifier, activer, bloquer.',
    pt: 'Todas as contas: criar, editar, ativar, bloquear.',
  },
  jobs: words.systemJobs,
  jobsHelp: {
    es: 'Lo que espera, está en marcha o falló.',
    en: 'What waits, is running or failed.',
    fr: 'Ce qui attend, est en cours ou a échoué.',
    pt: 'O que espera, está em andamento ou falhou.',
  },
  notifications: words.notifications,
  notificationsHelp: {
    es: 'Eventos, plantillas y medios de envío.',
    en: 'Events, templates and channels.',
    fr: 'Événements, modèles et canaux.',
    pt: 'Eventos, modelos e meios de envio.',
  },
  mails: words.outbox,

  // Preferences
  language: { es: 'Idioma', en: 'Language', fr: 'Langue', pt: 'Idioma' },
  languageHelp: {
    es: 'También el de los correos que se reciben.',
    en: 'Also that of the e-mails you receive.',
    fr: 'Aussi celle des courriels reçus.',
    pt: 'Também o dos e-mails recebidos.',
  },
  scheme: { es: 'Apariencia', en: 'Appearance', fr: 'Apparence', pt: 'Aparência' },
  light: { es: 'Clara', en: 'Light', fr: 'Claire', pt: 'Clara' },
  dark: { es: 'Oscura', en: 'Dark', fr: 'Sombre', pt: 'Escura' },
  auto: {
    es: 'La del dispositivo',
    en: 'As the device',
    fr: 'Celle de l’appareil',
    pt: 'A do dispositivo',
  },
  rows: words.rowsPerPage,
  rowsHelp: {
    es: 'En todas las listas, en este dispositivo.',
    en: 'In all lists, on this device.',
    fr: 'Dans toutes les listes, sur cet appareil.',
    pt: 'Em todas as listas, neste dispositivo.',
  },

  ...mailServerTexts,
  ...accessTokenTexts,

  // Outbox
  mailsHelp: {
    es: 'Los correos que esperan, los enviados y los que fallaron.',
    en: 'E-mails that wait, those sent and those that failed.',
    fr: 'Les courriels en attente, envoyés et en échec.',
    pt: 'Os e-mails que esperam, os enviados e os que falharam.',
  },
  noServer: {
    es: 'No hay un servidor de correo configurado: los mensajes esperan aquí. Para que salgan, agregar uno en «Correo del sistema».',
    en: 'No mail server is configured: messages wait here. To have them leave, add one under “System mail”.',
    fr: 'Aucun serveur de messagerie n’est configuré : les messages attendent ici. Pour qu’ils partent, en ajouter un sous « Courriel du système ».',
    pt: 'Não há servidor de e-mail configurado: as mensagens esperam aqui. Para que saiam, adicionar um em “E-mail do sistema”.',
  },
  to: { es: 'Para', en: 'To', fr: 'À', pt: 'Para' },
  subject: { es: 'Asunto', en: 'Subject', fr: 'Objet', pt: 'Assunto' },
  mailStatus: fieldTerms.status,
  allStatuses: words.anyStatus,
  waiting: words.waiting,
  sent: { es: 'Enviado', en: 'Sent', fr: 'Envoyé', pt: 'Enviado' },
  failed: { es: 'Fallido', en: 'Failed', fr: 'En échec', pt: 'Falhou' },
  attempts: words.attempts,
  createdAt: fieldTerms.created,
  sentAt: { es: 'Enviado el', en: 'Sent on', fr: 'Envoyé le', pt: 'Enviado em' },
  lastError: words.lastError,
  retryMail: {
    es: 'Enviar de nuevo ahora',
    en: 'Send again now',
    fr: 'Renvoyer maintenant',
    pt: 'Enviar novamente agora',
  },
  retried: {
    es: 'El correo para {{to}} se enviará de nuevo.',
    en: 'The e-mail to {{to}} will be sent again.',
    fr: 'Le courriel pour {{to}} sera renvoyé.',
    pt: 'O e-mail para {{to}} será enviado novamente.',
  },
  openMail: { es: 'Leer', en: 'Read', fr: 'Lire', pt: 'Ler' },
  noMailsTitle: {
    es: 'No hay correos',
    en: 'There are no e-mails',
    fr: 'Aucun courriel',
    pt: 'Não há e-mails',
  },
  noMails: {
    es: 'Aquí aparecen los mensajes de activación, de contraseña y de bloqueo que el sistema envía.',
    en: 'Activation, password and blocking messages that the system sends appear here.',
    fr: 'Les messages d’activation, de mot de passe et de blocage envoyés par le système apparaissent ici.',
    pt: 'Aqui aparecem as mensagens de ativação, de senha e de bloqueio que o sistema envia.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    settings: Bundle<typeof settingsTexts>
  }
}

addTexts('settings', settingsTexts)
