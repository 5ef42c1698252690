import { z } from 'zod'
import { searchDay, searchMonth, searchNumber, searchOfTable } from '../../lib/search.ts'

/** The address of a plant's consumption. */
export const neutralizerSearch = searchOfTable(['on']).extend({
  plant: searchNumber(),
  product: searchNumber(),
  from: searchMonth,
  to: searchMonth,
})

/** The address of a plant's month of records; `day` opens the form of one. */
export const recordSearch = z.object({
  plant: searchNumber(),
  month: searchMonth,
  day: searchDay,
})
