import { Alert, Button } from '@mantine/core'
import type { Commitment } from '@puquio/contract/commitments/record'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { KeyHint } from '../../../ui/keys/KeyHint.tsx'
import { differences } from '../changes/field-texts.ts'
import type { Pair } from '../changes/wish.ts'
import { pagesOf } from '../commitment-columns.tsx'
import { Facts } from '../components/Facts.tsx'
import { Notices } from '../components/Notices.tsx'
import styles from './review.module.css'
import { type ReviewAct, reviewKeys } from './use-review-keys.ts'

type ReviewFieldsProps = {
  commitment: Commitment
  place: number
  onPlace: (place: number) => void
  acts: Partial<Record<ReviewAct, () => void>>
  /** What somebody else changed while it was open. */
  meanwhile: Pair | null
  /** What is said above the acts. */
  end: ReactNode
}

const buttons = ['verify', 'reject', 'edit', 'split', 'join', 'undo', 'previous', 'next'] as const
/** Whoever has no keys has these as buttons; others have the list. */
const onTouch: readonly ReviewAct[] = ['previous', 'next']

/** What is reviewed, where it is said, and what can be done with it. */
export const ReviewFields = (props: ReviewFieldsProps) => {
  const { commitment, place, onPlace, acts, meanwhile, end } = props
  const { t } = useTranslation('commitments')
  const { places } = commitment
  return (
    <>
      {meanwhile && <Meanwhile {...meanwhile} />}
      <Notices commitment={commitment} />
      <h2 className={styles.name}>{commitment.shortName}</h2>
      <p className={styles.text}>{commitment.text}</p>
      <Facts commitment={commitment} />
      <ul className={styles.places} aria-label={t('places')}>
        {places.length === 0 && <li>{t('noPlace')}</li>}
        {places.map((one, at) => (
          <li key={one.id}>
            <button
              type="button"
              className={styles.place}
              aria-pressed={at === place}
              onClick={() => onPlace(at)}
            >
              {one.document} · {t('pageShort', { page: pagesOf(one) })}
              {one.isRecognised && ` · ${t('recognisedMark')}`}
              <q>{one.quote}</q>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.acts} data-toasts-above>
        {end}
        {buttons.map(
          (act) =>
            acts[act] && (
              <Button
                key={act}
                size="xs"
                className={onTouch.includes(act) ? styles.onTouch : undefined}
                variant={act === 'verify' ? 'filled' : 'default'}
                onClick={acts[act]}
                rightSection={<KeyHint keys={[reviewKeys[act]]} />}
              >
                {t(act)}
              </Button>
            ),
        )}
      </div>
    </>
  )
}

const Meanwhile = ({ seen, now }: Pair) => {
  const { t } = useTranslation('commitments')
  const wording = { language: useLanguage(), format: useFormat(useProject().timeZone) }
  return (
    <Alert color="yellow" py={6} role="alert" title={t('changedMeanwhile')}>
      <ul>
        {differences(seen, now, wording).map(({ field, name, was, is }) => (
          <li key={field}>
            {t('fromTo', { field: name, was: was || t('empty'), is: is || t('empty') })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
