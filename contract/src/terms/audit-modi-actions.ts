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
} as const satisfies Record<string, Text>
