import { modiWords } from '../../widgets/modi/words.ts'
import { deviceWords } from '../../widgets/devices/words.ts'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'

const deviceTexts = defineTexts({
  title: deviceWords.devices,
  add: {
    es: 'Agregar dispositivo',
    en: 'Add device',
    fr: 'Ajouter un appareil',
    pt: 'Adicionar dispositivo',
  },
  alarmRules: modiWords.alarmRules,
  serial: deviceWords.serial,
  name: words.name,
  station: deviceWords.station,
  state: words.state,
  commands: deviceWords.commands,
  anyState: modiWords.anyState,
  channel: deviceWords.channel,
  anyChannel: {
    es: 'Todos los canales',
    en: 'All channels',
    fr: 'Tous les canaux',
    pt: 'Todos os canais',
  },
  group: pageWords.group,
  anyGroup: deviceWords.anyGroup,
  inService: { es: 'En servicio', en: 'In service', fr: 'En service', pt: 'Em serviço' },
  retiredOnes: pageWords.retiredOnes,
  service: { es: 'Servicio', en: 'Service', fr: 'Service', pt: 'Serviço' },
  lastReceived: deviceWords.lastMessage,
  newest: {
    es: 'Última lectura',
    en: 'Newest reading',
    fr: 'Dernière mesure',
    pt: 'Última leitura',
  },
  battery: deviceWords.battery,
  signal: deviceWords.signal,
  alarms: modiWords.alarms,
  fieldNumber: deviceWords.fieldNumber,
  noneTitle: {
    es: 'No hay dispositivos',
    en: 'There are no devices',
    fr: 'Aucun appareil',
    pt: 'Não há dispositivos',
  },
  none: {
    es: 'Un administrador del sistema los agrega; sus lecturas aparecen aquí apenas llegan.',
    en: 'A system administrator adds them; their readings show here as soon as they arrive.',
    fr: 'Un administrateur du système les ajoute ; leurs mesures s’affichent ici dès leur arrivée.',
    pt: 'Um administrador do sistema os adiciona; as leituras aparecem aqui assim que chegam.',
  },
  search: {
    es: 'Buscar por serie, nombre o estación',
    en: 'Search by serial, name or station',
    fr: 'Chercher par n° de série, nom ou station',
    pt: 'Buscar por série, nome ou estação',
  },
  graph: deviceWords.openGraph,
  records: deviceWords.records,
  importDevices: deviceWords.importDevices,
  clone: { es: 'Clonar', en: 'Clone', fr: 'Cloner', pt: 'Clonar' },
  views: { es: 'Vistas', en: 'Views', fr: 'Vues', pt: 'Visualizações' },
  list: { es: 'Lista', en: 'List', fr: 'Liste', pt: 'Lista' },
  map: words.map,
  mapOf: {
    es: 'Mapa de dispositivos',
    en: 'Map of devices',
    fr: 'Carte des appareils',
    pt: 'Mapa de dispositivos',
  },
  noReading: {
    es: 'Aún no hay lecturas.',
    en: 'There are no readings yet.',
    fr: 'Aucune mesure pour le moment.',
    pt: 'Ainda não há leituras.',
  },
  edit: pageWords.edit,
  retire: pageWords.retire,
  restore: { es: 'Reponer', en: 'Restore', fr: 'Rétablir', pt: 'Restaurar' },
  retireTitle: {
    es: '¿Retirar {{name}}?',
    en: 'Retire {{name}}?',
    fr: 'Retirer {{name}} ?',
    pt: 'Retirar {{name}}?',
  },
  retireText: {
    es: 'Sus lecturas se conservan. Lo que envíe desde ahora se rechaza, hasta que se reponga.',
    en: 'Its readings are kept. What it sends from now on is refused, until it is restored.',
    fr: 'Ses mesures sont conservées. Ce qu’il envoie désormais est refusé, jusqu’à son rétablissement.',
    pt: 'As leituras são mantidas. O que enviar a partir de agora é recusado, até ser restaurado.',
  },
  wasRetired: {
    es: '{{name}} se retiró.',
    en: '{{name}} was retired.',
    fr: '{{name}} a été retiré.',
    pt: '{{name}} foi retirado.',
  },
  wasRestored: {
    es: '{{name}} está otra vez en servicio.',
    en: '{{name}} is in service again.',
    fr: '{{name}} est de nouveau en service.',
    pt: '{{name}} está em serviço novamente.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    devices: Bundle<typeof deviceTexts>
  }
}

addTexts('devices', deviceTexts)
