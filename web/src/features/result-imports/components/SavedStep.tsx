import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import '../texts.ts'

/** What an import has saved. */
export const SavedStep = ({ one: { key, fileName, counts, report } }: { one: ResultImport }) => {
  const { t } = useTranslation('resultImports')
  const { number, date } = useFormat()
  const { savedResults, savedSamples, savedVersions } = counts
  const said =
    savedResults === 0
      ? [t('savedNothing')]
      : [
          t('savedResults', { count: savedResults, shown: number(savedResults) }),
          t('savedSamples', { count: savedSamples, shown: number(savedSamples) }),
          ...(savedVersions > 0
            ? [t('savedVersions', { count: savedVersions, shown: number(savedVersions) })]
            : []),
          ...(counts.firstOn === null
            ? []
            : [t('savedDates', { from: date(counts.firstOn), to: date(counts.lastOn) })]),
          ...(report ? [t('savedReport', { name: report.name })] : []),
        ]
  return (
    <div role="status">
      <EmptyState
        title={t('savedTitle', { file: fileName })}
        text={said.join(' ')}
        action={
          <>
            <ButtonLink {...paths.samples({ import: key })}>{t('showResults')}</ButtonLink>{' '}
            <TextLink {...paths.resultImport()}>{t('anotherFile')}</TextLink>
          </>
        }
      />
    </div>
  )
}
