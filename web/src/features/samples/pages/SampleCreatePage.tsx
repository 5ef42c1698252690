import { Skeleton } from '@mantine/core'
import { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { referenceRoutes } from '@puquio/contract/reference'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLocale } from '../../../lib/texts/locale.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { referenceOptions } from '../../../widgets/pickers/reference.ts'
import { markOf } from '../entry/decimal-mark.ts'
import { newDraft } from '../entry/draft.ts'
import { EntryForm } from '../entry/EntryForm.tsx'
import '../texts.ts'

export const loader = loadInProject((ask, { projectId }) => {
  ask(sampleRoutes.choices, { params: { projectId } })
  ask(referenceRoutes.all, { params: { projectId } }, referenceOptions)
})

/** A new sample with its results. */
export const Page = () => {
  const { t } = useTranslation('samples')
  const locale = useLocale()
  const params = { projectId: useProject().id }
  const choices = useApi(sampleRoutes.choices, { params })
  return (
    <>
      <PageTitle
        title={t('newSample')}
        parent={<TextLink {...paths.samples()}>{t('title')}</TextLink>}
      />
      {choices.error ? (
        <ErrorState {...failureOf(choices.error)} onRetry={() => void choices.refetch()} />
      ) : choices.data ? (
        <EntryForm choices={choices.data} initial={newDraft(markOf(locale))} sample={null} />
      ) : (
        <Skeleton height={320} />
      )}
    </>
  )
}
