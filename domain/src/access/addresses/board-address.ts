import { normalForm } from '../../normal-form.ts'
import { addressOf } from './address-of.ts'

/** An environment report is a board with an address of its own that begins with the panels of such a report. */
export const boardKinds = ['board', 'environment-report'] as const
export type BoardKind = (typeof boardKinds)[number]

/** What an address needs of a board; `urir` is its sealed identifier. */
export type AddressedBoard = { kind: BoardKind; label: string; urir: string }

/** The address of a board: its label is there for people to read, the identifier opens it. */
export const boardAddress = ({ kind, label, urir }: AddressedBoard): string =>
  kind === 'board'
    ? addressOf('Board', { label: boardSlug(label), urir })
    : addressOf('EnvironmentReport', { urir })

/** A label as a part of an address: small letters without accents, digits and hyphens. */
export const boardSlug = (label: string): string =>
  normalForm(label, 'NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'board'
