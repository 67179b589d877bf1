/** Why a number cannot be proven or stopped now. */
export const STOP_PROBLEMS = ['hours', 'busy', 'captcha', 'network', 'unavailable'] as const
export type StopProblem = (typeof STOP_PROBLEMS)[number]
