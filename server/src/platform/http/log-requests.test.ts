import { expect, test } from 'vitest'
import { newTokenText } from '../tokens/token-text.ts'
import { pathOf } from './log-requests.ts'

const token = newTokenText('device')

test.each([
  [`/api/v1/${token}/telemetry?x=1`, '/api/v1/…/telemetry'],
  [`/fkl-modi/ingest/${token}`, '/fkl-modi/ingest/…'],
  [`/fkl-modi/ingest/http/${token}`, '/fkl-modi/ingest/http/…'],
  [`/fkl-modi/%69ngest/files/${token}/x.dat`, '/fkl-modi/ingest/files/…/x.dat'],
  [`/fkl-modi/ingest%2Ffiles/${token}`, '/fkl-modi/ingest/files/…'],
  [`/fkl-results/${newTokenText('laboratory')}/files`, '/fkl-results/…/files'],
  ['/fkl-users/ana%40mina.pe/unblock', '/fkl-users/…/unblock'],
  [`/fkl-x/%E0%A4%A/${token}`, '/fkl-x/%E0%A4%A/…'],
])('%s is logged without secrets', (url, path) => expect(pathOf(url)).toBe(path))
