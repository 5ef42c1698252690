import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { type Project, projectCreation, projectRoutes } from '@puquio/contract/projects'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { validateWith } from '../../../lib/form.ts'
import { paths } from '../../../lib/paths.ts'
import { projectsQuery } from '../../../lib/project/project-queries.ts'
import { queryClient } from '../../../lib/api/query-client.ts'
import { upload } from '../../../lib/api/upload.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { refusalAfter } from '../../../ui/form/refusal-after.ts'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { ColorField } from '../../../widgets/project/ColorField.tsx'
import { ColorPreview } from '../../../widgets/project/ColorPreview.tsx'
import { LogoField } from '../components/LogoField.tsx'
import { MadeProject } from '../components/MadeProject.tsx'
import { PolicyField } from '../components/PolicyField.tsx'
import '../texts.ts'

const typed = { name: '', business: '', color: '#1f3a68', url_policy: '' }

/** A new project with its logo; what to do with it next once it is made. */
export const Page = () => {
  const [made, setMade] = useState<Project | null>(null)
  return made ? <MadeProject project={made} /> : <Creation onMade={setMade} />
}

const Creation = ({ onMade }: { onMade: (project: Project) => void }) => {
  const { t } = useTranslation('projects')
  const [logo, setLogo] = useState<File | null>(null)
  const [isLogoAsked, setIsLogoAsked] = useState(false)
  const validate = validateWith(projectCreation)
  const { form, formProps, problem, isSending } = useSendForm({
    initial: typed,
    validate: (values) => {
      setIsLogoAsked(true)
      return { ...validate(values), ...(logo === null ? { logo: t('chooseLogo') } : {}) }
    },
    send: async (body) => {
      if (logo === null) throw new Error('validated')
      const { project } = await upload(projectRoutes.create, { body, file: logo })
      // Known before a step enters it; the project is made even where this fails.
      await queryClient.fetchQuery({ ...projectsQuery, staleTime: 0 }).catch(() => undefined)
      return project
    },
    onRefused: (error) => refusalAfter(t('createFailed'), error),
    onSaved: onMade,
  })
  return (
    <>
      <PageTitle
        title={t('create')}
        parent={<TextLink {...paths.projects()}>{t('title')}</TextLink>}
      />
      <form {...formProps} aria-label={t('create')}>
        <FormProblem problem={problem} />
        <Stack gap="md" maw={720}>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput {...form.getInputProps('name')} label={t('name')} required maxLength={50} />
            <TextInput
              {...form.getInputProps('business')}
              label={t('business')}
              required
              maxLength={50}
            />
          </SimpleGrid>
          <LogoField
            file={logo}
            onFile={setLogo}
            error={isLogoAsked && logo === null ? t('chooseLogo') : undefined}
          />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <ColorField label={t('color')} help={t('colorHelp')} {...form.getInputProps('color')} />
            <ColorPreview color={form.values.color} />
          </SimpleGrid>
          <PolicyField {...form.getInputProps('url_policy')} />
          <Group gap="xs">
            <Button type="submit" loading={isSending}>
              {t('create')}
            </Button>
            <ButtonLink {...paths.projects()} variant="default">
              {t('cancel')}
            </ButtonLink>
          </Group>
        </Stack>
      </form>
    </>
  )
}
