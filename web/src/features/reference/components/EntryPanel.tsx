import { Alert, Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { confirm } from '../../../ui/confirm.ts'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { useUnsavedGuard } from '../../../ui/unsaved-guard.ts'
import '../texts.ts'

type EntryPanelProps = {
  title: string
  children: ReactNode
  isDirty: boolean
  isSaving: boolean
  /** What the whole form was refused for. */
  problem: string | null
  onSubmit: () => void
  onClose: () => void
}

/** The frame of an entry's form: asks before what was typed is lost. */
export const EntryPanel = (props: EntryPanelProps) => {
  const { title, children, isDirty, isSaving, problem, onSubmit, onClose } = props
  const { t } = useTranslation('reference')
  const formId = useId()
  useUnsavedGuard(isDirty)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const close = async () => {
    const isLeaving =
      !isDirty ||
      (await confirm({
        title: t('unsavedTitle'),
        text: t('unsavedText'),
        confirmLabel: t('discard'),
        cancelLabel: t('keepEditing'),
        isDanger: true,
      }))
    if (isLeaving) onClose()
  }
  return (
    <SidePanel
      isOpen
      onClose={() => void close()}
      title={title}
      footer={
        <>
          <Button type="submit" form={formId} loading={isSaving}>
            {t('save')}
          </Button>
          <Button variant="default" onClick={() => void close()}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        {problem && (
          <Alert color="red" mb="md" role="alert">
            {problem}
          </Alert>
        )}
        {children}
      </form>
    </SidePanel>
  )
}
