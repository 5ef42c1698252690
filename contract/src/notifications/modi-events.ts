import type { Text } from '@puquio/domain'

const phrase = (name: Text, example: Text) => ({ kind: 'phrase', name, example }) as const
const text = (name: Text, example: string) => ({ kind: 'text', name, example }) as const

const alarm = {
  state: phrase(
    { es: 'Qué pasó', en: 'What happened', fr: 'Ce qui s’est passé', pt: 'O que aconteceu' },
    { es: 'Alarma', en: 'Alarm', fr: 'Alarme', pt: 'Alarme' },
  ),
  severity: phrase(
    { es: 'Severidad', en: 'Severity', fr: 'Sévérité', pt: 'Severidade' },
    { es: 'Alta', en: 'High', fr: 'Haute', pt: 'Alta' },
  ),
  condition: phrase(
    { es: 'Condición', en: 'Condition', fr: 'Condition', pt: 'Condição' },
    {
      es: 'Nivel > 3 m durante 10 min',
      en: 'Level > 3 m for 10 min',
      fr: 'Niveau > 3 m pendant 10 min',
      pt: 'Nível > 3 m durante 10 min',
    },
  ),
  value: phrase(
    { es: 'Valor', en: 'Value', fr: 'Valeur', pt: 'Valor' },
    { es: '3.42 m', en: '3.42 m', fr: '3,42 m', pt: '3,42 m' },
  ),
  limit: phrase(
    { es: 'Límite', en: 'Limit', fr: 'Limite', pt: 'Limite' },
    { es: '> 3 m', en: '> 3 m', fr: '> 3 m', pt: '> 3 m' },
  ),
  rule: text(
    {
      es: 'Nombre de la regla',
      en: 'Name of the rule',
      fr: 'Nom de la règle',
      pt: 'Nome da regra',
    },
    'Nivel de alerta amarilla',
  ),
  device: text(
    { es: 'Dispositivo', en: 'Device', fr: 'Appareil', pt: 'Dispositivo' },
    'Piezómetro PZ-01 (VW-1234)',
  ),
  station: text({ es: 'Estación', en: 'Station', fr: 'Station', pt: 'Estação' }, 'PZ-01'),
  measured: text(
    {
      es: 'Fecha y hora de medición',
      en: 'When it was measured',
      fr: 'Date et heure de mesure',
      pt: 'Data e hora da medição',
    },
    '15/03/2026 11:50',
  ),
  received: text(
    {
      es: 'Fecha y hora de recepción',
      en: 'When it was received',
      fr: 'Date et heure de réception',
      pt: 'Data e hora do recebimento',
    },
    '15/03/2026 11:52',
  ),
  channel: phrase(
    { es: 'Canal', en: 'Channel', fr: 'Canal', pt: 'Canal' },
    { es: 'Satélite', en: 'Satellite', fr: 'Satellite', pt: 'Satélite' },
  ),
  graph: text(
    {
      es: 'Enlace al gráfico de ese momento',
      en: 'Link to the graph at that moment',
      fr: 'Lien vers le graphique de ce moment',
      pt: 'Link para o gráfico daquele momento',
    },
    'https://puquio.example.com/modi/graph/7/VW-1234?variables=3',
  ),
} as const

const silence = {
  count: {
    kind: 'number',
    name: {
      es: 'Cantidad de dispositivos',
      en: 'Number of devices',
      fr: 'Nombre d’appareils',
      pt: 'Quantidade de dispositivos',
    },
    example: 2,
  },
  devices: text(
    { es: 'Dispositivos', en: 'Devices', fr: 'Appareils', pt: 'Dispositivos' },
    'Piezómetro PZ-01 (VW-1234), Vertedero V-2 (LT-7)',
  ),
  since: text(
    {
      es: 'Fecha y hora del más antiguo',
      en: 'Date and time of the oldest',
      fr: 'Date et heure du plus ancien',
      pt: 'Data e hora do mais antigo',
    },
    '15/03/2026 11:50',
  ),
} as const

const gateways = {
  count: {
    kind: 'number',
    name: {
      es: 'Cantidad de gateways',
      en: 'Number of gateways',
      fr: 'Nombre de passerelles',
      pt: 'Quantidade de gateways',
    },
    example: 1,
  },
  gateways: text(
    { es: 'Gateways', en: 'Gateways', fr: 'Passerelles', pt: 'Gateways' },
    'Gateway del cerro norte',
  ),
  since: silence.since,
} as const

