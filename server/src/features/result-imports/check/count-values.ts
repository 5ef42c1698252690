import type { StagedResult } from './staged-line.ts'

/** What is counted of a file in which nothing waits and nothing stands twice, and where its samples may be saved before. */
export type PlainFile = {
  values: number
  samples: number
  old: number
  firstOn: string
  lastOn: string
  stationIds: number[]
  /** The campaigns that it names, and how many samples name none. */
  campaignIds: number[]
  withoutCampaign: number
  /** The first and last instant of its samples. */
  firstAt: string
  lastAt: string
}

/**
 * Counts the values of a file as they are read, so that the database need not look at all of them once more. In doubt,
 * a file is not plain: where a code has other letters than ASCII, which the database may compare otherwise.
 */
export function valueCounter() {
  const samples = new Map<string, Sample>()
  const stations = new Set<number>()
  const campaigns = new Set<number>()
  let withoutCampaign = 0
  const days = range()
  const instants = range()
  let last: StagedResult | null = null
  let sample: Sample = { parameters: new Set(), campaign: null, laboratory: null }
  let values = 0
  let old = 0
  let isPlain = true
  return {
    add(one: StagedResult): void {
      if (!isPlain) return
      const { campaign_id: campaign, laboratory_id: laboratory } = one
      const { station_id, parameter_id, sampled_at, sampled_on, matrix, type, code, depth_m } = one
      if (
        one.held !== null ||
        one.adds_version !== null ||
        typeof station_id !== 'number' ||
        typeof parameter_id !== 'number' ||
        typeof sampled_at !== 'string' ||
        typeof sampled_on !== 'string' ||
        typeof matrix !== 'string' ||
        typeof type !== 'string' ||
        (depth_m !== null && typeof depth_m !== 'number') ||
        typeof code !== 'string' ||
        !isAscii.test(code)
      ) {
        isPlain = false
        return
      }
      // The values of a sample follow one another.
      if (
        station_id !== last?.station_id ||
        sampled_at !== last.sampled_at ||
        matrix !== last.matrix ||
        type !== last.type ||
        depth_m !== last.depth_m ||
        code !== last.code
      ) {
        const key = `${station_id} ${sampled_at} ${matrix} ${type} ${depth_m ?? -1} ${code.toLowerCase()}`
        const known = samples.get(key)
        sample = known ?? { parameters: new Set(), campaign, laboratory }
        if (!known) {
          samples.set(key, sample)
          if (campaign === null) withoutCampaign++
          else if (typeof campaign === 'number') campaigns.add(campaign)
        }
        stations.add(station_id)
        days.add(sampled_on)
        instants.add(sampled_at)
        last = one
      }
      if (sample.parameters.has(parameter_id)) isPlain = false
      // The database decides of which campaign such a sample is.
      if (sample.campaign !== campaign || sample.laboratory !== laboratory) isPlain = false
      sample.parameters.add(parameter_id)
      values++
      if (one.is_old === true) old++
    },
    /** Null where the database has to look. */
    read(): PlainFile | null {
      const [on, at] = [days.read(), instants.read()]
      if (!isPlain || !on || !at) return null
      return {
        values,
        samples: samples.size,
        old,
        firstOn: on.first,
        lastOn: on.last,
        stationIds: [...stations],
        campaignIds: [...campaigns],
        withoutCampaign,
        firstAt: at.first,
        lastAt: at.last,
      }
    },
  }
}

type Sample = {
  parameters: Set<number>
  campaign: StagedResult['campaign_id']
  laboratory: StagedResult['laboratory_id']
}

const isAscii = /^[ -~]*$/

/** The first and the last of texts in their order. */
function range() {
  let found: { first: string; last: string } | null = null
  return {
    add(text: string): void {
      if (!found) found = { first: text, last: text }
      else if (text < found.first) found.first = text
      else if (text > found.last) found.last = text
    },
    read: () => found,
  }
}
