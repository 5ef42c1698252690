/** The simple reference lists of a project, and with them the stations. */
export const referenceLists = [
  'components',
  'subcomponents',
  'mining-components',
  'source-types',
  'profiles',
  'frequencies',
] as const
export type ReferenceList = (typeof referenceLists)[number]
export const allLists = [...referenceLists, 'stations'] as const
export type AnyList = (typeof allLists)[number]

/** Columns of each list's workbook, in order; those that a workbook must have come first. */
export const listColumns = {
  components: ['name'],
  subcomponents: ['component', 'name'],
  'mining-components': ['name'],
  'source-types': ['name'],
  profiles: ['name', 'parameters'],
  frequencies: ['name', 'rule', 'marginDays'],
  stations: [
    'code',
    'name',
    'kind',
    'eastingM',
    'northingM',
    'zone',
    'datum',
    'latitudeDeg',
    'longitudeDeg',
    'altitudeM',
    'standard',
    'category',
  ],
} as const satisfies Record<AnyList, readonly string[]>
export type ListColumn = (typeof listColumns)[AnyList][number]

export const requiredListColumns = {
  components: ['name'],
  subcomponents: ['component', 'name'],
  'mining-components': ['name'],
  'source-types': ['name'],
  profiles: ['name', 'parameters'],
  frequencies: ['name', 'rule'],
  stations: ['code'],
} as const satisfies Record<AnyList, readonly ListColumn[]>

/** Rows that a list's workbook may hold. */
export const listRowsMax = 5_000

/** Why a cell was not accepted; the words stand in list-terms.ts. */
export const listCellProblems = [
  'required',
  'too-long',
  'not-in-list',
  'retired',
  'number',
  'zone',
  'datum',
  'out-of-range',
  'coordinates-incomplete',
  'repeated-row',
  'error-value',
  'whole-number',
  'too-many-parameters',
  'in-use',
  'coordinates-disagree',
  'geographic-not-moved',
  'utm-not-moved',
] as const
export type ListCellProblem = (typeof listCellProblems)[number]
