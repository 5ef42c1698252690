import {
  resultImportRoutes,
  type UnfinishedResultImport,
} from '@puquio/contract/laboratory/result-imports'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { UnfinishedImports } from '../../../widgets/imports/UnfinishedImports.tsx'
import { useDiscard } from '../use-import-call.ts'
import '../texts.ts'

/** Imports of results that were begun and not finished. */
export const Unfinished = () => {
  const { t } = useTranslation('resultImports')
  const { id: projectId, timeZone } = useProject()
  const { instant, number } = useFormat(timeZone)
  const navigate = useNavigate()
  const discard = useDiscard()
  const found = useApi(resultImportRoutes.unfinished, { params: { projectId } }, shownOnReturn)
  const { imports = [], total = 0 } = found.data ?? {}
  const factsOf = ({ state, good, held }: UnfinishedResultImport) => {
    if (state === 'checking') return [t('isChecking', { ns: 'imports' })]
    if (state === 'mapped') return [t('isMapped')]
    if (state === 'refused') return [t('isRefused')]
    return [
      ...(good > 0 ? [t('goodCount', { shown: number(good) })] : []),
      t('heldCount', { shown: number(held) }),
    ]
  }
  const begunOf = ({ begunAt, begunBy, isHandedIn }: UnfinishedResultImport) =>
    isHandedIn
      ? [t('handedInBy', { laboratory: begunBy, at: instant(begunAt) })]
      : [instant(begunAt), begunBy]
  return (
    <UnfinishedImports
      total={total}
      imports={imports.map((one) => ({
        key: one.key,
        fileName: one.fileName,
        facts: [...begunOf(one), ...factsOf(one)].join(' · '),
        onGoOn: () => void navigate(paths.resultImport(one.key)),
        onDrop: () => void discard(one),
      }))}
    />
  )
}

const shownOnReturn = { isQuiet: true, staleTime: 0 }
