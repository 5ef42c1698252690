import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'
import { pageWords } from '../../../lib/texts/page-words.ts'
import { words } from '../../../lib/texts/words.ts'

const settingTexts = defineTexts({
  settings: words.settings,
  title: {
    es: 'Configuración de notificaciones',
    en: 'Notification settings',
    fr: 'Configuration des notifications',
    pt: 'Configuração de notificações',
  },
  events: { es: 'Eventos', en: 'Events', fr: 'Événements', pt: 'Eventos' },
  eventsHelp: {
    es: 'Lo que el sistema notifica por sí mismo: a quién, con qué prioridad y por qué medios. Cada persona elige además sus medios.',
    en: 'What the system notifies about by itself: whom, with what priority and by which methods. Each person also chooses their own methods.',
    fr: 'Ce que le système notifie de lui-même : à qui, avec quelle priorité et par quels moyens. Chaque personne choisit aussi ses moyens.',
    pt: 'O que o sistema notifica por si mesmo: a quem, com que prioridade e por quais meios. Cada pessoa também escolhe seus meios.',
  },
  templates: { es: 'Plantillas', en: 'Templates', fr: 'Modèles', pt: 'Modelos' },
  templatesHelp: {
    es: 'Textos que se eligen al enviar una notificación. Cada quien la lee en su idioma.',
    en: 'Texts to choose from when a notification is sent. Everyone reads it in their own language.',
    fr: 'Textes à choisir lors de l’envoi d’une notification. Chacun la lit dans sa langue.',
    pt: 'Textos para escolher ao enviar uma notificação. Cada um a lê em seu idioma.',
  },
  isOn: pageWords.isOn,
  isOff: pageWords.isOff,
  notifies: {
    es: 'Notificar este evento',
    en: 'Notify of this event',
    fr: 'Notifier cet événement',
    pt: 'Notificar este evento',
  },
  audience: { es: 'A quién', en: 'To whom', fr: 'À qui', pt: 'A quem' },
  administrators: {
    es: 'Administradores del proyecto',
    en: 'Administrators of the project',
    fr: 'Administrateurs du projet',
    pt: 'Administradores do projeto',
  },
  writers: {
    es: 'Administradores y quienes registran datos',
    en: 'Administrators and people who enter data',
    fr: 'Administrateurs et ceux qui saisissent des données',
    pt: 'Administradores e quem registra dados',
  },
  everybody: {
    es: 'Todos los integrantes',
    en: 'All members',
    fr: 'Tous les membres',
    pt: 'Todos os integrantes',
  },
  edit: pageWords.edit,
  editOf: {
    es: 'Editar «{{name}}»',
    en: 'Edit “{{name}}”',
    fr: 'Modifier « {{name}} »',
    pt: 'Editar “{{name}}”',
  },
  reset: {
    es: 'Restablecer los valores iniciales',
    en: 'Reset to the defaults',
    fr: 'Rétablir les valeurs initiales',
    pt: 'Restaurar os valores iniciais',
  },
  wasReset: {
    es: '«{{name}}» volvió a sus valores iniciales.',
    en: '“{{name}}” is back at its defaults.',
    fr: '« {{name}} » est revenu à ses valeurs initiales.',
    pt: '“{{name}}” voltou aos valores iniciais.',
  },
  eventSaved: {
    es: 'Se guardó «{{name}}».',
    en: '“{{name}}” was saved.',
    fr: '« {{name}} » a été enregistré.',
    pt: '“{{name}}” foi salvo.',
  },
  ownTexts: {
    es: 'Usar textos propios',
    en: 'Use your own texts',
    fr: 'Utiliser des textes propres',
    pt: 'Usar textos próprios',
  },
  variables: pageWords.variables,
  fallsBack: {
    es: 'Si queda vacío, se usa el texto en español.',
    en: 'Where it is empty, the Spanish text is used.',
    fr: 'S’il reste vide, le texte espagnol est utilisé.',
    pt: 'Se ficar vazio, usa-se o texto em espanhol.',
  },
  preview: words.preview,
  addTemplate: {
    es: 'Agregar una plantilla',
    en: 'Add a template',
    fr: 'Ajouter un modèle',
    pt: 'Adicionar um modelo',
  },
  templateName: {
    es: 'Nombre de la plantilla',
    en: 'Name of the template',
    fr: 'Nom du modèle',
    pt: 'Nome do modelo',
  },
  templateSaved: {
    es: 'Se guardó la plantilla «{{name}}».',
    en: 'The template “{{name}}” was saved.',
    fr: 'Le modèle « {{name}} » a été enregistré.',
    pt: 'O modelo “{{name}}” foi salvo.',
  },
  remove: {
    es: 'Quitar la plantilla',
    en: 'Remove the template',
    fr: 'Retirer le modèle',
    pt: 'Remover o modelo',
  },
  removeTitle: {
    es: '¿Quitar la plantilla «{{name}}»?',
    en: 'Remove the template “{{name}}”?',
    fr: 'Retirer le modèle « {{name}} » ?',
    pt: 'Remover o modelo “{{name}}”?',
  },
  removeText: {
    es: 'Lo que ya se envió con ella no cambia.',
    en: 'What was sent with it does not change.',
    fr: 'Ce qui a été envoyé avec lui ne change pas.',
    pt: 'O que já foi enviado com ele não muda.',
  },
  removed: {
    es: 'Se quitó la plantilla «{{name}}».',
    en: 'The template “{{name}}” was removed.',
    fr: 'Le modèle « {{name}} » a été retiré.',
    pt: 'O modelo “{{name}}” foi removido.',
  },
  noTemplatesTitle: {
    es: 'No hay plantillas',
    en: 'There are no templates',
    fr: 'Aucun modèle',
    pt: 'Não há modelos',
  },
  noTemplates: {
    es: 'Agregar una para lo que se envía una y otra vez: simulacros, cierres de vía, charlas.',
    en: 'Add one for what is sent again and again: drills, road closures, talks.',
    fr: 'En ajouter un pour ce qui s’envoie souvent : exercices, routes coupées, causeries.',
    pt: 'Adicionar um para o que se envia sempre: simulados, vias fechadas, palestras.',
  },
  save: words.save,
  actionsOf: {
    es: 'Acciones de «{{name}}»',
    en: 'Actions of “{{name}}”',
    fr: 'Actions de « {{name}} »',
    pt: 'Ações de “{{name}}”',
  },
  ready: { es: 'Disponible', en: 'Available', fr: 'Disponible', pt: 'Disponível' },
  notSet: {
    es: 'No configurado',
    en: 'Not configured',
    fr: 'Non configuré',
    pt: 'Não configurado',
  },
  methodSystem: {
    es: 'Siempre disponible: cada notificación queda en la lista y aparece en las páginas abiertas.',
    en: 'Always available: each notification is listed and appears in open pages.',
    fr: 'Toujours disponible : chaque notification reste dans la liste et apparaît dans les pages ouvertes.',
    pt: 'Sempre disponível: cada notificação fica na lista e aparece nas páginas abertas.',
  },
  mailByEnvironment: {
    es: 'El servidor del sistema lo fija SMTP_URL en el servidor.',
    en: 'The system’s server is set by SMTP_URL on the server.',
    fr: 'Le serveur du système est fixé par SMTP_URL sur le serveur.',
    pt: 'O servidor do sistema é definido por SMTP_URL no servidor.',
  },
  mailCounts: {
    es: 'Servidores activos del sistema: {{system}}. Proyectos con servidor propio: {{projects}}. Correos en espera: {{waiting}}; fallidos: {{failed}}.',
    en: 'Active servers of the system: {{system}}. Projects with their own server: {{projects}}. E-mails waiting: {{waiting}}; failed: {{failed}}.',
    fr: 'Serveurs actifs du système : {{system}}. Projets avec leur propre serveur : {{projects}}. Courriels en attente : {{waiting}} ; échoués : {{failed}}.',
    pt: 'Servidores ativos do sistema: {{system}}. Projetos com servidor próprio: {{projects}}. E-mails em espera: {{waiting}}; com falha: {{failed}}.',
  },
  mailHow: {
    es: 'Sin servidor los correos esperan. Agregar uno en Configuración › Correo del sistema.',
    en: 'Without a server e-mails wait. Add one in Settings › System mail.',
    fr: 'Sans serveur les courriels attendent. En ajouter un dans Paramètres › Courriel du système.',
    pt: 'Sem servidor os e-mails esperam. Adicionar um em Configurações › E-mail do sistema.',
  },
  whatsappReady: {
    es: 'Conectado con la API de WhatsApp. Llega solo a teléfonos verificados.',
    en: 'Connected to the WhatsApp API. It reaches only verified phones.',
    fr: 'Connecté à l’API de WhatsApp. Il n’atteint que les téléphones vérifiés.',
    pt: 'Conectado à API do WhatsApp. Chega somente a telefones verificados.',
  },
  whatsappHow: words.whatsappHow,
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notificationSettings: Bundle<typeof settingTexts>
  }
}

addTexts('notificationSettings', settingTexts)
