import { Alert, Text } from '@mantine/core'
import type { TrialOutcome as Outcome } from '@puquio/contract/commitments/prompt-trials'
import { commitmentKindTerms, extractionStopTerms } from '@puquio/contract/terms'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { durationText } from '../../../lib/texts/duration-text.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { costText } from '../../../widgets/instruments/extractions/cost-text.ts'
import { usePromptWords } from '../../../widgets/instruments/prompts/use-prompt-words.ts'
import styles from './Trial.module.css'
import './texts.ts'

type TrialOutcomeProps = { outcome: Outcome; documentId: number }

/** What one side would propose, each quote with the page on which it stands. */
export const TrialOutcome = ({ outcome, documentId }: TrialOutcomeProps) => {
  const { t } = useTranslation('promptTrial')
  const language = useLanguage()
  const format = useFormat()
  const promptWords = usePromptWords()
  const { prompt, proposals, stopped, ms, isReused, method } = outcome
  const name = prompt ? promptWords(prompt) : t(method === 'rules' ? 'rules' : 'unsaved')
  return (
    <section aria-label={name} className={styles.outcome}>
      <h3>{name}</h3>
      <Text size="sm">{t('found', { number: format.number(proposals.length) })}</Text>
      {method === 'model' && (
        <Text size="sm" c="dimmed">
          {isReused
            ? t('reused')
            : t('took', {
                cost: costText(outcome, format, t('noPrices')),
                time: durationText(ms / 1000),
              })}
        </Text>
      )}
      {stopped && (
        <Alert color="red" my="xs">
          {extractionStopTerms[stopped][language]}
        </Alert>
      )}
      <ol className={styles.proposals}>
        {proposals.map(({ shortName, kind, quote, citedPage, page }, at) => (
          <li key={at}>
            <strong>{shortName}</strong> · {commitmentKindTerms[kind][language]}
            <blockquote>{quote}</blockquote>
            {page === null ? (
              <Text size="sm" c="var(--danger)">
                {t('nowhere', { page: citedPage })}
              </Text>
            ) : (
              <TextLink {...paths.instrumentDocument(documentId, { page, quote })} fz="sm">
                {t('onPage', { page })}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
