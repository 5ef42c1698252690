import { z } from 'zod'
import { route } from '../kit/route.ts'
import { id, idText, instant, listQuery, pageOf, requiredText } from '../kit/values.ts'

/** Characters of the part of a question that people edit. */
export const taskMax = 20_000

/** Of an instrument's own prompt; the project's where it is left out. */
const whose = z.object({ instrumentId: idText.optional() })
const number = z.int().positive().max(2_147_483_647)
/** The newest version that was seen: 0 where there was none. */
const after = z.int().min(0).max(2_147_483_647)

const version = z.object({
  number,
  /** Characters; null where it goes back to what holds without it. */
  length: z.int().nullable(),
  /** The version whose text it took again. */
  restoredNumber: number.nullable(),
  madeAt: instant,
  madeBy: z.string(),
})
export const promptVersion = version.extend({ task: z.string().nullable() })
export type PromptVersion = z.infer<typeof promptVersion>

/** Whose prompt holds: the instrument's own, the project's, or the one that the product comes with. */
export const promptSources = ['instrument', 'project', 'product'] as const
export type PromptSource = (typeof promptSources)[number]

export const currentPrompt = z.object({
  task: z.string(),
  source: z.enum(promptSources),
  /** What would hold without a prompt of its own. */
  without: z.object({ task: z.string(), source: z.enum(promptSources) }),
  /** Of its own versions the newest, also one that goes back; 0 where there is none. */
  number: after,
  /** Null where the installation has no language model. */
  model: z.string().nullable(),
})
export type CurrentPrompt = z.infer<typeof currentPrompt>

export const promptInput = z.object({
  instrumentId: id.nullable(),
  /** Null goes back to what holds without it. */
  task: requiredText(taskMax).nullable(),
  after,
})
export type PromptInput = z.input<typeof promptInput>

const p = '/fkl-bdo/projects/:projectId/prompts'
const onProject = z.object({ projectId: idText })

export const promptRoutes = {
  current: route({
    method: 'GET',
    path: `${p}/current`,
    access: 'project:read',
    reads: ['prompts'],
    summary: 'What a language model is asked for: the part of the question that people edit',
    params: onProject,
    query: whose,
    response: currentPrompt,
    problems: ['NOT_FOUND'],
  }),
  list: route({
    method: 'GET',
    path: p,
    access: 'project:read',
    reads: ['prompts', 'users'],
    summary: 'Versions of a prompt, the newest first',
    params: onProject,
    query: listQuery(['number']).pick({ page: true, size: true, sort: true }).extend(whose.shape),
    response: pageOf(version),
    problems: ['NOT_FOUND'],
  }),
  version: route({
    method: 'GET',
    path: `${p}/version`,
    access: 'project:read',
    reads: ['prompts', 'users'],
    summary: 'A version of a prompt with its text',
    params: onProject,
    query: whose.extend({ number: idText }),
    response: promptVersion,
    problems: ['NOT_FOUND'],
  }),
  save: route({
    method: 'POST',
    path: p,
    access: 'project:admin',
    withoutToken: true,
    changes: ['prompts'],
    summary: 'Make a version of a prompt, which holds from now on',
    params: onProject,
    body: promptInput,
    response: promptVersion,
    problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
    maxBytes: taskMax * 6,
  }),
  restore: route({
    method: 'POST',
    path: `${p}/restore`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['prompts'],
    summary: 'Make a version with the text of an earlier one',
    params: onProject,
    body: promptInput.omit({ task: true }).extend({ number }),
    response: promptVersion,
    problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
}
