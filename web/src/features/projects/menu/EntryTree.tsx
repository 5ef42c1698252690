import { Tree, type RenderTreeNodePayload, type TreeNodeData, useTree } from '@mantine/core'
import { isScreen } from '@puquio/domain'
import { IconAlertCircle, IconChevronDown, IconGripVertical } from '@tabler/icons-react'
import { createElement, type DragEvent, type KeyboardEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { entryIcon, isOwnName, useEntryName } from '../../../widgets/menu/entry-look.ts'
import { isShown } from '../../../widgets/menu/is-shown.ts'
import { screenLooks } from '../../../widgets/menu/screen-looks.ts'
import {
  type Draft,
  type DraftEntry,
  type DropPosition,
  toTree,
  type TreeOf,
  type Way,
} from './draft.ts'
import styles from './EntryTree.module.css'
import '../texts.ts'

type EntryTreeProps = {
  draft: Draft
  selected: string | null
  onSelect: (key: string) => void
  /** The keys of entries of which something is wrong. */
  wrong: ReadonlySet<string>
  onMove: (key: string, way: Way) => void
  onDrop: (dropped: { key: string; target: string; position: DropPosition }) => void
  isDropAllowed: (dropped: { key: string; target: string; position: DropPosition }) => boolean
}

const ways: Record<string, Way> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** The entries of a menu as a tree: what has the focus is selected, Alt and an arrow move it. */
export const EntryTree = (props: EntryTreeProps) => {
  const { draft, selected, onSelect, wrong, onMove, onDrop, isDropAllowed } = props
  const { t } = useTranslation('projects')
  const [closed, setClosed] = useState<readonly string[]>([])
  // Other data make the tree set its state, by which it is drawn again.
  const data = useMemo(() => nodesOf(toTree(draft)), [draft])
  // An empty folder counts as closed, so that its middle takes entries and its edges put them beside it.
  const isEmpty = (key: string) => {
    const at = draft.findIndex((entry) => entry.key === key)
    return (draft[at + 1]?.depth ?? 0) <= (draft[at]?.depth ?? 0)
  }
  const tree = useTree({
    expandedState: Object.fromEntries(
      draft.map(({ key }) => [key, !closed.includes(key) && !isEmpty(key)]),
    ),
    onExpandedStateChange: (state) =>
      setClosed(Object.keys(state).filter((key) => state[key] === false && !isEmpty(key))),
    selectedState: selected === null ? [] : [selected],
    onSelectedStateChange: ([key]) => key !== undefined && onSelect(key),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const way = event.altKey ? ways[event.key] : undefined
    if (way === undefined || selected === null) return
    event.preventDefault()
    event.stopPropagation()
    onMove(selected, way)
  }
  const dropped = (given: { draggedNode: string; targetNode: string; position: DropPosition }) => ({
    key: given.draggedNode,
    target: given.targetNode,
    position: given.position,
  })
  return (
    <div
      onKeyDownCapture={onKeyDown}
      onFocus={({ target }) => {
        const key = target.getAttribute('role') === 'treeitem' ? target.dataset['value'] : undefined
        if (key !== undefined) onSelect(key)
      }}
    >
      <Tree
        aria-label={t('menu')}
        aria-describedby="menu-keys"
        className={styles.tree ?? ''}
        data={data}
        tree={tree}
        selectOnClick
        expandOnClick={false}
        allowRangeSelection={false}
        levelOffset={22}
        onDragDrop={(given) => onDrop(dropped(given))}
        allowDrop={(given) => isDropAllowed(dropped(given))}
        renderNode={(node) => <Row {...node} draft={draft} wrong={wrong} />}
      />
    </div>
  )
}

const nodesOf = (entries: readonly TreeOf<DraftEntry>[]): TreeNodeData[] =>
  entries.map(({ key, label, kind, children }) => ({
    value: key,
    label,
    // An empty folder takes entries, too.
    hasChildren: kind === 'folder',
    children: nodesOf(children),
  }))

type RowProps = RenderTreeNodePayload & Pick<EntryTreeProps, 'draft' | 'wrong'>

const Row = ({ node, elementProps, expanded, tree, draft, wrong }: RowProps) => {
  const { t } = useTranslation('projects')
  const nameOf = useEntryName()
  const entry = draft.find(({ key }) => key === node.value)
  if (entry === undefined) return null
  const hasBelow = (node.children ?? []).length > 0
  const { className, ...given } = elementProps
  return (
    <div
      {...given}
      onDragOver={(event) => given.onDragOver?.(expanded && hasBelow ? inMiddle(event) : event)}
      className={`${className} ${styles.row}`}
    >
      <IconGripVertical size={16} aria-hidden className={styles.grip} />
      {createElement(entryIcon(entry), { size: 18, 'aria-hidden': true, className: styles.icon })}
      <span className={styles.name}>{nameOf(entry) || t('unnamed')}</span>
      <Note entry={entry} isEmpty={!hasBelow} />
      {wrong.has(entry.key) && (
        <IconAlertCircle
          size={16}
          className={styles.wrong}
          aria-label={t('entryWrong')}
          role="img"
        />
      )}
      {hasBelow && (
        <IconChevronDown
          size={16}
          aria-hidden
          className={styles.arrow}
          data-closed={!expanded || undefined}
          onClick={(event) => {
            event.stopPropagation()
            tree.toggleExpanded(node.value)
          }}
        />
      )}
    </div>
  )
}

/**
 * The tree takes the upper half of an open folder as the place before it. Only its upper quarter is:
 * what is below it counts as the bottom, which is inside.
 */
const inMiddle = (event: DragEvent<HTMLElement>): DragEvent<HTMLElement> => {
  const { top, height, bottom } = event.currentTarget.getBoundingClientRect()
  if (event.clientY < top + height / 4) return event
  return Object.create(event, { clientY: { value: bottom } }) as DragEvent<HTMLElement>
}

/** What the name does not say: where it leads to, or why it is not shown. */
const Note = ({ entry, isEmpty }: { entry: DraftEntry; isEmpty: boolean }) => {
  const { t } = useTranslation(['projects', 'menu'])
  const { kind, alias, url, label } = entry
  const look = isScreen(alias) ? screenLooks[alias] : null
  const words =
    kind === 'folder'
      ? isEmpty && t('emptyFolder')
      : kind === 'link'
        ? url
        : !isShown({ ...entry, id: 0, urir: String(entry.boardId), board: null, children: [] })
          ? t('notYet')
          : !isOwnName(label) && look && t(look.label, { ns: 'menu' })
  return words && <span className={styles.note}>{words}</span>
}
