import { chargeBalanceLimits } from './charge-balance.ts'
import { duplicateLimitPercent } from './duplicates.ts'
import { fractionTolerancePercent } from './fractions.ts'
import { historyRuleDefault } from './history.ts'

/** What the checks of quality accept. Sources stand with each check. */
export const qualityThresholds = {
  duplicatePercent: {
    water: duplicateLimitPercent,
    air: duplicateLimitPercent,
    noise: duplicateLimitPercent,
    soil: 35,
  },
  blankFactor: 5,
  fractionTolerancePercent,
  chargeBalance: chargeBalanceLimits,
  history: historyRuleDefault,
} as const
