/** Colours are written #rrggbb. Luminance and ratio as WCAG 2.2 defines them. */
export const darkText = '#1b1e25'
export const whiteText = '#ffffff'

export const isHexColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** Relative luminance, 0 (black) to 1 (white). */
export const luminance = (hex: string): number => {
  const [red, green, blue] = channelsOf(hex).map((channel) => linear(channel / 255))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** From 1 (equal) to 21 (black on white). */
export const contrastRatio = (hex: string, otherHex: string): number => {
  const [light, dark] = [luminance(hex), luminance(otherHex)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** With the threshold 0.999 only white and nearly white colours get dark text. */
export const textColorOver = (hex: string): string =>
  luminance(hex) > textThreshold ? darkText : whiteText

/**
 * Returns the nearest shade of a colour on which the text has the contrast ratio: darker under light text,
 * lighter under dark text; black or white where no shade suffices.
 */
export const readableShade = (hex: string, textHex: string, ratio = 4.5): string => {
  const channels = channelsOf(hex)
  const target = luminance(textHex) > middleLuminance ? 0 : 255
  for (let step = 0; step < steps; step++) {
    const shade = toHex(channels.map((channel) => channel + ((target - channel) * step) / steps))
    if (contrastRatio(shade, textHex) >= ratio) return shade
  }
  return toHex([target, target, target])
}

const textThreshold = 0.999
const steps = 255
// The luminance at which black and white contrast equally: √(1.05 × 0.05) − 0.05.
const middleLuminance = 0.1791

const channelsOf = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

const linear = (share: number): number =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4

const toHex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
