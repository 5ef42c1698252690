import type { Frequency, TaskState } from '@puquio/domain'

/** Who holds a role from so many days before or after today; a rotation is to come where there are some. */
export type RoleSeed = { name: string; holders: readonly { inDays: number; who: string | null }[] }

const admin = 'admin@demo.puquio.pe'
const field = 'campo@demo.puquio.pe'

export const fieldRole = 'Monitorista de guardia'
const chiefRole = 'Superintendente de Asuntos Ambientales'
const reviewRole = 'Jefe de Cumplimiento'

export const roleSeeds: readonly RoleSeed[] = [
  { name: chiefRole, holders: [{ inDays: -700, who: admin }] },
  { name: reviewRole, holders: [{ inDays: -700, who: admin }] },
  {
    name: fieldRole,
    holders: [
      { inDays: -700, who: 'rosa.huanca@demo.puquio.pe' },
      { inDays: -120, who: field },
      { inDays: 32, who: admin },
      { inDays: 46, who: field },
    ],
  },
  { name: 'Relacionista comunitario', holders: [{ inDays: -700, who: field }] },
]

export type TaskSeed = {
  /** The text of the commitment that it fulfils. */
  commitment: string
  title: string
  detail: string
  role: string
  reviewer: string | null
  rule: Frequency | null
  /** Days from today to its first due date. */
  firstInDays: number
  /** What became of its due dates until today, the newest first; the ones before are compliant. */
  states: readonly TaskState[]
  /** What becomes of the next one. */
  next?: TaskState
  notCompliant?: string
  ended?: string
}

export const taskSeeds: readonly TaskSeed[] = [
  {
    commitment:
      'Los residuos sólidos peligrosos serán entregados a una empresa operadora autorizada cada tres meses.',
    title: 'Entregar los residuos peligrosos a la empresa operadora',
    detail: 'Evidencia: manifiesto de residuos firmado y fotografía del despacho.',
    role: fieldRole,
    reviewer: reviewRole,
    rule: 'quarterly',
    firstInDays: -374,
    states: ['in-progress', 'compliant', 'compliant'],
  },
  {
    commitment:
      'Se realizará el mantenimiento de la planta de tratamiento de aguas ácidas con frecuencia semestral.',
    title: 'Mantenimiento semestral de la PTAR',
    detail: 'Evidencia: informe del contratista y fotografías de antes y después.',
    role: fieldRole,
    reviewer: reviewRole,
    rule: 'half-yearly',
    firstInDays: -369,
    states: ['under-review', 'compliant'],
  },
  {
    commitment:
      'El titular capacitará a los monitores comunales dos veces al año en toma de muestras y cadena de custodia.',
    title: 'Capacitar a los monitores comunales',
    detail: 'Evidencia: lista de asistencia, material y fotografías.',
    role: 'Relacionista comunitario',
    reviewer: null,
    rule: 'half-yearly',
    firstInDays: -404,
    states: ['not-compliant', 'compliant'],
    notCompliant:
      'Asistieron 4 de los 18 monitores comunales; la lista no tiene las firmas de la comunidad de Chacapampa.',
  },
  {
    commitment:
      'El titular presentará a la autoridad un informe anual de cumplimiento de los compromisos a más tardar el 31 de marzo de cada año.',
    title: 'Presentar el informe anual de cumplimiento',
    detail: 'Evidencia: cargo de recepción de la autoridad.',
    role: chiefRole,
    reviewer: reviewRole,
    rule: 'yearly',
    firstInDays: -607,
    states: ['compliant'],
  },
  {
    commitment:
      'Los canales de coronación del tajo serán limpiados antes del inicio de cada época de lluvias.',
    title: 'Limpiar los canales de coronación del tajo',
    detail: 'Antes de las primeras lluvias; fotografías por tramo.',
    role: fieldRole,
    reviewer: null,
    rule: null,
    firstInDays: 6,
    states: [],
    next: 'in-progress',
  },
  {
    commitment:
      'El caudal ecológico de la quebrada Ichupampa no será menor de 35 L/s en ninguna época del año.',
    title: 'Aforar la quebrada Ichupampa',
    detail: 'Aforo con correntómetro aguas abajo de la captación.',
    role: fieldRole,
    reviewer: reviewRole,
    rule: 'monthly',
    firstInDays: -230,
    states: ['compliant', 'compliant', 'not-compliant'],
    notCompliant: 'Se aforaron 31 L/s: la captación no se redujo a tiempo.',
  },
  {
    commitment:
      'Se mantendrá una franja de amortiguamiento de 50 m alrededor de los bofedales identificados.',
    title: 'Inspeccionar la franja de los bofedales',
    detail: '',
    role: fieldRole,
    reviewer: null,
    rule: null,
    firstInDays: 62,
    states: [],
  },
  {
    commitment:
      'Se ejecutará cada año un programa de monitoreo participativo con las comunidades del área de influencia directa.',
    title: 'Convocar a las comunidades al monitoreo participativo',
    detail: '',
    role: 'Relacionista comunitario',
    reviewer: null,
    rule: 'yearly',
    firstInDays: -480,
    states: ['compliant'],
    ended: 'El plan de monitoreo del año la reemplaza: cada campaña participativa es un monitoreo.',
  },
]
