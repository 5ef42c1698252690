import { modiWords } from '../../widgets/modi/words.ts'
import { deviceWords } from '../../widgets/devices/words.ts'
import { firstWords } from '../../lib/texts/first-words.ts'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'

const deviceFormTexts = defineTexts({
  newDevice: deviceWords.newDevice,
  devices: deviceWords.all,
  identity: { es: 'Identificación', en: 'Identity', fr: 'Identité', pt: 'Identificação' },
  place: { es: 'Ubicación', en: 'Place', fr: 'Emplacement', pt: 'Localização' },
  placeHelp: {
    es: 'Sin coordenadas propias valen las de la estación.',
    en: 'Without coordinates of its own those of the station count.',
    fr: 'Sans coordonnées propres, celles de la station comptent.',
    pt: 'Sem coordenadas próprias valem as da estação.',
  },
  reporting: { es: 'Reporte', en: 'Reporting', fr: 'Transmission', pt: 'Transmissão' },
  relays: deviceWords.relays,
  relaysHelp: {
    es: 'Qué enciende y apaga cada uno, por ejemplo «Bomba 1». Vacío si el dispositivo no lo tiene.',
    en: 'What each one switches, for example “Pump 1”. Empty where the device does not have it.',
    fr: 'Ce que chacun commande, par exemple « Pompe 1 ». Vide si l’appareil ne l’a pas.',
    pt: 'O que cada um liga e desliga, por exemplo «Bomba 1». Vazio se o dispositivo não o tem.',
  },
  relay1: { es: 'Relé 1', en: 'Relay 1', fr: 'Relais 1', pt: 'Relé 1' },
  relay2: { es: 'Relé 2', en: 'Relay 2', fr: 'Relais 2', pt: 'Relé 2' },
  variables: pageWords.variables,
  variablesHelp: {
    es: 'La clave es el nombre con que el dispositivo envía cada valor. Una variable que se quita conserva sus lecturas.',
    en: 'The key is the name by which the device sends each value. A variable that is removed keeps its readings.',
    fr: 'La clé est le nom sous lequel l’appareil envoie chaque valeur. Une variable retirée garde ses mesures.',
    pt: 'A chave é o nome com que o dispositivo envia cada valor. Uma variável retirada mantém as leituras.',
  },
  serial: deviceWords.serial,
  name: words.name,
  fieldNumber: deviceWords.fieldNumber,
  group: pageWords.group,
  installedOn: {
    es: 'Fecha de instalación',
    en: 'Installed on',
    fr: 'Installé le',
    pt: 'Instalado em',
  },
  alarmsEnabled: {
    es: 'Alarmas activadas',
    en: 'Alarms on',
    fr: 'Alarmes activées',
    pt: 'Alarmes ativados',
  },
  note: pageWords.note,
  station: deviceWords.station,
  terrainLevel: {
    es: 'Cota del terreno',
    en: 'Terrain level',
    fr: 'Cote du terrain',
    pt: 'Cota do terreno',
  },
  masl: { es: 'm s. n. m.', en: 'm a.s.l.', fr: 'm', pt: 'm' },
  latitude: pageWords.latitude,
  longitude: pageWords.longitude,
  probeLength: {
    es: 'Longitud de la sonda',
    en: 'Probe length',
    fr: 'Longueur de la sonde',
    pt: 'Comprimento da sonda',
  },
  height: {
    es: 'Altura sobre el terreno',
    en: 'Height above the ground',
    fr: 'Hauteur au-dessus du sol',
    pt: 'Altura sobre o terreno',
  },
  battery: deviceWords.battery,
  batteryHelp: {
    es: 'Tipo y capacidad, por ejemplo «LiFePO4 12 V 7 Ah». Su carga llega con los mensajes.',
    en: 'Kind and capacity, as “LiFePO4 12 V 7 Ah”. Its charge comes with the messages.',
    fr: 'Type et capacité, par exemple « LiFePO4 12 V 7 Ah ». Sa charge arrive avec les messages.',
    pt: 'Tipo e capacidade, por exemplo “LiFePO4 12 V 7 Ah”. A carga chega com as mensagens.',
  },
  cloneOf: {
    es: 'Como {{name}}: completar la serie, y lo que tenga distinto.',
    en: 'As {{name}}: fill in the serial, and what is different.',
    fr: 'Comme {{name}} : compléter le n° de série, et ce qui diffère.',
    pt: 'Como {{name}}: preencher a série, e o que for diferente.',
  },
  channel: deviceWords.channel,
  profile: deviceWords.profile,
  profileHelp: {
    es: 'Cómo se leen sus mensajes. Al elegirlo, un dispositivo nuevo toma su canal, intervalo y variables.',
    en: 'How its messages are read. A new device takes its channel, interval and variables from it.',
    fr: 'Comment ses messages sont lus. Un nouvel appareil en prend le canal, l’intervalle et les variables.',
    pt: 'Como suas mensagens são lidas. Um dispositivo novo toma dele canal, intervalo e variáveis.',
  },
  externalKey: deviceWords.externalKey,
  externalKeyHelp: {
    es: 'DevEUI o IMEI, si llega por una red LoRaWAN o satelital.',
    en: 'DevEUI or IMEI, where it comes by a LoRaWAN or satellite network.',
    fr: 'DevEUI ou IMEI, s’il passe par un réseau LoRaWAN ou satellite.',
    pt: 'DevEUI ou IMEI, se chega por uma rede LoRaWAN ou por satélite.',
  },
  hub: { es: 'Concentrador', en: 'Hub', fr: 'Concentrateur', pt: 'Concentrador' },
  hubHelp: {
    es: 'El dispositivo que habla por este por MQTT, como un gateway de ThingsBoard.',
    en: 'The device that speaks for this one by MQTT, as a gateway of ThingsBoard.',
    fr: 'L’appareil qui parle pour celui-ci par MQTT, comme une passerelle ThingsBoard.',
    pt: 'O dispositivo que fala por este por MQTT, como um gateway do ThingsBoard.',
  },
  grace: modiWords.grace,
  interval: deviceWords.interval,
  graceHelp: {
    es: 'Silencio permitido después del intervalo. Vacío: {{minutes}} min, por el canal.',
    en: 'Silence allowed after the interval. Empty: {{minutes}} min, by the channel.',
    fr: 'Silence permis après l’intervalle. Vide : {{minutes}} min, selon le canal.',
    pt: 'Silêncio permitido depois do intervalo. Vazio: {{minutes}} min, pelo canal.',
  },
  variableNumber: {
    es: 'Variable {{number}}',
    en: 'Variable {{number}}',
    fr: 'Variable {{number}}',
    pt: 'Variável {{number}}',
  },
  removeVariable: {
    es: 'Quitar {{name}}',
    en: 'Remove {{name}}',
    fr: 'Retirer {{name}}',
    pt: 'Tirar {{name}}',
  },
  addVariable: {
    es: 'Agregar variable',
    en: 'Add variable',
    fr: 'Ajouter une variable',
    pt: 'Adicionar variável',
  },
  key: { es: 'Clave', en: 'Key', fr: 'Clé', pt: 'Chave' },
  parameter: { es: 'Parámetro', en: 'Parameter', fr: 'Paramètre', pt: 'Parâmetro' },
  unit: { es: 'Unidad', en: 'Unit', fr: 'Unité', pt: 'Unidade' },
  decimals: { es: 'Decimales', en: 'Decimals', fr: 'Décimales', pt: 'Decimais' },
  sensor: { es: 'Sensor', en: 'Sensor', fr: 'Capteur', pt: 'Sensor' },
  possibleMin: {
    es: 'Mínimo posible',
    en: 'Possible minimum',
    fr: 'Minimum possible',
    pt: 'Mínimo possível',
  },
  possibleMax: {
    es: 'Máximo posible',
    en: 'Possible maximum',
    fr: 'Maximum possible',
    pt: 'Máximo possível',
  },
  save: words.save,
  cancel: firstWords.cancel,
  saved: {
    es: '{{name}} se guardó.',
    en: '{{name}} was saved.',
    fr: '{{name}} a été enregistré.',
    pt: '{{name}} foi salvo.',
  },
  added: {
    es: '{{name}} se agregó. Crear ahora su token.',
    en: '{{name}} was added. Make its token now.',
    fr: '{{name}} a été ajouté. Créer maintenant son jeton.',
    pt: '{{name}} foi adicionado. Criar agora o token.',
  },
  changedMeanwhile: {
    es: 'Otra persona cambió este dispositivo. Volver a abrirlo para ver sus cambios.',
    en: 'Somebody else changed this device. Open it again to see the changes.',
    fr: 'Quelqu’un d’autre a modifié cet appareil. Le rouvrir pour voir les changements.',
    pt: 'Outra pessoa alterou este dispositivo. Abri-lo de novo para ver as alterações.',
  },
  edit: pageWords.edit,
  toConnection: {
    es: 'Tokens, certificados y lo que se pega en el equipo',
    en: 'Tokens, certificates and what is pasted into the device',
    fr: 'Jetons, certificats et ce que l’on colle dans l’appareil',
    pt: 'Tokens, certificados e o que se cola no equipamento',
  },
  tokens: { es: 'Tokens', en: 'Tokens', fr: 'Jetons', pt: 'Tokens' },
  tokensHelp: {
    es: 'Con su token el dispositivo envía sus lecturas. Dos pueden estar vigentes a la vez, para cambiar uno por otro.',
    en: 'By its token the device sends its readings. Two may be live at a time, to change one for the other.',
    fr: 'Par son jeton, l’appareil envoie ses mesures. Deux peuvent être valides à la fois, pour remplacer l’un par l’autre.',
    pt: 'Com o token o dispositivo envia as leituras. Dois podem estar válidos ao mesmo tempo, para trocar um pelo outro.',
  },
  noTokens: {
    es: 'Aún no tiene token: no puede enviar nada.',
    en: 'It has no token yet: it can send nothing.',
    fr: 'Il n’a pas encore de jeton : il ne peut rien envoyer.',
    pt: 'Ainda não tem token: não pode enviar nada.',
  },
  makeToken: { es: 'Crear token', en: 'Make a token', fr: 'Créer un jeton', pt: 'Criar token' },
  madeToken: {
    es: 'Se creó el token',
    en: 'The token was made',
    fr: 'Le jeton a été créé',
    pt: 'O token foi criado',
  },
  token: deviceWords.token,
  linesTitle: {
    es: 'Para pegar en el equipo',
    en: 'To paste into the equipment',
    fr: 'À coller dans l’équipement',
    pt: 'Para colar no equipamento',
  },
  linesHelp: {
    es: 'Cada línea envía una lectura de la primera variable: en lugar de 1.23, el valor medido.',
    en: 'Each line sends one reading of the first variable: in place of 1.23, the value measured.',
    fr: 'Chaque ligne envoie une mesure de la première variable : à la place de 1.23, la valeur mesurée.',
    pt: 'Cada linha envia uma leitura da primeira variável: no lugar de 1.23, o valor medido.',
  },
  /** In place of the secret, which is shown once. */
  tokenPlace: { es: 'TOKEN', en: 'TOKEN', fr: 'JETON', pt: 'TOKEN' },
  noMqtt: {
    es: 'Este servidor no escucha MQTT. El operador lo activa con MQTT_PORT o MQTTS_PORT.',
    en: 'This server does not listen for MQTT. Its operator turns it on by MQTT_PORT or MQTTS_PORT.',
    fr: 'Ce serveur n’écoute pas MQTT. L’exploitant l’active par MQTT_PORT ou MQTTS_PORT.',
    pt: 'Este servidor não escuta MQTT. O operador o ativa com MQTT_PORT ou MQTTS_PORT.',
  },
  thingsboard: {
    es: 'ThingsBoard (servidor, tema y usuario del equipo)',
    en: 'ThingsBoard (server, topic and username of the equipment)',
    fr: 'ThingsBoard (serveur, sujet et utilisateur de l’équipement)',
    pt: 'ThingsBoard (servidor, tópico e usuário do equipamento)',
  },
  copyLine: {
    es: 'Copiar la línea {{name}}',
    en: 'Copy the line {{name}}',
    fr: 'Copier la ligne {{name}}',
    pt: 'Copiar a linha {{name}}',
  },
  copied: words.copied,
  createdAt: pageWords.createdAt,
  createdBy: words.by,
  lastUsedAt: deviceWords.lastUsedAt,
  never: pageWords.never,
  revokeTitle: {
    es: '¿Revocar el token …{{ending}}?',
    en: 'Revoke the token …{{ending}}?',
    fr: 'Révoquer le jeton …{{ending}} ?',
    pt: 'Revogar o token …{{ending}}?',
  },
  revokeText: {
    es: 'El dispositivo que lo use ya no podrá enviar nada con él.',
    en: 'A device that uses it can send nothing by it any more.',
    fr: 'L’appareil qui l’utilise ne pourra plus rien envoyer avec lui.',
    pt: 'O dispositivo que o use não poderá mais enviar nada com ele.',
  },
  revoke: words.revoke,
  wasRevoked: {
    es: 'El token se revocó.',
    en: 'The token was revoked.',
    fr: 'Le jeton a été révoqué.',
    pt: 'O token foi revogado.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    deviceForm: Bundle<typeof deviceFormTexts>
  }
}

addTexts('deviceForm', deviceFormTexts)
addTexts('fields', {
  'limits-rise': {
    es: 'Los límites deben crecer: muy bajo, bajo, alto, muy alto.',
    en: 'The limits have to rise: low-low, low, high, high-high.',
    fr: 'Les limites doivent croître : très bas, bas, haut, très haut.',
    pt: 'Os limites devem crescer: muito baixo, baixo, alto, muito alto.',
  },
  'both-coordinates': {
    es: 'Completar las dos coordenadas, o ninguna.',
    en: 'Fill in both coordinates, or none.',
    fr: 'Indiquer les deux coordonnées, ou aucune.',
    pt: 'Preencher as duas coordenadas, ou nenhuma.',
  },
  'repeated-key': {
    es: 'Otra variable del dispositivo ya tiene esta clave.',
    en: 'Another variable of the device has this key already.',
    fr: 'Une autre variable de l’appareil a déjà cette clé.',
    pt: 'Outra variável do dispositivo já tem esta chave.',
  },
})
