import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import type { FilterValues } from '../use-matrix-search.ts'
import styles from './review.module.css'

type ListEndProps = {
  /** Whether somebody wanted to go on from the last one. */
  isReached: boolean
  unverified: number | undefined
  filters: FilterValues
}

/** Says that nothing follows, and what is left to verify; it stands there empty before, so that it is read out. */
export const ListEnd = ({ isReached, unverified = 0, filters }: ListEndProps) => {
  const { t } = useTranslation('commitments')
  const format = useFormat()
  return (
    <p role="status" className={styles.listEnd}>
      {isReached && (
        <>
          {unverified === 0
            ? t('endNoneLeft')
            : t('endLeft', { count: unverified, number: format.number(unverified) })}{' '}
          <TextLink {...paths.commitments()} search={filters}>
            {t('toMatrix')}
          </TextLink>
        </>
      )}
    </p>
  )
}
