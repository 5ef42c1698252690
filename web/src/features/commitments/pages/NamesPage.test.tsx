import type { CommitmentName } from '@puquio/contract/commitments/commitment-plans'
import { type PermissionCode, screens } from '@puquio/domain'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { Toasts } from '../../../ui/toasts/Toasts.tsx'
import { Page } from './NamesPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const { path } = screens.CommitmentNames
const names = '/fkl-bdo/projects/1/commitment-names'
const links = '/fkl-bdo/projects/1/commitment-links'
const meant = { id: 5, shortName: 'COM-013 Agua superficial', instrument: 'EIA-d 2014' }

const named = (more: Partial<CommitmentName> = {}): CommitmentName => ({
  id: more.name ?? 'COM-13',
  name: 'COM-13',
  instrument: null,
  monitorings: 12,
  plans: [{ id: 3, name: 'Plan anual' }],
  commitment: null,
  suggestions: [],
  ...more,
})

const Shown = () => (
  <>
    <Page />
    <Toasts />
  </>
)

const open = (
  items: CommitmentName[],
  { at = path, permissions = [1], exact = [] as object[] }: Options = {},
) =>
  stagePage({
    Page: Shown,
    path,
    at,
    permissions,
    answers: {
      [`GET ${names}`]: () => ({ items, total: items.length }),
      [`GET ${names}-unmatched`]: () => ({ names: items.length, monitorings: 12, exact }),
      'GET /fkl-bdo/projects/1/commitments': () => ({
        items: [],
        total: 0,
        unverified: 0,
        unverifiedBy: { model: 0, rules: 0, hand: 0 },
        groups: null,
      }),
      [`POST ${links}`]: () => ({ monitorings: 12 }),
    },
  })
type Options = { at?: string; permissions?: PermissionCode[]; exact?: object[] }

const linksOf = (sent: readonly { method: string; body?: unknown }[]) =>
  sent.filter(({ method }) => method === 'POST').map(({ body }) => body)

describe('the names of commitments in plans', () => {
  it('links a name to the likest commitment by one press, and takes it back by another', async () => {
    const { sent } = await open([named({ suggestions: [meant] })])
    const button = `Vincular «COM-13» con «${meant.shortName}»`
    fireEvent.click(await screen.findByRole('button', { name: button }))
    expect(await screen.findByText('Se vincularon 12 monitoreos')).toBeDefined()
    const link = { name: 'COM-13', instrument: null, from: null, to: 5 }
    expect(linksOf(sent)).toEqual([{ links: [link] }])
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
    await waitFor(() =>
      expect(linksOf(sent).at(-1)).toEqual({ links: [{ ...link, from: 5, to: null }] }),
    )
  })

  it('removes a link, and leads to the commitment and to the plans', async () => {
    const { sent } = await open([named({ commitment: { ...meant, isSuperseded: false } })])
    const row = within(await screen.findByRole('row', { name: /COM-13/ }))
    expect(row.getByRole('link', { name: meant.shortName }).getAttribute('href')).toBe(
      '/environmental-instruments/commitments/5',
    )
    expect(row.getByRole('link', { name: 'Plan anual' }).getAttribute('href')).toContain('COM-13')
    fireEvent.click(row.getByRole('button', { name: /Acciones/ }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Quitar el vínculo' }))
    await waitFor(() =>
      expect(linksOf(sent)).toEqual([
        { links: [{ name: 'COM-13', instrument: null, from: 5, to: null }] },
      ]),
    )
  })

  it('links all that are the name or code of one commitment at once', async () => {
    const exact = ['COM-13', 'COM 13'].map((name) => ({
      name,
      instrument: null,
      commitment: meant,
    }))
    const { sent } = await open([named()], { exact })
    fireEvent.click(await screen.findByRole('button', { name: 'Vincular los 2' }))
    await waitFor(() => expect(linksOf(sent)).toHaveLength(1))
    expect(linksOf(sent)[0]).toMatchObject({
      links: [{ name: 'COM-13' }, { name: 'COM 13', to: 5 }],
    })
  })

  it('shows readers what they cannot change', async () => {
    await open([named({ suggestions: [meant] })], { permissions: [2], exact: [{}] })
    expect(await screen.findByRole('row', { name: /Sin compromiso/ })).toBeDefined()
    expect(screen.queryByRole('button', { name: /Vincular/ })).toBeNull()
  })

  it('keeps the filter in the address', async () => {
    const { address, sent } = await open([named()])
    fireEvent.change(await screen.findByLabelText('Vínculo'), { target: { value: 'no' } })
    await waitFor(() => expect(address()).toBe(`${path}?matched=no`))
    await waitFor(() =>
      expect(sent.findLast(({ path: to }) => to === names)?.query.get('matched')).toBe('false'),
    )
  })

  it.each([
    ['', 'Ningún plan nombra compromisos'],
    ['?matched=no', 'Todos los nombres tienen su compromiso'],
  ])('says what it means that there is none at %j', async (search, title) => {
    await open([], { at: `${path}${search}` })
    expect(await screen.findByText(title)).toBeDefined()
  })
})
