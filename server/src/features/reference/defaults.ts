import { frequencyTerms } from '@puquio/contract/terms'
import { type Frequency, frequencies } from '@puquio/domain'
import { defaultComponents, defaultMiningComponents, defaultSourceTypes } from './defaults/lists.ts'
import { defaultProfiles } from './defaults/profiles.ts'

/**
 * Default lists for a mine in Peru. They become the project's own data, hence are in Spanish in every
 * language.
 */
export const peruvianDefaults = {
  components: defaultComponents,
  miningComponents: defaultMiningComponents,
  sourceTypes: defaultSourceTypes,
  profiles: defaultProfiles,
  frequencies: frequencies.map((rule): { name: string; rule: Frequency } => ({
    name: frequencyTerms[rule].es,
    rule,
  })),
} as const
