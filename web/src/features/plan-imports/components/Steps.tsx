import { useTranslation } from 'react-i18next'
import { ImportSteps } from '../../../widgets/imports/ImportSteps.tsx'
import '../texts.ts'

const steps = ['file', 'check', 'preview'] as const
type Step = (typeof steps)[number]
const words = {
  file: 'stepFile',
  commitments: 'stepPeriod',
  check: 'stepCheck',
  preview: 'stepPreview',
} as const

/** The steps of the import, and the current one; without a file it begins with a period. */
export const Steps = ({ current }: { current: Step | 'commitments' }) => {
  const { t } = useTranslation('planImports')
  const shown = steps.map((step, at) => (at === 0 && current === 'commitments' ? current : step))
  return (
    <ImportSteps
      label={t('steps')}
      steps={shown.map((step) => t(words[step]))}
      current={shown.indexOf(current)}
    />
  )
}
