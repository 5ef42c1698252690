import type { PromptChoice } from '@puquio/contract/commitments/extractions'
import { promptRoutes, promptSources } from '@puquio/contract/commitments/prompts'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { usePromptWords } from './use-prompt-words.ts'
import './texts.ts'

/** The key of a version among the options. */
export const keyOfPrompt = ({ source, number }: PromptChoice): string => `${source}:${number}`

export const promptOfKey = (key: string): PromptChoice => {
  const [named, number] = key.split(':')
  return {
    source: promptSources.find((source) => source === named) ?? 'product',
    number: Number(number),
  }
}

/** Versions with a text that an instrument can be asked by: its own, the project's and the product's. */
export const usePromptOptions = (instrumentId: number | null) => {
  const { t } = useTranslation('promptChoice')
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const wordsOf = usePromptWords()
  const params = { projectId }
  const ofProject = useApi(promptRoutes.list, { params, query: { size: 100 } }, { isQuiet: true })
  const own = useApi(
    promptRoutes.list,
    { params, query: { size: 100, ...(instrumentId === null ? {} : { instrumentId }) } },
    { isQuiet: true, enabled: instrumentId !== null },
  )
  const versionsOf = (source: 'instrument' | 'project') =>
    (source === 'project' ? ofProject : own).data?.items
      .filter(({ length }) => length !== null)
      .map(({ number, madeAt, madeBy }) => ({
        key: keyOfPrompt({ source, number }),
        name: `${wordsOf({ source, number })} · ${format.day(madeAt)} · ${madeBy}`,
      })) ?? []
  return [
    ...(instrumentId === null ? [] : versionsOf('instrument')),
    ...versionsOf('project'),
    { key: keyOfPrompt({ source: 'product', number: 0 }), name: t('of.product') },
  ]
}
