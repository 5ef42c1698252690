const shape = /^https?:\/\/(?:\{[a-z0-9]-[a-z0-9]\}\.)?[A-Za-z0-9.-]+(?::\d{1,5})?\/[^\s"'`<>\\]*$/

/** Returns whether a text is the address of map tiles: http or https, with `{z}`, `{x}` and `{y}` or `{-y}`. */
export const isTileAddress = (text: string): boolean =>
  shape.test(text) && text.includes('{z}') && text.includes('{x}') && /\{-?y\}/.test(text)
