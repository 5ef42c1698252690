import { defineTexts, type Language, shownDay, type Text } from '@puquio/domain'
import { translate } from './translate.ts'

const periodTexts = defineTexts({
  from: {
    es: 'desde el {{day}}',
    en: 'from {{day}}',
    fr: 'à partir du {{day}}',
    pt: 'a partir de {{day}}',
  },
  until: { es: 'hasta el {{day}}', en: 'until {{day}}', fr: 'jusqu’au {{day}}', pt: 'até {{day}}' },
})

type Days = { from?: string | null | undefined; to?: string | null | undefined }

/** Between which days, both included; `always` where neither is known. */
export function periodText({ from, to }: Days, always: Text, language: Language): string {
  const parts = [
    from && translate(periodTexts.from, language, { day: shownDay(from) }),
    to && translate(periodTexts.until, language, { day: shownDay(to) }),
  ]
  return parts.filter(Boolean).join(' ') || always[language]
}
