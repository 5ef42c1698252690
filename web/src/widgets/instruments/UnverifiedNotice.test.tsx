import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { stage } from '../../../test/stage.tsx'
import { UnverifiedNotice } from './UnverifiedNotice.tsx'

afterEach(cleanup)

it('says how many nobody verified, and that rules are not AI', () => {
  stage(<UnverifiedNotice unverified={1203} by={{ model: 1200, rules: 3, hand: 0 }} />)
  const { textContent } = screen.getByRole('note')
  expect(textContent).toContain('1,203 compromisos sin verificar')
  expect(textContent).toContain('1,200 propuestos por IA, 3 detectados por reglas, no por IA.')
  expect(textContent).toContain('una persona debe verificar cada uno')
})

it('names both ways where nothing tells how they were found', () => {
  stage(<UnverifiedNotice unverified={1} />)
  expect(screen.getByRole('note').textContent).toContain('por IA o detectados por reglas')
})

it('is not there where all are verified', () => {
  stage(<UnverifiedNotice unverified={0} />)
  expect(screen.queryByRole('note')).toBeNull()
})
