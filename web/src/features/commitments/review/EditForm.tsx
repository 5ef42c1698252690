import { Button } from '@mantine/core'
import type { Commitment } from '@puquio/contract/commitments/record'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFields } from '../../../ui/form/FormFields.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { useClose } from '../../../ui/form/use-close.ts'
import { useKeysWithin } from '../../../ui/keys/use-keys-within.ts'
import { CommitmentFields } from '../../../widgets/instruments/commitments/CommitmentFields.tsx'
import type { CommitmentChanges } from '../changes/use-commitment-changes.tsx'
import { useEditForm } from '../changes/use-edit-form.ts'
import styles from './review.module.css'

type EditFormProps = {
  commitment: Commitment
  changes: Pick<CommitmentChanges, 'write'>
  onClose: () => void
}

/** The fields of a commitment, edited beside its page. Escape gives it up. */
export const EditForm = ({ commitment, changes, onClose }: EditFormProps) => {
  const { t } = useTranslation('commitments')
  const box = useRef<HTMLDivElement>(null)
  const sendForm = useEditForm({ commitment, changes, onClose })
  const { form, formProps, problem, isSending, isDirty } = sendForm
  const close = useClose(isDirty, onClose)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  useKeysWithin(box, (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    void close()
  })
  return (
    <form {...formProps} className={styles.form} aria-label={t('editTitle')}>
      <div ref={box}>
        <FormProblem problem={problem} />
        <FormFields>
          <CommitmentFields form={form} />
        </FormFields>
        <div className={styles.formButtons}>
          <Button type="submit" size="xs" loading={isSending}>
            {t('save')}
          </Button>
          <Button size="xs" variant="default" onClick={() => void close()}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </form>
  )
}
