import type { Text } from '@puquio/domain'

/** What changes devices and what they may do, as the audit trail names it. */
export const modiActionTerms = {
  'devices.create': {
    es: 'Agregar un dispositivo',
    en: 'Add a device',
    fr: 'Ajouter un appareil',
    pt: 'Adicionar um dispositivo',
  },
  'devices.edit': {
    es: 'Editar un dispositivo',
    en: 'Edit a device',
    fr: 'Modifier un appareil',
    pt: 'Editar um dispositivo',
  },
  'devices.retire': {
    es: 'Retirar un dispositivo',
    en: 'Retire a device',
    fr: 'Retirer un appareil',
    pt: 'Retirar um dispositivo',
  },
  'devices.restore': {
    es: 'Reponer un dispositivo',
    en: 'Restore a device',
    fr: 'Rétablir un appareil',
    pt: 'Restaurar um dispositivo',
  },
  'devices.createToken': {
    es: 'Crear un token de un dispositivo',
    en: 'Make a token of a device',
    fr: 'Créer un jeton d’un appareil',
    pt: 'Criar um token de um dispositivo',
  },
  'annotations.create': {
    es: 'Anotar en un gráfico',
    en: 'Annotate a graph',
    fr: 'Annoter un graphique',
    pt: 'Anotar em um gráfico',
  },
  'annotations.edit': {
    es: 'Editar una anotación',
    en: 'Edit an annotation',
    fr: 'Modifier une annotation',
    pt: 'Editar uma anotação',
  },
  'annotations.remove': {
    es: 'Quitar una anotación',
    en: 'Remove an annotation',
    fr: 'Retirer une annotation',
    pt: 'Remover uma anotação',
  },
  'alarms.acknowledge': {
    es: 'Reconocer una alarma',
    en: 'Acknowledge an alarm',
    fr: 'Acquitter une alarme',
    pt: 'Reconhecer um alarme',
  },
  'alarms.comment': {
    es: 'Comentar una alarma',
    en: 'Comment on an alarm',
    fr: 'Commenter une alarme',
    pt: 'Comentar um alarme',
  },
  'alarms.assign': {
    es: 'Asignar una alarma',
    en: 'Assign an alarm',
    fr: 'Affecter une alarme',
    pt: 'Atribuir um alarme',
  },
  'alarms.shelve': {
    es: 'Posponer una alarma',
    en: 'Put an alarm aside',
    fr: 'Mettre une alarme de côté',
    pt: 'Adiar um alarme',
  },
  'alarmRules.create': {
    es: 'Agregar una regla de alarma',
    en: 'Add a rule of alarms',
    fr: 'Ajouter une règle d’alarme',
    pt: 'Adicionar uma regra de alarme',
  },
  'alarmRules.edit': {
    es: 'Editar una regla de alarma',
    en: 'Edit a rule of alarms',
    fr: 'Modifier une règle d’alarme',
    pt: 'Editar uma regra de alarme',
  },
  'alarmRules.remove': {
    es: 'Retirar una regla de alarma',
    en: 'Retire a rule of alarms',
    fr: 'Retirer une règle d’alarme',
    pt: 'Retirar uma regra de alarme',
  },
  'devices.revokeToken': {
    es: 'Revocar un token de un dispositivo',
    en: 'Revoke a token of a device',
    fr: 'Révoquer un jeton d’un appareil',
    pt: 'Revogar um token de um dispositivo',
  },
  'deviceMessages.telemetry': {
    es: 'Recibir un mensaje de un dispositivo',
    en: 'Receive a message of a device',
    fr: 'Recevoir un message d’un appareil',
    pt: 'Receber uma mensagem de um dispositivo',
  },
  'deviceMessages.ingest': {
    es: 'Recibir un mensaje de un dispositivo',
    en: 'Receive a message of a device',
    fr: 'Recevoir un message d’un appareil',
    pt: 'Receber uma mensagem de um dispositivo',
  },
  'readings.watch': {
    es: 'Ver lecturas en vivo',
    en: 'Watch readings live',
    fr: 'Suivre des mesures en direct',
    pt: 'Ver leituras ao vivo',
  },
} as const satisfies Record<string, Text>
