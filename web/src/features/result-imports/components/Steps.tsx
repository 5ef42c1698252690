import { useTranslation } from 'react-i18next'
import { ImportSteps } from '../../../widgets/imports/ImportSteps.tsx'
import '../texts.ts'

const steps = ['file', 'map', 'check', 'resolve'] as const
const words = {
  file: 'stepFile',
  map: 'stepMap',
  check: 'stepCheck',
  resolve: 'stepResolve',
} as const

/** The steps of the import, and the current one. */
export const Steps = ({ current }: { current: (typeof steps)[number] }) => {
  const { t } = useTranslation('resultImports')
  return (
    <ImportSteps
      label={t('steps')}
      steps={steps.map((step) => t(words[step]))}
      current={steps.indexOf(current)}
    />
  )
}
