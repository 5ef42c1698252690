import { Button } from '@mantine/core'
import type { CommitmentName, MeantCommitment } from '@puquio/contract/commitments/commitment-plans'
import { IconLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { CommitmentName as NameLink } from '../../../widgets/instruments/CommitmentName.tsx'
import { CommitmentPicker } from '../../../widgets/pickers/CommitmentPicker.tsx'
import styles from './names.module.css'
import { useLinkNames } from './use-link-names.ts'
import './texts.ts'

/** What a name stands for; where it stands for nothing, what it may mean. */
export const MeantCell = ({ row, canLink }: { row: CommitmentName; canLink: boolean }) => {
  const { t } = useTranslation('commitmentNames')
  const { commitment } = row
  if (commitment)
    return (
      <span className={styles.meant}>
        <NameLink name={commitment.shortName} commitmentId={commitment.id} />
        <span className={styles.dim}>
          {commitment.instrument}
          {commitment.isSuperseded && ` · ${t('superseded')}`}
        </span>
      </span>
    )
  return canLink ? (
    <LinkCell row={row} />
  ) : (
    <span className={styles.dim}>{t('withoutCommitment')}</span>
  )
}

const LinkCell = ({ row: { name, instrument, suggestions } }: { row: CommitmentName }) => {
  const { t } = useTranslation('commitmentNames')
  const { link, isLinking } = useLinkNames()
  const [likest] = suggestions
  const linkTo = ({ id }: MeantCommitment) => void link([{ name, instrument, from: null, to: id }])
  return (
    <span className={styles.meant}>
      {likest && (
        <Button
          size="compact-sm"
          variant="default"
          className={styles.likest}
          leftSection={<IconLink size={14} aria-hidden />}
          aria-label={t('linkTo', { name, commitment: likest.shortName })}
          title={`${likest.shortName} · ${likest.instrument}`}
          disabled={isLinking}
          onClick={() => linkTo(likest)}
        >
          {likest.shortName}
        </Button>
      )}
      <CommitmentPicker
        label={t('meaningOf', { name })}
        placeholder={t(likest ? 'another' : 'choose')}
        first={{ label: t('alike'), commitments: suggestions }}
        disabled={isLinking}
        onPick={linkTo}
      />
    </span>
  )
}
