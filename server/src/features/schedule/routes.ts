import type { scheduleRoutes } from '@puquio/contract/schedule'
import type { Handlers } from '../../platform/http/implement.ts'
import { Problem } from '../../platform/problem.ts'
import { workbookType, writeWorkbook } from '../../platform/xlsx/write/write-workbook.ts'
import { planOf } from '../plans/service.ts'
import { calendarText } from './documents/calendar.ts'
import { monthSheet } from './documents/month-sheet.ts'
import { summarySheet } from './documents/summary-sheet.ts'
import { isFiltered, readCombinations, readEvents, readMonth, readStations } from './store.ts'
import { scheduleTexts } from './texts.ts'

export const scheduleHandlers: Handlers<typeof scheduleRoutes> = {
  async month({ scope, params, query }) {
    const found = await readMonth(scope, params.planId, query)
    if (!found) throw new Problem('NOT_FOUND')
    return found
  },
  async combinations({ scope, params }) {
    await planOf(scope, params.planId)
    return readCombinations(scope, params.planId)
  },
  async map({ scope, params, query }) {
    await planOf(scope, params.planId)
    return readStations(scope, params.planId, query)
  },
  async workbook({ scope, params, query, language: asked }) {
    const language = query.language ?? asked
    const { title } = await planOf(scope, params.planId)
    const schedule = await readMonth(scope, params.planId, query)
    if (!schedule) throw new Problem('NOT_FOUND')
    const stations = await readStations(scope, params.planId, query)
    const sheets = [
      monthSheet({ language, schedule, stations }),
      summarySheet({ planTitle: title, language, schedule, isFiltered: isFiltered(query) }),
    ]
    const body = await writeWorkbook(sheets, { title, createdAt: scope.clock.now() })
    const name = `${scheduleTexts.fileName[language]} ${query.month}.xlsx`
    return { name, mediaType: workbookType, body }
  },
  async calendar({ scope, params, query, language: asked }) {
    const language = query.language ?? asked
    const { title: planTitle } = await planOf(scope, params.planId)
    const events = await readEvents(scope, params.planId, query)
    const text = calendarText({ planTitle, language, now: scope.clock.now(), events })
    return {
      name: `${scheduleTexts.fileName[language]} ${query.month}.ics`,
      mediaType: 'text/calendar; charset=utf-8',
      body: Buffer.from(text),
    }
  },
}
