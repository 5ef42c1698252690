import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { confirm, question } from './confirm.ts'
import { stage } from '../../../test/stage.tsx'

const annulment = {
  title: 'Anular el plan',
  text: 'El plan se conserva.',
  confirmLabel: 'Anular',
  isDanger: true,
}

afterEach(() => {
  act(() => question.read()?.answer(false))
  cleanup()
})

const ask = () => {
  let answer: Promise<boolean> = Promise.resolve(false)
  act(() => {
    answer = confirm(annulment)
  })
  return answer
}

describe('confirm', () => {
  it('is true when the button is pressed', async () => {
    stage(<ConfirmDialog />)
    const answer = ask()
    fireEvent.click(screen.getByRole('button', { name: 'Anular' }))
    await expect(answer).resolves.toBe(true)
  })

  it('is false when cancelled, closed, or replaced by another question', async () => {
    stage(<ConfirmDialog />)
    const cancelled = ask()
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    await expect(cancelled).resolves.toBe(false)
    const closed = ask()
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    await expect(closed).resolves.toBe(false)
    const replaced = ask()
    ask()
    await expect(replaced).resolves.toBe(false)
  })
})
