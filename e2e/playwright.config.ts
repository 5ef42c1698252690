import { defineConfig } from '@playwright/test'
import { installedChromium } from '../scripts/system-packages.ts'

const executablePath = installedChromium() ?? '/usr/bin/chromium'

/** The system's browser. The switches keep it from making connections of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './global-setup.ts',
  // One more than the cores of a machine with two: each worker is idle a third of its time.
  workers: 3,
  fullyParallel: true,
  // A busy machine takes three times as long as a quiet one.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: process.env.PUQUIO_E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.PUQUIO_E2E_REPORT }]]
    : [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    timezoneId: 'America/Lima',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
