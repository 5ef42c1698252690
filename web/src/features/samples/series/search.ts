import { z } from 'zod'
import { searchMatch, searchNumber } from '../../../lib/search.ts'

const day = /^[1-9]\d{3}-\d\d-\d\d$/

/** The address of a station's results: the parameter that is drawn. */
export const stationDataSearch = z.object({ parameter: searchNumber() })

/** The address of a parameter over all stations. */
export const parameterDataSearch = z.object({ from: searchMatch(day), to: searchMatch(day) })
