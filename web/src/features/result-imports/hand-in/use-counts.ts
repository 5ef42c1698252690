import type { ListedLaboratoryFile } from '@puquio/contract/laboratory/laboratory-links'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import './texts.ts'

/** Returns how many results a file has, and how many of them have findings where any do. */
export const useCounts = () => {
  const { t } = useTranslation('handIn')
  const { number } = useFormat()
  return ({ values, held }: Pick<ListedLaboratoryFile, 'values' | 'held'>): string =>
    [
      t('valuesCount', { count: values, shown: number(values) }),
      ...(held > 0 ? [t('heldCount', { count: held, shown: number(held) })] : []),
    ].join(', ')
}
