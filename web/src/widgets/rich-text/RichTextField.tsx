import { Input } from '@mantine/core'
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'

const RichTextEditor = lazy(async () => ({
  default: (await import('./RichTextEditor.tsx')).RichTextEditor,
}))

type RichTextFieldProps = ComponentProps<typeof RichTextEditor> & { error?: ReactNode }

/** Text with headings, lists and links, as HTML; its editor is loaded when it is first shown. */
export const RichTextField = ({ error, ...editor }: RichTextFieldProps) => (
  <Input.Wrapper
    label={editor.label}
    required={editor.isRequired ?? false}
    error={error}
    labelElement="div"
  >
    <Suspense fallback={null}>
      <RichTextEditor {...editor} />
    </Suspense>
  </Input.Wrapper>
)
