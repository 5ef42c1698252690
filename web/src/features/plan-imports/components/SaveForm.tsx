import { Alert, Button, TextInput } from '@mantine/core'
import type { PlanImport } from '@puquio/contract/plan-imports'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useErrorFocus } from '../../../ui/error-focus.ts'
import { useSaveImport } from '../use-save-import.ts'
import styles from './step-parts.module.css'
import '../texts.ts'

/** The plan's name, and the button that makes it. */
export const SaveForm = ({ one }: { one: PlanImport }) => {
  const { t } = useTranslation('planImports')
  const { number } = useFormat()
  const [title, setTitle] = useState('')
  const [missing, setMissing] = useState(false)
  const { save, error, isSaving } = useSaveImport(one)
  const focusError = useErrorFocus()
  const needsTitle = one.targetPlanId === null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = needsTitle && title.trim() === ''
    setMissing(isMissing)
    if (isMissing) focusError()
    else void save(needsTitle ? title : undefined)
  }
  const count = one.monitorings
  return (
    <form onSubmit={submit} noValidate>
      <div className={styles.save}>
        {needsTitle && (
          <TextInput
            label={t('planTitle')}
            required
            maxLength={200}
            value={title}
            error={missing && t('titleMissing')}
            onChange={(event) => {
              setTitle(event.currentTarget.value)
              setMissing(false)
            }}
          />
        )}
        <Button type="submit" loading={isSaving}>
          {t('save', { count, shown: number(count) })}
        </Button>
      </div>
      {error && (
        <Alert color="red" role="alert" mt="md">
          {problemText(error)}
        </Alert>
      )}
    </form>
  )
}
