import { asFileName } from '@puquio/domain'
import { translate } from '../../platform/translate.ts'
import { day } from './report/duty-tables.ts'
import type { PackToMake } from './packs-store.ts'
import { packTexts as texts } from './texts.ts'

/** What stands above the report, and is the name of its files. */
export function packTitle(pack: Pick<PackToMake, 'kind' | 'name' | 'from' | 'to' | 'language'>) {
  const { kind, name, from, to, language } = pack
  return kind === 'period'
    ? translate(texts.ofPeriod, language, { from: day(from), to: day(to) })
    : translate(texts.ofCommitment, language, { name: name ?? '' })
}

export const packFileName = (pack: PackToMake, ending: 'pdf' | 'zip'): string =>
  `${asFileName(packTitle(pack).replace(/\s*: /g, ' - '))}.${ending}`
