import {
  diagramNames,
  addDays,
  addMonths,
  type BoardKind,
  firstOfMonth,
  zonedInstant,
} from '@puquio/domain'
import { z } from 'zod'
import { keyFigureKinds, keyFigureNeeds, keyFigureSettings } from './key-figures.ts'
import { mapSubjects } from './map-subjects.ts'
import { calendarDate, id, line, text } from '../kit/values.ts'

const ids = z.array(id).max(200)

/** As whom a report of Power BI reads its data, where its model has rules for rows. */
export const powerBiIdentities = ['none', 'person', 'project'] as const
export type PowerBiIdentity = (typeof powerBiIdentities)[number]

const guid = z.guid()
const powerBiId = z.string().refine((typed) => guid.safeParse(typed).success, {
  params: { problem: 'not-power-bi-id' },
})

/** What a panel can be told to show; a setting means the same in each kind that has it. */
const settings = {
  stations: ids.optional(),
  parameters: ids.optional(),
  /** Those in execution where none is named. */
  plans: ids.optional(),
  /** Of devices. */
  variables: z.array(id).max(12).optional(),
  /** Whose levels are shown; the first ones that have levels where none is named. */
  wells: z.array(id).max(12).optional(),
  /** In mm, above the levels. */
  rainVariable: id.optional(),
  withGround: z.boolean().optional(),
  /** Of wind: in m/s, km/h or knots; and in degrees, from which it comes. */
  speedVariable: id.optional(),
  directionVariable: id.optional(),
  /** What a panel of a key figure shows: of the first station and parameter, or variable, that are named. */
  keyFigure: z.enum(keyFigureKinds).optional(),
  /** Plain text, whose empty lines part paragraphs. */
  text: text(5000).optional(),
  diagram: z.enum(diagramNames).optional(),
  /** Of treatment; the first one of the project where none is named. */
  plant: id.optional(),
  /** What a map marks. */
  mapShows: z.enum(mapSubjects).optional(),
  /** Own layers that it draws. */
  mapLayers: z.array(id).max(40).optional(),
  /** Of a page that is embedded. */
  url: line(1000).optional(),
  /** Of a report of Power BI, by the ids in its address there. */
  workspace: powerBiId.optional(),
  report: powerBiId.optional(),
  /** The page that it opens with. */
  reportPage: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
  identity: z.enum(powerBiIdentities).optional(),
  /** Roles of the report's model. */
  roles: z
    .array(z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} ._&'()-]{0,59}$/u))
    .max(10)
    .optional(),
}
/** Those of a stored panel: one that there is none of any more is left out, so that its board still opens. */
const storedSettings = z.object(settings)
export type PanelSettings = z.output<typeof storedSettings>
export type PanelSetting = keyof PanelSettings

/** Each once, as several figures ask for the same. */
const ofKeyFigures = [...new Set(Object.values(keyFigureSettings).flat())]

/** The kinds of panels, each with the settings that it may have, and those of them that it has to have. */
export const panelKinds = {
  text: { settings: ['text'], required: ['text'] },
  page: { settings: ['url'], required: ['url'] },
  'power-bi': {
    settings: ['workspace', 'report', 'reportPage', 'identity', 'roles'],
    required: ['workspace', 'report'],
  },
  alarms: { settings: ['stations'], required: [] },
  devices: { settings: ['stations'], required: [] },
  exceedances: { settings: ['stations', 'parameters'], required: [] },
  'plan-progress': { settings: ['plans', 'stations'], required: [] },
  commitments: { settings: [], required: [] },
  hydrochemistry: { settings: ['diagram', 'stations'], required: ['diagram'] },
  variation: { settings: ['stations', 'parameters'], required: [] },
  compliance: { settings: ['stations', 'parameters'], required: [] },
  neutralizer: { settings: ['plant'], required: [] },
  levels: { settings: ['wells', 'rainVariable', 'withGround'], required: [] },
  'key-figure': {
    settings: ['keyFigure', ...ofKeyFigures],
    required: ['keyFigure'],
  },
  map: {
    settings: ['mapShows', 'stations', 'parameters', 'mapLayers'],
    required: ['mapShows'],
  },
  readings: { settings: ['variables'], required: ['variables'] },
  'wind-rose': {
    settings: ['speedVariable', 'directionVariable'],
    required: ['speedVariable', 'directionVariable'],
  },
} as const satisfies Record<
  string,
  { settings: readonly PanelSetting[]; required: readonly PanelSetting[] }
