import { planRoutes } from '@puquio/contract/plans'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, it } from 'vitest'
import { aPlan, leaveStage, stagePage } from '../../../test/page-stage.tsx'
import { Content } from './Content.tsx'
import { useProject } from '../../lib/project/project-context.ts'
import { useApi } from '../../lib/api/use-api.ts'

let isCut: boolean

beforeEach(() => {
  isCut = true
})

afterEach(() => {
  cleanup()
  leaveStage()
})

const p = '/fkl-plan/projects/1'
const orCut = (answer: unknown) => () => {
  // Such a response is not retried by itself.
  if (isCut) return new Response('<html>', { status: 500 })
  return answer
}

const PlanName = () => {
  const { data, error } = useApi(planRoutes.get, {
    params: { projectId: useProject().id, planId: 1 },
  })
  return <p>{error ? 'failed' : data?.name}</p>
}

const comeBack = () => {
  isCut = false
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
}

const at = '/planning-and-monitoring/detail/1'
const path = '/planning-and-monitoring/detail/$planningId'

it('reads again what could not be read', async () => {
  const answers = { [`GET ${p}/plans/1`]: orCut(aPlan()) }
  await stagePage({ Page: PlanName, path, at, answers })
  await screen.findByText('failed')
  comeBack()
  await screen.findByText('Plan anual')
})

it('enters the project again that could not be entered', async () => {
  const project = { id: 1, name: 'Mina', business: 'Minera', color: '#1d4e89', main: true }
  await stagePage({
    Page: () => (
      <Content>
        <p>In the project</p>
      </Content>
    ),
    path,
    at,
    answers: {
      'GET /fkl-project/': orCut([project]),
      'GET /fkl-user/permissions': orCut([1]),
    },
  })
  await screen.findByRole('alert')
  comeBack()
  await screen.findByText('In the project')
})
