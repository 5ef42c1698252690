import { expect, test } from '@playwright/test'
import { violationsOf } from '../axe.ts'

test('colours are judged once what fades in stands, whatever goes on for ever', async ({
  page,
}) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Motion</title><style>
    @keyframes fade { from { opacity: 0.2 } }
    @keyframes turn { to { transform: rotate(1turn) } }
    body { background: #fff; color: #000 }
    p { animation: fade 1s step-end }
    i { animation: turn 1s infinite }
  </style><main><h1>Motion</h1><i>…</i></main></html>`)
  // Axe is there from now on, and looks at once.
  expect(await violationsOf(page, ['color-contrast'])).toEqual([])
  await page.evaluate(() => {
    const late = document.createElement('p')
    late.textContent = 'It fades in'
    document.querySelector('main')?.append(late)
  })
  expect(await violationsOf(page, ['color-contrast'])).toEqual([])
})
