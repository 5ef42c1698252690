import { findingTerms, twinTerms } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    findingReasons: Bundle<typeof findingTerms & typeof twinTerms>
  }
}

addTexts('findingReasons', { ...findingTerms, ...twinTerms })
