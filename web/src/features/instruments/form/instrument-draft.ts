import type { InstrumentDetail, InstrumentInput } from '@puquio/contract/commitments/instruments'
import type { InstrumentChangeKind, InstrumentKind } from '@puquio/domain'

/** What a form holds of an instrument: what is not chosen yet is null. */
export type InstrumentDraft = {
  [Field in keyof Omit<InstrumentInput, 'changes'>]: InstrumentInput[Field] | null
} & { changes: { kind: InstrumentChangeKind; instrumentId: number | null }[] }

export const emptyDraft: InstrumentDraft = {
  miningUnitId: null,
  name: '',
  kind: null,
  year: null,
  authority: '',
  resolution: '',
  resolutionOn: null,
  inForceFrom: null,
  changes: [],
}

export const draftOf = (one: InstrumentDetail): InstrumentDraft => ({
  miningUnitId: one.miningUnit.id,
  name: one.name,
  kind: one.kind,
  year: one.year,
  authority: one.authority,
  resolution: one.resolution,
  resolutionOn: one.resolutionOn,
  inForceFrom: one.inForceFrom,
  changes: one.changes.map(({ kind, instrument }) => ({ kind, instrumentId: instrument.id })),
})

export type InstrumentField = keyof InstrumentDraft

/** The fields in which two drafts differ, in the order of the form. */
export const differentFields = (one: InstrumentDraft, other: InstrumentDraft): InstrumentField[] =>
  fields.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))

/** What was typed over what somebody else saved meanwhile: their values stay where nothing was typed. */
export const typedOver = (
  typed: InstrumentDraft,
  base: InstrumentDraft,
  theirs: InstrumentDraft,
): InstrumentDraft => {
  const own = differentFields(base, typed).map((field) => [field, typed[field]])
  return { ...theirs, ...Object.fromEntries(own) }
}

const fields = Object.keys(emptyDraft) as InstrumentField[]

/** The one choice that is left where there is no other: an ITS or a MEIA modifies. */
export const firstChange = (kind: InstrumentKind | null): InstrumentChangeKind =>
  kind === 'closure-plan' || kind === 'pma' ? 'replaces' : 'modifies'
