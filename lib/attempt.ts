/** The calls of a service, and what its failures mean. */
export type Refusing<Problem extends string> = {
  refusalOf: (error: unknown) => { problem?: Problem | undefined }
}

/** What `act` gives with an API whose script is loaded at need, or why it could not be had. */
export const attempt = async <Api extends Refusing<string>, Done>(
  load: () => Promise<Api>,
  act: (api: Api) => Promise<Done>,
) => {
  type Problem = NonNullable<ReturnType<Api['refusalOf']>['problem']>
  type Failed = { problem: Problem | 'network' | 'unavailable' }
  const failed = (problem: Failed['problem']): Failed => ({ problem })
  // A script that cannot be loaded is a network that is away.
  const api = await load().catch(() => null)
  if (!api) return failed('network')
  try {
    return { done: await act(api) }
  } catch (error) {
    const { problem } = api.refusalOf(error) as { problem?: Problem }
    return failed(problem ?? 'unavailable')
  }
}
