/** Fewer pixels than this show too little of a table: then the page scrolls, as it does on a phone held flat. */
const leastPx = 280

/**
 * Keeps a scrolling frame as high as the screen allows below what stands above it and with what follows it, so that
 * the page beside it does not scroll too; and says by `data-more` on which sides of it something is out of sight.
 * For a ref; returns what ends it.
 */
export const watchScrollFrame = (frame: HTMLElement): (() => void) => {
  const main = frame.closest('main')
  const fit = () => {
    if (main) frame.style.setProperty('--fitting-height', fittingHeight(frame, main))
    look()
  }
  const look = () => {
    const more = hiddenSides(frame)
    if (frame.dataset['more'] !== more) frame.dataset['more'] = more
  }
  const observer = new ResizeObserver(fit)
  for (const one of [main, frame, frame.firstElementChild]) if (one) observer.observe(one)
  window.addEventListener('resize', fit)
  frame.addEventListener('scroll', look, { passive: true })
  fit()
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', fit)
    frame.removeEventListener('scroll', look)
  }
}

/** Returns the sides on which content is out of sight: 'left', 'right', both or ''. */
export const hiddenSides = (
  frame: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>,
): string => {
  const toTheRight = frame.scrollWidth - frame.clientWidth - frame.scrollLeft
  // Browsers round: a pixel is nothing.
  return [frame.scrollLeft > 1 ? 'left' : '', toTheRight > 1 ? 'right' : ''].join(' ').trim()
}

/** Returns the height in CSS; none where the screen has no room, which leaves it to the style sheet. */
const fittingHeight = (frame: HTMLElement, main: HTMLElement): string => {
  const top = frame.getBoundingClientRect().top + window.scrollY
  const room = window.innerHeight - top - heightAfter(frame, main)
  return room >= leastPx ? `${Math.floor(room)}px` : ''
}

/** Height of all that follows an element within another. */
const heightAfter = (element: HTMLElement, within: HTMLElement): number => {
  let height = 0
  for (
    let inner: Element | null = element;
    inner && inner !== within;
    inner = inner.parentElement
  ) {
    for (let next = inner.nextElementSibling; next; next = next.nextElementSibling)
      height += heightInFlow(next)
    const { paddingBottom } = getComputedStyle(inner.parentElement ?? inner)
    height += pixels(paddingBottom)
  }
  return height
}

const heightInFlow = (element: Element): number => {
  const { position, marginTop, marginBottom } = getComputedStyle(element)
  if (position === 'absolute' || position === 'fixed') return 0
  return element.getBoundingClientRect().height + pixels(marginTop) + pixels(marginBottom)
}

const pixels = (text: string): number => Number.parseFloat(text) || 0
