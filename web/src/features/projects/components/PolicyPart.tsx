import { Button, Stack, Text } from '@mantine/core'
import { type Project, projectPolicy, projectRoutes } from '@puquio/contract/projects'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { validateWith } from '../../../lib/form.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { refusalAfter } from '../../../ui/form/refusal-after.ts'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { PolicyField } from './PolicyField.tsx'
import '../texts.ts'

/** An empty field is no link. */
const toBody = <Values extends { url_policy: string }>(values: Values) => ({
  ...values,
  url_policy: values.url_policy.trim() || null,
})

/** The link to the policy of a project; another one has to be accepted again. */
export const PolicyPart = ({ project }: { project: Project }) => {
  const { t } = useTranslation('projects')
  const format = useFormat(project.timeZone)
  const set = useApiMutation(projectRoutes.setPolicy)
  const validate = validateWith(projectPolicy)
  const { form, formProps, problem, isSending } = useSendForm({
    initial: { url_policy: project.url_policy ?? '', version: project.version },
    validate: (values) => validate(toBody(values)),
    send: (values) => set.mutateAsync({ params: { projectId: project.id }, body: toBody(values) }),
    onRefused: (error) => refusalAfter(t('policyFailed'), error),
    onSaved: () => showToast({ kind: 'success', text: t('policySaved'), action: 'policy' }),
  })
  return (
    <form {...formProps} aria-label={t('policy')}>
      <FormProblem problem={problem} />
      <Stack gap="sm" maw={720}>
        <PolicyField {...form.getInputProps('url_policy')} />
        {project.date_policy && (
          <Text size="sm" c="dimmed">
            {t('policyDate', { at: format.instantToTheSecond(project.date_policy) })}
          </Text>
        )}
        <div>
          <Button type="submit" variant="default" loading={isSending}>
            {t('save')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
