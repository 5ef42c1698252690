import { z } from 'zod'
import { route } from '../kit/route.ts'
import {
  givenInstant,
  id,
  idList,
  idText,
  instant,
  nothing,
  requiredText,
  version,
} from '../kit/values.ts'

/** Those of the time that a graph shows, the newest where there are more. */
export const annotationsMax = 200

const annotationFields = {
  from: givenInstant,
  /** Null of a moment. */
  until: givenInstant.nullable(),
  text: requiredText(500),
}
const inOrder = { path: ['until'], params: { problem: 'ends-before-start' } }
const isInOrder = ({ from, until }: { from: string; until: string | null }) =>
  until === null || Date.parse(from) < Date.parse(until)

export const annotationInput = z
  .object({ deviceId: id, ...annotationFields })
  .refine(isInOrder, inOrder)
export const annotationEdit = z.object({ ...annotationFields, version }).refine(isInOrder, inOrder)
export type AnnotationInput = z.infer<typeof annotationInput>

/** What a person says of what a device measured at a moment, or over a period. */
export const annotation = z.object({
  id,
  device: z.object({ id, serial: z.string(), name: z.string() }),
  from: instant,
  until: instant.nullable(),
  text: z.string(),
  createdBy: z.string(),
  version: z.int(),
})
export type Annotation = z.infer<typeof annotation>

const ofAnnotations = '/fkl-modi/projects/:projectId/annotations'
const onProject = z.object({ projectId: idText })
const oneAnnotation = onProject.extend({ annotationId: idText })

export const annotationRoutes = {
  list: route({
    method: 'GET',
    path: ofAnnotations,
    access: 'project:read',
    reads: ['annotations', 'devices'],
    summary: `Annotations of what devices measured between two times, by time: the newest ${annotationsMax}`,
    params: onProject,
    query: z.object({ devices: idList, from: givenInstant, to: givenInstant }),
    response: z.array(annotation),
  }),
  create: route({
    method: 'POST',
    path: ofAnnotations,
    access: 'project:write',
    changes: ['annotations'],
    summary: 'Annotate what a device measured at a moment, or over a period',
    params: onProject,
    body: annotationInput,
    response: annotation,
  }),
  edit: route({
    method: 'PUT',
    path: `${ofAnnotations}/:annotationId`,
    access: 'project:write',
    changes: ['annotations'],
    summary: 'Edit an annotation',
    params: oneAnnotation,
    body: annotationEdit,
    response: annotation,
    problems: ['CHANGED_MEANWHILE'],
  }),
  remove: route({
    method: 'DELETE',
    path: `${ofAnnotations}/:annotationId`,
    access: 'project:write',
    changes: ['annotations'],
    summary: 'Remove an annotation',
    params: oneAnnotation,
    response: nothing,
  }),
}
