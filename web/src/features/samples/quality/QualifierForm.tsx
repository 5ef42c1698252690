import { Button, NativeSelect, TextInput } from '@mantine/core'
import { appliedQualifier } from '@puquio/contract/laboratory/sample-entry'
import type { SampleResult } from '@puquio/contract/laboratory/sample-record'
import { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { type DataQualifier, dataQualifiers, dataQualifierTerms } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import styles from '../detail/Sample.module.css'
import '../texts.ts'

type QualifierFormProps = {
  sampleId: number
  result: SampleResult
  suggested: DataQualifier | null
}

/** What a person says about the quality of a result, beginning with what the checks suggest. */
export const QualifierForm = ({ sampleId, result, suggested }: QualifierFormProps) => {
  const { t } = useTranslation('samples')
  const language = useLanguage()
  const { id: projectId } = useProject()
  const bodyOf = ({ qualifier, reason }: { qualifier: string; reason: string }) => ({
    qualifier: dataQualifiers.find((one) => one === qualifier) ?? null,
    reason,
  })
  const sendForm = useSendForm({
    initial: { qualifier: result.applied?.qualifier ?? suggested ?? '', reason: '' },
    validate: (values) => validateWith(appliedQualifier)(bodyOf(values)),
    send: (values) =>
      call(sampleRoutes.applyQualifier, {
        params: { projectId, sampleId, parameterId: result.parameter.id },
        body: bodyOf(values),
      }),
    onSaved: () => {
      showToast({ kind: 'success', text: t('qualifierSaved'), action: 'qualifier' })
      sendForm.form.setFieldValue('reason', '')
    },
  })
  const { form, formProps, isSending, problem } = sendForm
  return (
    <form {...formProps} className={styles.qualifier} aria-label={t('applied')}>
      <FormProblem problem={problem} />
      <NativeSelect
        label={t('applied')}
        data={[
          { value: '', label: t('noQualifier') },
          ...dataQualifiers.map((one) => ({
            value: one,
            label: dataQualifierTerms[one][language],
          })),
        ]}
        {...form.getInputProps('qualifier')}
      />
      <TextInput
        label={t('qualifierReason')}
        required
        maxLength={500}
        {...form.getInputProps('reason')}
      />
      <Button type="submit" variant="default" loading={isSending}>
        {t('saveQualifier')}
      </Button>
    </form>
  )
}
