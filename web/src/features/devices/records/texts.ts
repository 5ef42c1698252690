import { auditOperationTerms } from '@puquio/contract/terms/audit'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'
import { pageWords } from '../../../lib/texts/page-words.ts'
import { words } from '../../../lib/texts/words.ts'
import { deviceWords } from '../../../widgets/devices/words.ts'
import { modiWords } from '../../../widgets/modi/words.ts'

const deviceRecordTexts = defineTexts({
  ...auditOperationTerms,
  devices: deviceWords.all,
  records: deviceWords.records,
  connection: deviceWords.connection,
  channel: deviceWords.channel,
  status: { es: 'Estado', en: 'Status', fr: 'État', pt: 'Estado' },
  history: pageWords.history,
  mails: deviceWords.mails,
  reports: {
    es: 'Reenvío HTTP',
    en: 'HTTP reports',
    fr: 'Rapports HTTP',
    pt: 'Relatórios HTTP',
  },
  period: pageWords.period,
  lastDays_one: {
    es: 'Último día',
    en: 'Last day',
    fr: 'Dernier jour',
    pt: 'Último dia',
  },
  lastDays_many: {
    es: 'Últimos {{count}} días',
    en: 'Last {{count}} days',
    fr: '{{count}} derniers jours',
    pt: 'Últimos {{count}} dias',
  },
  lastDays_other: {
    es: 'Últimos {{count}} días',
    en: 'Last {{count}} days',
    fr: '{{count}} derniers jours',
    pt: 'Últimos {{count}} dias',
  },
  interval: deviceWords.interval,
  intervalIs: {
    es: '{{interval}}, con {{grace}} de tolerancia',
    en: '{{interval}}, with {{grace}} of grace',
    fr: '{{interval}}, avec {{grace}} de tolérance',
    pt: '{{interval}}, com {{grace}} de tolerância',
  },
  kept: {
    es: 'Reportes recibidos',
    en: 'Reports that came',
    fr: 'Transmissions reçues',
    pt: 'Transmissões recebidas',
  },
  keptIs: {
    es: '{{came}} de {{due}} ({{share}} %)',
    en: '{{came}} of {{due}} ({{share}}%)',
    fr: '{{came}} sur {{due}} ({{share}} %)',
    pt: '{{came}} de {{due}} ({{share}} %)',
  },
  silent: {
    es: 'Tiempo en silencio',
    en: 'Time of silence',
    fr: 'Temps de silence',
    pt: 'Tempo em silêncio',
  },
  clock: {
    es: 'Reloj del dispositivo',
    en: 'Clock of the device',
    fr: 'Horloge de l’appareil',
    pt: 'Relógio do dispositivo',
  },
  clock_none: {
    es: 'Sin desvío visible',
    en: 'No offset to be seen',
    fr: 'Aucun écart visible',
    pt: 'Sem desvio visível',
  },
  clock_ahead: {
    es: 'Adelantado {{time}} o más',
    en: 'Ahead by {{time}} or more',
    fr: 'En avance de {{time}} ou plus',
    pt: 'Adiantado {{time}} ou mais',
  },
  clock_behind: {
    es: 'Atrasado hasta {{time}}, o el camino tarda tanto',
    en: 'Behind by up to {{time}}, or the way takes as long',
    fr: 'En retard de {{time}} au plus, ou le trajet dure autant',
    pt: 'Atrasado até {{time}}, ou o caminho demora tanto',
  },
  messages: { es: 'Mensajes', en: 'Messages', fr: 'Messages', pt: 'Mensagens' },
  messagesAre: {
    es: 'Leídos: {{read}}; en parte: {{partly}}; rechazados: {{refused}}',
    en: 'Read: {{read}}; in part: {{partly}}; refused: {{refused}}',
    fr: 'Lus : {{read}} ; en partie : {{partly}} ; refusés : {{refused}}',
    pt: 'Lidas: {{read}}; em parte: {{partly}}; recusadas: {{refused}}',
  },
  gaps: {
    es: 'Silencios más largos que lo permitido',
    en: 'Silences longer than allowed',
    fr: 'Silences plus longs que permis',
    pt: 'Silêncios mais longos que o permitido',
  },
  noGaps: {
    es: 'Ninguno en el periodo.',
    en: 'None in the period.',
    fr: 'Aucun dans la période.',
    pt: 'Nenhum no período.',
  },
  moreGaps: {
    es: 'Se muestran los últimos {{shown}} de {{count}}.',
    en: 'The last {{shown}} of {{count}} are shown.',
    fr: 'Les {{shown}} derniers sur {{count}} sont affichés.',
    pt: 'São mostrados os últimos {{shown}} de {{count}}.',
  },
  from: words.fromDay,
  to: words.toDay,
  goesOn: { es: 'Continúa', en: 'Goes on', fr: 'Continue', pt: 'Continua' },
  lasted: pageWords.duration,
  gateways: modiWords.gateways,
  gateway: modiWords.gateway,
  gatewayState: {
    es: 'Estado del gateway',
    en: 'State of the gateway',
    fr: 'État de la passerelle',
    pt: 'Estado do gateway',
  },
  lastHeardAt: modiWords.lastHeardAt,
  signal: deviceWords.signal,
  silentSince: modiWords.silentSince,
  lateness: {
    es: 'Demora desde la medición hasta la recepción',
    en: 'Delay from measuring to receiving',
    fr: 'Délai de la mesure à la réception',
    pt: 'Demora da medição à recepção',
  },
  nothingCame: {
    es: 'No llegó ninguna lectura en el periodo.',
    en: 'No reading came in the period.',
    fr: 'Aucune mesure n’est arrivée dans la période.',
    pt: 'Nenhuma leitura chegou no período.',
  },
  readings: { es: 'Lecturas', en: 'Readings', fr: 'Mesures', pt: 'Leituras' },
  leastS: { es: 'Mínima', en: 'Least', fr: 'Minimum', pt: 'Mínima' },
  p50S: { es: '50 % hasta', en: '50% within', fr: '50 % en', pt: '50 % até' },
  p90S: { es: '90 % hasta', en: '90% within', fr: '90 % en', pt: '90 % até' },
  p99S: { es: '99 % hasta', en: '99% within', fr: '99 % en', pt: '99 % até' },
  mostS: { es: 'Máxima', en: 'Most', fr: 'Maximum', pt: 'Máxima' },
  refused: {
    es: 'Mensajes que no se tomaron por completo',
    en: 'Messages that were not taken whole',
    fr: 'Messages non pris en entier',
    pt: 'Mensagens que não foram aceitas por inteiro',
  },
  noneRefused: {
    es: 'Todos los mensajes del periodo se leyeron.',
    en: 'All messages of the period were read.',
    fr: 'Tous les messages de la période ont été lus.',
    pt: 'Todas as mensagens do período foram lidas.',
  },
  receivedAt: { es: 'Recibido', en: 'Received', fr: 'Reçu', pt: 'Recebida' },
  wayIn: { es: 'Vía de ingreso', en: 'Way in', fr: 'Voie d’entrée', pt: 'Via de entrada' },
  taken: { es: 'Se tomó', en: 'Taken', fr: 'Pris', pt: 'Aceita' },
  taken_partly: { es: 'En parte', en: 'In part', fr: 'En partie', pt: 'Em parte' },
  taken_refused: { es: 'Nada', en: 'Nothing', fr: 'Rien', pt: 'Nada' },
  why: { es: 'Por qué', en: 'Why', fr: 'Pourquoi', pt: 'Por quê' },
  noHistory: {
    es: 'Aún no hay cambios registrados',
    en: 'No changes are recorded yet',
    fr: 'Aucune modification enregistrée',
    pt: 'Ainda não há alterações registradas',
  },
  systemItself: pageWords.systemItself,
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    deviceRecords: Bundle<typeof deviceRecordTexts>
  }
}

addTexts('deviceRecords', deviceRecordTexts)
