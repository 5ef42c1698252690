import { Button } from '@mantine/core'
import { type Annotation, annotationRoutes } from '@puquio/contract/modi/annotations'
import { IconFocusCentered, IconMessagePlus, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { type Action, ActionMenu } from '../../../ui/ActionMenu.tsx'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { toastOutcome } from '../../../ui/toasts/toast-outcome.ts'
import type { View } from '../../../widgets/graph/chart/view.ts'
import type { Span } from '../../../widgets/graph/lines/span.ts'
import { type Annotated, AnnotationDialog } from './AnnotationDialog.tsx'
import styles from './Annotations.module.css'
import { marksOf, spanAbout } from './marks.ts'
import './texts.ts'

type AnnotationsProps = {
  annotations: readonly Annotation[]
  devices: readonly Annotation['device'][]
  view: View
  timeZone: string
  onSpan: (span: Span) => void
}

/** What people have said of what the graph shows, by the numbers that it is marked with. */
export const Annotations = (props: AnnotationsProps) => {
  const { annotations, devices, view, timeZone, onSpan } = props
  const { t } = useTranslation('annotations')
  const { id: projectId } = useProject()
  const format = useFormat(timeZone)
  const mayWrite = useMay()(annotationRoutes.create.access)
  const remove = useApiMutation(annotationRoutes.remove)
  const [annotated, setAnnotated] = useState<Annotated | null>(null)
  const { fromMs, toMs } = view.span()
  const numbered = annotations
    .map((annotation, index) => ({ annotation, number: index + 1 }))
    .filter(({ annotation }) =>
      marksOf([annotation]).some(
        (mark) => mark.fromMs < toMs && (mark.untilMs ?? mark.fromMs) >= fromMs,
      ),
    )
  const add = () => {
    const span = view.span()
    setAnnotated({ atMs: view.pointed.read() ?? (span.fromMs + span.toMs) / 2 })
  }
  const askToRemove = async ({ id: annotationId }: Annotation) => {
    const question = { title: t('removeTitle'), text: t('removeText') }
    if (!(await confirm({ ...question, confirmLabel: t('remove'), isDanger: true }))) return
    await toastOutcome(remove.mutateAsync({ params: { projectId, annotationId } }), {
      done: t('removed'),
      action: 'annotation',
    })
  }
  const actions = (annotation: Annotation): Action[] => [
    {
      label: t('show'),
      icon: <IconFocusCentered size={16} />,
      onSelect: () => onSpan(spanAbout(annotation, view.span())),
    },
    ...(mayWrite
      ? [
          {
            label: t('edit'),
            icon: <IconPencil size={16} />,
            onSelect: () => setAnnotated({ annotation }),
          },
          {
            label: t('remove'),
            icon: <IconTrash size={16} />,
            onSelect: () => void askToRemove(annotation),
            isDanger: true,
          },
        ]
      : []),
  ]
  return (
    <section className={styles.section} aria-labelledby="annotations">
      <header className={styles.head}>
        <h2 id="annotations" className={styles.title}>
          {t('title')}
        </h2>
        {mayWrite && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconMessagePlus size={16} />}
            onClick={add}
          >
            {t('add')}
          </Button>
        )}
      </header>
      {numbered.length === 0 && <p className={styles.none}>{t('none')}</p>}
      {numbered.length > 0 && (
        <ol className={styles.list}>
          {numbered.map(({ annotation, number }) => (
            <li key={annotation.id} className={styles.item}>
              <span className={styles.number}>{number}</span>
              <div className={styles.body}>
                <p className={styles.text}>{annotation.text}</p>
                <p className={styles.when}>
                  {[
                    [annotation.from, annotation.until]
                      .filter((at) => at !== null)
                      .map(format.instant)
                      .join(' – '),
                    devices.length > 1 && annotation.device.name,
                    annotation.createdBy,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <ActionMenu label={`${t('title')} ${number}`} actions={actions(annotation)} />
            </li>
          ))}
        </ol>
      )}
      {annotated && (
        <AnnotationDialog
          annotated={annotated}
          devices={devices}
          onClose={() => setAnnotated(null)}
        />
      )}
    </section>
  )
}
