import type { Text } from '@puquio/domain'

/** Every kind of job, by the name that it has in the table, and what it does. */
export const jobTerms = {
  'send-mail': {
    es: 'Enviar un correo',
    en: 'Send an e-mail',
    fr: 'Envoyer un courriel',
    pt: 'Enviar um e-mail',
  },
  'recalculate-readings': {
    es: 'Recalcular lecturas',
    en: 'Calculate readings anew',
    fr: 'Recalculer des mesures',
    pt: 'Recalcular leituras',
  },
  'send-satellite-commands': {
    es: 'Enviar órdenes por satélite',
    en: 'Send commands by satellite',
    fr: 'Envoyer des ordres par satellite',
    pt: 'Enviar ordens por satélite',
  },
  'watch-gateways': {
    es: 'Vigilar los gateways LoRaWAN',
    en: 'Watch LoRaWAN gateways',
    fr: 'Surveiller les passerelles LoRaWAN',
    pt: 'Vigiar os gateways LoRaWAN',
  },
  'rerun-messages': {
    es: 'Decodificar mensajes de nuevo',
    en: 'Decode messages again',
    fr: 'Décoder à nouveau des messages',
    pt: 'Decodificar mensagens de novo',
  },
  'send-bulk-mail': {
    es: 'Enviar el correo de una notificación',
    en: 'Send a notification by e-mail',
    fr: 'Envoyer une notification par courriel',
    pt: 'Enviar uma notificação por e-mail',
  },
  'send-whatsapp': {
    es: 'Enviar una notificación por WhatsApp',
    en: 'Send a notification by WhatsApp',
    fr: 'Envoyer une notification par WhatsApp',
    pt: 'Enviar uma notificação pelo WhatsApp',
  },
  'export-results': {
    es: 'Exportar resultados',
    en: 'Export results',
    fr: 'Exporter des résultats',
    pt: 'Exportar resultados',
  },
  'load-demonstration-readings': {
    es: 'Cargar las lecturas de la demostración',
    en: 'Load the readings of the demonstration',
    fr: 'Charger les mesures de la démonstration',
    pt: 'Carregar as leituras da demonstração',
  },
  'tell-exceedances': {
    es: 'Avisar de resultados que exceden su límite',
    en: 'Tell of results above their limit',
    fr: 'Signaler les résultats qui dépassent leur limite',
    pt: 'Avisar de resultados que excedem seu limite',
  },
  'calculate-results': {
    es: 'Calcular resultados por sus fórmulas',
    en: 'Calculate results by their formulas',
    fr: 'Calculer des résultats par leurs formules',
    pt: 'Calcular resultados por suas fórmulas',
  },
  notify: {
    es: 'Notificar un evento',
    en: 'Notify of an event',
    fr: 'Notifier un événement',
    pt: 'Notificar um evento',
  },
  'send-digests': {
    es: 'Enviar los resúmenes diarios',
    en: 'Send the daily summaries',
    fr: 'Envoyer les résumés quotidiens',
    pt: 'Enviar os resumos diários',
  },
  'remind-monitorings': {
    es: 'Recordar monitoreos cercanos e incumplidos',
    en: 'Remind of near and unfulfilled monitorings',
    fr: 'Rappeler les suivis proches et non réalisés',
    pt: 'Lembrar monitoramentos próximos e não cumpridos',
  },
  'remind-reports': {
    es: 'Avisar de informes de laboratorio atrasados',
    en: 'Remind of late laboratory reports',
    fr: 'Rappeler les rapports de laboratoire en retard',
    pt: 'Lembrar relatórios de laboratório atrasados',
  },
  'match-profiles': {
    es: 'Reconocer los parámetros de los perfiles',
    en: 'Recognise the parameters of profiles',
    fr: 'Reconnaître les paramètres des profils',
    pt: 'Reconhecer os parâmetros dos perfis',
  },
  'end-guests': {
    es: 'Terminar el acceso de invitados',
    en: 'End guests’ access',
    fr: 'Mettre fin à l’accès des invités',
    pt: 'Encerrar o acesso de convidados',
  },
  'seal-audit': {
    es: 'Sellar el registro de auditoría',
    en: 'Seal the audit trail',
    fr: 'Sceller le journal d’audit',
    pt: 'Selar o registro de auditoria',
  },
  'tell-alarms': {
    es: 'Avisar de alarmas de dispositivos',
    en: 'Tell of alarms of devices',
    fr: 'Avertir des alarmes d’appareils',
    pt: 'Avisar de alarmes de dispositivos',
  },
  'mail-device-reports': {
    es: 'Escribir los correos de dispositivos',
    en: 'Write the mails of devices',
    fr: 'Écrire les courriels d’appareils',
    pt: 'Escrever os e-mails de dispositivos',
  },
  'make-reports': {
    es: 'Preparar los reportes de dispositivos a otros sistemas',
    en: 'Make the reports of devices to other systems',
    fr: 'Préparer les rapports d’appareils à d’autres systèmes',
    pt: 'Preparar os relatórios de dispositivos a outros sistemas',
  },
  'deliver-report': {
    es: 'Entregar un reporte de un dispositivo a otro sistema',
    en: 'Deliver a report of a device to another system',
    fr: 'Livrer un rapport d’appareil à un autre système',
    pt: 'Entregar um relatório de um dispositivo a outro sistema',
  },
  'expire-commands': {
    es: 'Dar por vencidas las órdenes a dispositivos',
    en: 'End commands to devices whose time is over',
    fr: 'Mettre fin aux ordres expirés',
    pt: 'Encerrar as ordens vencidas a dispositivos',
  },
  'compact-readings': {
    es: 'Compactar las lecturas de los meses cerrados',
    en: 'Pack the readings of closed months',
    fr: 'Compacter les mesures des mois clos',
    pt: 'Compactar as leituras dos meses encerrados',
  },
  'prepare-telemetry': {
    es: 'Preparar las tablas de lecturas de los meses siguientes',
    en: 'Prepare the tables of readings for the next months',
    fr: 'Préparer les tables de mesures des mois suivants',
    pt: 'Preparar as tabelas de leituras dos próximos meses',
  },
  sweep: {
    es: 'Limpieza nocturna',
    en: 'Nightly clean-up',
    fr: 'Nettoyage de la nuit',
    pt: 'Limpeza noturna',
  },
} as const satisfies Record<string, Text>
export type JobName = keyof typeof jobTerms
