import { type Annotation, annotationRoutes } from '@puquio/contract/modi/annotations'
import type { GraphVariable } from '@puquio/contract/modi/readings'
import { useMemo } from 'react'
import { useApi } from '../../../lib/api/use-api.ts'
import type { Span } from '../../../widgets/graph/lines/span.ts'
import { askedSpan, marksOf } from './marks.ts'

type Given = { projectId: number; variables: readonly GraphVariable[]; span: Span }

/** Annotations of the devices that a graph shows, about the time that it shows. */
export const useAnnotations = ({ projectId, variables, span }: Given) => {
  const devices = [...new Set(variables.map(({ device }) => device.id))]
  const { fromMs, toMs } = askedSpan(span)
  const [from, to] = [new Date(fromMs).toISOString(), new Date(toMs).toISOString()]
  const answer = useApi(
    annotationRoutes.list,
    { params: { projectId }, query: { devices, from, to } },
    { enabled: devices.length > 0, isKeepingPrevious: true, isQuiet: true },
  )
  const annotations: readonly Annotation[] = answer.data ?? none
  const marks = useMemo(() => marksOf(annotations), [annotations])
  return { annotations, marks }
}

const none: readonly Annotation[] = []
