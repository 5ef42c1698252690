import { ActionIcon } from '@mantine/core'
import {
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconLinkOff,
  IconList,
  IconListNumbers,
  IconArrowBackUp,
  IconArrowForwardUp,
} from '@tabler/icons-react'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './RichTextEditor.module.css'
import { LinkField } from './LinkField.tsx'
import './texts.ts'

type RichTextEditorProps = {
  label: string
  /** HTML, with which the editor begins; it keeps its own text from then on. */
  value: string
  onChange: (html: string) => void
  isRequired?: boolean
  isInvalid?: boolean
}

/** An editor for what a policy may be made of; the server sanitises what it gets, whatever wrote it. */
export const RichTextEditor = (props: RichTextEditorProps) => {
  const { label, value, onChange, isRequired = false, isInvalid = false } = props
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] },
      }),
    ],
    content: value,
    // Its own style element would need the page's nonce; the module beside this file has the rules.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-required': String(isRequired),
        'aria-invalid': String(isInvalid),
        class: styles.text ?? '',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  return (
    <div className={styles.frame} data-invalid={isInvalid || undefined}>
      <Tools editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}

const Tools = ({ editor }: { editor: Editor }) => {
  const { t } = useTranslation('richText')
  const state = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      bold: one.isActive('bold'),
      italic: one.isActive('italic'),
      h2: one.isActive('heading', { level: 2 }),
      h3: one.isActive('heading', { level: 3 }),
      bullets: one.isActive('bulletList'),
      numbers: one.isActive('orderedList'),
      link: one.isActive('link'),
      canUndo: one.can().undo(),
      canRedo: one.can().redo(),
    }),
  })
  const run = () => editor.chain().focus()
  const tools = [
    { label: t('bold'), Icon: IconBold, on: state.bold, act: () => run().toggleBold().run() },
    {
      label: t('italic'),
      Icon: IconItalic,
      on: state.italic,
      act: () => run().toggleItalic().run(),
    },
    {
      label: t('h2'),
      Icon: IconH2,
      on: state.h2,
      act: () => run().toggleHeading({ level: 2 }).run(),
    },
    {
      label: t('h3'),
      Icon: IconH3,
      on: state.h3,
      act: () => run().toggleHeading({ level: 3 }).run(),
    },
    {
      label: t('bullets'),
      Icon: IconList,
      on: state.bullets,
      act: () => run().toggleBulletList().run(),
    },
    {
      label: t('numbers'),
      Icon: IconListNumbers,
      on: state.numbers,
      act: () => run().toggleOrderedList().run(),
    },
  ]
  const history = [
    { label: t('undo'), Icon: IconArrowBackUp, can: state.canUndo, act: () => run().undo().run() },
    {
      label: t('redo'),
      Icon: IconArrowForwardUp,
      can: state.canRedo,
      act: () => run().redo().run(),
    },
  ]
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('tools')}>
      {tools.map(({ label, Icon, on, act }) => (
        <ActionIcon
          key={label}
          variant={on ? 'light' : 'subtle'}
          aria-label={label}
          title={label}
          aria-pressed={on}
          onClick={act}
        >
          {createElement(Icon, { size: 18 })}
        </ActionIcon>
      ))}
      <LinkField
        label={t('link')}
        Icon={IconLink}
        onLink={(href) => run().extendMarkRange('link').setLink({ href }).run()}
      />
      <ActionIcon
        variant="subtle"
        aria-label={t('unlink')}
        title={t('unlink')}
        disabled={!state.link}
        onClick={() => run().extendMarkRange('link').unsetLink().run()}
      >
        <IconLinkOff size={18} />
      </ActionIcon>
      {history.map(({ label, Icon, can, act }) => (
        <ActionIcon
          key={label}
          variant="subtle"
          aria-label={label}
          title={label}
          disabled={!can}
          onClick={act}
        >
          {createElement(Icon, { size: 18 })}
        </ActionIcon>
      ))}
    </div>
  )
}
