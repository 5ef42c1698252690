import type { Instrument } from '@puquio/contract/commitments/instruments'
import { commitmentCountTerms } from '@puquio/contract/terms'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { CountFacts } from '../../../ui/entries/CountFacts.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { TaskStanding } from '../../../widgets/instruments/TaskStanding.tsx'
import { keptStates, totalOf } from '../commitment-counts.ts'
import '../texts.ts'

type CommitmentCountsProps = {
  instrument: Pick<Instrument, 'id' | 'commitments' | 'decidedShare' | 'standing'>
}

/** How many commitments of an instrument are in each state, each the way to them, and how their tasks stand. */
export const CommitmentCounts = ({ instrument }: CommitmentCountsProps) => {
  const { t } = useTranslation('instruments')
  const [language, format] = [useLanguage(), useFormat()]
  const { id, commitments, decidedShare, standing } = instrument
  const total = totalOf(commitments)
  if (total + commitments.rejected === 0) return <p>{t('noCommitments')}</p>
  const counted = (count: number, search: Parameters<typeof paths.commitments>[0]) =>
    count === 0 ? (
      '0'
    ) : (
      <TextLink {...paths.commitments({ instruments: [id], ...search })}>
        {format.number(count)}
      </TextLink>
    )
  return (
    <>
      <CountFacts
        facts={[
          { name: t('withoutRejected'), value: counted(total, { states: keptStates }) },
          ...[...keptStates, 'rejected' as const].map((state) => ({
            name: commitmentCountTerms[state][language],
            value: counted(commitments[state], { states: [state] }),
          })),
          { name: t('reviewed'), value: format.percent(decidedShare) },
          ...(standing === null
            ? []
            : [
                { name: t('tasks'), value: format.number(standing.tasks) },
                {
                  name: t('overdue'),
                  value: format.number(standing.overdue),
                  isBad: standing.overdue > 0,
                },
                {
                  name: t('compliant'),
                  value: t('compliantOf', {
                    compliant: format.number(standing.compliant),
                    commitments: format.number(standing.commitments),
                  }),
                },
              ]),
        ]}
      />
      <p>
        {t('standing')}: <TaskStanding standing={standing?.standing ?? null} />
      </p>
    </>
  )
}
