import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { stage } from '../../../test/stage.tsx'
import { Dialog } from './Dialog.tsx'
import { SidePanel } from './SidePanel.tsx'

afterEach(cleanup)

const Page = ({ Frame }: { Frame: typeof Dialog | typeof SidePanel }) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <div role="menu" aria-labelledby="more">
        <button type="button" role="menuitem" onClick={() => setOpen(true)}>
          Abrir por el menú
        </button>
      </div>
      <button type="button" id="more">
        Más acciones
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {isOpen && (
        <Frame isOpen onClose={close} title="Título">
          <input data-autofocus aria-label="Nombre" />
        </Frame>
      )}
    </>
  )
}

it.each([
  { frame: 'dialog', Frame: Dialog, role: 'button', opens: 'Abrir', back: 'Abrir' },
  { frame: 'panel', Frame: SidePanel, role: 'button', opens: 'Abrir', back: 'Abrir' },
  {
    frame: 'dialog',
    Frame: Dialog,
    role: 'menuitem',
    opens: 'Abrir por el menú',
    back: 'Más acciones',
  },
])('a $frame opened by $opens gives the focus back', async ({ Frame, role, opens, back }) => {
  stage(<Page Frame={Frame} />)
  const opener = screen.getByRole(role, { name: opens })
  opener.focus()
  fireEvent.click(opener)
  const field = await screen.findByLabelText('Nombre')
  field.focus()
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(screen.queryByLabelText('Nombre')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: back }))
})

it('gives the focus to the page where what opened it has gone', async () => {
  stage(
    <main tabIndex={-1}>
      <Page Frame={SidePanel} />
    </main>,
  )
  const opener = screen.getByRole('button', { name: 'Abrir' })
  opener.focus()
  fireEvent.click(opener)
  const field = await screen.findByLabelText('Nombre')
  field.focus()
  opener.remove()
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(document.activeElement).toBe(screen.getByRole('main', { hidden: true }))
})

it('closes only the topmost of several by Escape', async () => {
  const close = { panel: vi.fn(), dialog: vi.fn() }
  const frames = (isOver: boolean) => (
    <>
      <SidePanel isOpen onClose={close.panel} title="Panel">
        <input aria-label="Nombre" />
      </SidePanel>
      {isOver && (
        <Dialog isOpen onClose={close.dialog} title="Encima">
          <input aria-label="Motivo" />
        </Dialog>
      )}
    </>
  )
  const Frames = () => {
    const [isOver, setIsOver] = useState(true)
    close.dialog.mockImplementation(() => setIsOver(false))
    return frames(isOver)
  }
  stage(<Frames />)
  fireEvent.keyDown(await screen.findByLabelText('Motivo'), { key: 'Escape' })
  expect(close.dialog).toHaveBeenCalledTimes(1)
  expect(close.panel).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByLabelText('Nombre'), { key: 'Escape' })
  expect(close.panel).toHaveBeenCalledTimes(1)
})
