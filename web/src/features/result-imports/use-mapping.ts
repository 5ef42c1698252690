import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import type { ProposedResultMapping } from '@puquio/contract/laboratory/result-mapping'
import type { HeaderWish } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../ui/toasts/toasts.ts'
import { isMade } from './use-import-call.ts'
import './texts.ts'

/** Where a file's results stand: as proposed, as changed, or proposed again by `ask` for other headings. */
export const useMapping = (
  one: Pick<ResultImport, 'mapping' | 'doubts'>,
  ask: (wish: HeaderWish) => Promise<ProposedResultMapping>,
) => {
  const { t } = useTranslation('resultImports')
  const [mapping, setMapping] = useState(one.mapping)
  const [doubts, setDoubts] = useState(one.doubts)
  const [isAsking, setIsAsking] = useState(false)
  const askFor = async (wish: HeaderWish) => {
    setIsAsking(true)
    await isMade(async () => {
      const found = await ask(wish)
      if (!found.mapping) return showToast({ kind: 'error', text: t('noHeadings') })
      const { sheets = null, constants = {} } = mapping ?? {}
      setMapping({ ...found.mapping, sheets, constants })
      setDoubts(found.doubts)
    })
    setIsAsking(false)
  }
  return { mapping, setMapping, doubts, isAsking, askFor }
}
