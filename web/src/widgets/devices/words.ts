import type { Text } from '@puquio/domain'

/** Words of devices that several pages have. */
export const deviceWords = {
  anyGroup: {
    es: 'Todos los grupos',
    en: 'All groups',
    fr: 'Tous les groupes',
    pt: 'Todos os grupos',
  },
  all: { es: 'Dispositivos', en: 'Devices', fr: 'Appareils', pt: 'Dispositivos' },
  mails: { es: 'Correos', en: 'Mails', fr: 'Courriels', pt: 'E-mails' },
  variable: { es: 'Variable', en: 'Variable', fr: 'Variable', pt: 'Variável' },
  calculations: {
    es: 'Cálculos y correcciones',
    en: 'Calculations and corrections',
    fr: 'Calculs et corrections',
    pt: 'Cálculos e correções',
  },
  commands: {
    es: 'Relés y configuración',
    en: 'Relays and configuration',
    fr: 'Relais et configuration',
    pt: 'Relés e configuração',
  },
  connection: { es: 'Conexión', en: 'Connection', fr: 'Connexion', pt: 'Conexão' },
  records: {
    es: 'Estado e historial',
    en: 'Status and history',
    fr: 'État et historique',
    pt: 'Estado e histórico',
  },
  interval: {
    es: 'Intervalo de reporte',
    en: 'Reporting interval',
    fr: 'Intervalle de transmission',
    pt: 'Intervalo de transmissão',
  },
  lastUsedAt: { es: 'Último uso', en: 'Last used', fr: 'Dernier usage', pt: 'Último uso' },
  importDevices: {
    es: 'Importar desde Excel',
    en: 'Import from Excel',
    fr: 'Importer depuis Excel',
    pt: 'Importar do Excel',
  },
  externalKey: { es: 'Clave externa', en: 'External key', fr: 'Clé externe', pt: 'Chave externa' },
  replacedOn: {
    es: 'Registrador reemplazado el',
    en: 'Logger replaced on',
    fr: 'Enregistreur remplacé le',
    pt: 'Registrador trocado em',
  },
  openGraph: {
    es: 'Ver gráfico',
    en: 'Open the graph',
    fr: 'Voir le graphique',
    pt: 'Ver gráfico',
  },
  devices: {
    es: 'MODi: dispositivos',
    en: 'MODi: devices',
    fr: 'MODi : appareils',
    pt: 'MODi: dispositivos',
  },
  relays: { es: 'Relés', en: 'Relays', fr: 'Relais', pt: 'Relés' },
  newDevice: {
    es: 'Nuevo dispositivo',
    en: 'New device',
    fr: 'Nouvel appareil',
    pt: 'Novo dispositivo',
  },
  serial: { es: 'Serie', en: 'Serial', fr: 'N° de série', pt: 'Série' },
  station: { es: 'Estación', en: 'Station', fr: 'Station', pt: 'Estação' },
  channel: {
    es: 'Canal de reporte',
    en: 'Reporting channel',
    fr: 'Canal de transmission',
    pt: 'Canal de transmissão',
  },
  fieldNumber: {
    es: 'Número de campo',
    en: 'Field number',
    fr: 'Numéro de terrain',
    pt: 'Número de campo',
  },
  lastMessage: {
    es: 'Último mensaje',
    en: 'Last message',
    fr: 'Dernier message',
    pt: 'Última mensagem',
  },
  battery: { es: 'Batería', en: 'Battery', fr: 'Batterie', pt: 'Bateria' },
  signal: { es: 'Señal', en: 'Signal', fr: 'Signal', pt: 'Sinal' },
} as const satisfies Record<string, Text>
