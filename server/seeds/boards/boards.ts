import type { BoardInput } from '@puquio/contract/boards/boards'
import type { BoardPanel } from '@puquio/contract/boards/panels'
import type { BoardKind } from '@puquio/domain'

type Panel = Pick<BoardPanel, 'kind'> & Partial<BoardPanel>
const panel = (parts: Panel): BoardPanel => ({
  title: '',
  width: 6,
  height: 'middle',
  settings: {},
  ...parts,
})
const diagram = (name: NonNullable<BoardPanel['settings']['diagram']>, title: string) =>
  panel({ kind: 'hydrochemistry', title, height: 'tall', settings: { diagram: name } })

const figure = (name: NonNullable<BoardPanel['settings']['keyFigure']>, title: string) =>
  panel({ kind: 'key-figure', title, width: 3, height: 'low', settings: { keyFigure: name } })

/** What its weather station measures, where it has one. */
type Weather = {
  rain: number | undefined
  wind: { speed: number; direction: number } | undefined
}

/** What the demonstration's team looks at, and hands in; over the levels the rain of its weather station. */
export const boardsWith = ({
  rain,
  wind,
}: Weather): readonly (BoardInput & { kind: BoardKind })[] => [
  {
    kind: 'board',
    label: 'Seguimiento del mes',
    category: 'monitoring',
    panels: [
      panel({ kind: 'plan-progress', title: 'Avance de los planes' }),
      panel({ kind: 'commitments', title: 'Compromisos y tareas' }),
      panel({ kind: 'exceedances', title: 'Resultados sobre sus límites' }),
      panel({ kind: 'alarms', title: 'Alarmas activas' }),
    ],
  },
  {
    kind: 'board',
    label: 'Calidad del agua',
    category: 'water',
    panels: [
      panel({
        kind: 'text',
        title: 'Cómo leer este tablero',
        width: 12,
        height: 'low',
        settings: {
          text: 'Los diagramas muestran las muestras de campañas aprobadas. Un círculo hueco tiene un ion por debajo de su límite de detección; las muestras que ningún diagrama puede mostrar figuran con su motivo.\n\nSi el balance de cargas supera 10 %, revisar el informe del laboratorio antes de interpretar.',
        },
      }),
      panel({
        kind: 'map',
        title: 'Estaciones según sus límites',
        width: 12,
        height: 'tall',
        settings: { mapShows: 'stations' },
      }),
      diagram('piper', 'Diagrama de Piper'),
      diagram('stiff', 'Diagramas de Stiff'),
    ],
  },
  {
    kind: 'board',
    label: 'Piezometría del dique',
    category: 'groundwater',
    panels: [
      panel({
        kind: 'text',
        title: 'Qué vigilar',
        width: 12,
        height: 'low',
        settings: {
          text: 'El nivel de PC-01 sube desde hace dos años y supera su nivel de alarma. PC-02 se secó y PC-04 es artesiano al final de la época húmeda. Revisar la deriva entre las mediciones manuales y los sensores.',
        },
      }),
      panel({
        kind: 'levels',
        title: 'Piezómetros del dique y lluvia',
        width: 12,
        height: 'tall',
        settings: rain === undefined ? {} : { rainVariable: rain },
      }),
    ],
  },
  {
    kind: 'board',
    label: 'Drenaje ácido',
    category: 'geochemistry',
    panels: [
      diagram('durov', 'Diagrama de Durov'),
      diagram('schoeller', 'Diagrama de Schoeller'),
      diagram('gibbs', 'Diagrama de Gibbs'),
      panel({ kind: 'neutralizer', title: 'Planta de aguas ácidas', height: 'tall' }),
    ],
  },
  ...(wind === undefined ? [] : [weatherBoard(wind)]),
  {
    kind: 'environment-report',
    label: 'Informe ambiental mensual',
    category: 'monitoring',
    panels: [
      panel({
        kind: 'text',
        title: 'Resumen',
        width: 12,
        height: 'low',
        settings: {
          text: 'Estado del monitoreo, de los compromisos y de los dispositivos de la unidad minera en el periodo.',
        },
      }),
      figure('exceedances', 'Excedencias'),
      figure('plan-progress', 'Avance del plan'),
      figure('commitments', 'Compromisos'),
      figure('alarms', 'Alarmas activas'),
      panel({ kind: 'compliance', title: 'Cumplimiento', width: 12, height: 'tall' }),
      panel({ kind: 'plan-progress', title: 'Cronograma y avance', width: 12, height: 'low' }),
      panel({ kind: 'exceedances', title: 'Excedencias con sus límites', width: 12 }),
      panel({
        kind: 'variation',
        title: 'Tendencias de los parámetros',
        width: 12,
        height: 'tall',
      }),
      diagram('piper', 'Hidroquímica'),
      panel({ kind: 'commitments', title: 'Compromisos y tareas', height: 'tall' }),
      panel({ kind: 'levels', title: 'Niveles piezométricos', width: 12 }),
      panel({ kind: 'alarms', title: 'Alarmas', width: 12 }),
      panel({ kind: 'devices', title: 'Dispositivos', width: 12 }),
    ],
  },
]

const weatherBoard = ({
  speed,
  direction,
}: NonNullable<Weather['wind']>): BoardInput & { kind: BoardKind } => ({
  kind: 'board',
  label: 'Viento en la mina',
  category: 'air',
  panels: [
    panel({
      kind: 'wind-rose',
      title: 'Rosa de vientos',
      height: 'tall',
      settings: { speedVariable: speed, directionVariable: direction },
    }),
    panel({
      kind: 'readings',
      title: 'Velocidad del viento',
      height: 'tall',
      settings: { variables: [speed] },
    }),
  ],
})
