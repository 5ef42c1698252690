import './ui/styles-base.ts'
import './app/fonts.css'
import './lib/texts.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { loadAppData } from './lib/app-data.ts'

void loadAppData()

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
