import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { deviceWords } from '../../widgets/devices/words.ts'
import { modiWords } from '../../widgets/modi/words.ts'

const gatewayTexts = defineTexts({
  title: {
    es: 'Gateways LoRaWAN',
    en: 'LoRaWAN gateways',
    fr: 'Passerelles LoRaWAN',
    pt: 'Gateways LoRaWAN',
  },
  help: {
    es: 'Aparecen solos con el primer mensaje que los nombra. Se avisa cuando uno no recibe nada durante su intervalo, y cuando vuelve a recibir.',
    en: 'They appear by themselves, with the first message that names them. When one hears nothing for its interval, and when it hears again, you are told.',
    fr: 'Elles apparaissent d’elles-mêmes, au premier message qui les nomme. Un avis est envoyé quand l’une ne reçoit rien pendant son intervalle, et quand elle reçoit à nouveau.',
    pt: 'Aparecem sozinhos com a primeira mensagem que os nomeia. Avisa-se quando um não recebe nada no seu intervalo e quando volta a receber.',
  },
  none: {
    es: 'Ningún gateway ha recibido dispositivos de este proyecto',
    en: 'No gateway has heard devices of this project',
    fr: 'Aucune passerelle n’a reçu d’appareil de ce projet',
    pt: 'Nenhum gateway recebeu dispositivos deste projeto',
  },
  gateway: modiWords.gateway,
  state: words.state,
  firstHeardAt: modiWords.firstHeardAt,
  lastHeardAt: modiWords.lastHeardAt,
  signal: deviceWords.signal,
  devices: deviceWords.all,
  device: modiWords.device,
  hears: { es: 'Recibe', en: 'Hears', fr: 'Reçoit', pt: 'Recebe' },
  notAwaited: {
    es: 'No se espera',
    en: 'Not awaited',
    fr: 'Non attendue',
    pt: 'Não se espera',
  },
  silentSince: modiWords.silentSince,
  interval: {
    es: 'Intervalo esperado',
    en: 'Expected interval',
    fr: 'Intervalle attendu',
    pt: 'Intervalo esperado',
  },
  intervalHelp: {
    es: 'Tiempo sin recibir ningún dispositivo tras el cual se avisa.',
    en: 'How long it may hear no device before you are told.',
    fr: 'Durée sans recevoir aucun appareil après laquelle un avis est envoyé.',
    pt: 'Tempo sem receber nenhum dispositivo após o qual se avisa.',
  },
  name: words.name,
  edit: pageWords.edit,
  save: words.save,
  wasSaved: pageWords.wasSaved,
  changedMeanwhile: pageWords.changedMeanwhile,
  forget: { es: 'Olvidar', en: 'Forget', fr: 'Oublier', pt: 'Esquecer' },
  forgetTitle: {
    es: '¿Olvidar {{name}}?',
    en: 'Forget {{name}}?',
    fr: 'Oublier {{name}} ?',
    pt: 'Esquecer {{name}}?',
  },
  forgetText: {
    es: 'Para uno que se desmontó. Si vuelve a recibir un dispositivo, aparece de nuevo.',
    en: 'For one that was taken down. Should it hear a device again, it is shown again.',
    fr: 'Pour une passerelle démontée. Si elle reçoit à nouveau un appareil, elle réapparaît.',
    pt: 'Para um que foi desmontado. Se voltar a receber um dispositivo, aparece de novo.',
  },
  wasForgotten: {
    es: 'Se olvidó {{name}}.',
    en: '{{name}} was forgotten.',
    fr: '{{name}} a été oubliée.',
    pt: '{{name}} foi esquecido.',
  },
  heardLast: {
    es: 'Los {{count}} dispositivos recibidos últimos',
    en: 'The {{count}} devices heard last',
    fr: 'Les {{count}} appareils reçus en dernier',
    pt: 'Os {{count}} dispositivos recebidos por último',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    gateways: Bundle<typeof gatewayTexts>
  }
}

addTexts('gateways', gatewayTexts)
