import type { Names } from './names.ts'

export const contractFile = ({ plural, singular, one, One }: Names) => `import { z } from 'zod'
import { route } from './kit/route.ts'
import { id, idText, listQuery, pageOf, requiredText } from './kit/values.ts'

export const ${one}Input = z.object({ name: requiredText(50) })
export const ${one} = z.object({ id, name: z.string() })
export type ${One} = z.infer<typeof ${one}>

const onProject = z.object({ projectId: idText })

export const ${one}Routes = {
  list: route({
    method: 'GET',
    path: '/fkl-project/:projectId/${plural}',
    access: 'project:read',
    summary: 'The ${plural} of a project',
    params: onProject,
    query: listQuery(['name']),
    response: pageOf(${one}),
  }),
  create: route({
    method: 'POST',
    path: '/fkl-project/:projectId/${plural}',
    access: 'project:admin',
    summary: 'Add a ${singular} to a project',
    params: onProject,
    body: ${one}Input,
    response: ${one},
  }),
}
`

/** Names the routes in contract/src/all.ts, which the proofs walk. */
export function addToAll(text: string, { plural, many, one }: Names): string {
  return insertBefore(
    insertAfterImports(text, `import { ${one}Routes } from './${plural}.ts'`),
    /^}\s*$/m,
    `  ${many}: ${one}Routes,\n`,
  )
}

/** Names the feature in server/src/app.ts. */
export function addToApp(text: string, { plural, one }: Names): string {
  const imported = insertAfterImports(
    text,
    `import { ${one}Routes } from '@puquio/contract/${plural}'\nimport { ${one}Handlers } from './features/${plural}/routes.ts'`,
  )
  return insertBefore(
    imported,
    /^\n? *await serveWeb\(/m,
    `  implement(app, guard, '${plural}', ${one}Routes, ${one}Handlers)\n`,
  )
}

function insertAfterImports(text: string, line: string): string {
  const last = [...text.matchAll(/^(import .*|} from .*)$/gm)].at(-1)
  if (!last) throw new Error('There are no imports to stand beside.')
  const end = last.index + last[0].length
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`
}

function insertBefore(text: string, place: RegExp, line: string): string {
  const found = place.exec(text)
  if (!found) throw new Error(`There is no ${String(place)} to stand before.`)
  return `${text.slice(0, found.index)}${line}${text.slice(found.index)}`
}
