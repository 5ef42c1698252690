import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { useKeysWithin } from './use-keys-within.ts'

afterEach(cleanup)

const onKey = vi.fn()

const Stage = () => {
  const box = useRef<HTMLDivElement>(null)
  useKeysWithin(box, ({ key, defaultPrevented }) => onKey(key, defaultPrevented))
  return (
    <>
      <div ref={box}>
        <button type="button">plain</button>
        <button type="button" onKeyDown={(event) => event.preventDefault()}>
          taken
        </button>
        {createPortal(<button type="button">dialog</button>, document.body)}
      </div>
      <button type="button">outside</button>
    </>
  )
}

it('hears keys within the element, after its controls, and none of elsewhere or of what it opened above the page', () => {
  render(<Stage />)
  for (const name of ['plain', 'taken', 'dialog', 'outside'])
    fireEvent.keyDown(screen.getByRole('button', { name }), { key: name })
  expect(onKey.mock.calls).toEqual([
    ['plain', false],
    ['taken', true],
  ])
})