/** What the system notifies of by itself about devices. The rule says who is told, how, and how urgently. */
export const modiEvents = {
  'alarm-raised': {
    module: 'modi',
    priority: 1,
    audience: 'writers',
    methods: [1, 2],
    name: { es: 'Alarma activa', en: 'Active alarm', fr: 'Alarme active', pt: 'Alarme ativo' },
    variables: alarm,
    text: {
      es: '{{state}} ({{severity}}) en {{device}}, estación {{station}}: {{condition}}. Valor: {{value}}; límite: {{limit}}. Medido el {{measured}}; recibido el {{received}} por {{channel}}. Regla: {{rule}}. Gráfico: {{graph}}',
      en: '{{state}} ({{severity}}) at {{device}}, station {{station}}: {{condition}}. Value: {{value}}; limit: {{limit}}. Measured {{measured}}; received {{received}} by {{channel}}. Rule: {{rule}}. Graph: {{graph}}',
      fr: '{{state}} ({{severity}}) à {{device}}, station {{station}} : {{condition}}. Valeur : {{value}} ; limite : {{limit}}. Mesuré le {{measured}} ; reçu le {{received}} par {{channel}}. Règle : {{rule}}. Graphique : {{graph}}',
      pt: '{{state}} ({{severity}}) em {{device}}, estação {{station}}: {{condition}}. Valor: {{value}}; limite: {{limit}}. Medido em {{measured}}; recebido em {{received}} por {{channel}}. Regra: {{rule}}. Gráfico: {{graph}}',
    },
  },
  'alarm-cleared': {
    module: 'modi',
    priority: 2,
    audience: 'writers',
    methods: [1, 2],
    name: {
      es: 'Alarma terminada',
      en: 'Alarm cleared',
      fr: 'Alarme terminée',
      pt: 'Alarme encerrado',
    },
    variables: {
      ...alarm,
      ended: text(
        {
          es: 'Fecha y hora del término',
          en: 'When it ended',
          fr: 'Date et heure de fin',
          pt: 'Data e hora do término',
        },
        '15/03/2026 13:20',
      ),
    },
    text: {
      es: '{{state}} en {{device}}, estación {{station}}: {{condition}}. Empezó el {{measured}} con {{value}} y terminó el {{ended}}. Regla: {{rule}}. Gráfico: {{graph}}',
      en: '{{state}} at {{device}}, station {{station}}: {{condition}}. It began {{measured}} with {{value}} and ended {{ended}}. Rule: {{rule}}. Graph: {{graph}}',
      fr: '{{state}} à {{device}}, station {{station}} : {{condition}}. Début le {{measured}} avec {{value}}, fin le {{ended}}. Règle : {{rule}}. Graphique : {{graph}}',
      pt: '{{state}} em {{device}}, estação {{station}}: {{condition}}. Começou em {{measured}} com {{value}} e terminou em {{ended}}. Regra: {{rule}}. Gráfico: {{graph}}',
    },
  },
  'device-silent': {
    module: 'modi',
    priority: 2,
    audience: 'writers',
    methods: [1, 2],
    name: {
      es: 'Dispositivos sin datos (E001)',
      en: 'Devices without data (E001)',
      fr: 'Appareils sans données (E001)',
      pt: 'Dispositivos sem dados (E001)',
    },
    variables: silence,
    text: {
      es: 'E001: sin datos en el intervalo esperado. Dispositivos: {{count}}. {{devices}}. Último dato del más antiguo: {{since}}.',
      en: 'E001: no data within the expected interval. Devices: {{count}}. {{devices}}. Last data of the oldest: {{since}}.',
      fr: 'E001 : aucune donnée dans l’intervalle attendu. Appareils : {{count}}. {{devices}}. Dernières données du plus ancien : {{since}}.',
      pt: 'E001: sem dados no intervalo esperado. Dispositivos: {{count}}. {{devices}}. Último dado do mais antigo: {{since}}.',
    },
  },
  'device-back': {
    module: 'modi',
    priority: 3,
    audience: 'writers',
    methods: [1, 2],
    name: {
      es: 'Dispositivos que vuelven a enviar datos',
      en: 'Devices that send data again',
      fr: 'Appareils qui transmettent à nouveau',
      pt: 'Dispositivos que voltam a enviar dados',
    },
    variables: silence,
    text: {
      es: 'Vuelven a enviar datos (E001 terminado). Dispositivos: {{count}}. {{devices}}. Sin datos desde: {{since}}.',
      en: 'They send data again (E001 cleared). Devices: {{count}}. {{devices}}. Without data since: {{since}}.',
      fr: 'Transmettent à nouveau (E001 terminé). Appareils : {{count}}. {{devices}}. Sans données depuis : {{since}}.',
      pt: 'Voltam a enviar dados (E001 encerrado). Dispositivos: {{count}}. {{devices}}. Sem dados desde: {{since}}.',
    },
  },
  'gateway-silent': {
    module: 'modi',
    priority: 2,
    audience: 'writers',
    methods: [1, 2],
    name: {
      es: 'Gateways LoRaWAN en silencio',
      en: 'Silent LoRaWAN gateways',
      fr: 'Passerelles LoRaWAN silencieuses',
      pt: 'Gateways LoRaWAN em silêncio',
    },
    variables: gateways,
    text: {
      es: 'Gateways LoRaWAN que no reciben nada en su intervalo: {{count}}. {{gateways}}. Última recepción del más antiguo: {{since}}.',
      en: 'LoRaWAN gateways that hear nothing within their interval: {{count}}. {{gateways}}. The oldest heard something last: {{since}}.',
      fr: 'Passerelles LoRaWAN qui ne reçoivent rien dans leur intervalle : {{count}}. {{gateways}}. Dernière réception de la plus ancienne : {{since}}.',
      pt: 'Gateways LoRaWAN que não recebem nada no seu intervalo: {{count}}. {{gateways}}. Última recepção do mais antigo: {{since}}.',
    },
  },
  'gateway-back': {
    module: 'modi',
    priority: 3,
    audience: 'writers',
    methods: [1],
    name: {
      es: 'Gateways LoRaWAN que vuelven a recibir',
      en: 'LoRaWAN gateways that hear again',
      fr: 'Passerelles LoRaWAN qui reçoivent à nouveau',
      pt: 'Gateways LoRaWAN que voltam a receber',
    },
    variables: gateways,
    text: {
      es: 'Gateways LoRaWAN que vuelven a recibir: {{count}}. {{gateways}}. En silencio desde: {{since}}.',
      en: 'LoRaWAN gateways that hear again: {{count}}. {{gateways}}. Silent since: {{since}}.',
      fr: 'Passerelles LoRaWAN qui reçoivent à nouveau : {{count}}. {{gateways}}. Silencieuses depuis : {{since}}.',
      pt: 'Gateways LoRaWAN que voltam a receber: {{count}}. {{gateways}}. Em silêncio desde: {{since}}.',
    },
  },
} as const
