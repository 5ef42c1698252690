import type { Text } from '@puquio/domain'

/** What is done to the networks and gateways that hear devices, as the audit trail names it. */
export const networkActionTerms = {
  'gateways.edit': {
    es: 'Editar un gateway LoRaWAN',
    en: 'Edit a LoRaWAN gateway',
    fr: 'Modifier une passerelle LoRaWAN',
    pt: 'Editar um gateway LoRaWAN',
  },
  'gateways.forget': {
    es: 'Olvidar un gateway LoRaWAN',
    en: 'Forget a LoRaWAN gateway',
    fr: 'Oublier une passerelle LoRaWAN',
    pt: 'Esquecer um gateway LoRaWAN',
  },
  'networks.create': {
    es: 'Crear el token de una red',
    en: 'Make the token of a network',
    fr: 'Créer le jeton d’un réseau',
    pt: 'Criar o token de uma rede',
  },
  'networks.revoke': {
    es: 'Revocar el token de una red',
    en: 'Revoke the token of a network',
    fr: 'Révoquer le jeton d’un réseau',
    pt: 'Revogar o token de uma rede',
  },
} as const satisfies Record<string, Text>
