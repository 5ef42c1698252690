/** What a panel of a map marks: stations by their newest results, devices or wells by their state, or own layers alone. */
export const mapSubjects = ['stations', 'devices', 'wells', 'layers'] as const
export type MapSubject = (typeof mapSubjects)[number]

/** How the newest sample of a station compares with its limits, the gravest first. */
export const stationResultStates = ['exceeds', 'near-limit', 'complies', 'no-standard'] as const
export type StationResultState = (typeof stationResultStates)[number]
