import { boardCategories, type ListedBoard } from '@puquio/contract/boards/boards'
import { boardCategoryTerms, boardKindTerms } from '@puquio/contract/terms/boards/terms'
import { boardAddress, nameKey } from '@puquio/domain'
import { IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ActionMenu } from '../../../ui/ActionMenu.tsx'
import styles from './BoardList.module.css'
import '../texts.ts'

type BoardListProps = {
  boards: readonly ListedBoard[]
  onEdit: (board: ListedBoard) => void
  onRemove: (board: ListedBoard) => void
}

/** Boards by category, each under its name; administrators see those that no menu has, too. */
export const BoardList = ({ boards, onEdit, onRemove }: BoardListProps) => {
  const language = useLanguage()
  return boardCategories.map((category) => {
    const ofCategory = boards.filter((board) => board.category === category)
    if (ofCategory.length === 0) return null
    return (
      <section key={category} className={styles.category}>
        <h2 className={styles.heading}>{boardCategoryTerms[category][language]}</h2>
        <ul className={styles.list}>
          {ofCategory.map((board) => (
            <BoardCard
              key={board.id}
              board={board}
              onEdit={() => onEdit(board)}
              onRemove={() => onRemove(board)}
            />
          ))}
        </ul>
      </section>
    )
  })
}

type BoardCardProps = { board: ListedBoard; onEdit: () => void; onRemove: () => void }

const BoardCard = ({ board, onEdit, onRemove }: BoardCardProps) => {
  const { t } = useTranslation('boards')
  const language = useLanguage()
  const format = useFormat(useProject().timeZone)
  const may = useMay()
  return (
    <li className={styles.card}>
      <div className={styles.line}>
        <Link className={styles.name} to={boardAddress(board)}>
          {board.label}
        </Link>
        {may('project:admin') && (
          <ActionMenu
            label={t('actionsOf', { name: board.label })}
            actions={[
              { label: t('edit'), icon: <IconPencil size={16} />, onSelect: onEdit },
              {
                label: t('remove'),
                icon: <IconTrash size={16} />,
                isDanger: true,
                onSelect: onRemove,
              },
            ]}
          />
        )}
      </div>
      <p className={styles.facts}>
        {boardKindTerms[board.kind][language]} ·{' '}
        {t('panelCount', { count: board.panels, number: format.number(board.panels) })}
      </p>
      <p className={styles.facts}>
        {t('changed', { at: format.instant(board.changedAt), person: board.changedBy })}
      </p>
      {!board.isInMenu && (
        <p className={styles.facts} title={t('notInMenuHelp')}>
          <IconEyeOff size={14} aria-hidden /> {t('notInMenu')}
        </p>
      )}
    </li>
  )
}

/** Those that a search finds in their names, case and accents aside. */
export const foundBoards = (boards: readonly ListedBoard[], text = '') =>
  boards.filter(({ label }) => nameKey(label).includes(nameKey(text)))
