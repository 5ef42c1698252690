import type { Text, VariableKind } from '@puquio/domain'
import { commitmentEvents } from './commitment-events.ts'
import { boardEvents } from './board-events.ts'
import { packEvents } from './pack-events.ts'
import { laboratoryEvents } from './laboratory-events.ts'
import { neutralizationEvents } from './neutralization-events.ts'
import { levelEvents } from './level-events.ts'
import { modiEvents } from './modi-events.ts'
import { fieldTerms } from '../terms/fields.ts'
import type { NotificationModule, NotificationPriority, SendingMethod } from '../notifications.ts'

/**
 * To whom an event goes: in a project to its administrators, those who enter data, or all its members. What
 * happens outside of projects goes to the system administrators, or to everybody.
 */
export const audiences = ['administrators', 'writers', 'everybody'] as const
export type Audience = (typeof audiences)[number]

/** What a template may name, with an example for its preview. */
export type Variable = { kind: VariableKind; name: Text; example: string | number | Text }

export type NotificationEvent = {
  module: NotificationModule
  /** These three hold until a system administrator sets others. */
  priority: NotificationPriority
  audience: Audience
  methods: readonly SendingMethod[]
  name: Text
  variables: Readonly<Record<string, Variable>>
  text: Text
  /** Instead of `text` where the number of this variable is zero, so that nobody is told of nothing. */
  atZero?: { variable: string; text: Text }
}

const plan = {
  kind: 'text',
  name: fieldTerms.planName,
  example: 'Monitoreo de aguas 2026',
} as const satisfies Variable
const count = {
  kind: 'number',
  name: {
    es: 'Cantidad de monitoreos',
    en: 'Number of monitorings',
    fr: 'Nombre de suivis',
    pt: 'Quantidade de monitoramentos',
  },
  example: 12,
} as const satisfies Variable
const total = {
  kind: 'number',
  name: {
    es: 'Total del plan en ese estado',
    en: 'Total of the plan in that state',
    fr: 'Total du plan dans cet état',
    pt: 'Total do plano nesse estado',
  },
  example: 30,
} as const satisfies Variable
const stations = {
  kind: 'text',
  name: {
    es: 'Códigos de las primeras estaciones',
    en: 'Codes of the first stations',
    fr: 'Codes des premières stations',
    pt: 'Códigos das primeiras estações',
  },
  example: 'PM-01, PM-02, PM-03…',
} as const satisfies Variable
const person = {
  kind: 'text',
  name: {
    es: 'Nombre de la persona',
    en: 'Name of the person',
    fr: 'Nom de la personne',
    pt: 'Nome da pessoa',
  },
  example: 'Rosa Quispe',
} as const satisfies Variable
const date = (name: Text) => ({ kind: 'date', name, example: '2026-03-15' }) as const

/**
 * Every event that the system notifies of. A module adds its own here, and calls `notify` with its name in
 * the transaction that causes it.
 */
