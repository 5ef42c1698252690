import { Alert, Skeleton, Text } from '@mantine/core'
import type { ExtractionEstimate, ExtractionMethod } from '@puquio/contract/commitments/extractions'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { FactRows } from '../../../ui/entries/FactRows.tsx'
import { costText } from './cost-text.ts'
import styles from './Extractions.module.css'
import './texts.ts'

type EstimateProps = { estimate: ExtractionEstimate | undefined; method: ExtractionMethod }

/** What a run would read, ask and cost, before it starts. */
export const Estimate = ({ estimate, method }: EstimateProps) => {
  const { t } = useTranslation('extractions')
  const format = useFormat()
  if (!estimate) return <Skeleton height={140} />
  const { pages, read, toRecognise, chunks, known, tokens, isExact, costUsd, budgetLeftUsd } =
    estimate
  const asked = chunks - (known ?? 0)
  const isOver = method === 'model' && budgetLeftUsd !== null && costUsd > budgetLeftUsd
  return (
    <section className={styles.estimate} aria-label={t('estimate')}>
      <h3>{t('estimate')}</h3>
      <FactRows
        facts={[
          [
            t('pages'),
            t('estimatePages', { pages: format.number(pages), read: format.number(read) }),
          ],
          [t('toRecognise'), toRecognise === null ? t('notKnown') : format.number(toRecognise)],
          ...(method === 'model'
            ? ([
                [
                  t('questions'),
                  known
                    ? t('questionsKnown', {
                        asked: format.number(asked),
                        known: format.number(known),
                      })
                    : format.number(asked),
                ],
                [
                  t('tokens'),
                  t('tokensOf', {
                    in: format.number(tokens.input),
                    out: format.number(tokens.output),
                  }),
                ],
                [t('estimatedCost'), costText(estimate, format, t('noPrices'))],
                [
                  t('budgetLeft'),
                  budgetLeftUsd === null ? t('noBound') : format.usd(budgetLeftUsd),
                ],
              ] as const)
            : [[t('estimatedCost'), t('free')] as const]),
        ]}
      />
      {!isExact && (
        <Text size="sm" c="dimmed" mt="xs">
          {t(read < pages ? 'estimateRough' : 'estimateLarge')}
        </Text>
      )}
      {isOver && (
        <Alert color="yellow" mt="xs" role="status">
          {t('overBudget')}
        </Alert>
      )}
    </section>
  )
}
