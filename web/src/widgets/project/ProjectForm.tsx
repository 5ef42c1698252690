import { Button, Checkbox, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { type Project, projectRoutes, projectSettings } from '@puquio/contract/projects'
import { useTranslation } from 'react-i18next'
import { validateWith } from '../../lib/form.ts'
import { useLocale } from '../../lib/texts/locale.ts'
import { useApi, useApiMutation } from '../../lib/api/use-api.ts'
import { monthNames } from '../../ui/fields/show-date.ts'
import { FormProblem } from '../../ui/form/FormProblem.tsx'
import { refusalAfter } from '../../ui/form/refusal-after.ts'
import { useSendForm } from '../../ui/form/use-send-form.ts'
import { showToast } from '../../ui/toasts/toasts.ts'
import { ColorField } from './ColorField.tsx'
import { ColorPreview } from './ColorPreview.tsx'
import './texts.ts'

/** The settings of a project, for its administrators; the newest ones, as others edit too. */
export const ProjectForm = ({ projectId }: { projectId: number }) => {
  const newest = useApi(projectRoutes.get, { params: { projectId } }, { staleTime: 0 })
  if (newest.data === undefined) return null
  return <Form key={newest.data.version} project={newest.data} />
}

const Form = ({ project }: { project: Project }) => {
  const { t } = useTranslation('projectForm')
  const locale = useLocale()
  const { name, business, color, main, wetStartsMonth, dryStartsMonth, version } = project
  const edit = useApiMutation(projectRoutes.edit)
  const { form, formProps, problem, isSending } = useSendForm({
    initial: { name, business, color, main, wetStartsMonth, dryStartsMonth, version },
    validate: validateWith(projectSettings),
    send: (body) => edit.mutateAsync({ params: { projectId: project.id }, body }),
    onRefused: (error) => refusalAfter(t('generalFailed'), error),
    onSaved: ({ name: saved }) =>
      showToast({ kind: 'success', text: t('saved', { name: saved }), action: 'project' }),
  })
  const months = monthNames(locale).map((label, at) => ({ value: String(at + 1), label }))
  const month = (field: 'wetStartsMonth' | 'dryStartsMonth') => ({
    data: months,
    value: String(form.values[field]),
    onChange: (event: { currentTarget: { value: string } }) =>
      form.setFieldValue(field, Number(event.currentTarget.value)),
  })
  return (
    <form {...formProps} aria-label={t('project')}>
      <FormProblem problem={problem} />
      <Stack gap="md" maw={720}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput label={t('name')} required maxLength={50} {...form.getInputProps('name')} />
          <TextInput
            label={t('business')}
            required
            maxLength={50}
            {...form.getInputProps('business')}
          />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <ColorField label={t('color')} help={t('colorHelp')} {...form.getInputProps('color')} />
          <ColorPreview color={form.values.color} />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NativeSelect label={t('wetStart')} {...month('wetStartsMonth')} />
          <NativeSelect label={t('dryStart')} {...month('dryStartsMonth')} />
        </SimpleGrid>
        <Text size="sm" c="dimmed">
          {t('seasonsHelp')}
        </Text>
        <Checkbox
          {...form.getInputProps('main', { type: 'checkbox' })}
          label={t('main')}
          description={t('mainHelp')}
        />
        <div>
          <Button type="submit" loading={isSending}>
            {t('save')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
