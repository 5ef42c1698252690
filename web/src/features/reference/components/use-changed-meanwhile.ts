import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import '../texts.ts'

/** Words for an entry that somebody else changed: it is edited in a panel, which is to be closed first. */
export const useChangedMeanwhile = () => {
  const { t } = useTranslation('reference')
  return (error: unknown) =>
    isProblem(error, 'CHANGED_MEANWHILE') ? t('changedMeanwhile') : undefined
}
