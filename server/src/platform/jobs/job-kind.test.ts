import { expect, test } from 'vitest'
import { z } from 'zod'
import { handles, type JobHandler, jobKind } from './job-kind.ts'

const ofSystem = jobKind('test-system', 'system', z.object({}))
const ofProject = jobKind('test-project', 'project', z.object({}))
const withPayload = jobKind('test-payload', 'project', z.object({ name: z.string() }))
const parts = { concurrency: 1, pauseMs: () => null, run: async () => undefined }

test('a handler is of its kind, and only a kind that can run by itself has a schedule', () => {
  const cron = '0 6 * * *'
  const typed = [
    handles(ofSystem, { ...parts, schedule: { cron, zone: 'America/Lima' } }),
    handles(ofProject, { ...parts, schedule: { cron, zone: 'project' } }),
    // @ts-expect-error the installation has no zone of a project's
    handles(ofSystem, { ...parts, schedule: { cron, zone: 'project' } }),
    // @ts-expect-error a time zone that is none
    handles(ofSystem, { ...parts, schedule: { cron, zone: 'Lima' } }),
    // @ts-expect-error what runs by itself has no payload
    handles(withPayload, { ...parts, schedule: { everyMs: 50 } }),
  ]
  // @ts-expect-error the handler of another kind
  const other: JobHandler<'test-system'> = handles(ofProject, parts)
  expect(typed.map(({ schedule }) => schedule)).not.toContain(null)
  expect(other.schedule).toBeNull()
})
