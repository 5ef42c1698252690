import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { Page } from './ActivatePage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const opened = (status: number, code: string | number, problem: string) =>
  stagePage({
    Page,
    path: '/activate',
    at: '/activate?token=abc',
    answers: {
      'POST /fkl-auth/link': () =>
        new Response(JSON.stringify({ status, code, problem, params: {}, requestId: 'r' }), {
          status,
        }),
    },
  })

it('takes a link that did its work before for good news', async () => {
  await opened(409, 'FK-0016', 'EMAIL_ALREADY_VERIFIED')
  const said = await screen.findByText('El correo ya se había verificado. Iniciar sesión.')
  expect(said.closest('[role=status]')).not.toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says of a link that does not work what to do', async () => {
  await opened(422, 422, 'LINK_NOT_VALID')
  expect((await screen.findByRole('alert')).textContent).toContain('enlace')
})
