import { deviceChannelTerms, networkWayTerms, type Text } from '@puquio/domain'
import type {
  commandFailures,
  CommandObstacle,
  CommandState,
  commandWays,
} from '../../modi/commands.ts'

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

/** Why nothing can be sent, and what to do. */
export const commandObstacleTerms: Readonly<Record<CommandObstacle, Text>> = {
  retired: {
    es: 'El dispositivo está retirado: no se le puede enviar nada hasta que vuelva al servicio.',
    en: 'The device is retired: nothing can be sent to it until it is in service again.',
    fr: 'L’appareil est retiré : rien ne peut lui être envoyé avant sa remise en service.',
    pt: 'O dispositivo está retirado: nada lhe pode ser enviado até voltar ao serviço.',
  },
  'no-network': {
    es: 'Por LoRa todavía no se le puede enviar nada: falta una red de The Things Stack en este proyecto (Redes) o el broker de ChirpStack en este servidor. Los configura el administrador del sistema.',
    en: 'By LoRa nothing can be sent to it yet: this project has no network of The Things Stack (Networks), and this server no broker of ChirpStack. The system administrator sets them up.',
    fr: 'Par LoRa, rien ne peut encore lui être envoyé : il manque un réseau The Things Stack dans ce projet (Réseaux) ou le broker de ChirpStack sur ce serveur. L’administrateur du système les règle.',
    pt: 'Por LoRa ainda não se pode enviar nada: falta uma rede do The Things Stack neste projeto (Redes) ou o broker do ChirpStack neste servidor. O administrador do sistema os configura.',
  },
  'no-account': {
    es: 'Por satélite todavía no se le puede enviar nada: este servidor no tiene una cuenta de RockBLOCK. La configura el administrador del sistema.',
    en: 'By satellite nothing can be sent to it yet: this server has no RockBLOCK account. The system administrator sets it up.',
    fr: 'Par satellite, rien ne peut encore lui être envoyé : ce serveur n’a pas de compte RockBLOCK. L’administrateur du système le règle.',
    pt: 'Por satélite ainda não se pode enviar nada: este servidor não tem conta RockBLOCK. O administrador do sistema a configura.',
  },
  'no-imei': {
    es: 'Por satélite no se le puede enviar nada: su clave externa no es un IMEI de 15 dígitos. El administrador del sistema la corrige en el formulario del dispositivo.',
    en: 'By satellite nothing can be sent to it: its external key is no IMEI of 15 digits. The system administrator corrects it in the form of the device.',
    fr: 'Par satellite, rien ne peut lui être envoyé : sa clé externe n’est pas un IMEI de 15 chiffres. L’administrateur du système la corrige dans le formulaire de l’appareil.',
    pt: 'Por satélite nada lhe pode ser enviado: sua chave externa não é um IMEI de 15 dígitos. O administrador do sistema a corrige no formulário do dispositivo.',
  },
}
