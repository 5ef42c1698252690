import type { Filters } from '../month/filters.ts'
import type { PlanPlace } from '../use-schedule.ts'

type StationsMapProps = { place: PlanPlace; month: string; filters: Filters }

const StationsMap = ({ place, month, filters }: StationsMapProps) => null
export default StationsMap
