import { Skeleton } from '@mantine/core'
import { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { referenceRoutes } from '@puquio/contract/reference'
import { screens } from '@puquio/domain'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { referenceOptions } from '../../../widgets/pickers/reference.ts'
import { NoSample } from '../components/NoSample.tsx'
import { ApprovedNotice } from '../detail/ApprovedNotice.tsx'
import { markOf } from '../entry/decimal-mark.ts'
import { draftOf } from '../entry/draft.ts'
import { EntryForm } from '../entry/EntryForm.tsx'
import { idOf } from '../sample-id.ts'
import '../texts.ts'

export const loader = loadInProject<{ sampleId: string }>(
  (ask, { projectId, params: { sampleId } }) => {
    ask(sampleRoutes.get, { params: { projectId, sampleId: idOf(sampleId) } })
    ask(sampleRoutes.choices, { params: { projectId } })
    ask(referenceRoutes.all, { params: { projectId } }, referenceOptions)
  },
)

/** The fields of a sample, and its results: corrected ones become new versions. */
export const Page = () => {
  const { t } = useTranslation('samples')
  const { sampleId } = useParams({ from: screens.LaboratorySampleEdit.path })
  const { id: projectId, timeZone } = useProject()
  const [language, locale] = [useLanguage(), useLocale()]
  const sample = useApi(sampleRoutes.get, { params: { projectId, sampleId: idOf(sampleId) } })
  const choices = useApi(sampleRoutes.choices, { params: { projectId } })
  const error = sample.error ?? choices.error
  if (error) return <NoSample error={error} onRetry={() => void sample.refetch()} />
  return (
    <>
      <PageTitle
        title={t('editSample')}
        parent={
          <TextLink {...paths.sample(idOf(sampleId))}>
            {sample.data?.station.code ?? t('title')}
          </TextLink>
        }
      />
      {sample.data?.campaign.isApproved ? (
        <ApprovedNotice campaign={sample.data.campaign.name} />
      ) : sample.data && choices.data ? (
        <EntryForm
          key={sample.data.version}
          choices={choices.data}
          initial={draftOf(sample.data, {
            choices: choices.data,
            language,
            timeZone,
            decimalMark: markOf(locale),
          })}
          sample={sample.data}
        />
      ) : (
        <Skeleton height={320} />
      )}
    </>
  )
}
