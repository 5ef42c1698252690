import { planImportRoutes } from '@puquio/contract/plan-imports'
import { planRoutes } from '@puquio/contract/plans'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { askAgainAfter } from '../../../widgets/imports/ask-again.ts'
import { CheckingStep } from '../components/CheckingStep.tsx'
import { CommitmentsStep } from '../components/CommitmentsStep.tsx'
import { PreviewStep } from '../components/PreviewStep.tsx'
import { RefusedStep } from '../components/RefusedStep.tsx'
import { SavedStep } from '../components/SavedStep.tsx'
import { Steps } from '../components/Steps.tsx'
import { UploadStep } from '../components/UploadStep.tsx'
import { useImportSearch } from '../import-search.ts'
import '../texts.ts'

/** From the file to the plan: upload, check, preview, save. The address keeps the step. */
export const Page = () => {
  const { t } = useTranslation('planImports')
  const { key, planId, commitments } = useImportSearch()
  const params = { projectId: useProject().id, planId: planId ?? 0 }
  const plan = useApi(planRoutes.get, { params }, { enabled: planId !== null })
  return (
    <>
      <PageTitle
        title={t(titleOf({ isAdding: planId !== null, isFile: commitments === null }))}
        parent={
          planId === null ? (
            <TextLink {...paths.plans()}>{t('plans')}</TextLink>
          ) : (
            <TextLink {...paths.planAdd(planId)}>{plan.data?.name ?? t('plans')}</TextLink>
          )
        }
      />
      {key === null ? (
        <>
          <Steps current={commitments === null ? 'file' : 'commitments'} />
          {commitments === null ? (
            <UploadStep planId={planId} />
          ) : (
            <CommitmentsStep ids={commitments} planId={planId} />
          )}
        </>
      ) : (
        <OneImport key={key} importKey={key} />
      )}
    </>
  )
}

const titleOf = ({ isAdding, isFile }: { isAdding: boolean; isFile: boolean }) => {
  if (isFile) return isAdding ? 'titleAdd' : 'title'
  return isAdding ? 'titleAddFrom' : 'titleFrom'
}

const OneImport = ({ importKey }: { importKey: string }) => {
  const params = { projectId: useProject().id, key: importKey }
  const found = useApi(
    planImportRoutes.get,
    { params },
    {
      isQuiet: true,
      refetchInterval: ({ state }) => askAgainAfter(state.data),
    },
  )
  if (found.error && !found.data)
    return <ErrorState {...failureOf(found.error)} onRetry={() => void found.refetch()} />
  const one = found.data
  if (!one) return <Steps current="check" />
  const isChecked = one.state === 'checked' || one.state === 'saved'
  return (
    <>
      <Steps current={isChecked ? 'preview' : 'check'} />
      {one.state === 'checking' && <CheckingStep one={one} isSilent={found.failureCount > 0} />}
      {one.state === 'refused' && <RefusedStep one={one} />}
      {one.state === 'checked' && <PreviewStep one={one} />}
      {one.state === 'saved' && <SavedStep one={one} />}
    </>
  )
}
