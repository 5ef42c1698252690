import type { GeoPoint } from '../geography/geo-point.ts'
import type { StationKind } from './kinds.ts'

/**
 * A station as people fill it in, the fields in the form's order; without a point, no coordinates are known.
 * Code that handles fields one by one uses a Record over them, so that a missing field does not compile.
 */
export type StationFields = {
  code: string
  name: string
  kind: StationKind
  point: GeoPoint | null
  altitudeM: number | null
  standard: string | null
  category: string | null
}

/** The fields as a form sends them: the point by its coordinates in one of the two systems. */
export type StationField = Exclude<keyof StationFields, 'point'> | 'coordinates'

/** The columns of a workbook that hold each field. */
export type StationColumn =
  | Exclude<keyof StationFields, 'point'>
  | 'eastingM'
  | 'northingM'
  | 'zone'
  | 'datum'
  | 'latitudeDeg'
  | 'longitudeDeg'
