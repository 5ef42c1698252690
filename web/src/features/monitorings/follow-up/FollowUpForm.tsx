import { Alert, Button } from '@mantine/core'
import { useEventListener } from '@mantine/hooks'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorFocus } from '../../../ui/error-focus.ts'
import { KeyHint } from '../../../ui/KeyHint.tsx'
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
  const focusError = useErrorFocus()
  const save = async (goesOn: boolean) => {
    if (form.isSaving) return
    if (await form.save()) onSaved(goesOn)
    else focusError()
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
      ref={keys}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save(true)
      }}
    >
      {form.problem && (
        <Alert color="red" mb="md" role="alert">
          {form.problem}
        </Alert>
      )}
      {form.conflict && <ConflictView conflict={form.conflict} form={form} />}
      <FollowUpFields
        draft={form.draft}
        onChange={form.change}
        errors={form.errors}
        estimatedOn={form.base.estimatedOn}
        firstField={firstField}
      />
      <div className={styles.buttons}>
        <Button type="submit" loading={form.isSaving} disabled={form.conflict !== null}>
          {t('saveAndNext')}
        </Button>
        <Button
          variant="default"
          disabled={form.isSaving || form.conflict !== null}
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
