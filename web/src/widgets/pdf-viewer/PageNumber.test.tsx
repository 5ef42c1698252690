import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stage } from '../../../test/stage.tsx'
import { PageNumber } from './PageNumber.tsx'
import './texts.ts'

afterEach(cleanup)

it('goes to the page that is typed, to the last one at most, and nowhere by Escape', () => {
  const onGo = vi.fn()
  stage(<PageNumber page={12} count={300} onGo={onGo} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Página' })
  expect([field.value, screen.getByText('de 300').tagName]).toEqual(['12', 'SPAN'])
  const type = (value: string, key: string) => {
    fireEvent.change(field, { target: { value } })
    fireEvent.keyDown(field, { key })
  }
  type('p. 40', 'Enter')
  type('4000', 'Enter')
  type('7', 'Escape')
  type('', 'Enter')
  type('0', 'Enter')
  expect(onGo.mock.calls).toEqual([[40], [300]])
  expect(field.value).toBe('12')
})
