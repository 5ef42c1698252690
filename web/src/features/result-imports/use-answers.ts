import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { type Answer, type AnswerAct, isOfSample } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../lib/api/use-api.ts'
import { useProject } from '../../lib/project/project-context.ts'
import { useLanguage } from '../../lib/texts/locale.ts'
import { showToast } from '../../ui/toasts/toasts.ts'
import { isMade } from './use-import-call.ts'
import './texts.ts'

type About = Pick<Answer, 'reason' | 'field' | 'text' | 'position'>

/** Answers why results of an import wait; a notice says what was answered and takes it back. */
export const useAnswer = (importKey: string) => {
  const { t } = useTranslation('resultImports')
  const { id: projectId } = useProject()
  const params = { projectId, key: importKey }
  const answer = useApiMutation(resultImportRoutes.resolve)
  const { withdraw } = useWithdraw(importKey)
  const words = useActWords()
  return {
    isPending: answer.isPending,
    /** `written` is the text as the file has it. */
    give: async ({ written, act, ...about }: About & { written: string; act: AnswerAct }) => {
      if (!(await isMade(() => answer.mutateAsync({ params, body: { ...about, act } })))) return
      showToast({
        kind: 'success',
        text: t('wasAnswered', { text: written || t('blank'), answer: words(about, act) }),
        action: 'answer',
        leads: { label: t('undo'), follow: () => void withdraw(about) },
      })
    },
  }
}

/** Takes answers back, so that what they settled waits again. */
export const useWithdraw = (importKey: string) => {
  const { id: projectId } = useProject()
  const taking = useApiMutation(resultImportRoutes.withdraw)
  return {
    isPending: taking.isPending,
    withdraw: ({ reason, field, text, position }: About) =>
      isMade(() =>
        taking.mutateAsync({
          params: { projectId, key: importKey },
          body: { reason, field, text, position },
        }),
      ),
  }
}

/** What an answer says, in words; names are those of the project now. */
export const useActWords = () => {
  const { t } = useTranslation('resultImports')
  const language = useLanguage()
  const { id: projectId } = useProject()
  const { data } = useApi(resultImportRoutes.choices, { params: { projectId } }, { isQuiet: true })
  return ({ field, reason }: Pick<Answer, 'field' | 'reason'>, act: AnswerAct): string => {
    if (act.kind === 'name') {
      const lists = {
        station: data?.stations,
        campaign: data?.campaigns,
        laboratory: data?.laboratories,
        parameter: data?.parameters.map(({ id, name }) => ({ id, name: name[language] })),
      }
      const list = field in lists ? lists[field as keyof typeof lists] : undefined
      return t('isName', { name: list?.find(({ id }) => id === act.id)?.name ?? '…' })
    }
    if (act.kind === 'unit') return t('isName', { name: act.unit })
    if (act.kind === 'text') return t('isText', { text: act.text })
    if (act.kind === 'decimal-mark') return t(act.mark === '.' ? 'markPoint' : 'markComma')
    if (act.kind === 'date-order') return t(act.order === 'day-first' ? 'dayFirst' : 'monthFirst')
    if (act.kind === 'accept' && isOfSample(reason)) return t('toSaved')
    const words = { accept: 'accept', 'new-version': 'newVersion', 'leave-out': 'leftOut' } as const
    return t(words[act.kind])
  }
}
