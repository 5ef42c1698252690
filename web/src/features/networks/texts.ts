import { actWords } from '../../lib/texts/act-words.ts'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { modiWords } from '../../widgets/modi/words.ts'
import '../../lib/problems/problem-texts.ts'

const networkTexts = defineTexts({
  title: modiWords.networks,
  help: {
    es: 'Un servidor LoRaWAN o un servicio satelital envía aquí lo que dicen sus dispositivos, con un token propio. Cada dispositivo se reconoce por su clave externa: el DevEUI o el IMEI.',
    en: 'A LoRaWAN server or a satellite service sends here what its devices say, by a token of its own. Each device is known by its external key: the DevEUI or the IMEI.',
    fr: 'Un serveur LoRaWAN ou un service satellite envoie ici ce que disent ses appareils, avec son propre jeton. Chaque appareil se reconnaît à sa clé externe : le DevEUI ou l’IMEI.',
    pt: 'Um servidor LoRaWAN ou um serviço de satélite envia aqui o que dizem seus dispositivos, com um token próprio. Cada dispositivo é reconhecido por sua chave externa: o DevEUI ou o IMEI.',
  },
  add: {
    es: 'Conectar una red',
    en: 'Connect a network',
    fr: 'Connecter un réseau',
    pt: 'Conectar uma rede',
  },
  noneTitle: {
    es: 'Ninguna red envía a este proyecto',
    en: 'No network sends to this project',
    fr: 'Aucun réseau n’envoie à ce projet',
    pt: 'Nenhuma rede envia para este projeto',
  },
  none: {
    es: 'Si los dispositivos hablan por ChirpStack, The Things Stack, RockBLOCK o Rock 7: conectar la red aquí, pegar en ella la dirección que se muestra y dar a cada dispositivo su clave externa.',
    en: 'If devices speak by ChirpStack, The Things Stack, RockBLOCK or Rock 7: connect the network here, paste the address that is shown into it, and give each device its external key.',
    fr: 'Si les appareils passent par ChirpStack, The Things Stack, RockBLOCK ou Rock 7 : connecter le réseau ici, y coller l’adresse affichée et donner à chaque appareil sa clé externe.',
    pt: 'Se os dispositivos falam por ChirpStack, The Things Stack, RockBLOCK ou Rock 7: conectar a rede aqui, colar nela o endereço mostrado e dar a cada dispositivo sua chave externa.',
  },
  name: words.name,
  nameHelp: {
    es: 'Por ejemplo, el servidor o el gateway: “ChirpStack de la mina”.',
    en: 'The server or the gateway, for instance: “ChirpStack of the mine”.',
    fr: 'Par exemple le serveur ou la passerelle : « ChirpStack de la mine ».',
    pt: 'Por exemplo, o servidor ou o gateway: “ChirpStack da mina”.',
  },
  kind: pageWords.kind,
  mustBeSigned: {
    es: 'Solo mensajes firmados',
    en: 'Signed messages only',
    fr: 'Messages signés seulement',
    pt: 'Somente mensagens assinadas',
  },
  mustBeSignedHelp: {
    es: 'Rechaza lo que no lleva la firma (JWT) de Ground Control.',
    en: 'Refuses what does not have the signature (JWT) of Ground Control.',
    fr: 'Refuse ce qui n’a pas la signature (JWT) de Ground Control.',
    pt: 'Recusa o que não traz a assinatura (JWT) da Ground Control.',
  },
  made: {
    es: 'La red puede enviar',
    en: 'The network can send',
    fr: 'Le réseau peut envoyer',
    pt: 'A rede pode enviar',
  },
  token: { es: 'Token', en: 'Token', fr: 'Jeton', pt: 'Token' },
  paste: {
    es: 'Pegar en la configuración de la red:',
    en: 'Paste into the set-up of the network:',
    fr: 'À coller dans la configuration du réseau :',
    pt: 'Colar na configuração da rede:',
  },
  'field.event-endpoint': {
    es: 'ChirpStack: Integrations › HTTP (JSON) › Event endpoint URL',
    en: 'ChirpStack: Integrations › HTTP (JSON) › Event endpoint URL',
    fr: 'ChirpStack : Integrations › HTTP (JSON) › Event endpoint URL',
    pt: 'ChirpStack: Integrations › HTTP (JSON) › Event endpoint URL',
  },
  'field.base-url': {
    es: 'The Things Stack: Webhooks › Custom (JSON) › Base URL, sin ruta en cada mensaje',
    en: 'The Things Stack: Webhooks › Custom (JSON) › Base URL, without a path for each message',
    fr: 'The Things Stack : Webhooks › Custom (JSON) › Base URL, sans chemin pour chaque message',
    pt: 'The Things Stack: Webhooks › Custom (JSON) › Base URL, sem caminho em cada mensagem',
  },
  'field.delivery-address': {
    es: 'Delivery group: dirección HTTP',
    en: 'Delivery group: HTTP address',
    fr: 'Delivery group : adresse HTTP',
    pt: 'Delivery group: endereço HTTP',
  },
  'field.header-name': {
    es: 'Cabecera',
    en: 'Header',
    fr: 'En-tête',
    pt: 'Cabeçalho',
  },
  'field.header-value': {
    es: 'Valor de la cabecera',
    en: 'Value of the header',
    fr: 'Valeur de l’en-tête',
    pt: 'Valor do cabeçalho',
  },
  copy: {
    es: 'Copiar: {{name}}',
    en: 'Copy: {{name}}',
    fr: 'Copier : {{name}}',
    pt: 'Copiar: {{name}}',
  },
  copied: { es: 'Copiado.', en: 'Copied.', fr: 'Copié.', pt: 'Copiado.' },
  address: { es: 'Envía a', en: 'Sends to', fr: 'Envoie à', pt: 'Envia para' },
  lastTakenAt: pageWords.lastUsedAt,
  never: pageWords.never,
  taken: {
    es: 'Mensajes recibidos',
    en: 'Messages taken',
    fr: 'Messages reçus',
    pt: 'Mensagens recebidas',
  },
  refused: { es: 'Rechazados', en: 'Refused', fr: 'Refusés', pt: 'Recusadas' },
  lastRefused: {
    es: 'Último rechazo',
    en: 'Refused last',
    fr: 'Dernier refus',
    pt: 'Última recusa',
  },
  ofDevice: {
    es: 'clave externa {{key}}',
    en: 'external key {{key}}',
    fr: 'clé externe {{key}}',
    pt: 'chave externa {{key}}',
  },
  createdBy: { es: 'Creado por', en: 'Made by', fr: 'Créé par', pt: 'Criado por' },
  rotate: actWords.renew,
  rotateThis: {
    es: 'Renovar el token de {{name}}',
    en: 'Renew the token of {{name}}',
    fr: 'Renouveler le jeton de {{name}}',
    pt: 'Renovar o token de {{name}}',
  },
  rotateTitle: {
    es: '¿Crear otro token para {{name}}?',
    en: 'Make another token for {{name}}?',
    fr: 'Créer un autre jeton pour {{name}} ?',
    pt: 'Criar outro token para {{name}}?',
  },
  rotateText: {
    es: 'El actual sigue valiendo hasta que se revoque: primero pegar el nuevo en la red y después revocar el anterior.',
    en: 'The present one stays valid until it is revoked: paste the new one into the network first, then revoke the old one.',
    fr: 'L’actuel reste valable jusqu’à sa révocation : coller d’abord le nouveau dans le réseau, puis révoquer l’ancien.',
    pt: 'O atual continua válido até ser revogado: primeiro colar o novo na rede e depois revogar o anterior.',
  },
  revoke: words.revoke,
  revokeTitle: {
    es: '¿Revocar el token de {{name}}?',
    en: 'Revoke the token of {{name}}?',
    fr: 'Révoquer le jeton de {{name}} ?',
    pt: 'Revogar o token de {{name}}?',
  },
  revokeText: {
    es: 'Desde ese momento se rechaza lo que la red envíe con él. Las lecturas recibidas se conservan.',
    en: 'From then on what the network sends by it is refused. Readings that were taken stay.',
    fr: 'Dès lors, ce que le réseau envoie avec lui est refusé. Les mesures reçues restent.',
    pt: 'A partir de então, o que a rede enviar com ele é recusado. As leituras recebidas permanecem.',
  },
  wasRevoked: {
    es: 'Se revocó el token de {{name}}.',
    en: 'The token of {{name}} was revoked.',
    fr: 'Le jeton de {{name}} a été révoqué.',
    pt: 'O token de {{name}} foi revogado.',
  },
  brokerHelp: {
    es: 'Con el broker externo del servidor (BROKER_URL) ChirpStack también envía por MQTT, sin token, y recibe órdenes. The Things Stack las recibe si su webhook tiene una clave de downlink (Downlink API key).',
    en: 'With the server’s external broker (BROKER_URL) ChirpStack also sends by MQTT, without a token, and takes commands. The Things Stack takes them if its webhook has a downlink API key.',
    fr: 'Avec le broker externe du serveur (BROKER_URL), ChirpStack envoie aussi par MQTT, sans jeton, et reçoit des ordres. The Things Stack en reçoit si son webhook a une clé de downlink (Downlink API key).',
    pt: 'Com o broker externo do servidor (BROKER_URL) o ChirpStack também envia por MQTT, sem token, e recebe ordens. The Things Stack as recebe se seu webhook tiver uma chave de downlink (Downlink API key).',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    networks: Bundle<typeof networkTexts>
  }
}

addTexts('networks', networkTexts)