export const notificationEvents = {
  'monitoring-near': {
    module: 'monitoring',
    priority: 2,
    audience: 'writers',
    methods: [1, 2],
    name: {
      es: 'Monitoreos cercanos',
      en: 'Near monitorings',
      fr: 'Suivis proches',
      pt: 'Monitoramentos próximos',
    },
    variables: {
      plan,
      count,
      total,
      stations,
      date: date({
        es: 'Fecha del primero',
        en: 'Date of the first one',
        fr: 'Date du premier',
        pt: 'Data do primeiro',
      }),
    },
    text: {
      es: 'Monitoreos cercanos nuevos en «{{plan}}»: {{count}} de {{total}}. El primero es el {{date}}. Estaciones: {{stations}}',
      en: 'New near monitorings in “{{plan}}”: {{count}} of {{total}}. The first one is on {{date}}. Stations: {{stations}}',
      fr: 'Nouveaux suivis proches dans « {{plan}} » : {{count}} sur {{total}}. Le premier est le {{date}}. Stations : {{stations}}',
      pt: 'Novos monitoramentos próximos em “{{plan}}”: {{count}} de {{total}}. O primeiro é em {{date}}. Estações: {{stations}}',
    },
  },
  'monitoring-unfulfilled': {
    module: 'monitoring',
    priority: 1,
    audience: 'writers',
    methods: [1, 2],
    name: {
      es: 'Monitoreos incumplidos',
      en: 'Unfulfilled monitorings',
      fr: 'Suivis non réalisés',
      pt: 'Monitoramentos não cumpridos',
    },
    variables: {
      plan,
      count,
      total,
      stations,
      date: date({
        es: 'Fecha del más antiguo',
        en: 'Date of the oldest one',
        fr: 'Date du plus ancien',
        pt: 'Data do mais antigo',
      }),
    },
    text: {
      es: 'Se venció la ventana de monitoreos de «{{plan}}» sin realizarse. Nuevos: {{count}}; incumplidos en total: {{total}}. El más antiguo de los nuevos era del {{date}}. Estaciones: {{stations}}',
      en: 'The window of monitorings of “{{plan}}” closed before they were done. New: {{count}}; unfulfilled in all: {{total}}. The oldest new one was on {{date}}. Stations: {{stations}}',
      fr: 'La fenêtre de suivis de « {{plan}} » s’est fermée sans qu’ils soient réalisés. Nouveaux : {{count}} ; non réalisés en tout : {{total}}. Le plus ancien des nouveaux était du {{date}}. Stations : {{stations}}',
      pt: 'A janela de monitoramentos de “{{plan}}” venceu sem que fossem realizados. Novos: {{count}}; não cumpridos no total: {{total}}. O mais antigo dos novos era de {{date}}. Estações: {{stations}}',
    },
  },
  'plan-imported': {
    module: 'plans',
    priority: 3,
    audience: 'writers',
    methods: [1],
    name: { es: 'Plan importado', en: 'Plan imported', fr: 'Plan importé', pt: 'Plano importado' },
    variables: { plan, count, person },
    text: {
      es: '{{person}} importó al plan «{{plan}}» {{count}} monitoreos.',
      en: '{{person}} imported {{count}} monitorings into the plan “{{plan}}”.',
      fr: '{{person}} a importé {{count}} suivis dans le plan « {{plan}} ».',
      pt: '{{person}} importou {{count}} monitoramentos no plano “{{plan}}”.',
    },
  },
  ...laboratoryEvents,
  ...neutralizationEvents,
  ...modiEvents,
  ...levelEvents,
  ...commitmentEvents,
  ...packEvents,
  ...boardEvents,
  'export-ready': {
    module: 'general',
    priority: 3,
    audience: 'everybody',
    methods: [1],
    name: {
      es: 'Exportación lista',
      en: 'Export ready',
      fr: 'Export prêt',
      pt: 'Exportação pronta',
    },
    variables: {
      file: {
        kind: 'text',
        name: {
          es: 'Nombre del archivo',
          en: 'Name of the file',
          fr: 'Nom du fichier',
          pt: 'Nome do arquivo',
        },
        example: 'Mina Azul 2025-01-01 2025-12-31.xlsx',
      },
      count: {
        kind: 'number',
        name: {
          es: 'Cantidad de registros',
          en: 'Number of records',
          fr: 'Nombre d’enregistrements',
          pt: 'Quantidade de registros',
        },
        example: 125_000,
      },
    },
    text: {
      es: 'La exportación «{{file}}» está lista, con {{count}} registros. Se guarda siete días.',
      en: 'The export “{{file}}” is ready, with {{count}} records. It is kept for seven days.',
      fr: 'L’export « {{file}} » est prêt, avec {{count}} enregistrements. Il est gardé sept jours.',
      pt: 'A exportação “{{file}}” está pronta, com {{count}} registros. Fica guardada por sete dias.',
    },
  },
  'user-activated': {
    module: 'general',
    priority: 3,
    audience: 'administrators',
    methods: [1],
    name: {
      es: 'Usuario activado',
      en: 'User activated',
      fr: 'Utilisateur activé',
      pt: 'Usuário ativado',
    },
    variables: {
      person,
      email: {
        kind: 'text',
        name: {
          es: 'Correo de la persona',
          en: 'E-mail of the person',
          fr: 'Courriel de la personne',
          pt: 'E-mail da pessoa',
        },
        example: 'rosa.quispe@mina.pe',
      },
    },
    text: {
      es: '{{person}} ({{email}}) activó su cuenta y ya puede ingresar.',
      en: '{{person}} ({{email}}) activated the account and can sign in now.',
      fr: '{{person}} ({{email}}) a activé son compte et peut se connecter.',
      pt: '{{person}} ({{email}}) ativou a conta e já pode entrar.',
    },
  },
  'policy-changed': {
    module: 'general',
    priority: 2,
    audience: 'everybody',
    methods: [1],
    name: {
      es: 'Política de datos cambiada',
      en: 'Data policy changed',
      fr: 'Politique de données modifiée',
      pt: 'Política de dados alterada',
    },
    variables: {
      policy: {
        kind: 'text',
        name: {
          es: 'Título o enlace de la política',
          en: 'Title or link of the policy',
          fr: 'Titre ou lien de la politique',
          pt: 'Título ou link da política',
        },
        example: 'www.mina.pe/politica',
      },
    },
    text: {
      es: 'La política de datos cambió y hay que aceptarla de nuevo: {{policy}}.',
      en: 'The data policy changed and has to be accepted again: {{policy}}.',
      fr: 'La politique de données a changé et doit être acceptée à nouveau : {{policy}}.',
      pt: 'A política de dados mudou e precisa ser aceita de novo: {{policy}}.',
    },
  },
} as const satisfies Record<string, NotificationEvent>

export type EventName = keyof typeof notificationEvents
export const eventNames = Object.keys(notificationEvents) as EventName[]

type ValueOf<V> = V extends { kind: 'number' }
  ? number
  : V extends { kind: 'phrase' }
    ? Text
    : string
/** What an event's texts are filled in with. */
export type EventValues<E extends EventName> = {
  [V in keyof (typeof notificationEvents)[E]['variables']]: ValueOf<
    (typeof notificationEvents)[E]['variables'][V]
  >
}
