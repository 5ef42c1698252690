import { cleanup, render } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { lazyPart } from './lazy-page.ts'

afterEach(cleanup)

it('a part that was fetched is there in the first frame, not after one of nothing', async () => {
  const Part = lazyPart(async () => ({ Part: () => <p>the part</p> }), 'Part')
  await Part.preload?.()
  const { container } = render(
    <Suspense fallback="nothing yet">
      <Part />
    </Suspense>,
  )
  expect(container.textContent).toBe('the part')
})
