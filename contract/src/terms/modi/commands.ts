import { deviceChannelTerms, networkWayTerms, type Text } from '@puquio/domain'
import type { commandFailures, CommandState, commandWays } from '../../modi/commands.ts'

export const commandStateTerms = {
  requested: { es: 'En espera', en: 'Waiting', fr: 'En attente', pt: 'Em espera' },
  sent: { es: 'Enviada', en: 'Sent', fr: 'Envoyée', pt: 'Enviada' },
  acknowledged: { es: 'Recibida', en: 'Received', fr: 'Reçue', pt: 'Recebida' },
  executed: { es: 'Ejecutada', en: 'Executed', fr: 'Exécutée', pt: 'Executada' },
  failed: { es: 'No ejecutada', en: 'Not executed', fr: 'Non exécutée', pt: 'Não executada' },
  expired: {
    es: 'Vencida sin enviarse',
    en: 'Expired, never sent',
    fr: 'Expirée sans envoi',
    pt: 'Vencida sem envio',
  },
  unanswered: {
    es: 'Sin respuesta: no se sabe',
    en: 'No answer: not known',
    fr: 'Sans réponse : on ne sait pas',
    pt: 'Sem resposta: não se sabe',
  },
  cancelled: { es: 'Anulada', en: 'Cancelled', fr: 'Annulée', pt: 'Cancelada' },
} as const satisfies Record<CommandState, Text>

export const commandFailureTerms = {
  refused: {
    es: 'El dispositivo la rechazó',
    en: 'The device refused it',
    fr: 'L’appareil l’a refusée',
    pt: 'O dispositivo a recusou',
  },
  'other-state': {
    es: 'El dispositivo reportó el estado contrario',
    en: 'The device reported the other state',
    fr: 'L’appareil a rapporté l’état contraire',
    pt: 'O dispositivo informou o estado contrário',
  },
  'not-readable': {
    es: 'La respuesta no se entiende',
    en: 'The answer cannot be understood',
    fr: 'La réponse est incompréhensible',
    pt: 'A resposta não se entende',
  },
  'not-sent': {
    es: 'La red no la envió',
    en: 'The network did not send it',
    fr: 'Le réseau ne l’a pas envoyé',
    pt: 'A rede não a enviou',
  },
} as const satisfies Record<(typeof commandFailures)[number], Text>

export const commandWayTerms = {
  mqtt: { es: 'MQTT', en: 'MQTT', fr: 'MQTT', pt: 'MQTT' },
  http: { es: 'HTTP', en: 'HTTP', fr: 'HTTP', pt: 'HTTP' },
  'things-stack': networkWayTerms['things-stack'],
  satellite: deviceChannelTerms.satellite,
} as const satisfies Record<(typeof commandWays)[number], Text>
