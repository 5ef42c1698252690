/** Longest texts of a commitment, in characters; its short name is as long as a plan's. */
export const commitmentLimits = { shortName: 100, text: 4000, event: 200, quote: 4000 } as const
