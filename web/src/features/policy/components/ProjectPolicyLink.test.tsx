import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { stage } from '../../../../test/stage.tsx'
import { ProjectPolicyLink } from './ProjectPolicyLink.tsx'

afterEach(cleanup)

it('opens the policy beside the page, and says where it stands', () => {
  stage(<ProjectPolicyLink address="https://mina.pe/politica" />)
  const link = screen.getByRole('link', {
    name: 'Abrir la política del proyecto (se abre en otra pestaña)',
  })
  expect(link.getAttribute('href')).toBe('https://mina.pe/politica')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(screen.getByText('https://mina.pe/politica')).toBeTruthy()
})
