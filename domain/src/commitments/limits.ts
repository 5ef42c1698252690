import { shortNameMax } from './fields/short-name.ts'

/** Longest texts of a commitment, in characters; its short name is as long as a plan's. */
export const commitmentLimits = {
  shortName: shortNameMax,
  text: 4000,
  event: 200,
  quote: 4000,
} as const
