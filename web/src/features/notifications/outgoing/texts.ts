import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'
import { pageWords } from '../../../lib/texts/page-words.ts'
import { words } from '../../../lib/texts/words.ts'

const outgoingTexts = defineTexts({
  title: pageWords.outbox,
  help: {
    es: 'Todo lo que sale del sistema, con su resultado: notificaciones, y correos de activación o de contraseña. El resultado de una prueba de SMTP se muestra al enviarla y queda en la auditoría. Elegir una fila para leer el mensaje.',
    en: 'Everything that leaves the system, with its outcome: notifications, and activation and password e-mails. The outcome of an SMTP test is shown when it is sent, and stays in the audit trail. Choose a row to read the message.',
    fr: 'Tout ce qui sort du système, avec son résultat : notifications et courriels d’activation ou de mot de passe. Le résultat d’un test SMTP est affiché à l’envoi et reste dans le journal d’audit. Choisir une ligne pour lire le message.',
    pt: 'Tudo o que sai do sistema, com seu resultado: notificações e e-mails de ativação ou de senha. O resultado de um teste de SMTP aparece ao enviá-lo e fica na auditoria. Escolher uma linha para ler a mensagem.',
  },
  kind: { es: 'Origen', en: 'Origin', fr: 'Origine', pt: 'Origem' },
  anyKind: {
    es: 'Todos los orígenes',
    en: 'All origins',
    fr: 'Toutes les origines',
    pt: 'Todas as origens',
  },
  'kind.notification': {
    es: 'Notificaciones',
    en: 'Notifications',
    fr: 'Notifications',
    pt: 'Notificações',
  },
  'kind.mail': {
    es: 'Cuentas y pruebas',
    en: 'Accounts and tests',
    fr: 'Comptes et tests',
    pt: 'Contas e testes',
  },
  open: { es: 'Leer', en: 'Read', fr: 'Lire', pt: 'Ler' },
  messageTo: {
    es: 'Mensaje para {{recipient}}',
    en: 'Message to {{recipient}}',
    fr: 'Message pour {{recipient}}',
    pt: 'Mensagem para {{recipient}}',
  },
  noServer: {
    es: 'No hay un servidor de correo del sistema: los correos esperan aquí y sus enlaces se pueden abrir desde aquí.',
    en: 'The system has no mail server: e-mails wait here, and their links can be opened from here.',
    fr: 'Le système n’a pas de serveur de messagerie : les courriels attendent ici, et leurs liens peuvent être ouverts d’ici.',
    pt: 'O sistema não tem servidor de e-mail: os e-mails esperam aqui, e seus links podem ser abertos daqui.',
  },
  addServer: {
    es: 'Configurar el correo del sistema',
    en: 'Set up the system’s e-mail',
    fr: 'Configurer le courriel du système',
    pt: 'Configurar o e-mail do sistema',
  },
  state: pageWords.outcome,
  anyState: {
    es: 'Todos los resultados',
    en: 'All outcomes',
    fr: 'Tous les résultats',
    pt: 'Todos os resultados',
  },
  method: pageWords.method,
  anyMethod: {
    es: 'Todos los medios',
    en: 'All methods',
    fr: 'Tous les moyens',
    pt: 'Todos os meios',
  },
  project: words.project,
  anyProject: {
    es: 'Todos los proyectos',
    en: 'All projects',
    fr: 'Tous les projets',
    pt: 'Todos os projetos',
  },
  system: words.system,
  recipient: { es: 'Destinatario', en: 'Recipient', fr: 'Destinataire', pt: 'Destinatário' },
  text: pageWords.message,
  reason: pageWords.reason,
  reply: {
    es: 'Respuesta recibida',
    en: 'Reply received',
    fr: 'Réponse reçue',
    pt: 'Resposta recebida',
  },
  attempts: pageWords.attempts,
  createdAt: pageWords.createdAt,
  changedAt: {
    es: 'Último cambio',
    en: 'Last change',
    fr: 'Dernier changement',
    pt: 'Última mudança',
  },
  retry: { es: 'Enviar ahora', en: 'Send now', fr: 'Envoyer maintenant', pt: 'Enviar agora' },
  retried: {
    es: 'Se volverá a enviar en unos segundos.',
    en: 'It will be sent again within seconds.',
    fr: 'L’envoi reprendra dans quelques secondes.',
    pt: 'Será enviado de novo em alguns segundos.',
  },
  retryFailed: {
    es: 'Reenviar los fallidos ({{count}})',
    en: 'Send the failed ones again ({{count}})',
    fr: 'Renvoyer les échecs ({{count}})',
    pt: 'Reenviar os que falharam ({{count}})',
  },
  retryTitle_one: {
    es: '¿Reenviar el envío que falló?',
    en: 'Send the failed delivery again?',
    fr: 'Renvoyer l’envoi échoué ?',
    pt: 'Reenviar o envio que falhou?',
  },
  retryTitle_many: {
    es: '¿Reenviar los {{count}} de envíos que fallaron?',
    en: 'Send the {{count}} failed deliveries again?',
    fr: 'Renvoyer les {{count}} d’envois échoués ?',
    pt: 'Reenviar os {{count}} de envios que falharam?',
  },
  retryTitle_other: {
    es: '¿Reenviar los {{count}} envíos que fallaron?',
    en: 'Send the {{count}} failed deliveries again?',
    fr: 'Renvoyer les {{count}} envois échoués ?',
    pt: 'Reenviar os {{count}} envios que falharam?',
  },
  retryText: {
    es: 'Los que quizá llegaron, sin que el servidor lo confirmara, podrían llegar otra vez.',
    en: 'Those that may have arrived without a server confirming it may arrive twice.',
    fr: 'Ceux qui sont peut-être arrivés, sans confirmation du serveur, pourraient arriver de nouveau.',
    pt: 'Os que talvez tenham chegado, sem confirmação do servidor, podem chegar de novo.',
  },
  noneTitle: {
    es: 'No hay envíos',
    en: 'Nothing was sent',
    fr: 'Aucun envoi',
    pt: 'Não há envios',
  },
  none: {
    es: 'Aquí aparece todo lo que sale del sistema: notificaciones y correos.',
    en: 'Everything that leaves the system appears here: notifications and e-mails.',
    fr: 'Tout ce qui sort du système apparaît ici : notifications et courriels.',
    pt: 'Tudo o que sai do sistema aparece aqui: notificações e e-mails.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    outgoing: Bundle<typeof outgoingTexts>
  }
}

addTexts('outgoing', outgoingTexts)
