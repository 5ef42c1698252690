import './lib/zod-without-eval.ts'
import './ui/styles/styles-base.ts'
import './app/fonts.css'
import './app/first-paint.css'
import './lib/texts/texts.ts'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { firstPage } from './app/first-page.ts'
import { learnPageFiles } from './app/routing/lazy-page.ts'
import { loadAppData } from './lib/app-data.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root')

void loadAppData()
void firstPage().then(() => {
  // A transition renders in short tasks, between which the browser answers.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
  void learnPageFiles()
})
