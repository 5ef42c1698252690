import { Button, Text } from '@mantine/core'
import type { ExtractionDetail } from '@puquio/contract/commitments/extractions'
import { modelFailureTerms } from '@puquio/contract/terms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import styles from './Run.module.css'
import '../texts.ts'

/** A model that makes things up does it on every page. */
const listedAtFirst = 20

type RunFailuresProps = { run: ExtractionDetail }

/** Quotes that stand nowhere, each with its words and the page that it cites. */
export const RefusedQuotes = ({ run: { refusals, refused } }: RunFailuresProps) => {
  const { t } = useTranslation('run')
  const format = useFormat()
  const [isWhole, setWhole] = useState(false)
  if (refusals.length === 0) return null
  const listed = isWhole ? refusals : refusals.slice(0, listedAtFirst)
  return (
    <section aria-label={t('refusedQuotes')} className={styles.section}>
      <h2>{t('refusedQuotes')}</h2>
      <Text size="sm">{t('refusedHelp')}</Text>
      {refused > refusals.length && (
        <Text size="sm" c="dimmed">
          {t('refusedMore', {
            shown: format.number(refusals.length),
            total: format.number(refused),
          })}
        </Text>
      )}
      <ul className={styles.quotes}>
        {listed.map(({ document, page, quote }, at) => (
          <li key={at}>
            <blockquote>{quote}</blockquote>
            <div className={styles.source}>
              <TextLink {...paths.instrumentDocument(document.id, { page })}>
                {document.name}, {t('page').toLowerCase()} {page}
              </TextLink>
            </div>
          </li>
        ))}
      </ul>
      {listed.length < refusals.length && (
        <Button variant="default" size="xs" mt="sm" onClick={() => setWhole(true)}>
          {t('refusedRest', { number: format.number(refusals.length - listed.length) })}
        </Button>
      )}
    </section>
  )
}

/** Pages that the model gave no answer on, and why in plain words. */
export const UnansweredParts = ({ run: { unansweredChunks } }: RunFailuresProps) => {
  const { t } = useTranslation('run')
  const language = useLanguage()
  if (unansweredChunks.length === 0) return null
  return (
    <section aria-label={t('unanswered')} className={styles.section}>
      <h2>{t('unanswered')}</h2>
      <Text size="sm">{t('unansweredHelp')}</Text>
      <ul className={styles.quotes}>
        {unansweredChunks.map(({ document, fromPage, toPage, failure }) => (
          <li key={`${document.id}-${fromPage}-${toPage}`}>
            <TextLink {...paths.instrumentDocument(document.id, { page: fromPage })} fz="sm">
              {document.name},{' '}
              {fromPage === toPage
                ? `${t('page').toLowerCase()} ${fromPage}`
                : `${t('pages').toLowerCase()} ${fromPage}–${toPage}`}
            </TextLink>
            <Text size="sm">{modelFailureTerms[failure][language]}</Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
