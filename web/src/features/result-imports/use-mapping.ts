import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import type { ProposedResultMapping } from '@puquio/contract/laboratory/result-mapping'
import type { HeaderWish, LayoutDoubt } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../ui/toasts/toasts.ts'
import { isMade } from './use-import-call.ts'
import './texts.ts'

/** Doubts that the first rows of the file settle. */
const ofTopRows: readonly LayoutDoubt[] = ['limits-without-label', 'heads-over-several']

/**
 * Where a file's results stand: as proposed, as changed, or proposed again by `ask` for other headings. `topRows` are
 * the props of the first rows of the file, where all of that is said.
 */
export const useMapping = (
  one: Pick<ResultImport, 'mapping' | 'doubts' | 'sheets'>,
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
  const topRows = {
    isOpen: !mapping || doubts.some((doubt) => ofTopRows.includes(doubt)),
    sheets: one.sheets,
    mapping,
    isAsking,
    onMapping: setMapping,
    onHeader: (wish: HeaderWish) => void askFor(wish),
  }
  return { mapping, setMapping, doubts, isAsking, topRows }
}
