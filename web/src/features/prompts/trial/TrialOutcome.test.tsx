import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { stage } from '../../../../test/stage.tsx'
import { TrialOutcome } from './TrialOutcome.tsx'
import './texts.ts'

afterEach(cleanup)

it('tells a text that nobody saved from the rules', () => {
  const common = {
    prompt: null,
    proposals: [],
    stopped: null,
    tokens: { input: 0, output: 0 },
    costUsd: 0,
    ms: 1000,
    isReused: false,
  }
  stage(
    <>
      <TrialOutcome documentId={3} outcome={{ ...common, method: 'model', model: 'qwen3:8b' }} />
      <TrialOutcome documentId={3} outcome={{ ...common, method: 'rules', model: null }} />
    </>,
  )
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Texto sin guardar',
    'Reglas, sin IA',
  ])
})
