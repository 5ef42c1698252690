import type { Names } from './names.ts'

export const contractFile = ({
  plural,
  singular,
  many,
  one,
  One,
}: Names) => `import { z } from 'zod'
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
    reads: ['${many}'],
    summary: 'The ${plural} of a project',
    params: onProject,
    query: listQuery(['name']),
    response: pageOf(${one}),
  }),
  create: route({
    method: 'POST',
    path: '/fkl-project/:projectId/${plural}',
    access: 'project:admin',
    changes: ['${many}'],
    summary: 'Add a ${singular} to a project',
    params: onProject,
    body: ${one}Input,
    response: ${one},
  }),
}
`
