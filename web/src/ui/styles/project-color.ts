import { contrastRatio, isHexColor, readableShade, textColorOver } from '@puquio/domain'

/** Before a project is chosen, and where its colour cannot be read. */
export const defaultProjectColor = '#1f3a68'

export type ProjectColors = {
  /** The exact colour: the selector's bar. */
  bar: string
  /** The shades on which `text` reads, by colour scheme: primary buttons. */
  fill: { light: string; dark: string }
  text: string
}

export const projectColors = (color: string): ProjectColors => {
  const bar = isHexColor(color) ? color : defaultProjectColor
  const text = textColorOver(bar)
  const light = readableShade(bar, text)
  return { bar, text, fill: { light, dark: standingOut(light) } }
}

/**
 * Paints bar, active item and primary buttons through custom properties: changing the project
 * renders nothing again.
 */
export const applyProjectColor = (color: string, element = document.documentElement): void => {
  const { bar, text, fill } = projectColors(color)
  element.style.setProperty('--project-color', bar)
  element.style.setProperty('--project-text', text)
  element.style.setProperty('--project-fill-light', fill.light)
  element.style.setProperty('--project-fill-dark', fill.dark)
}

const darkPage = '#191c21'

/** A dark colour is lightened until a button of it is seen on the dark page (WCAG 2.2, 1.4.11). */
const standingOut = (fill: string): string =>
  contrastRatio(fill, darkPage) >= 3 ? fill : readableShade(fill, darkPage, 3)
