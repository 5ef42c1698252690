/**
 * Whether a page that was rendered is scrolled to where its reader left it, else to its top. A page that was opened anew
 * is at its top: scrolling there would only make the browser lay it out at once, in the task that renders it.
 */
export const restoresScroll = (): ((opening: { location: { hash: string } }) => boolean) => {
  const [navigation] = performance.getEntriesByType('navigation')
  let isOpen = navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
  return ({ location }) => {
    const was = isOpen
    isOpen = true
    return was || location.hash !== ''
  }
}
