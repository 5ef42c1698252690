import { type GroupLook, groupLook, withoutTriangle } from '../drawing/looks.ts'

/** Returns the colour and shape of a station by its place; a triangle says that a limit is exceeded or near. */
export const stationLook = (place: number): GroupLook => groupLook(place, withoutTriangle)
