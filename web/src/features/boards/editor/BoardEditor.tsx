import { Button, Menu, NativeSelect, TextInput } from '@mantine/core'
import {
  type Board,
  boardCategories,
  type BoardInput,
  boardInput,
  boardPanelsMax,
} from '@puquio/contract/boards/boards'
import { panelKindNames } from '@puquio/contract/boards/panels'
import { boardCategoryTerms, panelKindTerms } from '@puquio/contract/terms/boards/terms'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { validateWith } from '../../../lib/form.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { FormButtons } from '../../../ui/form/FormButtons.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { useClose } from '../../../ui/form/use-close.ts'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import styles from './BoardEditor.module.css'
import { type Draft, draftOf, inputOf, moved, newPanel } from './draft.ts'
import { PanelEditor } from './PanelEditor.tsx'
import '../texts.ts'

type BoardEditorProps = {
  initial: BoardInput
  send: (input: BoardInput) => Promise<Board>
  onSaved: (board: Board) => void
  onClose: () => void
}

const validate = validateWith(boardInput)

/** What a board is called and its panels, in their order. */
export const BoardEditor = ({ initial, send, onSaved, onClose }: BoardEditorProps) => {
  const { t } = useTranslation('boards')
  const language = useLanguage()
  const sendForm = useSendForm<Draft, Board>({
    initial: draftOf(initial),
    validate: (draft) => validate(inputOf(draft)),
    send: (draft) => send(inputOf(draft)),
    onSaved,
  })
  const { form, formProps, problem, isSending, isDirty } = sendForm
  const close = useClose(isDirty, onClose)
  const { panels } = form.values
  const set = (changed: Draft['panels']) => form.setFieldValue('panels', changed)
  return (
    <form {...formProps} className={styles.editor} aria-label={t('edit')}>
      <FormProblem problem={problem} />
      <div className={styles.pair}>
        <TextInput
          {...form.getInputProps('label')}
          label={t('name')}
          required
          maxLength={50}
          data-autofocus
        />
        <NativeSelect
          {...form.getInputProps('category')}
          label={t('category')}
          data={boardCategories.map((value) => ({
            value,
            label: boardCategoryTerms[value][language],
          }))}
        />
      </div>
      <ol className={styles.list} aria-label={t('panels')}>
        {panels.map((panel, at) => (
          <PanelEditor
            key={panel.key}
            panel={panel}
            number={at + 1}
            isLast={at === panels.length - 1}
            errors={errorsOf(form.errors, at)}
            onChange={(changed) => set(panels.with(at, changed))}
            onMove={(by) => set(moved(panels, at, by))}
            onRemove={() => set(panels.toSpliced(at, 1))}
          />
        ))}
      </ol>
      <div className={styles.add}>
        <Menu position="bottom-start">
          <Menu.Target>
            <Button
              variant="default"
              leftSection={<IconPlus size={16} />}
              disabled={panels.length >= boardPanelsMax}
            >
              {t('addPanel')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {panelKindNames.map((kind) => (
              <Menu.Item key={kind} onClick={() => set([...panels, newPanel(kind)])}>
                {panelKindTerms[kind][language]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
      <div className={styles.buttons}>
        <FormButtons submitLabel={t('save')} isSending={isSending} onCancel={() => void close()} />
      </div>
    </form>
  )
}

/** The errors of one panel, by the names of its own fields. */
const errorsOf = (errors: Readonly<Record<string, unknown>>, at: number) => {
  const before = `panels.${at}.`
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) =>
      path.startsWith(before) && typeof text === 'string'
        ? [[path.slice(before.length), text] as const]
        : [],
    ),
  )
}