>
export type PanelKind = keyof typeof panelKinds
export const panelKindNames = Object.keys(panelKinds) as [PanelKind, ...PanelKind[]]

/** A panel's width in twelfths of the board's. */
export const panelWidths = [3, 4, 6, 8, 9, 12] as const
export const panelHeights = ['low', 'middle', 'tall'] as const
export type PanelHeight = (typeof panelHeights)[number]

/** One panel of a board: they follow each other in rows, from the left. */
export const storedPanel = z.object({
  kind: z.enum(panelKindNames),
  /** Empty where the kind's own name serves. */
  title: line(100),
  width: z.literal(panelWidths),
  height: z.enum(panelHeights),
  settings: storedSettings,
})
export type BoardPanel = z.output<typeof storedPanel>

/** What a panel has to have: of a key figure what its kind needs, too. */
export const requiredOf = ({
  kind,
  settings: { keyFigure },
}: Pick<BoardPanel, 'kind' | 'settings'>): readonly PanelSetting[] => [
  ...panelKinds[kind].required,
  ...(kind === 'key-figure' && keyFigure !== undefined ? keyFigureNeeds[keyFigure] : []),
]

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const savedPanel = storedPanel.extend({ settings: z.strictObject(settings) })

/** As it is saved; one that was stored before may lack what is required now. */
export const boardPanel = savedPanel.superRefine((panel, context) => {
  const known: readonly string[] = panelKinds[panel.kind].settings
  for (const name of Object.keys(panel.settings))
    if (!known.includes(name))
      context.addIssue({
        code: 'custom',
        path: ['settings', name],
        params: { problem: 'not-valid' },
      })
  for (const name of requiredOf(panel))
    if (isEmpty(panel.settings[name]))
      context.addIssue({
        code: 'custom',
        path: ['settings', name],
        params: { problem: 'required' },
      })
  const { identity = 'none', roles = [] } = panel.settings
  if (identity === 'none' && roles.length > 0)
    context.addIssue({
      code: 'custom',
      path: ['settings', 'roles'],
      params: { problem: 'roles-without-identity' },
    })
})

/** What a reader chooses for all panels of a board at once; a panel that has no use for one leaves it. */
export const boardFilters = z.object({
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  stations: ids.optional(),
  parameters: ids.optional(),
})
export type BoardFilters = z.output<typeof boardFilters>

/** The stations that a panel shows: the reader's choice before that of the board; none stands for all. */
export const stationsShown = (
  settings: Pick<PanelSettings, 'stations'>,
  filters: Pick<BoardFilters, 'stations'>,
): number[] | undefined =>
  [filters.stations, settings.stations].find((ids) => ids !== undefined && ids.length > 0)

/** As of stations: the reader's choice before that of the board. */
export const parametersShown = (
  settings: Pick<PanelSettings, 'parameters'>,
  filters: Pick<BoardFilters, 'parameters'>,
): number[] | undefined =>
  [filters.parameters, settings.parameters].find((ids) => ids !== undefined && ids.length > 0)

/** An environment report is of one period: of the last twelve months where the reader chooses none. */
export const filtersShown = (
  kind: BoardKind,
  filters: BoardFilters,
  today: string,
): BoardFilters =>
  kind !== 'environment-report' || filters.from !== undefined || filters.to !== undefined
    ? filters
    : { ...filters, from: firstOfMonth(addMonths(firstOfMonth(today), -11)), to: today }

/** From the first moment of the first day to the end of the last, on the project's clock. */
export const instantsShown = ({ from, to }: BoardFilters, timeZone: string) => ({
  from: from === undefined ? undefined : zonedInstant(from, '00:00', timeZone),
  to: to === undefined ? undefined : zonedInstant(addDays(to, 1), '00:00', timeZone),
})

/** Of alarms: those raised in the period; without one, those that are active now. */
export const alarmsShown = (settings: PanelSettings, filters: BoardFilters, timeZone: string) => ({
  ...instantsShown(filters, timeZone),
  view: filters.from || filters.to ? undefined : ('active' as const),
  stations: stationsShown(settings, filters),
})
