import { cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import '../../lib/texts/texts.ts'
import { stage } from '../../../test/stage.tsx'
import { FileDrop } from './FileDrop.tsx'

afterEach(cleanup)

const file = (name: string, content = 'x') => new File([content], name)
const open = (isMultiple: boolean) => {
  const onFiles = vi.fn()
  const { container } = stage(
    <FileDrop
      label="Libro"
      accept={['.xlsx']}
      maxBytes={10}
      isMultiple={isMultiple}
      onFiles={onFiles}
    />,
  )
  const zone = screen.getByRole('presentation')
  const names = () => onFiles.mock.calls.map(([files]) => files.map(({ name }: File) => name))
  const carried = (files: File[]) => {
    const items = files.map((one) => ({ kind: 'file', type: '', getAsFile: () => one }))
    return { dataTransfer: { files, items, types: ['Files'] } }
  }
  const carryOver = (...files: File[]) => fireEvent.dragEnter(zone, carried(files))
  const drop = (...files: File[]) => fireEvent.drop(zone, carried(files))
  const isMarked = () => zone.dataset['over'] === 'true'
  return { container, carryOver, drop, isMarked, names }
}

it('takes what is dropped, without its media type, and names what it refuses', async () => {
  const { drop, names } = open(true)
  drop(file('a.xlsx'), file('b.pdf'), file('c.xlsx', ''), file('d.xlsx'))
  await waitFor(() => expect(names()).toEqual([['a.xlsx', 'd.xlsx']]))
  const told = screen.getByRole('alert').textContent
  expect(told).toContain('b.pdf')
  expect(told).toContain('c.xlsx')
  expect(told).not.toContain('a.xlsx')
})

it('takes the first of several where one is asked for', async () => {
  const { drop, names } = open(false)
  drop(file('a.xlsx'), file('b.xlsx'))
  await waitFor(() => expect(names()).toEqual([['a.xlsx']]))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('is marked while a file is over it, and no longer once it is dropped', async () => {
  const { carryOver, drop, isMarked, names } = open(false)
  carryOver(file('a.xlsx'))
  await waitFor(() => expect(isMarked()).toBe(true))
  drop(file('a.xlsx'))
  await waitFor(() => expect(names()).toHaveLength(1))
  expect(isMarked()).toBe(false)
})

it('takes what is chosen, and the same again', async () => {
  const { names } = open(false)
  const input = screen.getByLabelText('Libro')
  expect(input).toMatchObject({ accept: '.xlsx', multiple: false })
  for (const count of [1, 2]) {
    fireEvent.change(input, { target: { files: [file('a.xlsx')] } })
    await waitFor(() => expect(names()).toHaveLength(count))
  }
})

it('keeps the page where a file is dropped beside it', () => {
  const { container } = open(false)
  const beside = createEvent.drop(container.ownerDocument.body)
  fireEvent(container.ownerDocument.body, beside)
  expect(beside.defaultPrevented).toBe(true)
})
