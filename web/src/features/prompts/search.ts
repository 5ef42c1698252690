import { searchChoice, searchMatch, searchNumber, searchOfTable } from '../../lib/search.ts'

const tabs = ['versions', 'trial'] as const

/** The address of the prompts: whose, the tab, and the two versions that are compared. */
export const promptSearch = searchOfTable(['number']).extend({
  /** The project's own where it is left out. */
  instrument: searchNumber(),
  tab: searchChoice(tabs),
  compare: searchNumber(),
  /** 0 stands for what holds without a version of its own. */
  against: searchMatch(/^\d{1,9}$/),
})
