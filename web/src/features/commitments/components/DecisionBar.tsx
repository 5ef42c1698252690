import { Button } from '@mantine/core'
import type { Commitment } from '@puquio/contract/commitments/record'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { isVerifiable } from '../changes/is-verifiable.ts'
import type { CommitmentChanges } from '../changes/use-commitment-changes.tsx'

type DecisionBarProps = {
  chosen: readonly Commitment[]
  changes: Pick<CommitmentChanges, 'verify' | 'reject'>
  /** Once all of them are decided on. */
  onDone: () => void
}

/** What can be done with the chosen commitments; those that count by now are not verified again. */
export const DecisionBar = ({ chosen, changes, onDone }: DecisionBarProps) => {
  const { t } = useTranslation('commitments')
  const format = useFormat()
  const verifiable = chosen.filter(isVerifiable)
  const isSome = verifiable.length > 0 && verifiable.length < chosen.length
  return (
    <>
      <Button
        size="compact-sm"
        disabled={verifiable.length === 0}
        title={verifiable.length === 0 ? t('noneToVerify') : undefined}
        onClick={() => void changes.verify(verifiable).then((isDone) => isDone && onDone())}
      >
        {isSome
          ? t('verifySome', {
              some: format.number(verifiable.length),
              chosen: format.number(chosen.length),
            })
          : t('verify')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => changes.reject(chosen, onDone)}>
        {t('reject')}
      </Button>
      <ButtonLink
        size="compact-sm"
        variant="default"
        {...paths.planFromCommitments(chosen.map(({ id }) => id))}
      >
        {t('makePlan')}
      </ButtonLink>
    </>
  )
}
