import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { sampleRecord } from '../../../../test/sample-record.ts'
import { Page } from './SampleEditPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const sample = (isApproved: boolean) => ({
  ...sampleRecord,
  campaign: { ...sampleRecord.campaign, isApproved },
})
const base = '/fkl-data-source/projects/1'
const open = (isApproved: boolean) =>
  stagePage({
    Page,
    path: '/data/samples/edit/$sampleId',
    at: '/data/samples/edit/7',
    permissions: [2, 3],
    answers: {
      [`GET ${base}/samples/7`]: () => sample(isApproved),
      [`GET ${base}/sample-choices`]: () => ({
        parameters: [],
        unitAliases: [],
        campaigns: [],
        laboratories: [],
      }),
    },
  })

it('has the form of a sample whose campaign is open', async () => {
  await open(false)
  await screen.findByRole('button', { name: 'Guardar' })
  expect(screen.queryByText(/está aprobada/)).toBeNull()
})

it('says of one whose campaign is approved who can withdraw that, and has no form', async () => {
  await open(true)
  await screen.findByText(/La campaña «Febrero» está aprobada.*Un administrador del proyecto puede/)
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull()
})
