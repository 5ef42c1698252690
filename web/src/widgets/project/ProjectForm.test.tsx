import type { Project } from '@puquio/contract/projects'
import { screens } from '@puquio/domain'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../test/page-stage.tsx'
import { useProjectContext } from '../../lib/project/project-context.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { ProjectForm } from './ProjectForm.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const Page = () => (
  <>
    <p>{useProjectContext().project?.name}</p>
    <ProjectForm projectId={1} />
  </>
)

it('shows what was saved wherever the project is named, asking for each answer once', async () => {
  let project = { id: 1, name: 'Mina', business: 'Minera', color: '#1d4e89', version: 1 } as Project
  project = { ...project, wetStartsMonth: 11, dryStartsMonth: 5, main: true }
  const { sent } = await stagePage({
    Page,
    path: screens.ConfigView.path,
    at: screens.ConfigView.path,
    answers: {
      'GET /fkl-project/': () => [project],
      'GET /fkl-project/1': () => project,
      'PATCH /fkl-project/1': ({ body }) => {
        project = { ...project, ...Object(body), version: 2 }
        return project
      },
    },
  })
  fireEvent.change(await screen.findByLabelText(/^Nombre/), { target: { value: 'Mina Nueva' } })
  fireEvent.submit(screen.getByRole('form', { name: 'Proyecto' }))
  await screen.findByText('Mina Nueva')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const after = sent.slice(sent.findIndex(({ method }) => method === 'PATCH') + 1)
  expect(after.map(({ path }) => path).toSorted()).toEqual(['/fkl-project/', '/fkl-project/1'])
})
