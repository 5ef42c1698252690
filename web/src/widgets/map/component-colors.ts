import type { Scheme } from '../status/marks.ts'

/** Okabe and Ito's colours in their order, black replaced by the page's ink; then they repeat. */
const okabeIto = ['#e69f00', '#56b4e9', '#009e73', '#f0e442', '#0072b2', '#d55e00', '#cc79a7']
const inks: Record<Scheme, string> = { light: '#1b1e25', dark: '#d8dde4' }
const nones: Record<Scheme, string> = { light: '#b9c0ca', dark: '#414852' }

/** Colours of the ring around a station's mark, one for each mining component. */
export const componentColors = (
  ids: readonly number[],
  scheme: Scheme,
): ReadonlyMap<number, string> => {
  const palette = [...okabeIto, inks[scheme]]
  return new Map(ids.map((id, index) => [id, palette[index % palette.length] ?? inks[scheme]]))
}

export const noComponentColor = (scheme: Scheme): string => nones[scheme]
