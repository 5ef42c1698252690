import { planColumnTerms, type Text } from '@puquio/domain'
import { fieldTerms } from './fields.ts'

/** The tables whose changes the audit trail keeps, as it names what a row of them is. */
export const auditTableTerms = {
  account_link: {
    es: 'Enlace enviado por correo',
    en: 'Mailed link',
    fr: 'Lien envoyé par courriel',
    pt: 'Link enviado por e-mail',
  },
  app_user: { es: 'Usuario', en: 'User', fr: 'Utilisateur', pt: 'Usuário' },
  environmental_component: fieldTerms.component,
  environmental_subcomponent: planColumnTerms.subcomponent,
  favourite: {
    es: 'Página favorita',
    en: 'Favourite page',
    fr: 'Page favorite',
    pt: 'Página favorita',
  },
  frequency: planColumnTerms.frequency,
  job: {
    es: 'Trabajo del sistema',
    en: 'System job',
    fr: 'Tâche du système',
    pt: 'Tarefa do sistema',
  },
  mail: { es: 'Correo enviado', en: 'E-mail sent', fr: 'Courriel envoyé', pt: 'E-mail enviado' },
  mail_server: {
    es: 'Servidor de correo',
    en: 'Mail server',
    fr: 'Serveur de messagerie',
    pt: 'Servidor de e-mail',
  },
  menu_hidden: {
    es: 'Entrada de menú oculta',
    en: 'Hidden menu entry',
    fr: 'Entrée de menu masquée',
    pt: 'Item de menu oculto',
  },
  menu_item: { es: 'Entrada de menú', en: 'Menu entry', fr: 'Entrée de menu', pt: 'Item de menu' },
  mining_component: planColumnTerms.miningComponent,
  monitoring: { es: 'Monitoreo', en: 'Monitoring', fr: 'Suivi', pt: 'Monitoramento' },
  monitoring_evidence: { es: 'Evidencia', en: 'Evidence', fr: 'Preuve', pt: 'Evidência' },
  notification: { es: 'Notificación', en: 'Notification', fr: 'Notification', pt: 'Notificação' },
  notification_reply: {
    es: 'Respuesta a una notificación',
    en: 'Reply to a notification',
    fr: 'Réponse à une notification',
    pt: 'Resposta a uma notificação',
  },
  parameter_profile: planColumnTerms.profile,
  plan: fieldTerms.plan,
  plan_import: {
    es: 'Importación de plan',
    en: 'Import of a plan',
    fr: 'Import de plan',
    pt: 'Importação de plano',
  },
  policy: {
    es: 'Política de datos',
    en: 'Data policy',
    fr: 'Politique de données',
    pt: 'Política de dados',
  },
  policy_acceptance: {
    es: 'Aceptación de la política',
    en: 'Acceptance of the policy',
    fr: 'Acceptation de la politique',
    pt: 'Aceitação da política',
  },
  project: { es: 'Proyecto', en: 'Project', fr: 'Projet', pt: 'Projeto' },
  project_member: { es: 'Integrante', en: 'Member', fr: 'Membre', pt: 'Integrante' },
  source_type: planColumnTerms.sourceType,
  station: fieldTerms.station,
  stored_file: { es: 'Archivo', en: 'File', fr: 'Fichier', pt: 'Arquivo' },
  system_setting: {
    es: 'Ajuste del sistema',
    en: 'System setting',
    fr: 'Réglage du système',
    pt: 'Ajuste do sistema',
  },
} as const satisfies Record<string, Text>
