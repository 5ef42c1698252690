import { Button, Group, Text, VisuallyHidden } from '@mantine/core'
import { boardRoutes } from '@puquio/contract/boards/boards'
import { type EditedEntry, menuRoutes } from '@puquio/contract/menus'
import { menuEntriesMax, menuIssues } from '@puquio/domain'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { fieldText } from '../../../lib/texts/field-text.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { useUnsavedGuard } from '../../../ui/form/unsaved-guard.ts'
import { useSending } from '../../../ui/form/use-sending.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { useEntryName } from '../../../widgets/menu/entry-look.ts'
import { AddEntry } from './AddEntry.tsx'
import {
  add,
  change,
  type Draft,
  drop,
  indexOf,
  move,
  placeOf,
  remove,
  toDefault,
  toEntries,
} from './draft.ts'
import { EntryFields } from './EntryFields.tsx'
import { EntryTools } from './EntryTools.tsx'
import { EntryTree } from './EntryTree.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import styles from './MenuEditor.module.css'
import { MenuPreview } from './MenuPreview.tsx'
import { useMenuDraft } from './use-menu-draft.ts'
import '../texts.ts'

type MenuEditorProps = {
  projectId: number
  saved: { entries: readonly EditedEntry[]; version: number }
  onReload: () => void
}

/** A project's menu as a tree, what the selected entry is, and how each role will see it. */
export const MenuEditor = ({ projectId, saved, onReload }: MenuEditorProps) => {
  const { t } = useTranslation('projects')
  const nameOf = useEntryName()
  const isPhone = useIsPhone()
  const menu = useMenuDraft(saved)
  const { draft, isDirty } = menu
  const [selected, setSelected] = useState<string | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const [said, setSaid] = useState('')
  const set = useApiMutation(menuRoutes.set)
  const boards = useApi(boardRoutes.list, { params: { projectId } }).data ?? []
  useUnsavedGuard(isDirty)

  const issues = isChecked ? menuIssues(draft) : []
  const errorOf = ({ field, problem }: (typeof issues)[number]) =>
    problem === 'required' ? t('emptyValue') : fieldText({ code: problem, params: { field } })
  const at = selected === null ? -1 : indexOf(draft, selected)
  const entry = draft[at] ?? null
  const errors = Object.fromEntries(
    issues.filter((issue) => issue.at === at).map((issue) => [issue.field, errorOf(issue)]),
  )

  const { formProps, problem, isSending } = useSending({
    values: () => ({ entries: toEntries(draft), version: menu.version }),
    validate: ({ entries }) =>
      Object.fromEntries(menuIssues(entries).map((issue) => [`${issue.at}`, errorOf(issue)])),
    showErrors: (wrong) => {
      const [first] = Object.keys(wrong)
      setIsChecked(first !== undefined)
      if (first !== undefined) setSelected(draft[Number(first)]?.key ?? null)
    },
    errorsOf: () => ({}),
    send: (body) => set.mutateAsync({ params: { projectId }, body }),
    onRefused: (error) => `${t('menuFailed')} ${problemText(error)}`,
    onSaved: () => {
      menu.adopt()
      showToast({ kind: 'success', text: t('menuSaved'), action: 'menu' })
    },
  })

  const say = (next: Draft, key: string) => {
    const moved = next[indexOf(next, key)]
    if (moved === undefined) return
    const { position, of, folder } = placeOf(next, key)
    const where = { name: nameOf(moved), position, of }
    setSaid(folder ? t('movedInto', { ...where, folder: nameOf(folder) }) : t('moved', where))
  }
  const moveTo = (key: string, next: Draft | null) => {
    if (next === null) return setSaid(t('notMoved'))
    menu.edit(next)
    setSelected(key)
    say(next, key)
    focusLater(key)
  }
  const removeSelected = () => {
    if (entry === null) return
    menu.edit(remove(draft, entry.key))
    setSelected(null)
    setSaid(t('removed', { name: nameOf(entry) }))
  }
  const reset = () => {
    menu.edit(toDefault(draft))
    setSelected(null)
    setSaid(t('resetDone'))
  }
  const discard = async () => {
    const isMeant =
      !isDirty ||
      (await confirm({
        title: t('discard'),
        text: t('discardText'),
        confirmLabel: t('discard'),
        isDanger: true,
      }))
    if (!isMeant) return
    menu.discard()
    setIsChecked(false)
    onReload()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement
    if (!(event.ctrlKey || event.metaKey) || isTyping) return
    const key = event.key.toLowerCase()
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
    if (key !== 'z' && !isRedo) return
    event.preventDefault()
    if (isRedo) menu.redo()
    else menu.undo()
  }

  return (
    <form {...formProps} aria-label={t('menu')} onKeyDownCapture={onKeyDown}>
      <Text size="sm" c="dimmed" mb="sm" maw={720} id="menu-keys">
        {t(isPhone ? 'menuHelpByTouch' : 'menuHelp')}
      </Text>
      <FormProblem problem={problem} />
      <Group gap="xs" mb="sm">
        <AddEntry
          boards={boards}
          isFull={draft.length >= menuEntriesMax}
          onAdd={(added) => {
            menu.edit(add(draft, added, selected))
            setSelected(added.key)
          }}
        />
        <EntryTools
          canMove={(way) => entry !== null && move(draft, entry.key, way) !== null}
          onMove={(way) => entry && moveTo(entry.key, move(draft, entry.key, way))}
          onRemove={entry ? removeSelected : null}
          onUndo={menu.canUndo ? menu.undo : null}
          onRedo={menu.canRedo ? menu.redo : null}
        />
      </Group>
      <div className={styles.columns}>
        {draft.length === 0 ? (
          <Text size="sm">{t('menuEmpty')}</Text>
        ) : (
          <EntryTree
            draft={draft}
            selected={selected}
            onSelect={setSelected}
            wrong={new Set(issues.flatMap((issue) => draft[issue.at]?.key ?? []))}
            onMove={(key, way) => moveTo(key, move(draft, key, way))}
            onDrop={(dropped) => moveTo(dropped.key, drop(draft, dropped))}
            isDropAllowed={(dropped) => drop(draft, dropped) !== null}
          />
        )}
        <div className={styles.side}>
          {entry ? (
            <EntryFields
              key={entry.key}
              entry={entry}
              errors={errors}
              onChange={(values) =>
                menu.edit(
                  change(draft, entry.key, values),
                  `${entry.key} ${Object.keys(values).join(' ')}`,
                )
              }
            />
          ) : (
            <Text size="sm" c="dimmed">
              {t('selectEntry')}
            </Text>
          )}
          <MenuPreview draft={draft} />
        </div>
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Group gap="sm" mt="md">
        <Button type="submit" loading={isSending} disabled={!isDirty}>
          {t('saveMenu')}
        </Button>
        <Button variant="default" onClick={() => void discard()} disabled={!isDirty}>
          {t('discard')}
        </Button>
        <Button variant="default" onClick={reset}>
          {t('reset')}
        </Button>
      </Group>
    </form>
  )
}

/** An entry that changed its folder is drawn again there. */
const focusLater = (key: string) =>
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>(`[role=treeitem][data-value="${CSS.escape(key)}"]`)
      ?.focus(),
  )
