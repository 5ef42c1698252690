import type { StationState } from '@puquio/contract/boards/panel-data'
import type { StationResultState } from '@puquio/contract/boards/map-subjects'
import { parametersShown, stationsShown } from '@puquio/contract/boards/panels'
import { mapSubjectTerms, stationResultTerms } from '@puquio/contract/terms/boards/terms'
import { fieldTerms } from '@puquio/contract/terms/fields'
import { mapLayerTerms } from '@puquio/contract/terms/map-layers/terms'
import {
  type DeviceState,
  deviceStateTerms,
  type Language,
  locales,
  shownDay,
  type WellState,
  wellStateTerms,
} from '@puquio/domain'
import { type Gravity, type MapPoint, onPaper, pointsMapSvg } from '@puquio/figures'
import type { ReportSection, SectionPart } from '../../platform/sections/section.ts'
import { sectionTable, type SectionTableColumn } from '../../platform/sections/section-table.ts'
import { translate } from '../../platform/translate.ts'
import type { PanelSections } from '../boards/service.ts'
import { mapDevices } from '../devices/service.ts'
import { readWells } from '../levels/service.ts'
import { readStationStates } from '../panel-data/service.ts'
import { listLayers } from './store.ts'
import { mapPanelTexts as texts } from './texts.ts'

/** A thing that a map marks. */
type Marked = {
  code: string
  name: string
  latitudeDeg: number | null
  longitudeDeg: number | null
  state: string | null
  gravity: Gravity
  value: string | null
}
type Asked = Parameters<PanelSections>[0]

/** The panel of a map on paper: where things stand and their state, as a figure and as a table; layers by their names. */
export const mapSections: PanelSections = async (asked) => {
  const { scope, settings, language } = asked
  const subject = settings.mapShows ?? 'stations'
  const marked = await markedOf(asked)
  const layers = (await listLayers(scope)).filter(({ id }) => settings.mapLayers?.includes(id))
  const shown: SectionPart[] =
    subject === 'layers'
      ? []
      : marked.length === 0
        ? [{ kind: 'text', text: texts.none[language] }]
        : markedParts(mapSubjectTerms[subject][language], marked, language)
  const named: SectionPart[] =
    layers.length > 0
      ? [
          {
            kind: 'facts',
            rows: layers.map(({ name, attribution }) => [
              mapLayerTerms.layer[language],
              attribution === '' ? name : `${name} (${attribution})`,
            ]),
          },
        ]
      : []
  const parts = [...shown, ...named]
  const section: ReportSection = {
    title: '',
    parts: parts.length > 0 ? parts : [{ kind: 'text', text: texts.none[language] }],
  }
  return [section]
}

function markedParts(title: string, marked: readonly Marked[], language: Language): SectionPart[] {
  const points = marked.flatMap(({ code, latitudeDeg, longitudeDeg, gravity }): MapPoint[] =>
    latitudeDeg === null || longitudeDeg === null
      ? []
      : [{ code, latitudeDeg, longitudeDeg, gravity }],
  )
  const unplaced = marked.length - points.length
  const number = (value: number) => value.toLocaleString(locales[language])
  return [
    ...(points.length > 0
      ? [
          {
            kind: 'chart',
            svg: pointsMapSvg(points, { title, number }, onPaper),
            words: title,
            caption: texts.caption[language],
          } as const,
        ]
      : []),
    ...(unplaced > 0
      ? [
          {
            kind: 'notice',
            text: translate(texts.unplaced, language, { count: number(unplaced) }),
          } as const,
        ]
      : []),
    sectionTable(title, columns, marked, language),
  ]
}

const deviceGravities: Record<DeviceState, Gravity> = {
  alarm: 'grave',
  stale: 'grave',
  warning: 'near',
  never: 'unknown',
  'alarm-disabled': 'unknown',
  ok: 'well',
}
const wellGravities: Record<WellState, Gravity> = {
  'over-limit': 'grave',
  'under-limit': 'grave',
  artesian: 'near',
  dry: 'near',
  outdated: 'unknown',
  unmeasured: 'unknown',
  normal: 'well',
}
const stationGravities: Record<StationResultState, Gravity> = {
  exceeds: 'grave',
  'near-limit': 'near',
  complies: 'well',
  'no-standard': 'unknown',
}
const cellMarks = { grave: 'exceeds', near: 'near', well: undefined, unknown: undefined } as const

const columns: readonly SectionTableColumn<Marked>[] = [
  { kind: 'text', heading: texts.code, of: ({ code }) => code },
  {
    kind: 'text',
    heading: fieldTerms.name,
    widthChars: 32,
    of: ({ name }) => name,
  },
  {
    kind: 'text',
    heading: fieldTerms.status,
    widthChars: 22,
    of: ({ state }) => state,
    mark: ({ gravity }) => cellMarks[gravity],
  },
  { kind: 'text', heading: texts.newest, widthChars: 22, of: ({ value }) => value },
]

async function markedOf({ scope, settings, filters, language, telemetry }: Asked) {
  const stations = stationsShown(settings, filters)
  switch (settings.mapShows ?? 'stations') {
    case 'devices':
      return (await mapDevices(scope, { stations })).map(
        ({ serial, name, latitudeDeg, longitudeDeg, state }): Marked => ({
          code: serial,
          name,
          latitudeDeg,
          longitudeDeg,
          state: deviceStateTerms[state][language],
          gravity: deviceGravities[state],
          value: null,
        }),
      )
    case 'wells':
      return (await readWells({ telemetry }, scope, false))
        .filter(({ station }) => !stations || stations.includes(station.id))
        .map(
          ({ name, station, position, state, newest }): Marked => ({
            code: name,
            name: station.name,
            latitudeDeg: position?.latitudeDeg ?? null,
            longitudeDeg: position?.longitudeDeg ?? null,
            state: wellStateTerms[state][language],
            gravity: wellGravities[state],
            value: newest
              ? `${newest.levelM.toLocaleString(locales[language], { maximumFractionDigits: 2 })} m`
              : null,
          }),
        )
    case 'layers':
      return []
    case 'stations': {
      const parameters = parametersShown(settings, filters)
      const { from, to } = filters
      const found = await scope.transaction((within) =>
        readStationStates(within, { stations, parameters, from, to }),
      )
      return found.map((one): Marked => markedStation(one, language))
    }
  }
}

const markedStation = (
  { code, name, latitudeDeg, longitudeDeg, state, sampledOn, newest }: StationState,
  language: Language,
): Marked => ({
  code,
  name,
  latitudeDeg,
  longitudeDeg,
  state: state && stationResultTerms[state][language],
  gravity: state === null ? 'unknown' : stationGravities[state],
  value:
    sampledOn &&
    [
      newest &&
        `${newest.qualifier ?? ''}${newest.value.toLocaleString(locales[language], { maximumSignificantDigits: 6 })} ${newest.unit}`,
      shownDay(sampledOn),
    ]
      .filter(Boolean)
      .join(' · '),
})
