import { menuDepthMax, menuEntriesMax, menuIssues } from '@puquio/domain'
import { z } from 'zod'
import { route } from './kit/route.ts'
import { id, idText, line, nothing, requiredLine, version } from './kit/values.ts'

const kind = z.enum(['folder', 'screen', 'board', 'link'])
const depth = z.int().min(0).max(menuDepthMax)

/** One entry of a project's menu: entries stand in their order, each with its depth. */
export const editedEntry = z.object({
  id,
  depth,
  kind,
  /** `menu.…` for a screen that bears its own name; else the name as typed. */
  label: z.string(),
  alias: z.string().nullable(),
  boardId: id.nullable(),
  url: z.string().nullable(),
})
export type EditedEntry = z.infer<typeof editedEntry>

/** A project's whole menu; an entry without id is new, and one that is not sent is removed. */
export const menuEdit = z.object({
  entries: z
    .array(
      z.object({
        id: id.nullable(),
        depth,
        kind,
        label: requiredLine(50),
        alias: line(50).nullable(),
        boardId: id.nullable(),
        url: line(500).nullable(),
      }),
    )
    .max(menuEntriesMax)
    .superRefine((entries, context) => {
      for (const { at, field, problem } of menuIssues(entries))
        context.addIssue({ code: 'custom', path: [at, field], params: { problem } })
    }),
  version,
})
export type MenuEdit = z.output<typeof menuEdit>

export const memberMenu = z.object({
  user: z.object({ id, name: z.string(), last_name: z.string(), email: z.string() }),
  entries: z.array(editedEntry.extend({ isHidden: z.boolean() })),
})
export type MemberMenu = z.infer<typeof memberMenu>

const ofProject = z.object({ projectId: idText })
const ofMember = z.object({ projectId: idText, memberId: idText })

export const menuRoutes = {
  get: route({
    method: 'GET',
    path: '/fkl-project/:projectId/menu',
    access: 'project:admin',
    reads: ['rights'],
    summary: 'The whole menu of a project, to be edited',
    params: ofProject,
    response: z.object({ entries: z.array(editedEntry), version: z.int() }),
  }),
  set: route({
    method: 'PUT',
    path: '/fkl-project/:projectId/menu',
    access: 'project:admin',
    withoutToken: true,
    changes: ['rights'],
    summary: 'Set the menu of a project; what is not sent is removed',
    params: ofProject,
    body: menuEdit,
    maxBytes: 300_000,
    response: nothing,
    problems: ['CHANGED_MEANWHILE'],
  }),
  ofMember: route({
    method: 'GET',
    path: '/fkl-project/:projectId/members/:memberId/menu',
    access: 'project:admin',
    reads: ['rights', 'users'],
    summary: 'The menu of a project with what is hidden from one member',
    params: ofMember,
    response: memberMenu,
  }),
  setHidden: route({
    method: 'PUT',
    path: '/fkl-project/:projectId/members/:memberId/menu',
    access: 'project:admin',
    withoutToken: true,
    changes: ['rights'],
    summary: 'Set which entries of the menu are hidden from a member',
    params: ofMember,
    body: z.object({ hidden: z.array(id).max(menuEntriesMax) }),
    response: nothing,
    problems: ['CHANGED_MEANWHILE'],
  }),
}
