import { expect, test } from 'vitest'
import { hostileWorkbooks } from '../../../../test/workbooks/hostile-workbooks.ts'
import { readWorkbook } from '../../../../test/workbooks/read-workbook.ts'

test.for(hostileWorkbooks())('$name', async ({ make, expected }) => {
  const bytes = await make()
  const before = process.memoryUsage().rss
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 10)
  const read = await readWorkbook(bytes)
  clearInterval(watch)
  expect(read.kind === 'refused' ? read.reason : 'read').toBe(expected)
  expect((peak - before) / 1024 / 1024).toBeLessThan(200)
  expect(Object.prototype).not.toHaveProperty('polluted')
})
