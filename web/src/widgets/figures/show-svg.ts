/** Puts a figure into its place on the page. It is read as XML, so that no text in it becomes HTML. */
export function showSvg(place: Element | null, svg: string): void {
  const read = new DOMParser().parseFromString(svg, 'image/svg+xml')
  place?.replaceChildren(document.importNode(read.documentElement, true))
}
