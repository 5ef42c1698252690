import type { EditedEntry } from '@puquio/contract/menus'
import { screens } from '@puquio/domain'
import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import '../../../lib/problems/problem-texts.ts'
import { Toasts } from '../../../ui/toasts/Toasts.tsx'
import { MenuPart } from './MenuPart.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const entry = (id: number, rest: Partial<EditedEntry>): EditedEntry => ({
  id,
  depth: 0,
  kind: 'screen',
  label: '',
  alias: null,
  boardId: null,
  url: null,
  ...rest,
})
const home = entry(1, { label: 'menu.Home', alias: 'Home' })
const folder = entry(2, { kind: 'folder', label: 'Monitoreo' })
const plans = entry(3, { label: 'menu.PlanningAndMonitoring', alias: 'PlanningAndMonitoring' })
const stored = [home, folder, plans]

const Page = () => (
  <>
    <MenuPart projectId={1} />
    <Toasts />
  </>
)
type Set = (body: { entries: EditedEntry[] }) => unknown
const open = async (
  onSet: Set = () => new Response(null, { status: 204 }),
  first: readonly EditedEntry[] = stored,
  isPhone = false,
) => {
  let [entries, version] = [first, 4]
  const stage = await stagePage({
    Page,
    path: screens.ConfigView.path,
    at: screens.ConfigView.path,
    isPhone,
    answers: {
      'GET /fkl-project/1/menu': () => ({ entries, version }),
      'PUT /fkl-project/1/menu': ({ body }) => {
        const sent = body as { entries: EditedEntry[] }
        const answer = onSet(sent)
        if (answer instanceof Response && answer.status === 204) {
          entries = sent.entries.map((one, at) => ({ ...one, id: one.id ?? 100 + at }))
          version += 1
        }
        return answer
      },
    },
  })
  await screen.findByRole('tree')
  return {
    ...stage,
    saved: () => sentOf(stage.sent)?.map(({ label, depth }) => `${depth} ${label}`),
  }
}
const sentOf = (sent: { method: string; body: unknown }[]) =>
  (sent.findLast(({ method }) => method === 'PUT')?.body as { entries: EditedEntry[] } | undefined)
    ?.entries

const item = (name: string) => {
  const found = screen
    .getAllByRole('treeitem')
    .find((one) => one.firstElementChild?.textContent?.startsWith(name))
  if (!found) throw new Error(`There is no entry ${name}`)
  return found
}
/** 36 pixels from the top of the page, which jsdom does not lay out. */
const withHeight = (row: Element) => {
  row.getBoundingClientRect = () => new DOMRect(0, 0, 200, 36)
}
/** A drag event of jsdom has no coordinates. */
const dragOver = (row: Element, dataTransfer: object, clientY: number) =>
  Object.defineProperty(createEvent.dragOver(row, { dataTransfer }), 'clientY', { value: clientY })
const select = (name: string) => fireEvent.click(item(name).firstElementChild as Element)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const save = () => fireEvent.submit(screen.getByRole('form', { name: 'Menú' }))
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const preview = () => screen.getByRole('region', { name: 'Vista previa del menú' })

it('moves by buttons and keys, and says where an entry is now', async () => {
  const { saved } = await open()
  select('Planes')
  press('Poner en la carpeta de arriba')
  await screen.findByText('Planes de monitoreo: posición 1 de 1 en Monitoreo')
  select('Monitoreo')
  fireEvent.keyDown(item('Monitoreo'), { key: 'ArrowUp', altKey: true })
  await screen.findByText('Monitoreo: posición 1 de 2')
  fireEvent.keyDown(item('Monitoreo'), { key: 'ArrowUp', altKey: true })
  await screen.findByText('No se puede mover ahí.')
  save()
  await screen.findByText('Se guardó el menú del proyecto')
  expect(saved()).toEqual(['0 Monitoreo', '1 menu.PlanningAndMonitoring', '0 menu.Home'])
})

it('drops an entry into a folder', async () => {
  const { saved } = await open()
  const data = { setData: () => undefined, effectAllowed: '', dropEffect: '' }
  const rowOf = (name: string) => item(name).firstElementChild as Element
  fireEvent.dragStart(rowOf('Planes'), { dataTransfer: data })
  withHeight(rowOf('Monitoreo'))
  fireEvent(rowOf('Monitoreo'), dragOver(rowOf('Monitoreo'), data, 18))
  fireEvent.drop(rowOf('Monitoreo'), { dataTransfer: data })
  await screen.findByText('Planes de monitoreo: posición 1 de 1 en Monitoreo')
  save()
  await waitFor(() =>
    expect(saved()).toEqual(['0 menu.Home', '0 Monitoreo', '1 menu.PlanningAndMonitoring']),
  )
})

