import { Button, TextInput } from '@mantine/core'
import type { PlanImport } from '@puquio/contract/plan-imports'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { useSaveImport } from '../use-save-import.ts'
import styles from './step-parts.module.css'
import '../texts.ts'

/** The plan's name, and the button that makes it. */
export const SaveForm = ({ one }: { one: PlanImport }) => {
  const { t } = useTranslation('planImports')
  const { number } = useFormat()
  const needsTitle = one.targetPlanId === null
  const { ask, save, onSaved, onRefused } = useSaveImport(one)
  const { form, formProps, problem, isSending } = useSendForm({
    initial: { title: '' },
    validate: ({ title }): Record<string, string> =>
      needsTitle && title.trim() === '' ? { title: t('titleMissing') } : {},
    ask,
    send: ({ title }) => save(needsTitle ? title : undefined),
    onSaved,
    onRefused,
  })
  const shown = number(one.monitorings)
  return (
    <form {...formProps} aria-label={t('save', { count: one.monitorings, shown })}>
      <div className={styles.save}>
        {needsTitle && (
          <TextInput
            {...form.getInputProps('title')}
            label={t('planTitle')}
            required
            maxLength={200}
          />
        )}
        <Button type="submit" loading={isSending}>
          {t('save', { count: one.monitorings, shown })}
        </Button>
      </div>
      <FormProblem problem={problem} />
    </form>
  )
}
