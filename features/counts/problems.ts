/** Why the counts cannot be shown; `private`: they are for the team. */
export const STATS_PROBLEMS = ['private', 'ended', 'network', 'unavailable'] as const
export type StatsProblem = (typeof STATS_PROBLEMS)[number]
