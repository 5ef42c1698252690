import { deviceWords } from '../devices/words.ts'
import { modiWords } from './words.ts'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'

const modiTexts = defineTexts({
  pages: { es: 'Páginas de MODi', en: 'Pages of MODi', fr: 'Pages de MODi', pt: 'Páginas do MODi' },
  devices: deviceWords.all,
  alarms: modiWords.alarms,
  rules: { es: 'Reglas', en: 'Rules', fr: 'Règles', pt: 'Regras' },
  maintenance: modiWords.maintenance,
  gateways: modiWords.gateways,
  pagesOfDevice: {
    es: 'Páginas del dispositivo',
    en: 'Pages of the device',
    fr: 'Pages de l’appareil',
    pt: 'Páginas do dispositivo',
  },
  graph: { es: 'Gráfico', en: 'Graph', fr: 'Graphique', pt: 'Gráfico' },
  records: deviceWords.records,
  calculations: deviceWords.calculations,
  commands: deviceWords.commands,
  edit: pageWords.edit,
  profiles: { es: 'Perfiles', en: 'Profiles', fr: 'Profils', pt: 'Perfis' },
  networks: modiWords.networks,
  doubt_clock: {
    es: 'el reloj del dispositivo estaba adelantado y vale la hora de recepción.',
    en: 'the clock of the device was ahead, and the time of receipt counts.',
    fr: 'l’horloge de l’appareil avançait ; l’heure de réception compte.',
    pt: 'o relógio do dispositivo estava adiantado e vale a hora de recepção.',
  },
  doubt_suspect: {
    es: 'fuera de lo que el sensor puede medir, o calculada de un valor dudoso.',
    en: 'beyond what the sensor can measure, or calculated from a doubtful value.',
    fr: 'hors de ce que le capteur peut mesurer, ou calculée d’une valeur douteuse.',
    pt: 'fora do que o sensor pode medir, ou calculada de um valor duvidoso.',
  },
  doubt_marked: {
    es: 'una persona la puso en duda.',
    en: 'a person put it in doubt.',
    fr: 'une personne l’a mise en doute.',
    pt: 'uma pessoa a pôs em dúvida.',
  },
  doubt_simulated: {
    es: 'se envió como prueba.',
    en: 'it was sent as a test.',
    fr: 'elle a été envoyée comme essai.',
    pt: 'foi enviada como teste.',
  },
  doubt_deleted: {
    es: 'una persona la eliminó.',
    en: 'a person took it out.',
    fr: 'une personne l’a supprimée.',
    pt: 'uma pessoa a eliminou.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    modi: Bundle<typeof modiTexts>
  }
}

addTexts('modi', modiTexts)
