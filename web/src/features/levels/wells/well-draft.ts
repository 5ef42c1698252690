import type { Well, WellInput } from '@puquio/contract/levels/levels'
import type { WellKind } from '@puquio/domain'

export type WellDraft = {
  [Field in keyof Omit<WellInput, 'kind' | 'name' | 'note'>]: number | null
} & { name: string; kind: WellKind; note: string; correctsSoundings: boolean }

export const draftOf = (well: Well | null): WellDraft => ({
  name: well?.name ?? '',
  stationId: well?.stationId ?? null,
  kind: well?.kind ?? 'casagrande',
  terrainLevelM: well?.terrainLevelM ?? null,
  stickUpM: well?.stickUpM ?? 0,
  depthM: well?.depthM ?? null,
  screenFromM: well?.screenFromM ?? null,
  screenToM: well?.screenToM ?? null,
  lowM: well?.lowM ?? null,
  highM: well?.highM ?? null,
  variableId: well?.variableId ?? null,
  note: well?.note ?? '',
  correctsSoundings: false,
})

/** What is missing stays null, which the contract's schema refuses at its field. */
export const inputOf = ({ correctsSoundings: _, ...draft }: WellDraft) => draft as WellInput
