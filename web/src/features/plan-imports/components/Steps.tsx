import { useTranslation } from 'react-i18next'
import { ImportSteps } from '../../../widgets/imports/ImportSteps.tsx'
import '../texts.ts'

const steps = ['file', 'check', 'preview'] as const
type Step = (typeof steps)[number]
const words = { file: 'stepFile', check: 'stepCheck', preview: 'stepPreview' } as const

/** The steps of the import, and the current one. */
export const Steps = ({ current }: { current: Step }) => {
  const { t } = useTranslation('planImports')
  return (
    <ImportSteps
      label={t('steps')}
      steps={steps.map((step) => t(words[step]))}
      current={steps.indexOf(current)}
    />
  )
}
