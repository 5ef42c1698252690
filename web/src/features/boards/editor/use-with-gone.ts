import { useTranslation } from 'react-i18next'
import type { Option } from '../../../ui/fields/option.ts'
import '../texts.ts'

/**
 * What can be chosen, and before it what is chosen and no longer there, so that it can be unchosen; nothing is gone
 * while the options are read.
 */
export function useWithGone(
  options: readonly Option<number>[] | undefined,
  chosen: readonly number[],
): readonly Option<number>[] {
  const { t } = useTranslation('boards')
  if (options === undefined) return []
  const gone = chosen.filter((id) => !options.some(({ key }) => key === id))
  return [...gone.map((id) => ({ key: id, name: t('setting.gone', { number: id }) })), ...options]
}
