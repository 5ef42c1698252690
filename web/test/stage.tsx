import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { themeFor } from '../src/ui/styles/theme.ts'

/** Renders for a test, with what the library asks of a browser and jsdom lacks. */
export const stage = (node: ReactNode) =>
  render(
    <MantineProvider theme={themeFor('es')} env="test">
      {node}
    </MantineProvider>,
  )

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const noMatch = (media: string) => ({
  matches: false,
  media,
  addEventListener() {},
  removeEventListener() {},
})

Object.assign(globalThis, { ResizeObserver: NoObserver, matchMedia: noMatch })
Object.assign(document, { fonts: { addEventListener() {}, removeEventListener() {} } })
Element.prototype.scrollIntoView = () => undefined
