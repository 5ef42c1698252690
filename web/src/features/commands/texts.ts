import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { deviceWords } from '../../widgets/devices/words.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'

const commandTexts = defineTexts({
  devices: deviceWords.all,
  title: deviceWords.commands,
  noDevice: {
    es: 'No existe este dispositivo.',
    en: 'There is no such device.',
    fr: 'Cet appareil n’existe pas.',
    pt: 'Este dispositivo não existe.',
  },
  relays: deviceWords.relays,
  relay: {
    es: 'Relé {{relay}}',
    en: 'Relay {{relay}}',
    fr: 'Relais {{relay}}',
    pt: 'Relé {{relay}}',
  },
  noRelays: {
    es: 'Este dispositivo no tiene relés. El administrador del sistema dice en su formulario qué enciende cada uno.',
    en: 'This device has no relays. The system administrator says in its form what each one switches.',
    fr: 'Cet appareil n’a pas de relais. L’administrateur du système indique dans son formulaire ce que chacun commande.',
    pt: 'Este dispositivo não tem relés. O administrador do sistema diz no formulário o que cada um liga.',
  },
  isOn: { es: 'Encendido', en: 'On', fr: 'Allumé', pt: 'Ligado' },
  isOff: { es: 'Apagado', en: 'Off', fr: 'Éteint', pt: 'Desligado' },
  isUnknown: {
    es: 'No reportó su estado',
    en: 'Its state was never reported',
    fr: 'État jamais rapporté',
    pt: 'Não informou o seu estado',
  },
  reportedAt: {
    es: 'reportado el {{at}}',
    en: 'reported on {{at}}',
    fr: 'rapporté le {{at}}',
    pt: 'informado em {{at}}',
  },
  turnOn: { es: 'Encender', en: 'Turn on', fr: 'Allumer', pt: 'Ligar' },
  turnOff: { es: 'Apagar', en: 'Turn off', fr: 'Éteindre', pt: 'Desligar' },
  turnOnTitle: {
    es: 'Encender {{name}} de {{device}}',
    en: 'Turn on {{name}} of {{device}}',
    fr: 'Allumer {{name}} de {{device}}',
    pt: 'Ligar {{name}} de {{device}}',
  },
  turnOffTitle: {
    es: 'Apagar {{name}} de {{device}}',
    en: 'Turn off {{name}} of {{device}}',
    fr: 'Éteindre {{name}} de {{device}}',
    pt: 'Desligar {{name}} de {{device}}',
  },
  relayHelp: {
    es: 'La orden sale una sola vez, en cuanto el dispositivo está conectado, y nunca después de su plazo.',
    en: 'The command leaves once, as soon as the device is connected, and never after its time.',
    fr: 'L’ordre part une seule fois, dès que l’appareil est connecté, et jamais après son délai.',
    pt: 'A ordem sai uma única vez, assim que o dispositivo está conectado, e nunca depois do prazo.',
  },
  ttl: { es: 'Plazo', en: 'Within', fr: 'Délai', pt: 'Prazo' },
  seconds: { es: '{{count}} s', en: '{{count}} s', fr: '{{count}} s', pt: '{{count}} s' },
  minutes: { es: '{{count}} min', en: '{{count}} min', fr: '{{count}} min', pt: '{{count}} min' },
  hours: { es: '{{count}} h', en: '{{count}} h', fr: '{{count}} h', pt: '{{count}} h' },
  wasRequested: {
    es: 'La orden espera a su dispositivo.',
    en: 'The command waits for its device.',
    fr: 'L’ordre attend son appareil.',
    pt: 'A ordem espera o seu dispositivo.',
  },
  configuration: {
    es: 'Configuración',
    en: 'Configuration',
    fr: 'Configuration',
    pt: 'Configuração',
  },
  wanted: {
    es: 'Enviada por última vez',
    en: 'Sent last',
    fr: 'Envoyée en dernier',
    pt: 'Enviada por último',
  },
  reported: {
    es: 'Reportada por el dispositivo',
    en: 'Reported by the device',
    fr: 'Rapportée par l’appareil',
    pt: 'Informada pelo dispositivo',
  },
  none: pageWords.none,
  sendConfiguration: {
    es: 'Enviar configuración',
    en: 'Send configuration',
    fr: 'Envoyer la configuration',
    pt: 'Enviar configuração',
  },
  configurationHelp: {
    es: 'Un objeto JSON con textos, números, true, false o null. Reemplaza la que se envió antes.',
    en: 'A JSON object of texts, numbers, true, false or null. It replaces the one sent before.',
    fr: 'Un objet JSON de textes, nombres, true, false ou null. Il remplace celle envoyée avant.',
    pt: 'Um objeto JSON com textos, números, true, false ou null. Substitui a enviada antes.',
  },
  notJson: {
    es: 'No es un objeto JSON como {"intervalo": 60}.',
    en: 'This is no JSON object like {"interval": 60}.',
    fr: 'Ce n’est pas un objet JSON comme {"intervalle": 60}.',
    pt: 'Não é um objeto JSON como {"intervalo": 60}.',
  },
  history: {
    es: 'Órdenes al dispositivo',
    en: 'Commands to the device',
    fr: 'Ordres à l’appareil',
    pt: 'Ordens ao dispositivo',
  },
  noCommands: {
    es: 'Aún no hay órdenes',
    en: 'No commands yet',
    fr: 'Pas encore d’ordres',
    pt: 'Ainda não há ordens',
  },
  noCommandsText: {
    es: 'Aquí queda quién ordenó qué, cuándo, y qué respondió el dispositivo.',
    en: 'Here stands who ordered what, when, and what the device answered.',
    fr: 'Ici figure qui a ordonné quoi, quand, et ce que l’appareil a répondu.',
    pt: 'Aqui fica quem ordenou o quê, quando, e o que o dispositivo respondeu.',
  },
  what: { es: 'Orden', en: 'Command', fr: 'Ordre', pt: 'Ordem' },
  state: words.state,
  requestedAt: { es: 'Pedida el', en: 'Asked for', fr: 'Demandé le', pt: 'Pedida em' },
  requestedBy: words.by,
  sentAt: { es: 'Enviada el', en: 'Sent', fr: 'Envoyé le', pt: 'Enviada em' },
  endedAt: { es: 'Terminó el', en: 'Ended', fr: 'Terminé le', pt: 'Terminou em' },
  answer: {
    es: 'Respuesta del dispositivo',
    en: 'Answer of the device',
    fr: 'Réponse de l’appareil',
    pt: 'Resposta do dispositivo',
  },
  cancel: {
    es: 'Anular la orden',
    en: 'Cancel the command',
    fr: 'Annuler l’ordre',
    pt: 'Cancelar a ordem',
  },
  wasCancelled: {
    es: 'Orden anulada.',
    en: 'The command is cancelled.',
    fr: 'Ordre annulé.',
    pt: 'Ordem cancelada.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    commands: Bundle<typeof commandTexts>
  }
}

addTexts('commands', commandTexts)
