import { Button } from '@mantine/core'
import { type HeldGroup, heldGroupsMax } from '@puquio/contract/laboratory/held-results'
import { isAskedOnce, resultFieldTerms } from '@puquio/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { HeldWords } from './HeldWords.tsx'
import styles from './parts.module.css'
import '../texts.ts'

type HeldGroupTableProps = {
  groups: readonly HeldGroup[]
  onRows: (group: HeldGroup) => void
  /** What settles all rows of a group; left out where groups are only read. */
  answerOf?: (group: HeldGroup) => ReactNode
}

/** Why results wait, by reason and text, each with how many do. */
export const HeldGroupTable = ({ groups, onRows, answerOf }: HeldGroupTableProps) => {
  const { t } = useTranslation('resultImports')
  const language = useLanguage()
  const { number } = useFormat()
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('text')}</th>
              <th scope="col">{t('reason')}</th>
              <th scope="col">{t('howMany')}</th>
              {answerOf && <th scope="col">{t('answer')}</th>}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={groupKey(group)} data-reason={group.reason}>
                <th scope="row">
                  {isAskedOnce(group.reason)
                    ? t('allAs', { text: group.text })
                    : group.text || t('blank')}
                  <div className={styles.values}>{resultFieldTerms[group.field][language]}</div>
                </th>
                <td>
                  <HeldWords held={group} isReadOnly={!answerOf} />
                </td>
                <td>
                  <Button size="compact-sm" variant="subtle" onClick={() => onRows(group)}>
                    {t('showRows', { count: group.rows, shown: number(group.rows) })}
                  </Button>
                </td>
                {answerOf && <td>{answerOf(group)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {groups.length === heldGroupsMax && <p className={styles.dim}>{t('moreGroups')}</p>}
    </>
  )
}

export const groupKey = ({ reason, field, text }: HeldGroup) => `${reason} ${field} ${text}`
