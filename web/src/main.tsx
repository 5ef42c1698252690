import './lib/zod-without-eval.ts'
import './ui/styles-base.ts'
import './app/fonts.css'
import './lib/texts.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
// With the entry instead of in a file of its own: it only says which page comes first.
import './app/Start.tsx'
import { loadAppData } from './lib/app-data.ts'
import { session } from './lib/session.ts'

void loadAppData()

// What comes first is asked for beside the entry instead of after it; its page tells what fails.
const first =
  session.read() === null
    ? import('./features/session/pages/SignInPage.tsx')
    : import('./app/shell/Shell.tsx')
first.catch(() => undefined)

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
