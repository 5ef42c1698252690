import { type ResultImport, resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { screens } from '@puquio/domain'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { NotThere } from '../../../widgets/data/NotThere.tsx'
import { askAgainAfter } from '../../../widgets/imports/ask-again.ts'
import { CheckingStep } from '../components/CheckingStep.tsx'
import { MapStep } from '../components/MapStep.tsx'
import { RefusedStep } from '../components/RefusedStep.tsx'
import { ResolveStep } from '../components/ResolveStep.tsx'
import { SavedStep } from '../components/SavedStep.tsx'
import { Steps } from '../components/Steps.tsx'
import { UploadStep } from '../components/UploadStep.tsx'
import '../texts.ts'

/** From a laboratory's file to its results: select, map, check, resolve and save. The address keeps the import. */
export const Page = () => {
  const { t } = useTranslation('resultImports')
  const { key } = useParams({ from: screens.ResultImport.path })
  return (
    <>
      <PageTitle
        title={t('title')}
        parent={<TextLink {...paths.samples()}>{t('data')}</TextLink>}
      />
      {key === undefined ? (
        <>
          <Steps current="file" />
          <UploadStep />
        </>
      ) : (
        <OneImport key={key} importKey={key} />
      )}
    </>
  )
}

/** A file that was not looked into yet, or has nothing to look into, is still being chosen. */
const stepOf = (one: ResultImport) => {
  if (one.sheets.length === 0) return 'file'
  if (one.state === 'mapped') return 'map'
  return one.state === 'checked' || one.state === 'saved' ? 'resolve' : 'check'
}

const OneImport = ({ importKey }: { importKey: string }) => {
  const { t } = useTranslation('resultImports')
  const params = { projectId: useProject().id, key: importKey }
  const found = useApi(
    resultImportRoutes.get,
    { params },
    { isQuiet: true, refetchInterval: ({ state }) => askAgainAfter(state.data) },
  )
  if (found.error && !found.data)
    return (
      <NotThere
        error={found.error}
        onRetry={() => void found.refetch()}
        title={t('noImport')}
        action={<ButtonLink {...paths.resultImport()}>{t('toImports')}</ButtonLink>}
      />
    )
  const one = found.data
  if (!one) return <Steps current="check" />
  return (
    <>
      <Steps current={stepOf(one)} />
      {one.state === 'checking' && <CheckingStep one={one} isSilent={found.failureCount > 0} />}
      {one.state === 'refused' && <RefusedStep one={one} />}
      {one.state === 'mapped' && <MapStep one={one} />}
      {one.state === 'checked' && <ResolveStep one={one} />}
      {one.state === 'saved' && <SavedStep one={one} />}
    </>
  )
}
