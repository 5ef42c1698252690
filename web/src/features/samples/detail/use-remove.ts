import type { SampleRecord, SampleResult } from '@puquio/contract/laboratory/sample-record'
import { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { paths } from '../../../lib/paths.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../texts.ts'

/** Deletes a sample or one of its results, once a person has confirmed it. */
export const useRemove = ({ id: sampleId, station, sampledOn, results }: SampleRecord) => {
  const { t } = useTranslation('samples')
  const navigate = useNavigate()
  const language = useLanguage()
  const format = useFormat()
  const params = { projectId: useProject().id, sampleId }
  const ask = (title: string, text: string, confirmLabel: string) =>
    confirm({ title, text, confirmLabel, isDanger: true })
  const done = (text: string) => showToast({ kind: 'success', text, action: 'remove' })
  const failed = (error: unknown) =>
    showToast({ kind: 'error', text: problemText(error), action: 'remove' })
  return {
    sample: async () => {
      const sample = `${station.code} ${format.date(sampledOn)}`
      const reported = results.filter(({ calculated }) => calculated === null)
      const text = t('removeSampleText', { count: reported.length })
      if (!(await ask(t('removeSampleTitle', { sample }), text, t('removeSample')))) return
      try {
        await call(sampleRoutes.remove, { params })
        done(t('sampleRemoved', { sample }))
        void navigate(paths.samples())
      } catch (error) {
        failed(error)
      }
    },
    result: async ({ parameter: { id: parameterId, name } }: SampleResult) => {
      const parameter = name[language]
      const title = t('removeResultTitle', { parameter })
      if (!(await ask(title, t('removeResultText'), t('removeResult')))) return
      try {
        await call(sampleRoutes.removeResult, { params: { ...params, parameterId } })
        done(t('resultRemoved', { parameter }))
      } catch (error) {
        failed(error)
      }
    },
  }
}
