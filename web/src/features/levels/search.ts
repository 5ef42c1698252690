import { wellStates } from '@puquio/domain'
import {
  searchChoice,
  searchChoices,
  searchDay,
  searchFlag,
  searchIds,
  searchIdsOrNone,
  searchMatch,
  searchNumber,
  searchOfTable,
} from '../../lib/search.ts'

const views = ['map', 'series', 'section'] as const

/** The address of the wells and their levels. */
export const levelsSearch = searchOfTable([
  'name',
  'state',
  'levelM',
  'depthM',
  'change30M',
  'at',
]).extend({
  view: searchChoice(views),
  states: searchChoices(wellStates),
  retired: searchFlag,
  /** Those that figures show, in the order in which they were chosen. */
  wells: searchIds,
  from: searchDay,
  to: searchDay,
  /** The variable whose rain stands above the levels. */
  rain: searchNumber(),
  ground: searchFlag,
  /** Of the section: its day, and the line that was drawn, as eastings and northings. */
  day: searchDay,
  line: searchMatch(/^-?\d{1,7},\d{1,8}(;-?\d{1,7},\d{1,8}){1,19}$/),
  within: searchNumber(5000),
  /** The three wells of the gradient; 0 where none is chosen in a place. */
  gradient: searchIdsOrNone,
})
