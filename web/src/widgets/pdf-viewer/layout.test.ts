import { describe, expect, it } from 'vitest'
import {
  boundedZoom,
  gapPx,
  heldPages,
  layOut,
  mostHeld,
  pageAt,
  pixelsPerPoint,
  zoomIn,
  zoomStep,
} from './layout.ts'

const portrait = { width: 600, height: 840 }
const landscape = { width: 840, height: 600 }
const pages = (count: number) => Array.from({ length: count }, () => portrait)

describe('the layout', () => {
  it('puts pages below one another, each in its own size', () => {
    const { tops, widths, heights, height, width } = layOut([portrait, landscape], 0.75, 0)
    expect(tops).toEqual([gapPx, 2 * gapPx + 840])
    expect(widths).toEqual([600, 840])
    expect(heights).toEqual([840, 600])
    expect([width, height]).toEqual([840 + 2 * gapPx, 840 + 600 + 3 * gapPx])
  })

  it('turns all of them', () => {
    expect(layOut([portrait], 0.75, 90)).toMatchObject({ widths: [840], heights: [600] })
  })

  it('knows the page at a height, also between two and beyond both ends', () => {
    const layout = layOut(pages(1000), 0.75, 0)
    const row = 840 + gapPx
    expect([-5, 0, gapPx, gapPx + 839].map((y) => pageAt(layout, y))).toEqual([1, 1, 1, 1])
    expect(pageAt(layout, gapPx + row)).toBe(2)
    expect(pageAt(layout, gapPx + row - 1)).toBe(1)
    expect(pageAt(layout, 1e9)).toBe(1000)
    for (const page of [1, 17, 500, 999, 1000])
      expect(pageAt(layout, (layout.tops[page - 1] ?? 0) + 3)).toBe(page)
  })
})

describe('what is held', () => {
  const layout = layOut(pages(1000), 0.75, 0)
  const at = (page: number) => layout.tops[page - 1] ?? 0

  it('is in sight, or one before and two after it', () => {
    expect(heldPages(layout, at(500), at(500) + 800)).toEqual([499, 500, 501, 502])
    expect(heldPages(layout, 0, 800)).toEqual([1, 2, 3])
    expect(heldPages(layout, at(1000) - 400, at(1000) + 400)).toEqual([998, 999, 1000])
  })

  it('is never more than twelve pages, and then those in sight', () => {
    const small = layOut(pages(1000), 0.1, 0)
    const top = small.tops[299] ?? 0
    const held = heldPages(small, top, top + 3000)
    expect(held).toHaveLength(mostHeld)
    expect(held[0]).toBe(300)
    for (let y = 0; y < small.height; y += 137)
      expect(heldPages(small, y, y + 2000).length).toBeLessThanOrEqual(mostHeld)
  })

  it('is nothing of an empty document', () => {
    expect(heldPages(layOut([], 1, 0), 0, 800)).toEqual([])
  })
})

describe('the zoom', () => {
  const frame = { width: 824, height: 624 }

  it('fits the width, or the whole page, of a page as it is turned', () => {
    const wide = zoomIn(frame, portrait, 0, 'width')
    expect(wide * portrait.width * pixelsPerPoint).toBeCloseTo(800)
    const whole = zoomIn(frame, portrait, 0, 'page')
    expect(whole * portrait.height * pixelsPerPoint).toBeCloseTo(600)
    expect(zoomIn(frame, portrait, 90, 'width') * portrait.height * pixelsPerPoint).toBeCloseTo(800)
    expect(zoomIn(frame, portrait, 0, 1.5)).toBe(1.5)
  })

  it('goes by steps, and stays where there is none further', () => {
    expect([zoomStep(1, true), zoomStep(1, false)]).toEqual([1.1, 0.9])
    expect(zoomStep(1.43, true)).toBe(1.5)
    expect([zoomStep(5, true), zoomStep(0.25, false)]).toEqual([5, 0.25])
  })

  it('is bounded by what a browser can hold', () => {
    expect(boundedZoom(9, pages(10))).toBe(5)
    expect(boundedZoom(0.01, pages(10))).toBe(0.25)
    const many = pages(5000)
    expect(layOut(many, boundedZoom(5, many), 0).height).toBeLessThan(31_000_000)
  })
})
