import type { InstrumentKind } from '@puquio/domain'
import type { instruments } from '../stories.ts'

/** What a study says, and what became of it once it was found. */
export type Sentence = {
  shortName: string
  text: string
  decision: 'proposed' | 'verified'
  /** The text of the earlier instrument that it takes the place of. */
  supersedes?: string
}
export type StudySeed = {
  name: (typeof instruments)[number]
  title: string
  kind: InstrumentKind
  year: number
  authority: string
  resolution: string
  resolutionOn: string
  inForceFrom: string
  changes: { kind: 'modifies' | 'replaces'; earlier: (typeof instruments)[number] } | null
  measures: readonly Sentence[]
  closing: readonly Sentence[]
}

const verified = (shortName: string, text: string): Sentence => ({
  shortName,
  text,
  decision: 'verified',
})
const proposed = (shortName: string, text: string): Sentence => ({
  shortName,
  text,
  decision: 'proposed',
})
/** Of what the rules take for a commitment and no study means as one. */
export const rejectionReason = 'Describe un punto de observación; no obliga a nada.'

const watering =
  'El titular regará los accesos internos dos veces al día durante la época seca a fin de reducir la emisión de material particulado.'

/** The instruments of each mine by the names that its plans give them; numbers of resolutions are invented. */
export const studies: readonly StudySeed[] = [
  {
    name: 'EIA-d 2014',
    title: 'Estudio de impacto ambiental detallado',
    kind: 'eia-d',
    year: 2014,
    authority: 'MINEM, DGAAM',
    resolution: 'R.D. 907-2014-MEM/DGAAM',
    resolutionOn: '2014-06-18',
    inForceFrom: '2014-06-19',
    changes: null,
    measures: [
      verified('Riego de accesos dos veces al día', watering),
      verified(
        'Limpieza de canales de coronación',
        'Los canales de coronación del tajo serán limpiados antes del inicio de cada época de lluvias.',
      ),
      verified(
        'Prohibición de caza y pesca',
        'Queda prohibida la caza y la pesca en el área de operaciones por parte de trabajadores y contratistas.',
      ),
      verified(
        'Entrega trimestral de residuos peligrosos',
        'Los residuos sólidos peligrosos serán entregados a una empresa operadora autorizada cada tres meses.',
      ),
      verified(
        'Caudal ecológico de la quebrada Ichupampa',
        'El caudal ecológico de la quebrada Ichupampa no será menor de 35 L/s en ninguna época del año.',
      ),
      verified(
        'Franja de amortiguamiento de los bofedales',
        'Se mantendrá una franja de amortiguamiento de 50 m alrededor de los bofedales identificados.',
      ),
      proposed(
        'Velocidad máxima en centros poblados',
        'Todo vehículo respetará una velocidad máxima de 30 km/h en los tramos que cruzan centros poblados.',
      ),
    ],
    closing: [
      verified(
        'Informe anual de cumplimiento',
        'El titular presentará a la autoridad un informe anual de cumplimiento de los compromisos a más tardar el 31 de marzo de cada año.',
      ),
      verified(
        'Monitoreo participativo anual',
        'Se ejecutará cada año un programa de monitoreo participativo con las comunidades del área de influencia directa.',
      ),
      proposed(
        'Aporte al fondo de desarrollo comunal',
        'El titular aportará cada año al fondo de desarrollo comunal el monto establecido en el convenio marco.',
      ),
    ],
  },
  {
    name: 'MEIA 2019',
    title: 'Primera modificación del estudio de impacto ambiental',
    kind: 'meia',
    year: 2019,
    authority: 'SENACE',
    resolution: 'R.D. 112-2019-SENACE-PE/DEAR',
    resolutionOn: '2019-08-05',
    inForceFrom: '2019-08-06',
    changes: { kind: 'modifies', earlier: 'EIA-d 2014' },
    measures: [
      {
        ...verified(
          'Riego de accesos y supresor de polvo',
          'El titular regará los accesos internos tres veces al día durante la época seca y aplicará supresor de polvo en las vías principales.',
        ),
        supersedes: watering,
      },
      verified(
        'Subdrenaje del depósito de relaves',
        'El depósito de relaves contará con un sistema de subdrenaje cuyas aguas serán conducidas a la planta de tratamiento.',
      ),
      verified(
        'Límite de sólidos suspendidos de la planta',
        'La concentración de sólidos totales suspendidos a la salida de la planta de tratamiento no excederá 50 mg/L.',
      ),
      verified(
        'Mantenimiento semestral de la planta de aguas ácidas',
        'Se realizará el mantenimiento de la planta de tratamiento de aguas ácidas con frecuencia semestral.',
      ),
      proposed(
        'Almacenamiento y revegetación del topsoil',
        'Los topsoil retirados serán almacenados en pilas de una altura no mayor de 2 m y revegetados con especies nativas.',
      ),
      proposed(
        'Rescate de fauna de baja movilidad',
        'Se rescatarán y trasladarán los individuos de fauna de baja movilidad antes del inicio del desbroce.',
      ),
      proposed(
        'Horario de voladuras',
        'Las voladuras se efectuarán únicamente entre las 12:00 y las 14:00 horas, con aviso previo a la comunidad.',
      ),
      proposed(
        'Segunda geomembrana de la poza de contingencia',
        'El titular implementará una segunda geomembrana en la poza de contingencia antes del inicio de la operación de la ampliación.',
      ),
    ],
    closing: [
      verified(
        'Capacitación de monitores comunales',
        'El titular capacitará a los monitores comunales dos veces al año en toma de muestras y cadena de custodia.',
      ),
      proposed(
        'Contratación de mano de obra local',
        'Se contratará al menos al 40 % de la mano de obra no calificada en las comunidades del área de influencia directa.',
      ),
    ],
  },
  {
    name: 'ITS-3',
    title: 'Tercer informe técnico sustentatorio',
    kind: 'its',
    year: 2022,
    authority: 'SENACE',
    resolution: 'R.D. 031-2022-SENACE-PE/DEAR',
    resolutionOn: '2022-03-14',
    inForceFrom: '2022-03-15',
    changes: { kind: 'modifies', earlier: 'MEIA 2019' },
    measures: [
      verified(
        'Inspección de la línea de impulsión',
        'La nueva línea de impulsión será inspeccionada cada semana y sus válvulas probadas cada seis meses.',
      ),
      proposed(
        'Caudalímetro en la descarga de la planta',
        'El titular instalará un caudalímetro electromagnético en la descarga de la planta de tratamiento dentro de los seis meses de aprobado el presente informe.',
      ),
      proposed(
        'Distancia del combustible a cuerpos de agua',
        'No se almacenará combustible a menos de 100 m de cuerpos de agua.',
      ),
    ],
    closing: [],
  },
  {
    name: 'Plan de Cierre 2020',
    title: 'Plan de cierre de minas',
    kind: 'closure-plan',
    year: 2020,
    authority: 'MINEM, DGAAM',
    resolution: 'R.D. 064-2020-MINEM/DGAAM',
    resolutionOn: '2020-11-09',
    inForceFrom: '2020-11-10',
    changes: null,
    measures: [
      verified(
        'Garantía financiera del plan de cierre',
        'El titular constituirá cada año la garantía financiera del plan de cierre dentro de los doce primeros días hábiles.',
      ),
      verified(
        'Pruebas cinéticas de desmontes y relaves',
        'Se realizarán pruebas cinéticas de los desmontes y de los relaves con una duración no menor de veinte semanas.',
      ),
      proposed(
        'Reconformación de taludes del desmonte',
        'Los taludes finales del depósito de desmonte serán reconformados a una pendiente de 2,5H:1V y cubiertos con suelo orgánico.',
      ),
      proposed(
        'Cobertura de la revegetación',
        'La revegetación del cierre progresivo alcanzará una cobertura de 70 % al tercer año.',
      ),
    ],
    closing: [
      proposed(
        'Monitoreo de estabilidad en el poscierre',
        'Durante el poscierre se monitorearán la estabilidad física, geoquímica e hidrológica por un período no menor de cinco años.',
      ),
    ],
  },
]

/** What a study tells and obliges nobody to. */
export const background: readonly string[] = [
  'El presente estudio ha sido elaborado conforme al Reglamento de Protección y Gestión Ambiental para las Actividades de Explotación, Beneficio, Labor General, Transporte y Almacenamiento Minero, aprobado por D.S. 040-2014-EM.',
  'El área del proyecto se ubica en la puna, donde predominan el pajonal, el césped de puna y los bofedales; la temperatura media anual es de 5,4 °C y la precipitación media anual, de 980 mm.',
  'La época de lluvias se extiende de noviembre a marzo, cuando se concentra más del 75 % de la precipitación anual.',
  'Las unidades geológicas corresponden a calizas del Grupo Pucará, atravesadas por intrusivos dacíticos con mineralización polimetálica.',
  'Las reuniones con las comunidades se llevaron a cabo entre mayo y julio, con la asistencia de 214 personas.',
]