it.each([
  ['empty', [home, folder, plans], 'Planes'],
  ['open', [home, folder, { ...plans, depth: 1 }], 'Inicio'],
])(
  'takes into an %s folder by its middle half, and beside it by its edges',
  async (_, entries, dragged) => {
    await open(undefined, entries)
    const data = { setData: () => undefined, effectAllowed: '', dropEffect: '' }
    const target = item('Monitoreo').firstElementChild as HTMLElement
    withHeight(target)
    fireEvent.dragStart(item(dragged).firstElementChild as Element, { dataTransfer: data })
    const at = (clientY: number) => {
      fireEvent(target, dragOver(target, data, clientY))
      return target.dataset['dragOver']
    }
    expect([at(4), at(12), at(26)]).toEqual(['before', 'inside', 'inside'])
  },
)

it('adds, renames and removes, and undoes it', async () => {
  const { saved } = await open()
  press('Agregar')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Enlace' }))
  type(/Nombre en el menú/, 'OEFA')
  type(/Dirección/, 'www.oefa.gob.pe')
  select('Monitoreo')
  press('Quitar del menú')
  expect(screen.queryByText('Monitoreo')).toBeNull()
  press('Deshacer')
  await screen.findAllByText('Monitoreo')
  select('Inicio')
  type(/Nombre en el menú/, 'Portada')
  type(/Nombre en el menú/, 'Portada de la mina')
  press('Deshacer')
  await waitFor(() => expect(screen.queryByText('Portada de la mina')).toBeNull())
  press('Rehacer')
  save()
  await waitFor(() =>
    expect(saved()).toEqual([
      '0 Portada de la mina',
      '0 Monitoreo',
      '0 menu.PlanningAndMonitoring',
      '0 OEFA',
    ]),
  )
  expect(within(preview()).getByText('OEFA')).toBeDefined()
})

it('takes no empty value and no address that is none, and leads to what is wrong', async () => {
  const { saved } = await open()
  select('Monitoreo')
  type(/Nombre en el menú/, ' ')
  select('Inicio')
  save()
  await screen.findByText('El menú no puede tener valores vacíos. Completar este campo.')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Nombre en el menú/ }))
  type(/Nombre en el menú/, 'Aguas')
  press('Agregar')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Enlace' }))
  save()
  await screen.findByText('El menú no puede tener valores vacíos. Completar este campo.')
  type(/Dirección/, 'javascript:alert(1)')
  save()
  await screen.findByText(/No es una URL válida/)
  expect(saved()).toBeUndefined()
})

it('says that the menu was not saved, and why, and keeps what was changed', async () => {
  const refusal = {
    status: 409,
    code: 409,
    problem: 'CHANGED_MEANWHILE',
    params: {},
    requestId: 'a',
  }
  await open(() => new Response(JSON.stringify(refusal), { status: 409 }))
  select('Inicio')
  type(/Nombre en el menú/, 'Portada')
  save()
  await screen.findByText(/^No se guardó el menú del proyecto\. Otra persona/)
  expect(within(preview()).getByText('Portada')).toBeDefined()
})

it('speaks of keys and dragging only where there are some', async () => {
  await open()
  expect(screen.getByText(/^Arrastrar las entradas/)).toBeDefined()
  cleanup()
  leaveStage()
  await open(undefined, stored, true)
  expect(screen.getByText(/^Tocar una entrada/)).toBeDefined()
  expect(screen.queryByText(/teclado/)).toBeNull()
})

it('begins again from the default menu', async () => {
  const { saved } = await open()
  press('Volver al menú predeterminado')
  save()
  await waitFor(() =>
    expect(saved()).toEqual([
      '0 menu.Home',
      '0 menu.PlanningAndMonitoring',
      '0 menu.ReferenceData',
      '0 menu.LaboratoryData',
      '0 menu.ExportData',
      '0 menu.FilesContainer',
      '0 menu.Commitments',
      '0 menu.Prompt',
      '0 menu.ModiList',
      '0 menu.NPYMS',
      '0 menu.Reports',
    ]),
  )
  expect(screen.queryByText('Monitoreo')).toBeNull()
})

it('shows what each role will see: folders with something in them, and how much a screen opens', async () => {
  await open()
  const opened = (text: RegExp) => within(preview()).queryByText(text)
  expect(opened(/^Monitoreo/)).toBeNull()
  expect(opened(/Abre 3 pantallas/)).not.toBeNull()
  fireEvent.change(screen.getByRole('combobox', { name: /Vista previa/ }), {
    target: { value: 'ADMIN' },
  })
  expect(opened(/Abre 5 pantallas/)).not.toBeNull()
})
