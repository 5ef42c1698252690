import { Button } from '@mantine/core'
import { useEventListener, useMergedRef } from '@mantine/hooks'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { KeyHint } from '../../../ui/keys/KeyHint.tsx'
import { ConflictView } from './ConflictView.tsx'
import { FollowUpFields } from './FollowUpFields.tsx'
import styles from './follow-up.module.css'
import type { FollowUpState } from './use-follow-up.ts'
import '../texts.ts'

type FollowUpFormProps = {
  form: FollowUpState
  firstField: RefObject<HTMLInputElement | null>
  /** After it was saved. */
  onSaved: (goesOn: boolean) => void
}

/** Ctrl+Enter saves and goes on to the next, Ctrl+S saves and stays. */
export const FollowUpForm = ({ form, firstField, onSaved }: FollowUpFormProps) => {
  const { t } = useTranslation('monitorings')
  const { formProps, isSending } = form
  const save = async (goesOn: boolean) => {
    if (form.conflict === null && (await form.submit())) onSaved(goesOn)
  }
  const keys = useEventListener('keydown', (event) => {
    const isCommand = event.ctrlKey || event.metaKey
    const isSave = isCommand && event.key.toLowerCase() === 's'
    if (!isSave && !(isCommand && event.key === 'Enter')) return
    event.preventDefault()
    void save(!isSave)
  })
  return (
    <form
      {...formProps}
      ref={useMergedRef(formProps.ref, keys)}
      aria-label={t('followUp')}
      onSubmit={(event) => {
        event.preventDefault()
        void save(true)
      }}
    >
      <FormProblem problem={form.problem} />
      {form.conflict && <ConflictView conflict={form.conflict} form={form} />}
      <FollowUpFields
        draft={form.draft}
        onChange={form.change}
        errors={form.errors}
        estimatedOn={form.base.estimatedOn}
        firstField={firstField}
      />
      <div className={styles.buttons}>
        <Button type="submit" loading={isSending} disabled={form.conflict !== null}>
          {t('saveAndNext')}
        </Button>
        <Button
          variant="default"
          disabled={isSending || form.conflict !== null}
          onClick={() => void save(false)}
        >
          {t('save')}
        </Button>
        <span className={styles.keys}>
          <KeyHint keys={['Ctrl', 'Enter']} text={t('saveAndNext').toLowerCase()} />
        </span>
      </div>
    </form>
  )
}
