import { Text } from '@mantine/core'
import type { ExtractionDetail } from '@puquio/contract/commitments/extractions'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { durationText } from '../../../lib/texts/duration-text.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import type { Fact } from '../../../ui/entries/FactLine.tsx'
import { FactRows } from '../../../ui/entries/FactRows.tsx'
import { costText } from '../../../widgets/instruments/extractions/cost-text.ts'
import { usePromptWords } from '../../../widgets/instruments/prompts/use-prompt-words.ts'
import styles from './Run.module.css'
import '../texts.ts'

/** How a run looked, what was asked, and what it took. */
export const RunRecord = ({ run }: { run: ExtractionDetail }) => {
  const { t } = useTranslation('run')
  const { t: tMenu } = useTranslation('extractions')
  const format = useFormat(useProject().timeZone)
  const promptWords = usePromptWords()
  const { method, model, prompt, task, tokens, chunks, startedAt, endedAt } = run
  const ofModel: Fact[] =
    method === 'model'
      ? [
          ...(prompt ? [[tMenu('prompt'), promptWords(prompt)] as const] : []),
          [
            t('questions'),
            t('questionsOf', {
              done: format.number(chunks.done),
              total: format.number(chunks.total),
              reused: format.number(run.reused),
            }),
          ],
          [
            t('tokens'),
            t('tokensOf', { in: format.number(tokens.input), out: format.number(tokens.output) }),
          ],
          [t('cost'), costText(run, format, t('noPrices'))],
        ]
      : []
  return (
    <section aria-label={t('record')} className={styles.section}>
      <h2>{t('record')}</h2>
      <FactRows
        facts={[
          [t('how'), method === 'model' ? t('byModel', { model: model ?? '–' }) : t('byRules')],
          ...ofModel,
          [
            t('requested'),
            t('requestedOf', { at: format.instant(run.requestedAt), person: run.requestedBy }),
          ],
          ...(startedAt && endedAt
            ? [[t('duration'), durationText(secondsBetween(startedAt, endedAt))] as const]
            : []),
        ]}
      />
      {task !== null && (
        <details className={styles.asked}>
          <summary>{t('asked')}</summary>
          <Text size="sm" className={styles.task}>
            {task}
          </Text>
        </details>
      )}
    </section>
  )
}

const secondsBetween = (from: string, to: string): number =>
  (new Date(to).getTime() - new Date(from).getTime()) / 1000
